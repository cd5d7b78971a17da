import type { Ways } from './calls.ts'

const nothing = () => ({})

/** Calls about an account, its notices, and links that somebody was mailed. */
export const waysOfPeople: Ways<'accounts' | 'notices'> = {
  accounts: {
    session: { by: 'visitor', input: () => undefined },
    signUp: {
      by: 'visitor',
      input: ({ names }) => ({
        role: 'seeker',
        email: `new@${names.domain}`,
        password: 'lanterns4',
        full_name: 'Noa Neu',
      }),
    },
    signIn: {
      by: 'visitor',
      tellsOf: 'candidate',
      input: ({ candidate: { email, password } }) => ({ email, password }),
    },
    signOut: { by: 'visitor', input: nothing },
    chooseRole: { by: 'newcomer', input: () => ({ role: 'seeker' }) },
    sendConfirmation: { by: 'person', input: nothing },
    confirmEmail: { by: 'visitor', input: ({ trust }) => ({ secret: trust.links.confirm_email }) },
    forgotPassword: { by: 'visitor', input: ({ candidate: { email } }) => ({ email }) },
    resetPassword: {
      by: 'visitor',
      input: ({ trust }) => ({ secret: trust.links.reset_password, password: 'windmills7' }),
    },
    account: { by: 'person', input: () => undefined },
    changePassword: {
      by: 'person',
      input: ({ candidate }) => ({ currentPassword: candidate.password, password: 'windmills7' }),
    },
    changeEmail: {
      by: 'person',
      input: ({ candidate: { password } }) => ({ email: 'moved@private.example', password }),
    },
    endSession: { by: 'person', input: ({ trust }) => ({ id: trust.sessionId }) },
    endOtherSessions: { by: 'person', input: nothing },
    requestDeletion: { by: 'person', input: ({ candidate: { password } }) => ({ password }) },
    undoDeletion: { by: 'person', input: nothing },
    demoAccounts: { by: 'visitor', input: () => undefined },
  },
  notices: {
    newest: { by: 'person', input: () => undefined },
    page: { by: 'person', input: nothing },
    read: { by: 'person', input: ({ trust }) => ({ ids: [trust.noticeId] }) },
    switches: { by: 'person', input: () => undefined },
    changeSwitch: { by: 'person', input: () => ({ kind: 'matches', byMail: false }) },
    stopMails: { by: 'visitor', input: ({ trust }) => ({ secret: trust.links.unsubscribe }) },
  },
}
