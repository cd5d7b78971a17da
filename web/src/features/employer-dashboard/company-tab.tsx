import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { EmployerTrustView, OwnCompanyView } from '#domain/companies/schema.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'

const CompanyTrust = lazy(() => import('./company-trust.tsx').then((part) => ({ default: part.CompanyTrust })))

type CompanyTabProps = { company: OwnCompanyView | null; trust: EmployerTrustView | null }

export function CompanyTab({ company, trust }: CompanyTabProps) {
  if (!company) {
    return (
      <EmptyState
        title="No company yet"
        action={
          <ButtonLink to="/onboarding/employer" search={{ step: 2 }}>
            Add your company
          </ButtonLink>
        }
      >
        Roles belong to a company. Candidates see its name only when you want them to.
      </EmptyState>
    )
  }
  const facts = [
    ['Industry', company.industry],
    ['Company size', company.size && `${company.size.replace('-', '–')} people`],
    ['Website', company.website],
    ['Headquarters', company.hqLocation],
    ['About', company.about],
  ] as const
  return (
    <section aria-labelledby="company-heading" className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="company-heading" className="wrap-anywhere">
          {company.name}
        </h2>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/onboarding/employer" search={{ step: 2 }} variant="tonal">
            Edit company
          </ButtonLink>
          <ButtonLink to="/settings" variant="quiet">
            Settings
          </ButtonLink>
        </div>
      </header>
      <dl className="grid border-b border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_1fr]">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className={value ? 'whitespace-pre-line wrap-anywhere' : 'text-ink-soft'}>{value ?? 'Not said'}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="text-sm text-ink-soft">Verified domain</dt>
          <dd className={company.verifiedDomain ? 'text-good' : 'text-ink-soft'}>
            {company.verifiedDomain ? (
              <>
                <Icon of={ShieldCheck} /> {company.verifiedDomain}
              </>
            ) : (
              'Not verified'
            )}
          </dd>
        </div>
      </dl>
      <p className="max-w-measure text-sm text-ink-soft">
        While your company is hidden, candidates read “{company.standIn}” in its place, unless a role says otherwise.
      </p>
      {trust && (
        <Suspense>
          <CompanyTrust trust={trust} />
        </Suspense>
      )}
    </section>
  )
}
