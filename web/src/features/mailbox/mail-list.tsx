import { Link } from '@tanstack/react-router'
import type { MailEntry } from './queries.ts'
import { sentWhen } from './sent-when.ts'

export function MailList({ mails, openId }: { mails: MailEntry[]; openId: string | undefined }) {
  return (
    <nav aria-label="Mails" className={openId ? 'max-lg:hidden' : undefined}>
      <ul className="overflow-clip rounded-card border border-line bg-surface">
        {mails.map((mail) => (
          <li key={mail.id} className="border-t border-line first:border-t-0">
            <Link
              to="/mailbox"
              search={{ mail: mail.id }}
              aria-current={mail.id === openId ? 'true' : undefined}
              className="grid gap-1 px-4 py-3 text-ink no-underline hover:bg-action-soft aria-current:bg-action-soft"
            >
              <span className="font-strong wrap-anywhere">{mail.subject}</span>
              <span className="text-sm text-ink-soft wrap-anywhere">To {mail.recipientAddress}</span>
              <time dateTime={mail.sentAt} className="text-xs text-ink-soft">
                {sentWhen(mail.sentAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
