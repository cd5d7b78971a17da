import type { Role } from './schema.ts'

/** Tries to sign in or up that one page, and one account from one network, may make before a pause. */
export const attemptsPerPage = 10

/** Where a person goes after signing in, and from every screen that is not for them. */
export function homePath(role: Role | null): '/signup' | '/dashboard' {
  return role === null ? '/signup' : '/dashboard'
}

export function onboardingPath(role: Role): '/onboarding/candidate' | '/onboarding/employer' {
  return role === 'seeker' ? '/onboarding/candidate' : '/onboarding/employer'
}

/** A role is chosen once; later only while nothing hangs on it (decisions.md C.12). */
export function mayChooseRole(
  current: Role | null,
  holdings: { jobs: number; applications: number; companies: number },
) {
  return current === null || holdings.jobs + holdings.applications + holdings.companies === 0
}
