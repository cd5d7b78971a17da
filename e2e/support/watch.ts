import type { BrowserContext } from '@playwright/test'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the browser's own
  interface Window {
    reportPolicyViolation: (what: string) => Promise<void>
  }
}

/** Everything a page of this context complains about: errors, failed promises, and what the page's policy refused. */
export async function watch(context: BrowserContext): Promise<string[]> {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    problems.push(`${new URL(message.page()?.url() ?? 'about:blank').pathname} said: ${message.text()}`)
  })
  context.on('weberror', (error) => problems.push(error.error().stack ?? error.error().message))
  await context.exposeFunction('reportPolicyViolation', (what: string) => {
    problems.push(`The page's policy refused ${what}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      void window.reportPolicyViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' '))
    })
  })
  return problems
}
