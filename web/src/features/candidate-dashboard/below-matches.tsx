import { ApplicationsSection } from '../applications/applications-section.tsx'
import { InterviewsSection } from '../applications/interviews-section.tsx'
import { useHashScroll } from '../employer-dashboard/use-hash-scroll.ts'
import { PassedSection } from '../matches/passed-section.tsx'
import { SavedSection } from '../matches/saved-section.tsx'
import { TrustOnDashboard } from '../trust/trust-on-dashboard.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What stands below the matches; its code comes after theirs, so the address is looked at again once it is here. */
export function BelowMatches({ hash }: { hash: string }) {
  useHashScroll(hash || null)
  return (
    <>
      <SavedSection />
      <ApplicationsSection />
      <InterviewsSection />
      <PassedSection />
      <TrustOnDashboard />
      <SettingsSection />
    </>
  )
}
