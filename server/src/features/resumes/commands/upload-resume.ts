import type { Result } from '#domain/errors.ts'
import { maxResumeBytes } from '#domain/resumes/limits.ts'
import type { ResumeRefusal } from '#domain/resumes/refusals.ts'
import { transact } from '../../../db/open.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Candidate } from '../../../http/session.ts'
import type { Upload } from '../../../http/upload.ts'
import { FileTooLarge, newFileKey } from '../../../stored-file.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { guessFileType } from '../reader/upload-type.ts'
import { resumes } from '../tables.ts'
import { advanceResume } from '../tasks/advance-resume.ts'

/** As much of a file as tells what it is. */
const headBytes = 2048

/**
 * Keeps the file while it arrives, then writes its row and starts its reading in one transaction. The id comes from the
 * page, so that an upload that is sent twice is one résumé.
 */
export async function uploadResume(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  actor: Candidate,
  resumeId: string,
  upload: Upload,
): Promise<Result<{ resumeId: string }, ResumeRefusal>> {
  const key = newFileKey('resumes', 'bin')
  const head: Uint8Array[] = []
  const saved = await files
    .save(key, withHead(upload.content, head), { maximumBytes: maxResumeBytes })
    .catch((error: unknown) => {
      if (error instanceof FileTooLarge) return null
      throw error
    })
  if (!saved) return { ok: false, refusal: 'too_large' }
  const fileType = guessFileType(Buffer.concat(head))
  if (saved.size === 0 || !fileType) {
    await files.remove(key)
    return { ok: false, refusal: saved.size === 0 ? 'empty' : 'wrong_type' }
  }
  const isNew = await transact(db, async (tx) => {
    const added = await tx
      .insert(resumes)
      .values({
        candidateId: actor.id,
        id: resumeId,
        filePath: key,
        originalFilename: upload.fileName,
        fileType,
        sizeBytes: saved.size,
        sha256: saved.sha256,
      })
      .onConflictDoNothing()
      .returning({ id: resumes.id })
    if (added.length > 0) await enqueue(tx, advanceResume, { candidateId: actor.id, resumeId }, { key: resumeId })
    return added.length > 0
  })
  if (!isNew) await files.remove(key)
  return { ok: true, value: { resumeId } }
}

async function* withHead(content: AsyncIterable<Uint8Array>, head: Uint8Array[]) {
  let kept = 0
  for await (const chunk of content) {
    if (kept < headBytes) {
      head.push(chunk.slice(0, headBytes - kept))
      kept += chunk.length
    }
    yield chunk
  }
}
