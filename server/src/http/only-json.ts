import { createMiddleware } from 'hono/factory'
import { AppError } from './errors.ts'
import type { HttpVariables } from './variables.ts'

/** A call is JSON: read as a file or a form it would be something that nobody has sent. Without a type it is taken for it. */
export const onlyJson = createMiddleware<HttpVariables>(async (c, next) => {
  const type = c.req.header('content-type')
  if (type !== undefined && !/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new AppError('invalid', 'This request could not be read. Please reload the page and try again.')
  }
  await next()
})
