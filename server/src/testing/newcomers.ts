import { beforeEach } from 'vitest'
import { newVisitor } from './client.ts'
import type { TestApp } from './create-test-app.ts'

/** People without an account: each test has addresses of its own, and a network of its own, as limits are counted by it. */
export function useNewcomers(app: () => TestApp) {
  let serial = 0
  beforeEach(() => {
    serial += 1
  })
  return {
    visitor: () => newVisitor(app(), { from: `10.0.${serial}.1` }),
    seeker: () => ({
      role: 'seeker' as const,
      email: `ana${serial}@post.example`,
      password: 'lanterns4',
      full_name: 'Ana Flores',
    }),
    employer: () => ({
      role: 'employer' as const,
      email: `bo${serial}@post.example`,
      password: 'lanterns4',
      contact_name: 'Bo Lind',
      company_name: 'Alder & Finch',
    }),
  }
}

export const posted = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
