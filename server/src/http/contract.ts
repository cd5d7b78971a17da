import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { implement, ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import * as z from 'zod/mini'
import { contract } from '#domain/contract.ts'
import { errorStatus } from '#domain/errors.ts'
import { plainProblem } from '#domain/plain-problem.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError, asAppError } from './errors.ts'
import { publicCalls } from './public-calls.ts'
import { requirePerson, type SessionSource } from './session.ts'
import { requireStorable } from './storable.ts'

z.config({ customError: plainProblem })

/** What a procedure gets beside its input. */
export type RequestContext = Dependencies &
  SessionSource & {
    requestId: string
    /** The caller's own address, and the network that limits are counted for. */
    address: string
    network: string
    requestHeaders: Headers
    /** Put on the answer, whatever it will be: cookies above all. */
    answerHeaders: Headers
    report(error: unknown): void
  }

/** The contract to be implemented: `api.accounts.signIn.handler(({ input, context }) => …)`. */
export const api = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, path, next }, input) => {
    if (!publicCalls.includes(path.join('.'))) await requirePerson(context)
    requireStorable(input)
    return next()
  })

const schemaConverters = [new ZodToJsonSchemaConverter()]

/** Serves the implemented contract: input is validated, output is validated and stripped of everything unlisted. */
export function contractHandler(router: ConstructorParameters<typeof OpenAPIHandler<RequestContext>>[0]) {
  const understood = new WeakSet<RequestContext>()
  return new OpenAPIHandler<RequestContext>(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters })],
    clientInterceptors: [
      (options) => {
        understood.add(options.context)
        return options.next()
      },
    ],
    interceptors: [
      async (options) => {
        try {
          return await options.next()
        } catch (error) {
          // What fails before a procedure is called is a request that could not be read.
          const problem = understood.has(options.context) ? error : new AppError('invalid', undefined, { cause: error })
          throw onTheWire(problem, options.context)
        }
      },
    ],
    customErrorResponseBodyEncoder: ({ code, message, data }) => ({ code, message, ...(data as object) }),
  })
}

function onTheWire(error: unknown, context: RequestContext) {
  const known = asAppError(error)
  if (known.code === 'internal' || known.code === 'unavailable') context.report(error)
  if (known.retryAfterSeconds) context.answerHeaders.set('retry-after', String(known.retryAfterSeconds))
  return new ORPCError(known.code, {
    status: errorStatus[known.code],
    message: known.message,
    data: { ...(known.fields ? { fields: known.fields } : {}), requestId: context.requestId },
  })
}

export function describeContract(publicUrl: string) {
  return new OpenAPIGenerator({ schemaConverters }).generate(contract, {
    info: { title: 'Gladwork', version: '1', description: 'Everything that can be asked of the product.' },
    servers: [{ url: `${publicUrl}/api` }],
    customErrorResponseBodySchema: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        requestId: { type: 'string' },
      },
    },
  })
}
