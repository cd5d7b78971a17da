import type { Page } from '@playwright/test'

type Mail = { id: string; recipientAddress: string }

/** All mails to an address as one text; a copy without a mail server keeps them in its own mailbox. */
export async function mailsTo(page: Page, address: string): Promise<string> {
  const { mails } = (await (await page.request.get('/api/mailbox')).json()) as { mails: Mail[] }
  const own = mails.filter((mail) => mail.recipientAddress === address)
  const texts = await Promise.all(own.map(async ({ id }) => (await page.request.get(`/api/mailbox/${id}`)).text()))
  return texts.join('\n')
}
