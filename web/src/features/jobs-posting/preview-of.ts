import { jobBadges } from '#domain/applications/job-badges.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import type { OwnCompanyView } from '#domain/companies/schema.ts'
import type { ReviewView } from '#domain/jobs/views.ts'
import { inputOf, type JobFields } from './job-fields.ts'

const hidden = { name: null, industry: null, size: null, hqLocation: null, about: null, website: null, logoUrl: null }

/** The form as the page of a candidate who has just found it; what belongs to one candidate alone is left out. */
export function previewOf(
  fields: JobFields,
  review: ReviewView | undefined,
  company: OwnCompanyView,
  now: Date,
): JobForCandidate {
  const { name, industry, size, hqLocation, about, website, logoUrl } = company
  const { skills, ...input } = inputOf(fields)
  const isCompanyKnown = !fields.isAnonymous
  return {
    ...input,
    id: company.id,
    companyDisplay: isCompanyKnown ? name : fields.companyDisplay,
    companyRevealed: isCompanyKnown,
    company: isCompanyKnown ? { name, industry, size, hqLocation, about, website, logoUrl } : hidden,
    skillsRequired: skills,
    badges: jobBadges(
      {
        isTrustedEmployer: company.isTrustedEmployer,
        isPayShown: Boolean(review?.reading.pay),
        replyDaysMedian: company.replyDays,
        publishedAt: now,
        isCompanyKnown,
      },
      now,
    ),
    standing: 'open',
    publishedOn: now.toISOString().slice(0, 10),
    firstPublishedOn: null,
    match: null,
    isSaved: false,
    isReported: false,
    expectations: [],
    ledger: [],
    application: null,
    resumeId: null,
  }
}
