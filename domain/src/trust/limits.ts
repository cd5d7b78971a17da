/** Every figure is of decisions.md H.54 and H.55 or of the specification, section 9. */
export const vouchLimits = {
  /** Open or confirmed at once. */
  places: 3,
  days: 14,
  reminderDays: [5, 10],
  /** A link can be sent again once a day. */
  resendHours: 24,
  comment: 500,
} as const

export const employmentDays = 30

/** Networks and browsers are kept this long, as keyed hashes. */
export const signalDays = 30

export const trustTextLimits = { name: 80, company: 120, title: 120 } as const
