import { plainName } from '#domain/trust/plain-name.ts'
import { type Relation, relationWords } from '#domain/trust/states.ts'
import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type Addressee = { name: string; address: string }
type Invitation = { recipient: Addressee; candidateName: string; relation: Relation; url: string }
type News = { title: string; body: string; url: string }

/** Before somebody has agreed to anything they read only our words, and the plain name of who asks (decisions.md H.57). */
const invitedWhy = (name: string) =>
  `You get this mail because ${name} gave your address on Gladwork, where people find work. If you do not know them, say so on the page or ignore this mail: nothing happens without a press on the link.`

export function vouchInvitationMail({ recipient, candidateName, relation, url }: Invitation): NewMail {
  const name = plainName(candidateName)
  return {
    kind: 'vouch_invitation',
    recipient,
    subject: subjectLine('Can you vouch for ', name, '?'),
    ...layOutMail({
      title: `Can you vouch for ${name}?`,
      paragraphs: [
        `${name} is looking for work and says that you know them from it (${relationWords[relation].toLowerCase()}).`,
        'A vouch takes two minutes and needs no account. You can also say no; nobody is told why.',
      ],
      button: { label: 'Answer', url },
      linkEnds: 'The link works for 14 days, once.',
      why: invitedWhy(name),
    }),
  }
}

export function vouchReminderMail({
  recipient,
  candidateName,
  url,
  daysLeft,
}: Invitation & { daysLeft: number }): NewMail {
  const name = plainName(candidateName)
  return {
    kind: 'vouch_reminder',
    recipient,
    subject: subjectLine('Still open: can you vouch for ', name, '?'),
    ...layOutMail({
      title: `${name} still hopes for your answer`,
      paragraphs: [
        'You were asked to vouch for them. It takes two minutes and needs no account.',
        'If you would rather not, one press says so, and we ask no more.',
      ],
      button: { label: 'Answer', url },
      linkEnds: `The invitation ends in ${daysLeft === 1 ? 'a day' : `${daysLeft} days`}.`,
      why: invitedWhy(name),
    }),
  }
}

export function employmentRequestMail(request: { address: string; candidateName: string; url: string }): NewMail {
  const name = plainName(request.candidateName)
  return {
    kind: 'employment_request',
    recipient: { name: null, address: request.address },
    subject: subjectLine('Did ', name, ' work at your company?'),
    ...layOutMail({
      title: `${name} asks you to confirm a past job`,
      paragraphs: [
        'The page shows the company, the title and the dates as they were given to us, and nothing else.',
        'You can confirm them, correct them, say that there is no record, or that you cannot say.',
      ],
      button: { label: 'See and answer', url: request.url },
      linkEnds: 'The link works for 30 days, once.',
      why: invitedWhy(name),
    }),
  }
}

const ownWhy = 'You get this mail because you asked for it on Gladwork.'

export function vouchAnsweredMail(recipient: Addressee, news: News): NewMail {
  return { kind: 'vouch_answered', recipient, ...answered(news) }
}

export function employmentAnsweredMail(recipient: Addressee, news: News): NewMail {
  return { kind: 'employment_answered', recipient, ...answered(news) }
}

function answered({ title, body, url }: News) {
  const content = { title, paragraphs: [body], button: { label: 'See your trust', url }, why: ownWhy }
  return { subject: subjectLine('', title, ''), ...layOutMail(content) }
}

/** What fits into the list of an inbox. */
const subjectLength = 59

function subjectLine(before: string, name: string, after: string): string {
  const room = subjectLength - before.length - after.length
  return before + (name.length <= room ? name : `${name.slice(0, room - 1).trimEnd()}…`) + after
}
