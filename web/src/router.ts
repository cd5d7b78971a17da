import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'
import { RouteError } from './ui/route-error.tsx'

export function makeRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    scrollRestoration: typeof document !== 'undefined' && restoresScroll(),
  })
}

/** A written page can be scrolled before its code has come; whoever has begun to read is not thrown back to the top. */
function restoresScroll(): () => boolean {
  let isFirst = true
  return () => {
    const isBeingRead = isFirst && window.scrollY > 0
    isFirst = false
    return !isBeingRead
  }
}

export type AppRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges into the library's own
  interface Register {
    router: AppRouter
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges into the library's own
  interface StaticDataRouteOption {
    /** What stands around the page; `full` unless said. `split` pages carry their own wordmark and foot. */
    frame?: 'full' | 'minimal' | 'split'
    /** Pages with a FlowBar at their foot do without the common one. */
    footer?: boolean
  }
}
