import { Link } from '@tanstack/react-router'
import { ListChecks, Plus, Users } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

const look = 'flex min-h-target items-center gap-3 text-ink no-underline hover:text-action'

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="px-5">
      <h2 id="quick-actions" className="text-xl">
        Quick Actions
      </h2>
      <ul className="mt-2 divide-y divide-line">
        <li>
          <Link to="/post-job" className={look}>
            <Icon of={Plus} /> Create Role
          </Link>
        </li>
        <li>
          <Link to="/candidates" className={look}>
            <Icon of={Users} /> View Candidates
          </Link>
        </li>
        <li>
          <Link to="/dashboard" hash="assessments" className={look}>
            <Icon of={ListChecks} /> Build Quiz
          </Link>
        </li>
      </ul>
    </section>
  )
}
