import { codeNameFirstWords, codeNameSecondWords } from './code-name-words.ts'

export const codeNameCount = codeNameFirstWords.length * codeNameSecondWords.length

/**
 * The name an employer sees before the reveal. It follows from the job and a place in the job's own order alone, so it
 * tells nothing of the person, and the same person has another name at another job.
 */
export function codeName(jobId: string, position: number): string {
  const step = coprimeStep(hash(`step ${jobId}`))
  const start = hash(`start ${jobId}`) % codeNameCount
  const place = (start + (position % codeNameCount) * step) % codeNameCount
  const first = codeNameFirstWords[place % codeNameFirstWords.length] ?? ''
  const second = codeNameSecondWords[Math.floor(place / codeNameFirstWords.length)] ?? ''
  const round = Math.floor(position / codeNameCount)
  return round === 0 ? `${first} ${second}` : `${first} ${second} ${round + 1}`
}

/** The letters that stand in the tile where a photo would be. */
export function codeNameInitials(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

/** A step that has no factor in common with the number of names walks through all of them before it repeats one. */
function coprimeStep(seed: number): number {
  let step = (seed % (codeNameCount - 1)) + 1
  while (greatestCommonDivisor(step, codeNameCount) !== 1) step += 1
  return step
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** FNV-1a: short, well spread, and the same on every machine. Nothing secret hangs on it. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
