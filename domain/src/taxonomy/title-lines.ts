export type TitleLine = {
  name: string
  group: string
  synonyms: readonly string[]
  skills: readonly string[]
  related: readonly string[]
}

/** Lines of the form `Name: synonym, synonym | skill, skill ~ related family` under `# Group`. */
export function parseTitleLines(text: string): TitleLine[] {
  const lines: TitleLine[] = []
  let group = ''
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('# ')) {
      group = line.slice(2).trim()
      continue
    }
    const [left = '', related = ''] = line.split('~')
    const [names = '', skills = ''] = left.split('|')
    const [name = '', synonyms = ''] = names.split(':')
    lines.push({ name: name.trim(), group, synonyms: list(synonyms), skills: list(skills), related: list(related) })
  }
  return lines
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
