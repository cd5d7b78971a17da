import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRoutes } from './contract-routes.ts'
import { cutFaces } from './cut-faces.ts'

const api = process.env.API_URL ?? 'http://localhost:3000'

/** What every page needs and no release of ours changes stays in the browser's cache. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/,
}

/**
 * What stands on every page or nearly so, in one file; left alone it would become twenty. Forms are nearly everywhere,
 * and the router knows how to read every page's address.
 */
const frame = {
  name: 'frame',
  test: /node_modules[\\/]zod[\\/]|web[\\/]src[\\/](ui[\\/](button|class-names|field|grin|icon|input-style|note|page|route|smile-curve|spinner|tag-list|text-|theme\.ts|tile|toast|top-bar|use-scrolled|wordmark)|read-search|features[\\/]([a-z-]+[\\/]([a-z]+-search|(wizard|employer)-steps)\.ts|shell[\\/](app-frame|session|use-session)))/,
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), contractRoutes(), cutFaces()],
  server: { port: 5173, strictPort: true, proxy: { '/api': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page's entry lists all the others: names would cost the landing page more than they tell anybody.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: [vendor, frame] },
      },
    },
  },
})
