import type { Hono } from 'hono'
import { avatarBytes } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import { AppError } from '../../http/errors.ts'
import { requirePerson } from '../../http/session.ts'
import { readUpload } from '../../http/upload.ts'
import type { HttpVariables } from '../../http/variables.ts'
import { saveAvatar } from './commands/save-avatar.ts'
import { viewOwnProfile } from './view.ts'

/** A random name never means another picture, so it may be kept for a year. */
const oneYear = 'public, max-age=31536000, immutable'
const avatarName = /^[0-9a-f-]{36}\.jpg$/

const refusals = {
  too_large: { code: 'too_large', message: profileMessages.avatarTooLarge.description },
  wrong_type: { code: 'invalid', message: profileMessages.avatarWrongType.description },
  unreadable: { code: 'invalid', message: profileMessages.avatarUnreadable.description },
} as const

export function mountAvatars(app: Hono<HttpVariables>): void {
  app.post('/uploads/avatar', async (c) => {
    const context = c.get('context')
    const actor = await requirePerson(context)
    const tooLarge = profileMessages.avatarTooLarge.description ?? ''
    const upload = readUpload(c, { maximumBytes: avatarBytes - 1, message: tooLarge })
    const result = await saveAvatar(context, actor, upload)
    if (!result.ok) {
      const { code, message } = refusals[result.refusal]
      throw new AppError(code, message)
    }
    return c.json(viewOwnProfile(result.value, actor), 201)
  })

  app.get('/avatars/:name', async (c) => {
    const name = c.req.param('name')
    const { files } = c.get('context')
    const key = `avatars/${name}`
    if (!avatarName.test(name) || !(await files.exists(key))) throw new AppError('not_found')
    return c.body(new Uint8Array(await files.read(key)), 200, {
      'content-type': 'image/jpeg',
      'cache-control': oneYear,
    })
  })
}
