import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Check, Lock } from 'lucide-react'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Note } from '../../ui/note.tsx'
import { PageBody } from '../../ui/page.tsx'
import { ApplicationsSection } from '../applications/applications-section.tsx'
import { MatchList } from '../matches/match-list.tsx'
import { PassedSection } from '../matches/passed-section.tsx'
import { SavedSection } from '../matches/saved-section.tsx'
import { TrustOnDashboard } from '../trust/trust-on-dashboard.tsx'
import { Aim } from './aim.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SetupSteps } from './setup-steps.tsx'

const route = getRouteApi('/signed-in/dashboard')

/** The setup stands beside the matches; below them what was saved, applied to and passed. */
export function MatchesDashboard({ profile }: { profile: ProfileView }) {
  const { sort, unlocked, stretch } = route.useSearch()
  const navigate = useNavigate()
  return (
    <PageBody>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <aside aria-label="Your setup" className="grid gap-8 lg:pt-2">
          <section aria-labelledby="setup-heading">
            <div className="flex items-center justify-between gap-3">
              <h2 id="setup-heading" className="text-lg">
                Getting set up
              </h2>
              {profile.onboardingComplete && (
                <Badge tone="good" icon={Check}>
                  All done
                </Badge>
              )}
            </div>
            <div className={classNames('mt-4', profile.onboardingComplete && 'max-lg:hidden')}>
              <SetupSteps profile={profile} />
            </div>
          </section>
          <Aim />
          <Note icon={Lock} className="max-lg:hidden">
            Employers cannot see you here. You choose who does, by applying.
          </Note>
        </aside>
        <div className="grid min-w-0 gap-16">
          <MatchList
            search={{ sort, unlocked, stretch }}
            onSearch={(search) =>
              void navigate({
                to: '/dashboard',
                search,
                hash: true,
                hashScrollIntoView: false,
                replace: true,
                resetScroll: false,
              })
            }
          />
          <SavedSection />
          <ApplicationsSection />
          <PassedSection />
          <TrustOnDashboard />
          <SettingsSection />
        </div>
      </div>
    </PageBody>
  )
}
