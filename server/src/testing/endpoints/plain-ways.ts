import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { docxOf, weakResume } from '../weak-resume.ts'
import type { Caller } from './calls.ts'
import type { Side } from './side.ts'

type PlainWay = {
  route: string
  by: Extract<Caller, 'visitor' | 'person' | 'candidate' | 'employer'>
  address: (side: Side) => string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** One for each kind of database where the two differ. */
  status: number | Record<'embedded' | 'server', number>
  /** Asked with what nobody ever made: what the answer is, which is never a failure of ours. */
  spoilt?: { address?: string; body?: string; status: number }[]
}

const upload = { 'content-type': 'application/octet-stream', 'x-file-name': 'mine', 'x-upload-id': randomUUID() }
const picture = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3355aa' } })
    .jpeg()
    .toBuffer(),
)
const weak = await docxOf(weakResume({ name: 'Noa Neu', phone: '(503) 555-0188', email: 'noa@mail.example' }))
const nobody = randomUUID()

/** What is no call of the contract: files in and out, the health of the server, links of mails. */
export const plainWays: readonly PlainWay[] = [
  { route: 'GET /healthz', by: 'visitor', address: () => '/healthz', status: 200 },
  { route: 'GET /readyz', by: 'visitor', address: () => '/readyz', status: 200 },
  // Figures are for the own network alone.
  { route: 'GET /metrics', by: 'visitor', address: () => '/metrics', status: 404 },
  { route: 'GET /api/openapi.json', by: 'visitor', address: () => '/api/openapi.json', status: 200 },
  { route: 'GET /api/docs.css', by: 'visitor', address: () => '/api/docs.css', status: 200 },
  { route: 'GET /api/docs', by: 'visitor', address: () => '/api/docs', status: 200 },
  // Whoever sits at the machine of the embedded database reads its mails; a server has no mailbox to look into.
  {
    route: 'GET /api/mailbox',
    by: 'visitor',
    address: () => '/api/mailbox',
    status: { embedded: 200, server: 404 },
  },
  {
    route: 'GET /api/mailbox/:id',
    by: 'visitor',
    address: () => `/api/mailbox/${nobody}`,
    status: 404,
    spoilt: [
      { address: '/api/mailbox/..%2f..%2fsecret', status: 404 },
      { address: '/api/mailbox/%00', status: 404 },
    ],
  },
  {
    route: 'GET /api/mailbox/:id/html',
    by: 'visitor',
    address: () => `/api/mailbox/${nobody}/html`,
    status: 404,
    spoilt: [{ address: '/api/mailbox/%00/html', status: 404 }],
  },
  {
    route: 'GET /api/mail-stops/:secret',
    by: 'visitor',
    address: ({ trust }) => `/api/mail-stops/${trust.links.unsubscribe}`,
    status: 303,
  },
  {
    route: 'POST /api/mail-stops/:secret',
    by: 'visitor',
    address: ({ trust }) => `/api/mail-stops/${trust.links.unsubscribe}`,
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 204,
    spoilt: [
      { address: '/api/mail-stops/none', status: 404 },
      { address: '/api/mail-stops/a%00b', status: 404 },
    ],
  },
  {
    route: 'POST /api/unknown-paths',
    by: 'visitor',
    address: () => '/api/unknown-paths',
    body: '{"path":"/nowhere"}',
    status: 200,
    spoilt: [
      { body: '{', status: 422 },
      { body: '{"path":7}', status: 422 },
      { body: JSON.stringify({ path: 'x'.repeat(5_000) }), status: 422 },
      { body: '{"path":"/a\\u0000\\nb"}', status: 200 },
    ],
  },
  { route: 'GET /api/events', by: 'person', address: () => '/api/events', status: 200 },
  { route: 'GET /api/account/export', by: 'person', address: () => '/api/account/export', status: 200 },
  {
    route: 'POST /api/uploads/avatar',
    by: 'person',
    address: () => '/api/uploads/avatar',
    headers: upload,
    body: picture,
    status: 201,
    spoilt: [
      { body: '', status: 422 },
      { body: 'no picture', status: 422 },
      { body: '\u0000'.repeat(100), status: 422 },
    ],
  },
  {
    route: 'GET /api/avatars/:name',
    by: 'visitor',
    address: () => `/api/avatars/${nobody}.jpg`,
    status: 404,
    spoilt: [
      { address: '/api/avatars/..%2f..%2fmain.ts', status: 404 },
      { address: '/api/avatars/%00', status: 404 },
    ],
  },
  {
    route: 'POST /api/uploads/logo',
    by: 'employer',
    address: () => '/api/uploads/logo',
    headers: upload,
    body: picture,
    status: 201,
    spoilt: [
      { body: '', status: 422 },
      { body: 'no picture', status: 422 },
    ],
  },
  {
    route: 'GET /api/logos/:name',
    by: 'visitor',
    address: () => `/api/logos/${nobody}.jpg`,
    status: 404,
    spoilt: [{ address: '/api/logos/..%2f..%2fmain.ts', status: 404 }],
  },
  {
    route: 'GET /api/employer/jobs/:id/candidates.csv',
    by: 'employer',
    address: ({ jobs }) => `/api/employer/jobs/${jobs.review}/candidates.csv`,
    status: 200,
    spoilt: [
      { address: `/api/employer/jobs/${nobody}/candidates.csv`, status: 404 },
      { address: '/api/employer/jobs/%00/candidates.csv', status: 404 },
    ],
  },
  {
    route: 'POST /api/uploads/resumes',
    by: 'candidate',
    address: () => '/api/uploads/resumes',
    headers: upload,
    body: weak,
    status: 201,
    spoilt: [
      { body: '', status: 422 },
      { body: 'no résumé', status: 422 },
    ],
  },
  {
    route: 'GET /api/resumes/:id/file',
    by: 'candidate',
    address: ({ resume }) => `/api/resumes/${resume.id}/file`,
    status: 200,
    spoilt: [
      { address: `/api/resumes/${nobody}/file`, status: 404 },
      { address: '/api/resumes/%00/file', status: 404 },
    ],
  },
]
