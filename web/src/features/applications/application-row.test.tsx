import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aJob } from '../../testing/a-job.ts'
import { anApplication } from '../../testing/an-application.ts'
import { renderAtRoute } from '../../ui/testing/at-route.tsx'
import { ApplicationRow } from './application-row.tsx'

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
      <ApplicationRow item={{ application: { ...anApplication, stage }, job: { ...aJob, standing }, timeline: [] }} />
    </ul>,
  )
  expect(screen.queryByText(/^Job /)?.textContent ?? null).toBe(said)
})
