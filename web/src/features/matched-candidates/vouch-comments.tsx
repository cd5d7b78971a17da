import type { VouchComment } from '#domain/applications/schema.ts'
import { relationWords } from '#domain/trust/states.ts'

/** What people who worked with the candidate wrote about them, as far as the candidate lets it be read. */
export function VouchComments({ comments }: { comments: readonly VouchComment[] }) {
  if (comments.length === 0) return null
  return (
    <section aria-labelledby="vouch-comments" className="grid gap-3">
      <h3 id="vouch-comments" className="font-text text-md font-strong tracking-body">
        From people who vouched
      </h3>
      <ul className="grid gap-4">
        {comments.map(({ relation, comment }) => (
          <li key={`${relation} ${comment}`} className="grid gap-1 border-l-2 border-line pl-4">
            <blockquote className="text-sm whitespace-pre-line wrap-anywhere">{comment}</blockquote>
            <p className="text-xs text-ink-soft">{relationWords[relation]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
