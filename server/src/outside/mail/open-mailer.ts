import path from 'node:path'
import type { Config } from '../../config.ts'
import type { Clock } from '../clock.ts'
import { localMailbox, type Mailbox } from './mailbox.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

export function openMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  clock: Clock,
): { mailer: Mailer; mailbox: Mailbox | null } {
  if (smtpUrl) return { mailer: smtpMailer(smtpUrl, mailFrom), mailbox: null }
  const mailbox = localMailbox(path.join(dataDir, 'mailbox'), mailFrom, () => clock.now())
  return { mailer: mailbox, mailbox }
}
