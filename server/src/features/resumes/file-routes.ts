import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { maxResumeBytes } from '#domain/resumes/limits.ts'
import { resumeMessages } from '#domain/resumes/messages.ts'
import { refusalMessage } from '#domain/resumes/refusals.ts'
import { AppError } from '../../http/errors.ts'
import { requireCandidate } from '../../http/session.ts'
import { readUpload } from '../../http/upload.ts'
import type { HttpVariables } from '../../http/variables.ts'
import { uploadResume } from './commands/upload-resume.ts'
import { findStoredFile } from './queries/own-resumes.ts'

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
} as const

const uploadId = z.uuid()

/** Files in and out: the upload is its own request body, a download is never shown by the browser in our name. */
export function mountResumeFiles(app: Hono<HttpVariables>): void {
  app.post('/uploads/resumes', async (c) => {
    const context = c.get('context')
    const actor = await requireCandidate(context)
    const id = uploadId.safeParse(c.req.header('x-upload-id'))
    if (!id.success) throw new AppError('invalid', 'The upload has no id. Please reload the page and try again.')
    const message = resumeMessages.tooLarge.description
    const upload = readUpload(c, { maximumBytes: maxResumeBytes, message: message ?? '' })
    const result = await uploadResume(context, actor, id.data, upload)
    if (!result.ok) throw refusal(result.refusal)
    return c.json(result.value, 201)
  })

  app.get('/resumes/:id/file', async (c) => {
    const context = c.get('context')
    const actor = await requireCandidate(context)
    const id = uploadId.safeParse(c.req.param('id'))
    const file = id.success ? await findStoredFile(context.db, actor, id.data) : null
    if (!file) throw new AppError('not_found')
    const content = await context.files.read(file.filePath)
    return c.body(new Uint8Array(content), 200, {
      'content-type': types[file.fileType],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.originalFilename)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}

function refusal(reason: Parameters<typeof refusalMessage>[0]): AppError {
  if (reason === 'too_large') return new AppError('too_large', resumeMessages.tooLarge.description)
  if (reason === 'wrong_type') return new AppError('invalid', resumeMessages.wrongType.description)
  return new AppError('invalid', refusalMessage(reason))
}
