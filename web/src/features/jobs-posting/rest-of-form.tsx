import type { ReviewView } from '#domain/jobs/views.ts'
import { AnonymitySection } from './anonymity-section.tsx'
import type { LeakPart } from './leaks-of.ts'
import { SkillsSection } from './skills-section.tsx'
import { TermsSection } from './terms-section.tsx'

type RestOfFormProps = { review: ReviewView | undefined; leaks: LeakPart; areTermsFixed: boolean }

/** All that follows the title and the description. */
export function RestOfForm({ review, leaks, areTermsFixed }: RestOfFormProps) {
  return (
    <>
      <TermsSection review={review} leaks={leaks} />
      <SkillsSection review={review} leaks={leaks} />
      <AnonymitySection leaks={leaks} areTermsFixed={areTermsFixed} />
    </>
  )
}
