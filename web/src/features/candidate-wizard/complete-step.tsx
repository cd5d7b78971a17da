import type { ProfileView } from '#domain/profiles/schema.ts'
import { completeness } from '#domain/profiles/setup.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { GapLink } from './gap-link.tsx'

/** How complete the profile is, what is missing as links, and the two ways on. */
export function CompleteStep({ profile }: { profile: ProfileView }) {
  const { percent, missing } = completeness(profile)
  return (
    <div className="grid gap-8">
      <section aria-label="Completeness" className="grid gap-4">
        <ProgressBar label={`Your profile is ${percent}% complete`} percent={percent} />
        {missing.length > 0 && (
          <div className="grid gap-2">
            <h2 className="text-lg">Still to add, if you like</h2>
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {missing.map((gap) => (
                <li key={gap}>
                  <GapLink gap={gap} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <ButtonLink to="/dashboard">See Matches</ButtonLink>
        <ButtonLink to="/resume-upload" search={{ from: 'wizard' }} variant="quiet">
          Upload Résumé
        </ButtonLink>
      </div>
    </div>
  )
}
