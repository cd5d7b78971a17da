import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type Digest = { notice: { title: string; body: string }; lines: string[]; url: string }

export function newMatchesMail(recipient: { name: string; address: string }, { notice, lines, url }: Digest): NewMail {
  return {
    kind: 'new_matches',
    recipient: { name: recipient.name, address: recipient.address },
    subject: `${notice.title} on Gladwork`,
    ...layOutMail({
      title: notice.title,
      paragraphs: lines,
      button: { label: 'See your matches', url },
      why: 'You get this mail, at most once a day, because you asked us to keep new matches coming.',
    }),
  }
}
