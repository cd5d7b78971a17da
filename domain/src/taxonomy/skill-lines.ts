/**
 * How an alias may be recognised in running text. `exact` (`^Windows`): only in its own upper and lower case.
 * `listed` (`?Go`): its own case, in a list or beside a related skill. `alone` (`*acting`): the same in any case.
 * `never` (`!IR`): only where skills are typed.
 */
export type AliasRule = 'free' | 'exact' | 'listed' | 'alone' | 'never'

export type Alias = { written: string; rule: AliasRule }
export type SkillLine = { name: string; group: string; aliases: readonly Alias[]; neighbours: readonly string[] }

const rules: Record<string, AliasRule> = { '^': 'exact', '?': 'listed', '*': 'alone', '!': 'never' }

/** Lines of the form `Name: alias, alias ~ neighbour, neighbour` under `# Group`. The first alias is the name itself. */
export function parseSkillLines(text: string): SkillLine[] {
  const lines: SkillLine[] = []
  let group = ''
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('# ')) {
      group = line.slice(2).trim()
      continue
    }
    const [left = '', right = ''] = line.split('~')
    const colon = left.indexOf(':')
    const name = parseAlias(colon < 0 ? left : left.slice(0, colon))
    const others = colon < 0 ? [] : list(left.slice(colon + 1)).map(parseAlias)
    lines.push({ name: name.written, group, aliases: [name, ...others], neighbours: list(right) })
  }
  return lines
}

function parseAlias(written: string): Alias {
  const trimmed = written.trim()
  const rule = rules[trimmed.charAt(0)]
  return rule ? { written: trimmed.slice(1), rule } : { written: trimmed, rule: 'free' }
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
