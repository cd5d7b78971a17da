/** What a person can switch off, by what it is about. Everything else is told always (decisions.md I.58). */
export const mailSwitches = [
  { kind: 'matches', role: 'seeker', label: 'New matches', hint: 'At most one mail a day' },
  { kind: 'applications', role: 'seeker', label: 'Your applications', hint: 'Sent, and closed without a reply' },
  { kind: 'trust', role: 'seeker', label: 'Vouches and verified jobs', hint: 'When somebody has answered' },
  { kind: 'applicants', role: 'employer', label: 'Candidates', hint: 'New ones, and answers that are due' },
  { kind: 'roles', role: 'employer', label: 'Your roles', hint: 'A week before one ends' },
] as const
export type MailSwitch = (typeof mailSwitches)[number]['kind']

/** Said beside the switches, because these have none. */
export const alwaysMailed = 'Mails about your account, reveals, interviews and decisions always arrive.'

const switchOfMail: Readonly<Record<string, MailSwitch>> = {
  new_matches: 'matches',
  applied: 'applications',
  application_closed: 'applications',
  vouch_answered: 'trust',
  employment_answered: 'trust',
  new_applicant: 'applicants',
  answers_due: 'applicants',
  role_expires: 'roles',
}

/** The switch that a kind of mail hangs on; null where it always arrives. */
export function switchOf(mailKind: string): MailSwitch | null {
  return switchOfMail[mailKind] ?? null
}

/** Mails to people who never asked for anything of ours: any of them can be the last one. */
export const invitationMails: readonly string[] = ['vouch_invitation', 'vouch_reminder', 'employment_request']
