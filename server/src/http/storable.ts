import { AppError } from './errors.ts'

const sentence = 'This text holds a character that cannot be kept. Please type it anew.'

/** The database keeps neither a NUL nor half of a character: such text is refused, whatever it was for. */
export function requireStorable(input: unknown, at: string[] = []): void {
  if (typeof input === 'string') {
    if (isStorable(input)) return
    throw new AppError('invalid', sentence, { fields: { [at.join('.')]: sentence } })
  }
  if (typeof input !== 'object' || input === null) return
  for (const [name, part] of Object.entries(input)) {
    if (!isStorable(name)) throw new AppError('invalid', sentence)
    requireStorable(part, [...at, name])
  }
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
