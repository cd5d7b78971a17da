import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database, OpenDatabase } from './db/open.ts'
import type { ResumeReader } from './features/resumes/reader/reader.ts'
import type { Auth } from './http/auth.ts'
import type { Limiter } from './http/rate-limit.ts'
import type { Clock } from './outside/clock.ts'
import type { Embedder } from './outside/embedder/embedder.ts'
import type { FileStore } from './outside/files/file-store.ts'
import type { Mailbox } from './outside/mail/mailbox.ts'
import type { Mailer } from './outside/mail/mailer.ts'
import type { LanguageModel } from './outside/model/language-model.ts'
import type { Bus } from './tasks/bus.ts'
import type { TaskQueue } from './tasks/queue.ts'

/** What commands and tasks may reach beyond their own rows. */
export type Surroundings = {
  config: Config
  db: Database
  files: FileStore
  reader: ResumeReader
  mailer: Mailer
  /** Null where none is configured: everything works without. */
  model: LanguageModel | null
  embedder: Embedder
  clock: Clock
  bus: Bus
  log: Logger
}

/** Everything the application is built from; handed in, so that tests build the same one. */
export type Dependencies = Surroundings & {
  database: OpenDatabase
  tasks: TaskQueue
  auth: Auth
  /** What session cookies are signed with. */
  secret: string
  limiter: Limiter
  /** Where mails end up when there is no mail server; null when there is one. */
  mailbox: Mailbox | null
}
