import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { QuestionForm } from './question-form.tsx'

const attempt = {
  id: '6d1f0c57-6c0b-4a43-8f57-2a6f1b6e2f11',
  number: 1,
  questions: [
    { id: 'pay-1', topic: 'pay', prompt: 'What does your post promise?', choices: ['$24 an hour', '$30 an hour'] },
    { id: 'mode-1', topic: 'mode', prompt: 'Where is the work done?', choices: ['On site', 'From home'] },
  ],
}

function show(onSubmit = vi.fn<() => void>()) {
  render(<QuestionForm attempt={attempt} isSending={false} topicWord={(topic) => topic} onSubmit={onSubmit} />)
  return onSubmit
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit answers' }))

beforeEach(() => sessionStorage.clear())

test('sends the chosen answers by question', async () => {
  const onSubmit = show()
  await userEvent.click(screen.getByRole('radio', { name: '$30 an hour' }))
  await userEvent.click(screen.getByRole('radio', { name: 'On site' }))
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ 'pay-1': 1, 'mode-1': 0 })
})

test('sends nothing while an answer is missing, says which and goes there', async () => {
  const onSubmit = show()
  await userEvent.click(screen.getByRole('radio', { name: '$30 an hour' }))
  expect(screen.getByRole('status').textContent).toBe('1 of 2 answered')
  await submit()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Please choose an answer')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'On site' }))
})

test('comes back after a reload with what was chosen', async () => {
  const { unmount } = render(
    <QuestionForm attempt={attempt} isSending={false} topicWord={String} onSubmit={() => undefined} />,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'From home' }))
  unmount()
  show()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'From home' }).checked).toBe(true)
})
