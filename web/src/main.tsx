import { StrictMode } from 'react'
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

if (root.hasChildNodes()) {
  // Pre-rendered: the page's code has to be there before the first render, and the tree the same as when it was written.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(root, app)
} else {
  createRoot(root).render(app)
}
