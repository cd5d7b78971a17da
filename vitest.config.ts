import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contractRoutes } from './web/contract-routes.ts'

const setupFiles = ['./tools/testing/fail-on-console-error.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    silent: 'passed-only',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    projects: [
      { test: { name: 'domain', environment: 'node', include: ['domain/src/**/*.test.ts'], setupFiles } },
      { test: { name: 'tools', environment: 'node', include: ['{tools,bench}/**/*.test.ts'], setupFiles } },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/src/**/*.test.ts'],
          setupFiles,
          globalSetup: ['./server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), contractRoutes()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, './tools/testing/clean-up-after-render.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
