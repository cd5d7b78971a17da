/** What may be asked without a session, by noun and call. Everything else is refused before its input is even looked at. */
export const publicCalls: readonly string[] = [
  'accounts.session',
  'accounts.signUp',
  'accounts.signIn',
  'accounts.signOut',
  'accounts.confirmEmail',
  'accounts.forgotPassword',
  'accounts.resetPassword',
  'accounts.demoAccounts',
  'companies.verify',
  'notices.stopMails',
  'trust.lookAtVouch',
  'trust.openVouch',
  'trust.refuseVouch',
  'trust.giveVouch',
  'trust.lookAtEmployment',
  'trust.answerEmployment',
]
