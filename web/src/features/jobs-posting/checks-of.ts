import { qualityHolds } from '#domain/jobs/quality.ts'
import type { ReviewView } from '#domain/jobs/views.ts'
import type { JobFields } from './job-fields.ts'
import type { Check } from './publish-checks.tsx'

/** The same checks that the Quality Guard makes later, while there is still time. */
export function checksOf(fields: JobFields, review: ReviewView | undefined): Check[] {
  const openLeaks = (review?.leaks ?? []).filter((leak) => !fields.confirmedLeaks.includes(leak.key)).length
  const coded = review?.wording.length ?? 0
  const checks: Check[] = [
    {
      label: 'Pay',
      isMet: fields.compRange.trim() !== '',
      sentence: fields.compRange.trim() ? 'Shown to everybody' : 'Missing. Roles with pay get more applications.',
    },
    {
      label: 'Skills',
      isMet: fields.skills.length > 0,
      sentence: fields.skills.length > 0 ? 'People see what they meet' : 'Without them, fit can’t be told.',
    },
    {
      label: qualityHolds.wording.label,
      isMet: coded === 0,
      sentence:
        coded === 0 ? qualityHolds.wording.sentence : `${coded} ${coded === 1 ? 'phrase' : 'phrases'} to reword`,
    },
  ]
  if (!fields.isAnonymous) return checks
  const sentence =
    openLeaks === 0 ? 'No leak found' : `${openLeaks} to remove or confirm. It can’t be published before.`
  return [{ label: qualityHolds.leak.label, isMet: openLeaks === 0, sentence }, ...checks]
}
