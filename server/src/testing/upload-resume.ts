import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SignedIn } from './factories.ts'

/** A file of `testing/fixtures`; there is one résumé as PDF, DOCX and DOC. */
export function readFixture(name: string): Promise<Buffer> {
  return readFile(new URL(`fixtures/${name}`, import.meta.url))
}

/** As the screen does it, up to the answer; what is read of it is background work. */
export async function uploadResume(
  who: Pick<SignedIn, 'fetch'>,
  content: Uint8Array,
  { name = 'plain-resume.pdf', id = randomUUID() }: { name?: string; id?: string } = {},
): Promise<{ id: string; answer: Response }> {
  const headers = {
    'x-file-name': encodeURIComponent(name),
    'x-upload-id': id,
    'content-type': 'application/octet-stream',
  }
  const body = new Uint8Array(content)
  return { id, answer: await who.fetch('/api/uploads/resumes', { method: 'POST', headers, body }) }
}
