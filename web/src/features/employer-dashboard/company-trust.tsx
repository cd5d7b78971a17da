import type { EmployerTrustView } from '#domain/companies/schema.ts'
import type { EmployerTrustPart } from '#domain/companies/trust.ts'
import { EarnedList } from '../../ui/earned-list.tsx'
import { RaiseList } from '../../ui/raise-list.tsx'
import { SmileMeter } from '../../ui/smile-meter.tsx'

const words: Record<EmployerTrustPart, string> = {
  domain: 'Company domain verified',
  replies: 'Answers within 14 days',
  pay: 'Pay shown in every published role',
  profile: 'Company details complete',
  owner: 'Your e-mail address confirmed',
  reports: 'No upheld report in 180 days',
}
/** What an employer can do about a part; a report only lapses. */
const acts: Partial<Record<EmployerTrustPart, string>> = {
  domain: 'Verify your company by an e-mail address of its domain',
  pay: 'Show pay in each published role',
  profile: 'Fill in industry, size, website, headquarters and about',
  owner: 'Confirm your e-mail address',
}
const raisesShown = 3

/** What the trust of a company is made of; candidates see the sum, or a coarse band of it while the company is hidden. */
export function CompanyTrust({ trust }: { trust: EmployerTrustView }) {
  const raises = trust.parts
    .flatMap(({ id, points, most }) => (acts[id] && points < most ? [{ act: acts[id], points: most - points }] : []))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, raisesShown)
  return (
    <section aria-labelledby="trust-heading" className="mt-4 grid gap-5">
      <h3 id="trust-heading" className="text-xl">
        What your trust is made of
      </h3>
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[auto_1fr]">
        <SmileMeter value={trust.total} label="Trust" size={120} className="justify-self-center" />
        <EarnedList
          items={trust.parts.map(({ id, points, most }) => ({ id, label: words[id], earned: points, most }))}
        />
      </div>
      {raises.length > 0 && <RaiseList raises={raises} />}
      <p className="max-w-measure text-sm text-ink-soft">
        Each answer within 14 days raises the share of answers. An upheld report takes 25 points. While your company is
        hidden, candidates see its trust as 25, 50 or 75 only.
      </p>
    </section>
  )
}
