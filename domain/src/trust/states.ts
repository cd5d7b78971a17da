/** Stored as the union; each screen offers its own list (decisions.md E.27). */
export const relations = ['manager', 'peer', 'direct_report', 'client', 'mentor', 'other'] as const
export type Relation = (typeof relations)[number]

export const wizardRelations = ['manager', 'peer', 'client', 'mentor'] as const satisfies readonly Relation[]
export const dashboardRelations = [
  'manager',
  'peer',
  'direct_report',
  'client',
  'other',
] as const satisfies readonly Relation[]
export const defaultRelation = 'peer' satisfies Relation

/** As the candidate's side of it: "They were my …". */
export const relationWords: Record<Relation, string> = {
  manager: 'Manager',
  peer: 'Peer',
  direct_report: 'Direct report',
  client: 'Client',
  mentor: 'Mentor',
  other: 'Other',
}

export const vouchStates = [
  'invited',
  'opened',
  'confirmed',
  'declined',
  'unknown_person',
  'expired',
  'held',
  'withdrawn',
] as const
export type VouchState = (typeof vouchStates)[number]

/** Still waiting for an answer. */
export const openVouchStates = ['invited', 'opened'] as const satisfies readonly VouchState[]
/** Those that use up one of the three places. */
export const placedVouchStates = ['invited', 'opened', 'confirmed', 'held'] as const satisfies readonly VouchState[]

export const employmentStates = [
  'requested',
  'verified',
  'corrected',
  'disputed',
  'no_record',
  'declined',
  'expired',
  'revoked',
] as const
export type EmploymentState = (typeof employmentStates)[number]

/** Those of which a second one for the same job would be a nuisance. */
export const liveEmploymentStates = ['requested', 'verified', 'corrected'] as const satisfies readonly EmploymentState[]
