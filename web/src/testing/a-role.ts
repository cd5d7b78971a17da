import type { OwnJobListItem } from '#domain/jobs/views.ts'

/** A role as its employer sees it among the own ones: a draft that nobody has seen. */
export const aRole: OwnJobListItem = {
  id: '0190c0de-0000-7000-8000-00000000000a',
  title: 'Charge Nurse',
  state: 'draft',
  quizDue: 8,
  isAnonymous: true,
  anonymityRevealPolicy: 'shortlist',
  publishedAt: null,
  expiresAt: null,
  firstPublishedAt: null,
  updatedAt: '2026-11-10T09:00:00.000Z',
  version: 3,
  missing: [],
  problems: [],
  pipeline: {
    matched: 0,
    applied: 0,
    quizPassed: null,
    shortlisted: 0,
    interview: 0,
    waiting: 0,
    overdue: 0,
    oldestWaitingSince: null,
    firstReplyDays: null,
  },
}
