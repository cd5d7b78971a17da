import type { OwnApplication } from '#domain/applications/schema.ts'

/** An application as its candidate reads it, sent and waiting for an answer. */
export const anApplication: OwnApplication = {
  id: '0190c0de-0000-7000-8000-0000000000b1',
  state: 'submitted',
  stage: 'applied',
  hasPassedQuiz: false,
  appliedAt: '2026-11-20T09:00:00.000Z',
  sentAt: '2026-11-20T09:00:00.000Z',
  endReason: null,
  nextStep: 'Sent.',
  actions: ['withdraw'],
  mayShareName: false,
  decline: null,
}
