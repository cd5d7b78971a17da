import { expect, type Page, type Response } from '@playwright/test'

/** Listens to everything a browser is sent, for words that must not be among it. */
export function listenFor(page: Page, words: readonly string[]) {
  const reading: Promise<void>[] = []
  const heard: string[] = []
  const sought = words.map((word) => word.toLowerCase())
  page.on('response', (response) => {
    reading.push(
      Promise.all([response.allHeaders(), bodyOf(response)]).then(([headers, body]) => {
        const said = `${response.url()} ${JSON.stringify(headers)} ${body}`.toLowerCase()
        heard.push(...sought.filter((word) => said.includes(word)).map((word) => `${word} in ${response.url()}`))
      }),
    )
  })
  return {
    /** Nothing so far, neither on the way nor on the page that is open now. */
    async expectNothingHeard() {
      await Promise.all(reading)
      expect(reading.length).toBeGreaterThan(0)
      const shown = (await page.content()).toLowerCase()
      expect([...heard, ...sought.filter((word) => shown.includes(word)).map((word) => `${word} on the page`)]).toEqual(
        [],
      )
    },
  }
}

/** Empty where there is nothing to read: redirects, streams of news, and what the browser has let go since. */
async function bodyOf(response: Response): Promise<string> {
  const isStream = response.headers()['content-type']?.startsWith('text/event-stream')
  return isStream ? '' : response.text().catch(() => '')
}
