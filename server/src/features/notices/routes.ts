import { api } from '../../http/contract.ts'
import { requirePerson } from '../../http/session.ts'
import { readNotices } from './commands.ts'
import { countUnread, readNewestNotices } from './queries.ts'
import { viewNotice } from './view.ts'

const { notices } = api

export const noticesRoutes = notices.router({
  newest: notices.newest.handler(async ({ context }) => {
    const actor = await requirePerson(context)
    const rows = await readNewestNotices(context.db, actor)
    return { notices: rows.map(viewNotice), unread: await countUnread(context.db, actor) }
  }),

  read: notices.read.handler(async ({ input, context }) => {
    const actor = await requirePerson(context)
    await readNotices(context.db, actor, input.ids, context.clock.now())
    return { unread: await countUnread(context.db, actor) }
  }),
})
