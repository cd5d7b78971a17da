import type { EmploymentState, VouchState } from './states.ts'

export type VouchNews = { voucherName: string; state: VouchState }
export type EmploymentNews = { company: string; status: EmploymentState }
export type News = { title: string; body: string }

/** What a candidate is told when somebody has answered. It says how, never why. */
export function vouchNews({ voucherName, state }: VouchNews): News {
  const answers: Partial<Record<VouchState, News>> = {
    confirmed: {
      title: `${voucherName} vouched for you`,
      body: 'It counts now. If there is a comment, you see it first and can hide it.',
    },
    held: { title: `${voucherName} has answered`, body: 'We look at the answer before it counts.' },
    expired: {
      title: `${voucherName} did not answer`,
      body: 'The invitation ended after 14 days. You can ask somebody else.',
    },
  }
  return (
    answers[state] ?? {
      title: `${voucherName} cannot vouch for you`,
      body: 'The place is free again. You can ask somebody else.',
    }
  )
}

export function employmentNews({ company, status }: EmploymentNews): News {
  const answers: Partial<Record<EmploymentState, News>> = {
    verified: { title: `${company} confirmed your job`, body: 'It counts now as verified.' },
    corrected: { title: `${company} corrected your job`, body: 'Look at the correction and accept it, or refuse it.' },
    no_record: { title: `${company} found no record`, body: 'The job does not count. Somebody else there may know.' },
    declined: { title: `${company} cannot say`, body: 'The job does not count. Somebody else there may know.' },
    expired: { title: `${company} did not answer`, body: 'The request ended after 30 days. You can ask again.' },
  }
  return answers[status] ?? { title: `${company} has answered`, body: 'See where the job stands.' }
}
