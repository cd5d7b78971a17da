import { roles } from '#domain/accounts/roles.ts'

/** A page anyone may see. The build writes it as plain HTML, so that it can be read before any script runs. */
export type PublicPage = {
  /** Search parameters that change what it shows stand behind it, in alphabetical order. */
  path: string
  /** The page's module, so that its code is fetched together with the HTML. */
  source: string
  title: string
  description: string
}

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    source: 'src/features/landing/landing-page.tsx',
    title: 'Stop Searching. Stop Recruiting. Start Smiling :)',
    description:
      'Gladwork reads a résumé and a role with the same care, shows both sides why they fit, and keeps names out of it until they are needed.',
  },
  ...authPages(),
  {
    path: '/terms',
    source: 'src/features/static/terms-page.tsx',
    title: 'Terms',
    description: 'What you agree to when you use Gladwork.',
  },
  {
    path: '/privacy',
    source: 'src/features/static/privacy-page.tsx',
    title: 'Privacy',
    description: 'What Gladwork keeps about you, who sees it and when, and how to take it with you or have it erased.',
  },
  {
    path: '/fairness',
    source: 'src/features/fairness/fairness-page.tsx',
    title: 'Fairness',
    description:
      'What the ranking of Gladwork reads, what it never reads, and what our swap and four-fifths tests found.',
  },
]

/** Sign-in and sign-up for each role: whoever is quicker than the code finds the right one picked, and links that keep it. */
function authPages(): PublicPage[] {
  const searches = [undefined, ...roles].flatMap((role) =>
    [undefined, 'signin', 'signup'].map((tab) => new URLSearchParams({ ...(role && { role }), ...(tab && { tab }) })),
  )
  return searches.map((search) => ({
    path: search.size > 0 ? `/auth?${search.toString()}` : '/auth',
    source: 'src/features/accounts/auth-page.tsx',
    title: search.get('tab') === 'signup' ? 'Sign Up' : 'Sign In',
    description: 'Sign in to Gladwork, or make an account as a job seeker or an employer.',
  }))
}

/** Shown with status 404 for every address that is nobody's. */
export const notFoundPage: PublicPage = {
  path: '/404',
  source: 'src/features/static/not-found-page.tsx',
  title: 'Page not found',
  description: 'There is no page at this address.',
}
