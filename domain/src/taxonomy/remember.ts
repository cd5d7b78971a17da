/** Scores and readings ask the same texts over and over, so answers are kept; emptied when full, so that they cannot grow without end. */
export function remember<Value>(make: (text: string) => Value, maximum = 20_000): (text: string) => Value {
  const kept = new Map<string, Value>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = make(text)
    if (kept.size >= maximum) kept.clear()
    kept.set(text, made)
    return made
  }
}
