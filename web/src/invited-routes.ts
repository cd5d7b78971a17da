import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** Where mails lead people who need no account; the secret is part of the address, and only a press on the page uses it. */
export function invitedRoutesUnder<Parent extends AnyRoute>(getParentRoute: () => Parent) {
  const staticData = { frame: 'minimal' } as const
  return [
    createRoute({
      getParentRoute,
      path: '/vouch/$token',
      staticData,
      component: lazyRouteComponent(() => import('./features/trust/vouch-page.tsx'), 'VouchPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/verify-employment/$token',
      staticData,
      component: lazyRouteComponent(
        () => import('./features/trust/verify-employment-page.tsx'),
        'VerifyEmploymentPage',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/verify-company/$token',
      staticData,
      component: lazyRouteComponent(() => import('./features/companies/verify-company-page.tsx'), 'VerifyCompanyPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/stop/$token',
      staticData,
      component: lazyRouteComponent(() => import('./features/notices/stop-page.tsx'), 'StopPage'),
    }),
  ] as const
}
