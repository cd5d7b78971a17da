import { eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { avatarBytes, avatarCrop } from '#domain/profiles/limits.ts'
import { transact } from '../../../db/open.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Person } from '../../../http/session.ts'
import type { Upload } from '../../../http/upload.ts'
import { squareJpeg } from '../../../images/square-jpeg.ts'
import { newFileKey } from '../../../stored-file.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import type { ProfileRow } from '../queries.ts'
import { profiles } from '../tables.ts'
import { removeFiles } from '../tasks.ts'

type AvatarRefusal = 'too_large' | 'wrong_type' | 'unreadable'

/** The picture is decoded and encoded anew, kept under a random name, and only then named in the row; the old one goes. */
export async function saveAvatar(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  actor: Person,
  upload: Upload,
): Promise<Result<ProfileRow, AvatarRefusal>> {
  const bytes = await readWhole(upload.content)
  if (!bytes) return { ok: false, refusal: 'too_large' }
  const image = await squareJpeg(bytes, { side: avatarCrop.side, quality: avatarCrop.quality * 100 })
  if (!image.ok) return image
  const key = newFileKey('avatars', 'jpg')
  await files.save(key, image.bytes)
  const saved = await transact(db, async (tx) => {
    await tx.insert(profiles).values({ id: actor.id, fullName: actor.name }).onConflictDoNothing()
    const [before] = await tx
      .select({ key: profiles.avatarKey })
      .from(profiles)
      .where(eq(profiles.id, actor.id))
      .for('update')
    if (before?.key) await enqueue(tx, removeFiles, { keys: [before.key] })
    const [row] = await tx
      .update(profiles)
      .set({ avatarKey: key, version: sql`${profiles.version} + 1`, updatedAt: sql`now()` })
      .where(eq(profiles.id, actor.id))
      .returning()
    return row
  })
  if (!saved) throw new Error('A profile that was just written is gone.')
  return { ok: true, value: saved }
}

/** Null as soon as there is too much of it. */
async function readWhole(content: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size >= avatarBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
