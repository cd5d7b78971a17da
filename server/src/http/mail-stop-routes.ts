import { Hono } from 'hono'
import { deadLink } from '#domain/accounts/messages.ts'
import { stopMails } from '../tasks/mail-stops.ts'
import { AppError } from './errors.ts'
import type { HttpVariables } from './variables.ts'

/** The address of `List-Unsubscribe`: a mail program posts to it and is done; a person who opens it gets the page with the button. */
export function mailStopRoutes(publicUrl: string) {
  const routes = new Hono<HttpVariables>()
  routes.get('/:secret', (c) => c.redirect(`${publicUrl}/stop/${encodeURIComponent(c.req.param('secret'))}`, 303))
  routes.post('/:secret', async (c) => {
    const { db, limiter, network } = c.get('context')
    await limiter.take('link', network)
    if (!(await stopMails(db, c.req.param('secret')))) throw new AppError('not_found', deadLink)
    return c.body(null, 204)
  })
  return routes
}
