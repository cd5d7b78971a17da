import * as z from 'zod/mini'
import { mailSwitches } from './kinds.ts'

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

const switchKind = z.enum(mailSwitches.map(({ kind }) => kind))

/** One kind of mail that this person can have or not. */
export const switchView = z.object({ kind: switchKind, byMail: z.boolean() })
export type SwitchView = z.infer<typeof switchView>

export const switchChange = z.object({ kind: switchKind, byMail: z.boolean() })
export type SwitchChange = z.infer<typeof switchChange>

/** Any text is looked up; what is not a link is not found. */
export const stopSecret = z.string().check(z.maxLength(200))
