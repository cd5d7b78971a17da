import { busyCompany, freshCompany } from './content/companies.ts'

/** One for all accounts of the demo; it is printed at the start and offered on the sign-in page. */
export const demoPassword = 'smile-2026'

export type DemoAccount = { email: string; role: 'seeker' | 'employer'; name: string; note: string }

/** The accounts that are offered by name. The candidates' addresses stand in their résumés. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'nurse@demo.example', role: 'seeker', name: 'Amara Nwosu', note: 'Charge nurse in Portland, with matches' },
  { email: 'engineer@demo.example', role: 'seeker', name: 'Tomás Herrera', note: 'Platform engineer, in interviews' },
  {
    email: 'employer@demo.example',
    role: 'employer',
    name: 'Margaret Ellison',
    note: `${busyCompany}, with applicants`,
  },
  {
    email: 'newcompany@demo.example',
    role: 'employer',
    name: 'Teodora Ilic',
    note: `${freshCompany}, before its first job`,
  },
]

const ownerAddresses: Record<string, string> = {
  [busyCompany]: 'employer@demo.example',
  [freshCompany]: 'newcompany@demo.example',
}

/** "Ruth Castellano" of harbourview-hospitals.example writes from ruth.castellano@harbourview-hospitals.example. */
export function ownerAddress(company: { name: string; domain: string; owner: string }): string {
  const local = company.owner
    .replace(/^Dr\.\s+/, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
  return ownerAddresses[company.name] ?? `${local}@${company.domain}`
}
