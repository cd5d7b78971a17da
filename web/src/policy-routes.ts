import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** What holds for everybody, in plain words. */
export function policyRoutesUnder<Parent extends AnyRoute>(getParentRoute: () => Parent) {
  return [
    createRoute({
      getParentRoute,
      path: '/terms',
      component: lazyRouteComponent(() => import('./features/static/terms-page.tsx'), 'TermsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/privacy',
      component: lazyRouteComponent(() => import('./features/static/privacy-page.tsx'), 'PrivacyPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/fairness',
      component: lazyRouteComponent(() => import('./features/fairness/fairness-page.tsx'), 'FairnessPage'),
    }),
  ] as const
}
