import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** The only things that a log line may hold. An address, a token or a résumé has no place to stand in. */
const allowed = new Set([
  'event',
  'requestId',
  'method',
  'path',
  'status',
  'ms',
  'task',
  'taskId',
  'attempt',
  'outcome',
  'kind',
  'mailId',
  'error',
  'sqlstate',
  'constraint',
  'frames',
  'reason',
  'count',
  'port',
  'mode',
  'version',
])

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const settings = {
    level,
    base: undefined,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: object) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name))),
    },
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
  }
  return destination ? pino(settings, destination) : pino(settings)
}

const longestPath = 200

/** An address as it may be logged: without what stands behind the path, without ids and secrets, on one line. */
export function loggablePath(path: string) {
  const plain = path
    .replace(/[?#].*$/s, '')
    .replace(/[^\x21-\x7e]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
  return plain
    .split('/')
    .map((part) => (/^[0-9a-f-]{36}$|^[\w-]{30,}$/i.test(part) ? ':id' : part))
    .join('/')
    .slice(0, longestPath)
}
