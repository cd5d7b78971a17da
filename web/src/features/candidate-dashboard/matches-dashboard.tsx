import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { Check, Lock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Note } from '../../ui/note.tsx'
import { PageBody } from '../../ui/page.tsx'
import { MatchList } from '../matches/match-list.tsx'
import { Aim } from './aim.tsx'
import { SetupSteps } from './setup-steps.tsx'

const BelowMatches = lazy(async () => ({ default: (await import('./below-matches.tsx')).BelowMatches }))

const route = getRouteApi('/signed-in/dashboard')

/** The setup stands beside the matches; below them what was saved, applied to and passed. */
export function MatchesDashboard({ profile }: { profile: ProfileView }) {
  const { sort, unlocked, stretch } = route.useSearch()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
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
                resetScroll: false,
              })
            }
          />
          <Suspense fallback={null}>
            <BelowMatches hash={hash} />
          </Suspense>
        </div>
      </div>
    </PageBody>
  )
}
