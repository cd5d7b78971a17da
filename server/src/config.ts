import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

export type Config = {
  port: number
  host: string
  /** The origin that people and links use, without a slash at the end. */
  publicUrl: string
  isTls: boolean
  dataDir: string
  databaseUrl: string | null
  /** Where the built web part is. */
  webDist: string
  filesUrl: string | null
  smtpUrl: string | null
  mailFrom: { name: string; address: string }
  /** Whether an empty embedded database is filled with the demo world. */
  demoWorld: boolean
  /** An endpoint that speaks the OpenAI protocol; null for the built-in coach alone. */
  modelUrl: string | null
  modelKey: string | null
  modelName: string | null
  /** An endpoint for vectors that speaks the OpenAI protocol; null for the built-in embedder. */
  embeddingUrl: string | null
  embeddingKey: string | null
  embeddingModel: string | null
  requireConfirmedEmail: boolean
  authEnumeration: 'spec' | 'strict'
  authSecret: string | null
  trustedProxies: string[]
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  role: 'all' | 'web' | 'worker'
}

export class BadConfiguration extends Error {
  override name = 'BadConfiguration'
}

const url = (protocol: RegExp, message: string) => z.optional(z.url({ protocol, error: message }))
const switchWords = z.optional(z.enum(['on', 'off'], 'must be "on" or "off"'))

const variables = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), '3000'),
  HOST: z.optional(z.string()),
  PUBLIC_URL: url(/^https?$/, 'must be an address such as https://jobs.example.org'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'must be an address such as postgresql://user:password@host:5432/gladwork'),
  WEB_DIST: z._default(z.string(), fileURLToPath(new URL('../../web/dist', import.meta.url))),
  FILES_URL: url(/^s3$/, 'must be an address such as s3://key:secret@bucket?endpoint=https://storage.example.org'),
  SMTP_URL: url(/^smtps?$/, 'must be an address such as smtps://user:password@mail.example.org'),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^[^<>\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>$/u, 'must look like Gladwork <hello@example.org>')),
    'Gladwork <hello@gladwork.example>',
  ),
  MODEL_URL: url(/^https?$/, 'must be an address such as https://models.example.org/v1'),
  MODEL_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string()),
  EMBEDDING_URL: url(/^https?$/, 'must be an address such as https://models.example.org/v1'),
  EMBEDDING_KEY: z.optional(z.string()),
  EMBEDDING_MODEL: z.optional(z.string()),
  DEMO_WORLD: switchWords,
  REQUIRE_CONFIRMED_EMAIL: switchWords,
  AUTH_ENUMERATION: z._default(z.enum(['spec', 'strict'], 'must be "spec" or "strict"'), 'spec'),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(z.regex(/^[\d.:a-f/,\s]*$/i, 'must be addresses or ranges such as 10.0.0.0/8, separated by commas')),
    '',
  ),
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  ROLE: z._default(z.enum(['all', 'web', 'worker'], 'must be all, web or worker'), 'all'),
})

/** The only reader of the environment. What it can't use stops the start with one sentence that names the variable. */
export function readConfig(environment: Record<string, string | undefined> = ownEnvironment()): Config {
  refuseMisspelt(Object.keys(environment))
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => (environment[name] ? [[name, environment[name].trim()]] : [])),
  )
  const result = variables.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new BadConfiguration(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  return settle(result.data)
}

function settle(read: z.infer<typeof variables>): Config {
  const port = Number(read.PORT)
  if (port > 65_535) throw new BadConfiguration('PORT must be a port number.')
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${port}`)
  const smtpUrl = read.SMTP_URL ?? null
  if (read.ROLE !== 'all' && !read.DATABASE_URL) {
    throw new BadConfiguration('ROLE can be "web" or "worker" only together with DATABASE_URL.')
  }
  if (read.MODEL_URL && !read.MODEL_NAME) throw new BadConfiguration('MODEL_NAME must be set together with MODEL_URL.')
  if (read.EMBEDDING_URL && !read.EMBEDDING_MODEL) {
    throw new BadConfiguration('EMBEDDING_MODEL must be set together with EMBEDDING_URL.')
  }
  return {
    port,
    // A copy for one's own machine, with its open mailbox and demo accounts, is not offered to the network.
    host: read.HOST ?? (isLocal(publicUrl.hostname) ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: publicUrl.origin,
    isTls: publicUrl.protocol === 'https:',
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    webDist: path.resolve(read.WEB_DIST),
    filesUrl: read.FILES_URL ?? null,
    smtpUrl,
    mailFrom: readSender(read.MAIL_FROM),
    modelUrl: read.MODEL_URL ?? null,
    modelKey: read.MODEL_KEY ?? null,
    modelName: read.MODEL_NAME ?? null,
    embeddingUrl: read.EMBEDDING_URL ?? null,
    embeddingKey: read.EMBEDDING_KEY ?? null,
    embeddingModel: read.EMBEDDING_MODEL ?? null,
    demoWorld: read.DEMO_WORLD !== 'off' && !read.DATABASE_URL,
    requireConfirmedEmail: read.REQUIRE_CONFIRMED_EMAIL ? read.REQUIRE_CONFIRMED_EMAIL === 'on' : smtpUrl !== null,
    authEnumeration: read.AUTH_ENUMERATION,
    authSecret: read.AUTH_SECRET ?? null,
    trustedProxies: read.TRUSTED_PROXIES.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    logLevel: read.LOG_LEVEL,
    role: read.ROLE,
  }
}

function readSender(value: string) {
  const at = value.indexOf('<')
  return { name: value.slice(0, at).trim().replaceAll('"', ''), address: value.slice(at + 1, -1) }
}

function isLocal(hostname: string) {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function ownEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** Most of the environment is other programs' business; a name that is nearly one of ours is a mistake of ours. */
function refuseMisspelt(names: string[]) {
  const known = Object.keys(variables.shape)
  for (const name of names) {
    if (known.includes(name) || name.length < 7) continue
    const meant = known.find((one) => one.length >= 7 && isNearly(name, one))
    if (meant) throw new BadConfiguration(`${name} is not a setting; did you mean ${meant}?`)
  }
}

/** One letter changed, left out, added or swapped with its neighbour, in any case. */
function isNearly(written: string, meant: string) {
  const [a, b] = [written.toUpperCase().replaceAll('-', '_'), meant]
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  const start = commonLength(a, b, (text, at) => text[at])
  const end = commonLength(a.slice(start), b.slice(start), (text, at) => text[text.length - 1 - at])
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restA === `${restB[1]}${restB[0]}`
}

function commonLength(a: string, b: string, at: (text: string, index: number) => string | undefined) {
  let length = 0
  while (length < Math.min(a.length, b.length) && at(a, length) === at(b, length)) length++
  return length
}
