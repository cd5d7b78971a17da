/** Zero-width characters, marks of direction and tag characters: no reader sees them (decisions.md A.5). */
const invisibleRanges = [
  '\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f',
  '\ufe00-\ufe0f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}',
]
const everyInvisible = new RegExp(`[${invisibleRanges.join('')}]`, 'gu')
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

export function isInvisibleCharacter(text: string): boolean {
  return text !== '' && text.replace(everyInvisible, '') === ''
}

/** Bullets of the Symbol and Wingdings fonts, which word processors write as private codes. */
const symbolBullets = new Set([
  '\uf0b7',
  '\uf0a7',
  '\uf0d8',
  '\uf076',
  '\uf0fc',
  '\uf06e',
  '\uf0a8',
  '\uf0be',
  '\uf02d',
])

/** A font's private or missing codes: software that reads the file gets no letter from them. */
export function isUnmapped(text: string): boolean {
  return !symbolBullets.has(text) && /[\ue000-\uf8ff\ufffd\u{f0000}-\u{10fffd}\u0000-\u0008\u000e-\u001f]/u.test(text)
}

/** Ligatures and width variants become plain letters; icons and control codes become nothing a word could contain. */
export function plainCharacter(text: string): string {
  // Fonts often give this code to the hyphen they draw.
  if (text === '\u00ad') return '-'
  if (text === '\u00a0' || text === '\t' || text === '\n' || text === '\r') return ' '
  if (symbolBullets.has(text)) return '•'
  if (isUnmapped(text)) return ' '
  return /[\ufb00-\ufb06\uff01-\uff5e\u2000-\u200a\u202f\u205f\u3000]/.test(text) ? text.normalize('NFKC') : text
}

/** The same for the text of a word processor, where a soft hyphen is only a place to break. */
export function plainText(text: string): string {
  const visible = text.replace(everyInvisible, '').replaceAll('\u00ad', '').replace(control, ' ')
  return Array.from(visible, (character) =>
    character === '\t' || character === '\n' ? character : plainCharacter(character),
  )
    .join('')
    .normalize('NFC')
}

/** Tag characters carry readable letters that no screen shows; this is what they say. */
export function hiddenTagText(text: string): string {
  return Array.from(text)
    .map((character) => (character.codePointAt(0) ?? 0) - 0xe0000)
    .filter((code) => code >= 0x20 && code < 0x7f)
    .map((code) => String.fromCharCode(code))
    .join('')
}
