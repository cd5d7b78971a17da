import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { homePath, onboardingPath } from '#domain/accounts/rules.ts'
import type { SessionView } from '#domain/accounts/schema.ts'
import { sessionQuery } from './queries.ts'

type GuardInput = { context: { queryClient: QueryClient }; location: { href: string } }

/** Screens behind this guard need a session; without one they go to /auth and come back after signing in. */
export async function requireSession({ context, location }: GuardInput) {
  const session = await context.queryClient.ensureQueryData(sessionQuery)
  if (!session) throw redirect({ to: '/auth', search: { next: location.href }, replace: true })
  return { session }
}

/** The sign-in page is for visitors: who already has a session goes on. */
export async function leaveWhenSignedIn({ context }: Pick<GuardInput, 'context'>) {
  if (typeof window === 'undefined') return
  const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
  if (session) throw redirect({ to: homePath(session.person.role), replace: true })
}

/** The role choice is for people without a role. */
export function leaveWithRole({ context }: { context: { session: SessionView } }) {
  const { role } = context.session.person
  if (role) throw redirect({ to: onboardingPath(role), replace: true })
}

/** Screens of employers; anybody else is at home on the dashboard. */
export function leaveUnlessEmployer({ context }: { context: { session: SessionView } }) {
  const { role } = context.session.person
  if (role !== 'employer') throw redirect({ to: homePath(role), replace: true })
}

/** Screens of candidates; an employer is at home on the dashboard, and whoever has no role yet chooses one. */
export function leaveUnlessCandidate({ context }: { context: { session: SessionView } }) {
  const { role } = context.session.person
  if (role !== 'seeker') throw redirect({ to: homePath(role), replace: true })
}

/** Only paths of our own, so that nobody can be sent elsewhere by a link to our sign-in page. */
export function ownPath(next: string | undefined): string | null {
  return next && /^\/(?![/\\])/.test(next) && !next.startsWith('/auth') ? next : null
}
