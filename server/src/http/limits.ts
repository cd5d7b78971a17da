const minute = 60
const hour = 60 * minute
const day = 24 * hour

export type Limit = { points: number; seconds: number }

/** Every limit of the server in one place, by what is limited. Who it is counted for is said where it is taken. */
export const limits = {
  /** Any request, per network: a page makes about ten. */
  network: { points: 1_200, seconds: minute },
  read: { points: 600, seconds: minute },
  write: { points: 120, seconds: minute },
  upload: { points: 20, seconds: hour },
  events: { points: 60, seconds: minute },
  unknownPath: { points: 30, seconds: minute },

  /** Failed attempts for one account from one network; beyond it the specified toast (decisions.md C.10). */
  signIn: { points: 10, seconds: 15 * minute },
  signInNetwork: { points: 60, seconds: 15 * minute },
  signUpNetwork: { points: 30, seconds: hour },
  /** How often we say that an address is registered, before the answer becomes neutral (decisions.md C.11). */
  accountExists: { points: 5, seconds: hour },
  accountExistsAll: { points: 50, seconds: hour },
  /** Mails that somebody can have sent to an address by asking. */
  mailToAddress: { points: 5, seconds: hour },
  mailFromNetwork: { points: 20, seconds: hour },
  /** Redeeming one-time links: far more than a person needs, far less than guessing needs. */
  link: { points: 30, seconds: minute },

  /** Each may ask a model that is paid for. */
  generate: { points: 20, seconds: hour },

  /** Reads every table and every file of a person. */
  export: { points: 5, seconds: hour },

  /** Invitations of one candidate, and to one address whoever asks (decisions.md H.57). */
  invite: { points: 10, seconds: day },
  inviteAddress: { points: 3, seconds: day },

  /** Reports of roles by one candidate: each takes a person's time. */
  report: { points: 10, seconds: day },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
