import type { DemoPerson } from '../content/person.ts'
import { stableId } from '../random.ts'
import { type ResumeBlock, readMarks } from './marks.ts'

export type BuiltPerson = DemoPerson & {
  id: string
  resumeId: string
  fullName: string
  email: string
  phone: string | null
  website: string | null
  blocks: ResumeBlock[]
}

export function buildPerson(seed: string, person: DemoPerson): BuiltPerson {
  const blocks = readMarks(person.resume)
  const [name] = blocks.flatMap((block) => (block.kind === 'name' ? [block.text] : []))
  const contact = blocks.find((block) => block.kind === 'contact')?.parts ?? []
  const email = contact.find((part) => part.includes('@'))
  if (!name || !email) throw new Error('A résumé of the demo has no name or no address.')
  // Degrees and licences stand behind a comma on paper, not in an account.
  const fullName = name.split(',')[0] ?? name
  return {
    ...person,
    id: stableId(seed, `person/${email}`),
    resumeId: stableId(seed, `resume/${email}`),
    fullName,
    email,
    phone: contact.find((part) => /555/.test(part)) ?? null,
    website: contact.find((part) => /^[\w-]+\.example$/.test(part)) ?? null,
    blocks,
  }
}
