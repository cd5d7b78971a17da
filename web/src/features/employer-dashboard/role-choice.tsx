import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { TextLink } from '../../ui/text-button.tsx'

/** The roles that people can have applied to, each leading to its candidates in ranked order. */
export function RoleChoice({ roles }: { roles: readonly OwnJobListItem[] }) {
  const published = roles.filter((role) => role.publishedAt !== null)
  if (published.length === 0) return null
  return (
    <section aria-labelledby="role-choice" className="grid gap-2">
      <h3 id="role-choice" className="text-lg">
        Ranked by role
      </h3>
      <ul className="grid border-b border-line">
        {published.map((role) => (
          <li
            key={role.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-2.5"
          >
            <TextLink to="/candidates" search={{ jobId: role.id }} className="min-w-0 font-strong wrap-anywhere">
              {role.title}
            </TextLink>
            <span className="tabular text-sm text-ink-soft">{countWords(role)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only who waits: who still takes the quiz has applied as well, and has not reached the employer. */
function countWords({ pipeline: { applied, waiting } }: OwnJobListItem): string {
  if (waiting > 0) return `${waiting} waiting for your answer`
  return applied === 0 ? 'Nobody yet' : 'Nobody waits for you'
}
