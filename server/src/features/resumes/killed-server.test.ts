import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import { freePort, type Program, startProgram } from '../../testing/program.ts'
import { resumeAnalyses, resumes } from './tables.ts'

/** How long after the last yes the server is killed: while files are being read, embedded and analysed. */
const killedAfter = [0, 500]
const names = ['plain-resume.pdf', 'plain-resume.docx', 'plain-resume.doc']
const account = { email: 'ana@post.example', password: 'lanterns4' }

const folder = await mkdtemp(path.join(tmpdir(), 'gladwork-reading-'))
const port = await freePort()
const site = `http://localhost:${port}`
let server: Program | null = null
afterAll(async () => {
  await server?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<Program> {
  server = startProgram('server/src/main.ts', [], {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DEMO_WORLD: 'off',
  })
  await server.prints('is ready')
  return server
}

async function enter(call: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: site }
  const answer = await fetch(`${site}/api/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** The id of the résumé, once the server has said that it has it. */
async function upload(cookie: string, name: string): Promise<string> {
  const body = new Uint8Array(await readFile(new URL(`../../testing/fixtures/${name}`, import.meta.url)))
  const headers = {
    cookie,
    origin: site,
    'x-file-name': name,
    'x-upload-id': randomUUID(),
    'content-type': 'application/octet-stream',
  }
  const answer = await fetch(`${site}/api/uploads/resumes`, { method: 'POST', headers, body })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { resumeId: string }).resumeId
}

async function stepOf(cookie: string, id: string): Promise<{ step: string; failure: unknown }> {
  const answer = await fetch(`${site}/api/resumes/${id}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { step: string; failure: unknown }
}

test('a server killed in the middle of reading keeps every file it said yes to, and finishes them all', async () => {
  const acknowledged: string[] = []
  let unfinished = 0
  for (const [round, pause] of killedAfter.entries()) {
    const running = await start()
    const cookie = await (round === 0
      ? enter('sign-up', { ...account, role: 'seeker', full_name: 'Ana Flores' })
      : enter('sign-in', account))
    acknowledged.push(...(await Promise.all(names.map((name) => upload(cookie, name)))))
    await new Promise((resolve) => setTimeout(resolve, pause))
    await running.kill('SIGKILL')
    unfinished += (await keptRows()).resumes.filter(({ step }) => step !== 'done').length
  }
  expect(unfinished).toBeGreaterThan(0)

  const last = await start()
  const cookie = await enter('sign-in', account)
  await expect
    .poll(() => Promise.all(acknowledged.map((id) => stepOf(cookie, id))), { timeout: 60_000, interval: 500 })
    .toEqual(acknowledged.map(() => expect.objectContaining({ step: 'done', failure: null })))
  await last.kill('SIGTERM')

  const kept = await keptRows()
  expect(kept.resumes.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
  expect(kept.resumes.filter(({ isActive }) => isActive)).toHaveLength(1)
  expect(kept.analyses.map(({ resumeId }) => resumeId).toSorted()).toEqual(acknowledged.toSorted())
  const files = await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
  expect(files.filter((file) => file.isFile())).toHaveLength(acknowledged.length)
}, 180_000)

/** Between two lives of the server its folder may be opened. */
async function keptRows() {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder })
  try {
    return { resumes: await db.select().from(resumes), analyses: await db.select().from(resumeAnalyses) }
  } finally {
    await close()
  }
}
