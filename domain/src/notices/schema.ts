import * as z from 'zod/mini'

export const notice = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** One of our own pages. */
  path: z.nullable(z.string()),
  isRead: z.boolean(),
  at: z.iso.datetime(),
})
export type Notice = z.infer<typeof notice>

/** What the bell opens: the newest ones. */
export const noticesShown = 20
