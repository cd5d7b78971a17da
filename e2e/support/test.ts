import { test as base, type Page } from '@playwright/test'
import { type Server, startServer } from './server.ts'
import { watch } from './watch.ts'

type OwnFixtures = {
  /** A page of somebody else: another browser, so another session. */
  openBrowser: () => Promise<Page>
  /** Complaints of the browser that belong to what a test does, such as a page that is not there. */
  expectedComplaints: RegExp[]
}

/** A test with one server for all of its worker's tests. What any page complains about fails the test. */
export const test = base.extend<OwnFixtures, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the first argument names what a fixture needs: nothing
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedComplaints: [[], { option: true }],
  openBrowser: async ({ browser, server, expectedComplaints }, use) => {
    const seenBefore = server.problems().length
    const opened: { close: () => Promise<void>; problems: string[] }[] = []
    await use(async () => {
      const context = await browser.newContext()
      opened.push({ close: () => context.close(), problems: await watch(context) })
      return context.newPage()
    })
    for (const { close } of opened) await close()
    const complaints = opened.flatMap(({ problems }) => problems)
    const unexpected = complaints.filter((line) => !expectedComplaints.some((known) => known.test(line)))
    expect([...unexpected, ...server.problems().slice(seenBefore)], 'what browser and server complained about').toEqual(
      [],
    )
  },
  page: async ({ openBrowser }, use) => use(await openBrowser()),
})

export const expect = test.expect
