import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { OwnCompanyView } from '#domain/companies/schema.ts'
import { readProblem } from '../../api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { initialsOf } from '../../ui/initials-of.ts'
import { PageBody } from '../../ui/page.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { Tile } from '../../ui/tile.tsx'
import { ownCompanyQuery } from '../companies/queries.ts'
import { ownJobsQuery } from '../jobs-posting/queries.ts'
import { AssessmentsTab } from './assessments-tab.tsx'
import { CandidatesTab } from './candidates-tab.tsx'
import { CompanyTab } from './company-tab.tsx'
import { EmployerSettings } from './employer-settings.tsx'
import { QualityGuard } from './quality-guard.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RolesTab } from './roles-tab.tsx'
import { RolesWaiting } from './roles-waiting.tsx'
import { useHashScroll } from './use-hash-scroll.ts'

const tabIds = ['roles', 'candidates', 'assessments', 'company'] as const
type TabId = (typeof tabIds)[number]

/** The dashboard of an employer: roles, people, quizzes, company; beside them what to mend and what to do. */
export function EmployerDashboardPage() {
  usePageTitle('Dashboard')
  const company = useQuery(ownCompanyQuery)
  const jobs = useQuery(ownJobsQuery)
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const selected = tabIds.find((id) => id === hash) ?? (hash === 'settings' ? 'company' : 'roles')
  useHashScroll(hash === 'settings' && jobs.data ? hash : null)

  const error = jobs.error ?? company.error
  const roles = jobs.data ?? []
  const waiting = roles.reduce((sum, role) => sum + role.pipeline.waiting, 0)
  const content = {
    roles: <RolesTab roles={roles} />,
    candidates: <CandidatesTab roles={roles} />,
    assessments: <AssessmentsTab roles={roles} />,
    company: <CompanyTab company={company.data?.company ?? null} trust={company.data?.trust ?? null} />,
  }
  const tabs = [
    { id: 'roles', label: 'Roles', count: roles.length || undefined },
    { id: 'candidates', label: 'Candidates', count: waiting || undefined },
    { id: 'assessments', label: 'Assessments' },
    { id: 'company', label: 'Company' },
  ] as const

  return (
    <PageBody>
      <CompanyHeader company={company.data?.company ?? null} contact={company.data?.contact.fullName ?? ''} />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:gap-12">
        <div className="min-w-0">
          <Tabs<TabId>
            label="Employer dashboard"
            selected={selected}
            onSelect={(id) => void navigate({ to: '/dashboard', hash: id })}
            tabs={tabs.map((tab) => ({
              ...tab,
              content: error ? (
                <ErrorState
                  title="Your roles did not load"
                  description={readProblem(error).message}
                  onRetry={() => void Promise.all([jobs.refetch(), company.refetch()])}
                  retrying={jobs.isFetching}
                />
              ) : jobs.data && company.data ? (
                content[tab.id]
              ) : (
                <RolesWaiting />
              ),
            }))}
          />
        </div>
        <aside className="grid gap-8 lg:pt-17">
          <QualityGuard roles={roles} />
          <QuickActions />
        </aside>
      </div>
      <EmployerSettings />
    </PageBody>
  )
}

type CompanyHeaderProps = {
  company: OwnCompanyView | null
  contact: string
}

function CompanyHeader({ company, contact }: CompanyHeaderProps) {
  const name = company?.name ?? contact
  return (
    <header className="mb-4 flex items-center gap-4 md:mb-6 md:gap-5">
      <Tile kind="known" size="lg" image={company?.logoUrl ?? undefined} initials={initialsOf(name)} />
      <div className="grid min-w-0 gap-1.5">
        <h1 tabIndex={-1} className="wrap-anywhere">
          {name || 'Dashboard'}
        </h1>
        {company && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {company.isTrustedEmployer && (
              <Badge tone="good" icon={ShieldCheck}>
                Trusted Employer
              </Badge>
            )}
            <TextLink to="/dashboard" hash="company" className="tabular">
              Trust {company.trustScore}
            </TextLink>
            {company.replyDays !== null && <span>You reply in about {days(company.replyDays)}.</span>}
          </p>
        )}
      </div>
    </header>
  )
}

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}
