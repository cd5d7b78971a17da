import { Plus } from 'lucide-react'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RoleCard } from './role-card.tsx'

export function RolesTab({ roles }: { roles: readonly OwnJobListItem[] }) {
  const [first] = roles
  if (!first) {
    return (
      <section aria-labelledby="your-roles" className="grid gap-5">
        <h2 id="your-roles">Your Roles</h2>
        <EmptyState
          heading="h3"
          title="No roles yet"
          action={
            <ButtonLink to="/post-job">
              <Icon of={Plus} /> Create Role
            </ButtonLink>
          }
        >
          Describe a role, answer eight questions about it, and it is published. Your company stays hidden for as long
          as you choose.
        </EmptyState>
      </section>
    )
  }
  return (
    <section aria-labelledby="your-roles" className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="your-roles">Your Roles</h2>
        <ButtonLink to="/post-job">
          <Icon of={Plus} /> Create Role
        </ButtonLink>
      </header>
      <div className="grid gap-4">
        {ordered(roles).map((role, at) => (
          <RoleCard key={role.id} role={role} isFirst={at === 0} />
        ))}
      </div>
    </section>
  )
}

/** Roles that wait for their employer come first, those that are over last. */
const rank = { quiz_pending: 0, published: 1, draft: 2, paused: 2, filled: 3, closed: 3, expired: 3 }

function ordered(roles: readonly OwnJobListItem[]): OwnJobListItem[] {
  return roles.toSorted((x, y) => rank[x.state] - rank[y.state])
}
