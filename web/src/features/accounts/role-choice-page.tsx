import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BriefcaseBusiness, Search } from 'lucide-react'
import { onboardingPath } from '#domain/accounts/rules.ts'
import type { Role } from '#domain/accounts/schema.ts'
import { readProblem } from '../../api-error.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { enterSession } from './enter.ts'
import { chooseRoleMutation } from './queries.ts'

const choices = [
  { role: 'seeker', icon: Search, name: 'Candidate', hint: 'Looking for opportunities' },
  { role: 'employer', icon: BriefcaseBusiness, name: 'Hiring Manager', hint: 'Looking to hire talent' },
] as const

export function RoleChoicePage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const choose = useMutation({
    ...chooseRoleMutation,
    onSuccess: async ({ role }) => {
      await enterSession(queryClient, role)
      await navigate({ to: onboardingPath(role), replace: true })
    },
    onError: (error) => toastFailure('Failed to save', readProblem(error).message),
  })

  return (
    <PageBody width="narrow">
      <PageHeader title="Welcome to Gladwork" lead="Which side are you on? You choose once." documentTitle="Welcome" />
      <div className="grid gap-4 sm:grid-cols-2">
        {choices.map(({ role, icon, name, hint }) => (
          <RoleCard key={role} role={role} busy={choose.isPending} onPick={choose.mutate}>
            <span className="text-2xl text-action">
              <Icon of={icon} />
            </span>
            <span className="text-xl font-heading">{name}</span>
            <span className="text-sm text-ink-soft">{hint}</span>
          </RoleCard>
        ))}
      </div>
    </PageBody>
  )
}

type RoleCardProps = { role: Role; busy: boolean; onPick: (role: Role) => void; children: React.ReactNode }

function RoleCard({ role, busy, onPick, children }: RoleCardProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPick(role)}
      className="grid justify-items-start gap-2 rounded-card border border-line-strong bg-surface p-6 text-left shadow-lift hover:border-action"
    >
      {children}
    </button>
  )
}
