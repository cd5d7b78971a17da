import { eq, sql } from 'drizzle-orm'
import { logoBytes, logoImage } from '#domain/companies/logo.ts'
import type { logoRefusals } from '#domain/companies/messages.ts'
import type { Result } from '#domain/errors.ts'
import { transact } from '../../../db/open.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Employer } from '../../../http/session.ts'
import type { Upload } from '../../../http/upload.ts'
import { squareJpeg } from '../../../images/square-jpeg.ts'
import { newFileKey } from '../../../stored-file.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { removeFiles } from '../../profiles/tasks.ts'
import { type CompanyRow, findOwnCompany } from '../queries.ts'
import { companies } from '../tables.ts'

export type LogoRefusal = keyof typeof logoRefusals

/** The picture is decoded and encoded anew, kept under a random name, and only then named in the row; the old one goes. */
export async function saveLogo(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  actor: Employer,
  upload: Upload,
): Promise<Result<CompanyRow, LogoRefusal>> {
  const own = await findOwnCompany(db, actor)
  if (!own) return { ok: false, refusal: 'no_company' }
  const bytes = await readWhole(upload.content)
  if (!bytes) return { ok: false, refusal: 'too_large' }
  const image = await squareJpeg(bytes, { ...logoImage, fit: 'contain' })
  if (!image.ok) return image
  const key = newFileKey('logos', 'jpg')
  await files.save(key, image.bytes)
  const saved = await transact(db, async (tx) => {
    const [before] = await tx
      .select({ key: companies.logoKey })
      .from(companies)
      .where(eq(companies.id, own.id))
      .for('update')
    if (before?.key) await enqueue(tx, removeFiles, { keys: [before.key] })
    const [row] = await tx
      .update(companies)
      .set({ logoKey: key, version: sql`${companies.version} + 1`, updatedAt: sql`now()` })
      .where(eq(companies.id, own.id))
      .returning()
    return row
  })
  return saved ? { ok: true, value: saved } : { ok: false, refusal: 'no_company' }
}

/** Null as soon as there is too much of it. */
async function readWhole(content: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > logoBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
