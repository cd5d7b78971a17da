const company = "(?:company|employer|organi[sz]ation)[’']?s? name"
const town = 'city\\s*,\\s*(?:state|province|country)(?:\\s*,\\s*(?:country|zip(?: code)?|united states|usa?))?'
const placeholder = new RegExp(`[\\[<(]?\\b(?:${company}|${town})\\b[\\]>)]?`, 'gi')

/** "Company Name", "City, State": the words of a template that nobody has filled in. */
export function hasPlaceholder(text: string): boolean {
  return text.search(placeholder) !== -1
}

/** A line of a role without them; what stands between them parts what is left. */
export function withoutPlaceholders(row: string): string {
  return hasPlaceholder(row)
    ? row
        .replace(placeholder, '\t')
        .replace(/^[\s\P{L}]+$/u, '')
        .replace(/(?:^|\t)\s*[^\p{L}\d\t]?ï?[^\p{L}\d\t]*\s*(?=\t|$)/gu, '')
        .trim()
    : row
}
