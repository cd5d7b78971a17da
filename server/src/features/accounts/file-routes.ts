import { PassThrough, Readable } from 'node:stream'
import type { Hono } from 'hono'
import { ZipFile } from 'yazl'
import { requirePerson } from '../../http/session.ts'
import type { HttpVariables } from '../../http/variables.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { findOwnFiles, readEverything } from './queries/everything.ts'

/** Everything held about somebody as one archive, made while it is sent: nothing of it is kept anywhere. */
export function mountExport(app: Hono<HttpVariables>): void {
  app.get('/account/export', async (c) => {
    const { db, files, clock, limiter, session } = c.get('context')
    const actor = await requirePerson({ session })
    await limiter.take('export', actor.id)
    const everything = await readEverything(db, actor, clock.now())
    const archive = packed(everything, await findOwnFiles(db, actor), files)
    return c.body(Readable.toWeb(archive) as ReadableStream, 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="gladwork-export.zip"',
    })
  })
}

function packed(everything: object, named: { key: string; name: string }[], files: FileStore): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  zip.on('error', (error: Error) => output.destroy(error))
  zip.addBuffer(Buffer.from(JSON.stringify(everything, null, 2)), 'gladwork.json')
  void addFiles(zip, named, files).catch((error: Error) => output.destroy(error))
  return output
}

/** A file that its store no longer has is left out; the row about it is in the JSON. */
async function addFiles(zip: ZipFile, named: { key: string; name: string }[], files: FileStore): Promise<void> {
  for (const { key, name } of named) {
    if (key && (await files.exists(key))) zip.addBuffer(Buffer.from(await files.read(key)), name)
  }
  zip.end()
}
