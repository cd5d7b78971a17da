import { ButtonLink } from '../../ui/button-link.tsx'

/** The ways to aim elsewhere; how well we aim now stands beside the matches. */
export function Aim() {
  return (
    <section aria-labelledby="aim-heading" className="grid gap-3 border-line lg:border-t lg:pt-6">
      <h2 id="aim-heading" className="text-lg max-lg:sr-only">
        Your aim
      </h2>
      <div className="grid gap-2 max-lg:grid-cols-2">
        <ButtonLink to="/onboarding/candidate" search={{ step: 1 }} variant="quiet" size="sm">
          Refine Preferences
        </ButtonLink>
        <ButtonLink to="/onboarding/candidate" search={{ step: 1 }} variant="bare" size="sm">
          Widen targets
        </ButtonLink>
        <ButtonLink to="/browse" variant="bare" size="sm">
          Browse all jobs
        </ButtonLink>
      </div>
    </section>
  )
}
