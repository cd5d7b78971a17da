import { Snowflake } from 'lucide-react'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'

/** All roles that people have applied to, those that wait for an answer first. */
export function CandidatesTab({ roles }: { roles: readonly OwnJobListItem[] }) {
  const withPeople = roles.filter((role) => role.publishedAt !== null)
  const ordered = withPeople.toSorted((x, y) => y.pipeline.waiting - x.pipeline.waiting)
  return (
    <section aria-labelledby="candidates-inbox" className="grid gap-5">
      <h2 id="candidates-inbox">Candidates</h2>
      <Note icon={Snowflake}>Résumé snapshots are frozen when somebody applies and kept for fairness.</Note>
      {ordered.length === 0 ? (
        <EmptyState
          heading="h3"
          title="Nobody has applied yet"
          action={<ButtonLink to="/post-job">Create Role</ButtonLink>}
        >
          Everybody who applies to one of your roles appears here, ranked and under a code name. Publish a role to
          begin.
        </EmptyState>
      ) : (
        <ul className="grid border-b border-line">
          {ordered.map((role) => (
            <InboxLine key={role.id} role={role} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InboxLine({ role }: { role: OwnJobListItem }) {
  const { applied, shortlisted, waiting } = role.pipeline
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-lg wrap-anywhere">{role.title}</h3>
        <p className="tabular text-sm text-ink-soft">
          {applied} applied, {shortlisted} shortlisted
          {waiting > 0 && <span className="font-medium text-warn">, {waiting} waiting for your answer</span>}
        </p>
      </div>
      <ButtonLink to="/candidates" search={{ jobId: role.id }} variant="tonal" size="sm">
        View Candidates<span className="sr-only"> of {role.title}</span>
      </ButtonLink>
    </li>
  )
}
