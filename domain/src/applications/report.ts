import { failure, success } from '../message.ts'

/** What can be wrong with a role, in the order the dialog offers it. */
export const reportReasons = ['not_real', 'unlawful_wording', 'asks_for_money', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportReasonWords: Record<ReportReason, { label: string; hint?: string }> = {
  not_real: { label: 'Misleading, or not a real role' },
  unlawful_wording: { label: 'Discriminatory or unlawful wording' },
  asks_for_money: { label: 'Asks for money or private data', hint: 'Fees, bank details, identity papers' },
  other: { label: 'Something else' },
}

/** Long enough for what happened, short enough to be read by a person. */
export const reportNoteLimit = 500

export const reportWords = {
  chooseReason: 'Please choose a reason',
  tooLong: `Please keep it under ${reportNoteLimit} characters`,
  ask: 'Report this role',
  /** Said before anything is sent, because it decides whether somebody dares to. */
  promise: 'A person reads it. The employer never learns who reported, and your applications stay as they are.',
  done: 'You have reported this role. We will tell you when a person has looked at it.',
} as const

export const reportMessages = {
  sent: success('Report sent', 'A person will read it. The employer does not learn who sent it.'),
  failed: (reason: string) => failure('Report not sent', reason),
} as const

/** What the reporter is told at the end. An upheld report counts against the employer for 180 days (decisions.md F.37). */
export function settledNotice(jobTitle: string, isUpheld: boolean): { title: string; body: string } {
  return isUpheld
    ? { title: 'Your report was upheld', body: `${jobTitle}: it now counts against the employer’s trust. Thank you.` }
    : {
        title: 'Your report was looked at',
        body: `${jobTitle}: we found nothing against our rules. Thank you for asking.`,
      }
}
