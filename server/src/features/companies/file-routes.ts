import type { Hono } from 'hono'
import { logoBytes } from '#domain/companies/logo.ts'
import { logoRefusals } from '#domain/companies/messages.ts'
import { AppError } from '../../http/errors.ts'
import { requireEmployer } from '../../http/session.ts'
import { readUpload } from '../../http/upload.ts'
import type { HttpVariables } from '../../http/variables.ts'
import { saveLogo } from './commands/save-logo.ts'
import { countUpheldReports } from './queries.ts'
import { viewOwnCompany } from './view.ts'

/** A random name never means another picture, so it may be kept for a year. */
const oneYear = 'public, max-age=31536000, immutable'
const logoName = /^[0-9a-f-]{36}\.jpg$/

export function mountLogos(app: Hono<HttpVariables>): void {
  app.post('/uploads/logo', async (c) => {
    const context = c.get('context')
    const actor = await requireEmployer(context)
    const upload = readUpload(c, { maximumBytes: logoBytes, message: logoRefusals.too_large })
    const result = await saveLogo(context, actor, upload)
    if (!result.ok) {
      const code = {
        too_large: 'too_large',
        no_company: 'conflict',
        wrong_type: 'invalid',
        unreadable: 'invalid',
      } as const
      throw new AppError(code[result.refusal], logoRefusals[result.refusal])
    }
    return c.json(viewOwnCompany(result.value, await countUpheldReports(context.db, result.value.id)), 201)
  })

  app.get('/logos/:name', async (c) => {
    const name = c.req.param('name')
    const { files } = c.get('context')
    const key = `logos/${name}`
    if (!logoName.test(name) || !(await files.exists(key))) throw new AppError('not_found')
    return c.body(new Uint8Array(await files.read(key)), 200, {
      'content-type': 'image/jpeg',
      'cache-control': oneYear,
    })
  })
}
