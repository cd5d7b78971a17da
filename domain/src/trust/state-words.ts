import type { EmploymentState, VouchState } from './states.ts'

/** How a candidate reads where an invitation stands. A no and "I do not know this person" look the same. */
export const vouchStateWords: Record<VouchState, string> = {
  invited: 'Invited',
  opened: 'Opened',
  confirmed: 'Confirmed',
  declined: 'Not given',
  unknown_person: 'Not given',
  expired: 'Expired',
  held: 'Under review',
  withdrawn: 'Cancelled',
}

export const employmentStateWords: Record<EmploymentState, string> = {
  requested: 'Requested',
  verified: 'Verified',
  corrected: 'Corrected, your word is needed',
  disputed: 'Correction refused',
  no_record: 'No record found',
  declined: 'They cannot say',
  expired: 'Expired',
  revoked: 'Withdrawn',
}
