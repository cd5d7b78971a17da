import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type RenderOptions, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouteError } from '../route-error.tsx'

/** Renders parts that hold links: `/` shows them, every other address says where it leads. */
export async function renderAtRoute(children: ReactNode, options?: RenderOptions) {
  const root = createRootRoute({ component: Outlet })
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => children,
    errorComponent: RouteError,
  })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => <h1>Elsewhere</h1> })
  const router = createRouter({
    routeTree: root.addChildren([home, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return { router, ...render(<RouterProvider router={router as never} />, options) }
}
