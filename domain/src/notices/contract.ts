import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { notice, noticesShown, stopSecret, switchChange, switchView } from './schema.ts'

const switches = z.object({ switches: z.array(switchView) })

export const noticesContract = {
  newest: oc.route({ method: 'GET', path: '/notices' }).output(z.object({ notices: z.array(notice), unread: z.int() })),
  /** All of them, a page at a time, newest first. */
  page: oc
    .route({ method: 'GET', path: '/notices/all' })
    .input(z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) }))
    .output(z.object({ notices: z.array(notice), nextCursor: z.nullable(z.string()) })),
  /** Those that were seen; one that came meanwhile stays unread. */
  read: oc
    .route({ method: 'POST', path: '/notices/read' })
    .input(z.object({ ids: z.array(z.uuid()).check(z.maxLength(noticesShown)) }))
    .output(z.object({ unread: z.int() })),
  switches: oc.route({ method: 'GET', path: '/notices/switches' }).output(switches),
  changeSwitch: oc.route({ method: 'PUT', path: '/notices/switches' }).input(switchChange).output(switches),
  /** For whoever opens the link of a mail: no account is needed, the secret is enough. */
  stopMails: oc
    .route({ method: 'POST', path: '/notices/stop' })
    .input(z.object({ secret: stopSecret }))
    .output(z.object({ isDone: z.literal(true) })),
}
