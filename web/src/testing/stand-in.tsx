import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import type { Role } from '#domain/accounts/schema.ts'
import { App } from '../app.tsx'
import { makeQueryClient } from '../query-client.ts'
import { makeRouter } from '../router.ts'
import { dismissAllToasts } from '../ui/toast.ts'

export type Answer = { status?: number; body: unknown }
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>
type StandIn = {
  /** By path, or by method and path where the two differ: `/api/session`, `PATCH /api/profile`. */
  answers: Answers
  /** What was written, in order. */
  sent: { path: string; body: unknown }[]
}

export const ana = {
  id: '0190c0de-0000-7000-8000-000000000001',
  email: 'ana@post.example',
  isEmailConfirmed: true,
  role: 'seeker',
  fullName: 'Ana Flores',
  companyName: null,
  avatarUrl: null,
}

export function signedInAs(role: Role | null): Answer {
  return { body: { session: { person: { ...ana, role } } } }
}

export function refusal(code: string, status: number, message = 'No.'): Answer {
  return { status, body: { code, message, requestId: 'x' } }
}

/** A browser in front of a server that gives these answers; what has none stays on its way. Made anew for each test. */
export function standIn(first: () => Answers): StandIn {
  const stand: StandIn = { answers: {}, sent: [] }
  beforeEach(() => {
    stand.answers = first()
    stand.sent = []
    localStorage.clear()
    dismissAllToasts()
    vi.stubGlobal('scrollTo', () => undefined)
    vi.stubGlobal('EventSource', SilentEvents)
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost'), init)
      const { pathname: path } = new URL(request.url)
      if (request.method !== 'GET') stand.sent.push({ path, body: await request.json().catch(() => null) })
      const answer = stand.answers[`${request.method} ${path}`] ?? stand.answers[path]
      if (!answer) return new Promise<never>(() => undefined)
      const { status = 200, body } = typeof answer === 'function' ? await answer() : answer
      return Response.json(body, { status })
    })
  })
  return stand
}

/** The whole application at an address, once the page has come. */
export async function openAt(address: string) {
  const { router, queryClient } = makeAt(address)
  await router.load()
  render(<App router={router} queryClient={queryClient} />)
  return router
}

/** The same from the first moment on, before it is known who is here. */
export function startAt(address: string) {
  const { router, queryClient } = makeAt(address)
  render(<App router={router} queryClient={queryClient} />)
  return router
}

function makeAt(address: string) {
  const queryClient = makeQueryClient()
  return { queryClient, router: makeRouter(queryClient, createMemoryHistory({ initialEntries: [address] })) }
}

class SilentEvents extends EventTarget {
  close() {}
}
