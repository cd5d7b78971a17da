import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const absent = refusal('not_found', 404, 'Job not found')
const malformed = refusal('invalid', 422, 'Please check what you entered.')

const stand = standIn(() => ({ '/api/session': signedInAs('employer') }))

test.each([
  ['/post-job/nonsense', '/api/employer/jobs/nonsense', malformed],
  ['/post-job/gone', '/api/employer/jobs/gone', absent],
  ['/post-job/gone/quiz', '/api/employer/jobs/gone/expectations-quiz', absent],
  ['/candidates?jobId=nonsense', '/api/jobs/nonsense/candidates', malformed],
  ['/candidates?jobId=gone', '/api/jobs/gone/candidates', absent],
])('%s says that there is no such role and leads back, without offering to try again', async (page, asked, answer) => {
  stand.answers[asked] = answer
  await openAt(page)
  expect(await screen.findByRole('heading', { level: 2, name: 'Job not found' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to your roles' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('button', { name: /retry/i })).toBeNull()
})

test('the candidates of a role that is none are told by the message of the specification', async () => {
  stand.answers['/api/jobs/nonsense/candidates'] = malformed
  await openAt('/candidates?jobId=nonsense')
  await screen.findByRole('heading', { level: 2, name: 'Job not found' })
  expect(readToasts()).toMatchObject([{ title: 'Error loading candidates', description: 'Job not found' }])
})
