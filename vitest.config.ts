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
    // Room after room: a process can serve file after file of one room only.
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: ['domain/src/**/*.test.ts'],
          setupFiles,
          // Pure rules keep nothing from one file to the next, so the next need not load them all again.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'tools', environment: 'node', include: ['{tools,bench}/**/*.test.ts'], setupFiles } },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/src/**/*.test.ts'],
          setupFiles,
          globalSetup: ['./server/src/testing/global-setup.ts'],
          // Each file has a database and an application of its own; what they are made of is loaded once for all.
          isolate: false,
          sequence: { groupOrder: 3 },
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
          // Half of the time went into loading the same screens for each file; what a test leaves behind is cleared instead.
          isolate: false,
          unstubGlobals: true,
          sequence: { groupOrder: 2 },
          testTimeout: 15_000,
        },
      },
    ],
  },
})
