import type { RankedPage, SnapshotView } from '#domain/applications/schema.ts'
import { Chip, ChipList } from '../../ui/chip.tsx'
import { seniorityWords, yearsWords } from './experience-words.ts'

type SnapshotFactsProps = { snapshot: SnapshotView; skillsRequired: RankedPage['job']['skillsRequired'] }

/** The facts of a frozen résumé, and its skills with those the job asks for first. */
export function SnapshotFacts({ snapshot, skillsRequired }: SnapshotFactsProps) {
  const asked = new Set(skillsRequired.map((one) => one.skill.toLowerCase()))
  const isAsked = (skill: string) => asked.has(skill.toLowerCase())
  const skills = snapshot.skills.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)))
  const created = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
  const facts: [string, string | null][] = [
    ['Candidate', snapshot.candidate],
    ['Created', created.format(new Date(snapshot.createdAt))],
    ['Seniority', snapshot.seniority && seniorityWords[snapshot.seniority]],
    ['Experience', snapshot.yearsExperience === null ? null : yearsWords(snapshot.yearsExperience)],
    ['Email', snapshot.email],
    ['Phone', snapshot.phone],
    ['File', snapshot.originalFilename],
  ]
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4 text-sm md:flex md:flex-wrap md:gap-x-10">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="min-w-0">
                <dt className="text-xs text-ink-soft">{label}</dt>
                <dd className="font-strong break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {skills.length > 0 && (
        <section className="grid gap-3">
          <h3 className="font-text text-md font-strong tracking-body">Skills</h3>
          <ChipList label="Skills">
            {skills.map((skill) => (
              <Chip key={skill} kind={isAsked(skill) ? 'matched' : 'plain'}>
                {skill}
              </Chip>
            ))}
          </ChipList>
        </section>
      )}
    </>
  )
}
