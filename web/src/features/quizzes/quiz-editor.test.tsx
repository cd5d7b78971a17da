import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import type { QuizEditorView } from '#domain/quizzes/schema.ts'
import { aRole } from '../../testing/a-role.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'

const id = '0190c0de-0000-7000-8000-00000000000a'
const quiz: QuizEditorView = {
  job: { id, title: 'Charge Nurse', state: 'draft', threshold: 70, usesQuiz: true },
  isEditable: true,
  isEdited: false,
  version: 1,
  questions: [
    {
      id: 'work-1',
      topic: 'role',
      prompt: 'What is part of the work?',
      choices: ['Triage', 'Welding'],
      correctChoice: 0,
      explanation: 'The post says so.',
    },
  ],
}
const role: OwnJobListItem = {
  ...aRole,
  id,
  anonymityRevealPolicy: 'application_quiz',
  pipeline: { ...aRole.pipeline, quizPassed: 0 },
}

standIn(() => ({
  '/api/session': signedInAs('employer'),
  'GET /api/employer/company': {
    body: { company: null, contact: { fullName: 'Ottoline Marsh', phone: null }, trust: null },
  },
  'GET /api/employer/jobs': { body: { jobs: [role] } },
  [`GET /api/employer/jobs/${id}/application-quiz`]: { body: quiz },
}))

async function editTheQuestion() {
  const router = await openAt(`/dashboard?quiz=${id}#assessments`)
  await userEvent.click(await screen.findByText(/What is part of the work/))
  await userEvent.type(screen.getByLabelText('Question'), ' Really?')
  await userEvent.click(screen.getByRole('tab', { name: /^Roles/ }))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  return router
}

test('changes to a quiz that are not saved are asked about before another tab is opened', async () => {
  const router = await editTheQuestion()
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(router.state.location.hash).toBe('assessments')
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('What is part of the work? Really?')
})

test('whoever leaves all the same is led on', async () => {
  const router = await editTheQuestion()
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.hash).toBe('roles'))
})
