import { createMiddleware } from 'hono/factory'
import type { Dependencies } from '../dependencies.ts'
import { networkOf } from './network.ts'
import { sessionSource } from './session.ts'
import type { HttpVariables } from './variables.ts'

/** Makes what the procedures and plain routes under `/api` work with, and puts their headers on the answer. */
export function requestContext(deps: Dependencies, report: (error: unknown, requestId: string) => void) {
  return createMiddleware<HttpVariables>(async (c, next) => {
    const address = c.get('address')
    const requestId = c.get('requestId')
    const answerHeaders = new Headers()
    const request = { headers: c.req.raw.headers, address }
    c.set('context', {
      ...deps,
      session: sessionSource(deps, request.headers, answerHeaders),
      requestId,
      address,
      network: networkOf(address),
      requestHeaders: request.headers,
      answerHeaders,
      report: (error) => report(error, requestId),
    })
    await next()
    for (const [name, value] of answerHeaders) {
      if (name === 'set-cookie') c.res.headers.append(name, value)
      else c.res.headers.set(name, value)
    }
  })
}
