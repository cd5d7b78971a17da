import type { DemoAccount } from '#domain/accounts/schema.ts'

const password = 'start-smiling-1'

/** The people a newcomer can be, offered on the sign-in page and printed at the start; in the embedded mode only. */
export const demoAccounts: readonly DemoAccount[] = [
  { label: 'Amara, a nurse', email: 'nurse@demo.example', password, role: 'seeker' },
  { label: 'Tomás, a platform engineer', email: 'engineer@demo.example', password, role: 'seeker' },
  { label: 'An employer with applicants', email: 'hiring@demo.example', password, role: 'employer' },
  { label: 'An employer just starting', email: 'founder@demo.example', password, role: 'employer' },
]
