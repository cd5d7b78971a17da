import { deadLink } from '#domain/accounts/messages.ts'
import { api } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requirePerson } from '../../http/session.ts'
import { stopMails } from '../../tasks/mail-stops.ts'
import { changeSwitch, readNotices } from './commands.ts'
import { countUnread, readNewestNotices, readNoticePage, readSwitches } from './queries.ts'
import { viewNotice } from './view.ts'

const { notices } = api

export const noticesRoutes = notices.router({
  newest: notices.newest.handler(async ({ context }) => {
    const actor = await requirePerson(context)
    const rows = await readNewestNotices(context.db, actor)
    return { notices: rows.map(viewNotice), unread: await countUnread(context.db, actor) }
  }),

  page: notices.page.handler(async ({ input, context }) => {
    const { rows, nextCursor } = await readNoticePage(context.db, await requirePerson(context), input.cursor)
    return { notices: rows.map(viewNotice), nextCursor }
  }),

  read: notices.read.handler(async ({ input, context }) => {
    const actor = await requirePerson(context)
    await readNotices(context.db, actor, input.ids, context.clock.now())
    return { unread: await countUnread(context.db, actor) }
  }),

  switches: notices.switches.handler(async ({ context }) => ({
    switches: await readSwitches(context.db, await requirePerson(context)),
  })),

  changeSwitch: notices.changeSwitch.handler(async ({ input, context }) => {
    const actor = await requirePerson(context)
    await changeSwitch(context.db, actor, input)
    return { switches: await readSwitches(context.db, actor) }
  }),

  stopMails: notices.stopMails.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    if (!(await stopMails(context.db, input.secret))) throw new AppError('not_found', deadLink)
    return { isDone: true }
  }),
})
