import { Lock } from 'lucide-react'
import { Note } from '../../ui/note.tsx'
import { PageBody } from '../../ui/page.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Stamp } from '../../ui/wordmark.tsx'
import { FindJobButton, HireTalentButton } from './landing-buttons.tsx'
import { MatchedPair } from './matched-pair.tsx'
import { Promises } from './promises.tsx'

export function LandingPage() {
  usePageTitle('Stop Searching. Stop Recruiting. Start Smiling :)')
  return (
    <PageBody>
      <section className="grid items-center gap-x-8 gap-y-10 pt-4 pb-12 md:pb-18 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:pt-14 lg:pb-22">
        <div>
          <h1 tabIndex={-1} className="text-hero tracking-hero whitespace-nowrap text-ink-soft">
            <span className="block font-normal">Stop Searching. </span>
            <span className="block font-normal">Stop Recruiting. </span>
            <span className="block font-bold text-ink">
              Start Smiling <Stamp aloud />
            </span>
          </h1>
          <p className="mt-6 max-w-measure text-lg leading-body text-ink-soft lg:max-w-146">
            Gladwork reads a résumé and a role with the same care, shows both sides why they fit, and keeps names out of
            it until they are needed.
          </p>
          <div className="mt-8 mb-5 flex flex-wrap gap-3 max-md:*:w-full">
            <FindJobButton />
            <HireTalentButton />
          </div>
          <Note icon={Lock}>Your résumé is private until you apply.</Note>
        </div>
        <MatchedPair />
      </section>
      <Promises />
    </PageBody>
  )
}
