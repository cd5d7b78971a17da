import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { makeQueryClient } from './query-client.ts'
import { makeRouter } from './router.ts'

export { notFoundPage, publicPages } from './public-pages.ts'
export { pageTitle } from './ui/page-title.ts'

/** The HTML of a page as a visitor without a session first sees it. */
export async function renderPage(path: string): Promise<string> {
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  )
}

/** Every address the browser's router answers, as patterns like `/job/$id`; the server answers 404 to the rest. */
export function knownPaths(): string[] {
  return Object.keys(makeRouter(makeQueryClient()).routesByPath)
}
