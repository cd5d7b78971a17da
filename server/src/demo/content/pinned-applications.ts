import type { ApplicationState } from '#domain/applications/states.ts'

export type PinnedApplication = {
  person: string
  job: string
  state: ApplicationState
  startedDaysAgo: number
  /** The state an ended application came from. */
  before?: ApplicationState
  quiz?: 'failed_once' | 'passed'
}

export const pinnedApplications: readonly PinnedApplication[] = [
  { person: 'Tomás Herrera', job: 'tidewater-platform', state: 'submitted', startedDaysAgo: 4 },
  { person: 'Priya Raghunathan', job: 'tidewater-platform', state: 'shortlisted', startedDaysAgo: 20 },
  { person: 'Oluwaseun Adeyemi', job: 'tidewater-platform', state: 'interview_scheduled', startedDaysAgo: 24 },
  { person: 'Hanna Lindqvist', job: 'tidewater-platform', state: 'viewed', startedDaysAgo: 12 },
  { person: 'Marcus Bell', job: 'tidewater-platform', state: 'submitted', startedDaysAgo: 9 },
  { person: 'Yuki Tanabe', job: 'tidewater-platform', state: 'interview_proposed', startedDaysAgo: 13 },
  { person: 'Farid Haddad', job: 'tidewater-platform', state: 'declined', startedDaysAgo: 18 },
  { person: 'Grace Mwangi', job: 'tidewater-platform', state: 'submitted', startedDaysAgo: 2 },
  { person: 'Dmitri Volkov', job: 'tidewater-platform', state: 'withdrawn', before: 'viewed', startedDaysAgo: 16 },
  { person: 'Lukas Brandt', job: 'tidewater-platform', state: 'quiz', quiz: 'failed_once', startedDaysAgo: 3 },
  { person: 'Sofia Marchetti', job: 'tidewater-platform', state: 'expired', before: 'quiz', startedDaysAgo: 9 },
  { person: 'Ray Kowalczyk', job: 'tidewater-electrician', state: 'shortlisted', startedDaysAgo: 14 },
  { person: 'Bronwyn Pugh', job: 'tidewater-electrician', state: 'viewed', startedDaysAgo: 8 },
  { person: 'Miguel Santos', job: 'tidewater-electrician', state: 'submitted', startedDaysAgo: 6 },
  { person: 'Gintaras Petrauskas', job: 'tidewater-electrician', state: 'declined', startedDaysAgo: 5 },
  { person: 'Ray Kowalczyk', job: 'tidewater-substation', state: 'declined', startedDaysAgo: 33 },
  { person: 'Grace Mwangi', job: 'tidewater-analyst', state: 'viewed', startedDaysAgo: 7 },
  { person: 'Amara Nwosu', job: 'alder-lead', state: 'shortlisted', startedDaysAgo: 9 },
  { person: 'Amara Nwosu', job: 'northside-triage', state: 'declined', startedDaysAgo: 26 },
  { person: 'Linh Tran', job: 'harbourview-night', state: 'viewed', startedDaysAgo: 4 },
  { person: 'Linh Tran', job: 'alder-lead', state: 'submitted', startedDaysAgo: 5 },
  { person: 'Tomás Herrera', job: 'brightwater-platform', state: 'interview_proposed', startedDaysAgo: 11 },
  { person: 'Hanna Lindqvist', job: 'brightwater-platform', state: 'submitted', startedDaysAgo: 6 },
  { person: 'Hyun-Ju Park', job: 'willow-hygienist', state: 'hired', startedDaysAgo: 24 },
]

/** What the demo candidates have put aside, by the job's key. */
export const pinnedSaved: readonly { person: string; job: string; note?: string }[] = [
  { person: 'Amara Nwosu', job: 'harbourview-charge', note: 'Ask about self-scheduling.' },
  { person: 'Amara Nwosu', job: 'cedar-occupational' },
  { person: 'Tomás Herrera', job: 'tidewater-analyst' },
]
