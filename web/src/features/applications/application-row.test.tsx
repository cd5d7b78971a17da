import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnApplication } from '#domain/applications/schema.ts'
import { aJob } from '../../testing/a-job.ts'
import { renderAtRoute } from '../../ui/testing/at-route.tsx'
import { ApplicationRow } from './application-row.tsx'

const application: OwnApplication = {
  id: '0190c0de-0000-7000-8000-00000000000c',
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

test.each([
  ['open', 'applied', null],
  ['paused', 'applied', 'Job paused'],
  ['filled', 'in_review', 'Job filled'],
  ['closed', 'applied', 'Job closed'],
  ['expired', 'shortlisted', 'Job expired'],
  ['filled', 'closed', null],
] as const)('of a job that is %s an application at %s says: %s', async (standing, stage, said) => {
  await renderAtRoute(
    <ul>
      <ApplicationRow item={{ application: { ...application, stage }, job: { ...aJob, standing }, timeline: [] }} />
    </ul>,
  )
  expect(screen.queryByText(/^Job /)?.textContent ?? null).toBe(said)
})
