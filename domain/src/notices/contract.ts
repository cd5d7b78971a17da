import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { notice, noticesShown } from './schema.ts'

export const noticesContract = {
  newest: oc.route({ method: 'GET', path: '/notices' }).output(z.object({ notices: z.array(notice), unread: z.int() })),
  /** Those that were seen; one that came meanwhile stays unread. */
  read: oc
    .route({ method: 'POST', path: '/notices/read' })
    .input(z.object({ ids: z.array(z.uuid()).check(z.maxLength(noticesShown)) }))
    .output(z.object({ unread: z.int() })),
}
