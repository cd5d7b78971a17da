import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { AppError } from './errors.ts'

// OWASP's first choice for Argon2id; 20 to 30 ms on a core of today.
const settings = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const saltLength = 16

/** Hashing takes a core for its time. More than this many at once would starve every other request. */
const atOnce = availableParallelism()
const waitingAtMost = atOnce * 4

let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const { memory, passes, parallelism } = settings
  const tag = await derive(password, salt, settings)
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)
  if (!match) return false
  const [, memory, passes, parallelism, salt = '', wanted = ''] = match
  const expected = Buffer.from(wanted, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return found.length === expected.length && timingSafeEqual(found, expected)
}

async function derive(password: string, nonce: Buffer, cost: typeof settings): Promise<Buffer> {
  await takeTurn()
  try {
    return await new Promise((resolve, reject) =>
      argon2('argon2id', { message: password, nonce, ...cost }, (error, tag) => (error ? reject(error) : resolve(tag))),
    )
  } finally {
    passTurn()
  }
}

async function takeTurn() {
  if (running < atOnce) {
    running += 1
    return
  }
  if (waiting.length >= waitingAtMost) throw new AppError('unavailable')
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** The turn is handed on, not given back, so that nobody can slip in between. */
function passTurn() {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
