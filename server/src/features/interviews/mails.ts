import { type InterviewWay, wayLabels } from '#domain/interviews/schema.ts'
import { inBothZones, inZone } from '#domain/interviews/zones.ts'
import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type Addressee = { name: string; address: string }
type Attachments = NewMail['attachments']
type Reader = 'candidate' | 'employer'

/** `counterpart` is what the other side may be called in this mail: a company or a person only where the reader may know it. */
type News = { jobTitle: string; counterpart: string; reader: Reader; url: string }
type Meeting = { zones: readonly (string | null)[]; lengthMinutes: number; way: InterviewWay }
type Agreed = News & Meeting & { startsAt: Date; attachments?: Attachments }

const why: Record<Reader, string> = {
  candidate: 'You get this mail because you applied to this job on Gladwork.',
  employer: 'You get this mail because you posted this job on Gladwork.',
}

/** Neither the place nor the note stands in the mail: both can be read on the page, where the gate has been passed. */
export function timesProposedMail(
  recipient: Addressee,
  news: Omit<News, 'reader'> & { times: readonly Date[]; zone: string; lengthMinutes: number; way: InterviewWay },
): NewMail {
  return {
    kind: 'interview_proposed',
    recipient,
    subject: 'Interview times proposed',
    ...layOutMail({
      title: `Interview times for ${news.jobTitle}`,
      paragraphs: [
        news.counterpart,
        `${wayLabels[news.way]}, ${news.lengthMinutes} minutes. Accept one of these times, ask for others, or decline:`,
        ...news.times.map((time) => inZone(time, news.zone)),
      ],
      button: { label: 'See the times', url: news.url },
      why: why.candidate,
    }),
  }
}

export function interviewAgreedMail(recipient: Addressee, news: Agreed & { isMoved: boolean }): NewMail {
  const title = news.isMoved ? 'Interview moved' : 'Interview agreed'
  return {
    kind: 'interview_agreed',
    recipient,
    subject: title,
    ...layOutMail({
      title: `${title}: ${news.jobTitle}`,
      paragraphs: [...meetingLines(news), 'The attached file puts it into your calendar.'],
      button: { label: 'See the interview', url: news.url },
      why: why[news.reader],
    }),
    attachments: news.attachments,
  }
}

export function interviewCancelledMail(
  recipient: Addressee,
  news: News & { by: Reader; startsAt: Date | null; zones: readonly (string | null)[]; attachments?: Attachments },
): NewMail {
  const who = news.by === news.reader ? 'You have' : news.by === 'employer' ? 'The employer has' : 'The candidate has'
  return {
    kind: 'interview_cancelled',
    recipient,
    subject: 'Interview cancelled',
    ...layOutMail({
      title: `Interview cancelled: ${news.jobTitle}`,
      paragraphs: [
        news.counterpart,
        news.startsAt
          ? `${who} cancelled the interview on ${inBothZones(news.startsAt, news.zones)}.`
          : `${who} taken back the proposed times.`,
        'The application itself stays.',
      ],
      button: { label: 'See where it stands', url: news.url },
      why: why[news.reader],
    }),
    attachments: news.attachments,
  }
}

export function otherTimesAskedMail(recipient: Addressee, news: Omit<News, 'reader'> & { hasNote: boolean }): NewMail {
  return {
    kind: 'interview_others_asked',
    recipient,
    subject: 'Other interview times, please',
    ...layOutMail({
      title: `${news.counterpart} asks for other times`,
      paragraphs: [
        `The interview for ${news.jobTitle} is not agreed yet.`,
        news.hasNote
          ? 'What suits them better stands on the page. Propose other times there.'
          : 'Propose other times on the page.',
      ],
      button: { label: 'Propose other times', url: news.url },
      why: why.employer,
    }),
  }
}

export function interviewReminderMail(recipient: Addressee, news: Agreed & { ahead: string }): NewMail {
  return {
    kind: 'interview_reminder',
    recipient,
    subject: `Your interview is ${news.ahead}`,
    ...layOutMail({
      title: `Interview ${news.ahead}: ${news.jobTitle}`,
      paragraphs: meetingLines(news),
      button: { label: 'See the interview', url: news.url },
      why: why[news.reader],
    }),
  }
}

function meetingLines({ counterpart, startsAt, zones, way, lengthMinutes }: Agreed): string[] {
  return [counterpart, inBothZones(startsAt, zones), `${wayLabels[way]}, ${lengthMinutes} minutes.`]
}
