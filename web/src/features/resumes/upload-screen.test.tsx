import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { maxResumeBytes } from '#domain/resumes/limits.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

standIn(() => ({ '/api/session': signedInAs('seeker'), '/api/resumes/latest': { body: { resume: null } } }))

let uploads: (string | null)[] = []
let answer: ((request: { status: number; response: unknown } & EventTarget) => void) | undefined

beforeEach(() => {
  uploads = []
  answer = undefined
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      status = 0
      response: unknown = null
      open() {}
      setRequestHeader(name: string, value: string) {
        if (name === 'x-file-name') uploads.push(decodeURIComponent(value))
      }
      send() {
        answer?.(this)
      }
      abort() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const ways = {
  picked: async (file: File) =>
    userEvent.upload(await screen.findByLabelText(/^Drop your résumé here/), file, { applyAccept: false }),
  dropped: async (file: File) =>
    fireEvent.drop(await screen.findByLabelText(/^Drop your résumé here/), { dataTransfer: { files: [file] } }),
}
const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
const text = new File(['hello'], 'notes.txt', { type: 'text/plain' })
const large = Object.defineProperty(new File(['%PDF-1.7'], 'cv.pdf'), 'size', { value: maxResumeBytes + 1 })

describe.each(['picked', 'dropped'] as const)('a résumé that is %s', (way) => {
  test('is sent, and its name is shown on its way', async () => {
    await openAt('/onboarding/resume')
    await ways[way](pdf)
    expect(await screen.findByText('cv.pdf')).toBeTruthy()
    expect(uploads).toEqual(['cv.pdf'])
  })

  test.each([
    ['/onboarding/resume', 'of another type', text, 'Invalid file type', 'Please upload a PDF or Word document'],
    ['/start', 'too large', large, 'File too large', 'Please upload a file smaller than 10MB'],
    ['/resume-upload?from=wizard', 'of another type', text, 'Invalid file type', 'Please upload a PDF or DOCX file.'],
    ['/resume-upload?from=wizard', 'too large', large, 'File too large', 'Please upload a file smaller than 10MB.'],
  ])('at %s and %s is refused in the words of that way', async (address, _, file, title, description) => {
    await openAt(address)
    await ways[way](file)
    await waitFor(() => expect(readToasts()).toMatchObject([{ kind: 'failure', title, description }]))
    expect(screen.getAllByText(description).length).toBeGreaterThan(0)
    expect(uploads).toEqual([])
  })
})

test.each([
  ['/onboarding/resume', 'Please upload a PDF or Word document'],
  ['/resume-upload?from=wizard', 'Please upload a PDF or DOCX file.'],
])(
  'at %s a file that only bears the name of a résumé is refused as one of another type',
  async (address, description) => {
    answer = (request) => {
      request.status = 422
      request.response = { code: 'invalid', message: 'Please upload a PDF or Word document', requestId: 'x' }
      request.dispatchEvent(new Event('load'))
    }
    await openAt(address)
    await ways.picked(pdf)
    await waitFor(() => expect(readToasts()).toMatchObject([{ title: 'Invalid file type', description }]))
    expect(screen.getAllByText(description).length).toBeGreaterThan(1)
  },
)

test.each<[how: string, answer: typeof answer, description: string]>([
  [
    'the server refuses',
    (request) => {
      request.status = 422
      request.response = { code: 'invalid', message: 'This file is empty.', requestId: 'x' }
      request.dispatchEvent(new Event('load'))
    },
    'This file is empty.',
  ],
  [
    'loses its connection',
    (request) => request.dispatchEvent(new Event('error')),
    'We could not reach Gladwork. Check your connection and try again.',
  ],
])('an upload that %s says why, there and in a toast', async (_, how, description) => {
  answer = how
  await openAt('/onboarding/resume')
  await ways.picked(pdf)
  await waitFor(() => expect(readToasts()).toMatchObject([{ kind: 'failure', title: 'Upload failed', description }]))
  expect(screen.getAllByText(description).length).toBeGreaterThan(1)
  expect(screen.getByLabelText(/^Drop your résumé here/)).toBeTruthy()
})
