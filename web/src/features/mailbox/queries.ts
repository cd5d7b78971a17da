import { queryOptions } from '@tanstack/react-query'
import { callRoute } from '../../call-route.ts'

export type MailEntry = {
  id: string
  recipientName: string
  recipientAddress: string
  subject: string
  sentAt: string
}
export type OpenedMail = MailEntry & { text: string; attachments: { filename: string; contentType: string }[] }

/** Somebody waits for the mail they just asked for. */
const askEvery = 3_000

// Plain routes, outside the contract: their answers are written in server/src/http/mailbox-routes.ts.
export const mailsQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: async ({ signal }) => (await callRoute(['GET', '/mailbox'], {}, { signal })) as { mails: MailEntry[] },
  refetchInterval: askEvery,
})

export function mailQuery(id: string) {
  return queryOptions({
    queryKey: ['mailbox', id],
    queryFn: async ({ signal }) => (await callRoute(['GET', '/mailbox/{id}'], { id }, { signal })) as OpenedMail,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
