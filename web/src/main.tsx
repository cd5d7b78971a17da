import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { makeQueryClient } from './query-client.ts'
import { makeRouter } from './router.ts'
import './ui/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

const queryClient = makeQueryClient()
const router = makeRouter(queryClient)
const app = (
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>
)

if (!root.hasChildNodes()) {
  createRoot(root).render(app)
} else {
  const { pathname } = window.location
  const asWritten = isWrittenFor(new URLSearchParams(window.location.search))
  if (asWritten) router.ssr = { manifest: undefined }
  // What was written stays in sight until the page's code has come.
  await router.load()
  // A guard may have led elsewhere meanwhile, as from the sign-in page of somebody who is signed in.
  // In pieces, so that a touch in between is answered.
  if (asWritten && router.state.location.pathname === pathname) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

/** With other search parameters than those it was written for the page may look different, so it is drawn anew. */
function isWrittenFor(search: URLSearchParams) {
  search.sort()
  return document.querySelector<HTMLMetaElement>('meta[name=search]')?.content === search.toString()
}
