import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Paperclip } from 'lucide-react'
import { readProblem } from '../../api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { linkedText } from './linked-text.ts'
import { mailQuery, type OpenedMail } from './queries.ts'
import { sentWhen } from './sent-when.ts'

export function MailView({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(mailQuery(id))
  return (
    <section aria-label="The open mail" className="grid content-start gap-4">
      <TextLink to="/mailbox" search={{}} className="lg:hidden">
        <Icon of={ArrowLeft} /> All mails
      </TextLink>
      {data && <Mail mail={data} />}
      {error && readProblem(error).code === 'not_found' && (
        <EmptyState title="This mail is gone">It may have been cleared away with the data folder.</EmptyState>
      )}
      {error && readProblem(error).code !== 'not_found' && (
        <ErrorState
          title="The mail did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Waiting label="Loading the mail">
          <Skeleton className="h-72" />
        </Waiting>
      )}
    </section>
  )
}

/** The text twin: it says all that the HTML says, and the page's policy shows no frames. */
function Mail({ mail }: { mail: OpenedMail }) {
  return (
    <article className="rounded-card border border-line bg-surface p-5 shadow-lift md:p-8">
      <h2 className="text-2xl wrap-anywhere">{mail.subject}</h2>
      <p className="mt-2 border-b border-line pb-4 text-sm text-ink-soft wrap-anywhere">
        To {mail.recipientName ? `${mail.recipientName} (${mail.recipientAddress})` : mail.recipientAddress},{' '}
        <time dateTime={mail.sentAt}>{sentWhen(mail.sentAt)}</time>
      </p>
      <div className="mt-5 max-w-measure whitespace-pre-line wrap-anywhere">
        {linkedText(mail.text, window.location.origin).map((piece, at) =>
          piece.href ? (
            <a key={`${at}`} href={piece.href} className="text-action underline underline-offset-4">
              {piece.text}
            </a>
          ) : (
            piece.text
          ),
        )}
      </div>
      {mail.attachments.length > 0 && (
        <ul aria-label="Attachments" className="mt-5 grid gap-2 border-t border-line pt-4">
          {mail.attachments.map(({ filename }) => (
            <li key={filename}>
              <Note icon={Paperclip}>{filename}</Note>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
