import { type Reminder, wordsAhead } from '#domain/interviews/rules.ts'
import type { Transaction } from '../../../db/open.ts'
import { enqueueMail, type NewMail } from '../../../tasks/outbox.ts'
import type { Review } from '../../applications/commands/review.ts'
import type { ApplicantRow } from '../../applications/queries/applicants.ts'
import { type AppliedTo, readRecipient } from '../../applications/queries/applied-to.ts'
import { readKnownCompany } from '../../applications/queries/known-company.ts'
import { applicantName } from '../../applications/view.ts'
import { addNotice } from '../../notices/commands.ts'
import { type CalendarEntry, calendarAttachment } from '../calendar.ts'
import {
  interviewAgreedMail,
  interviewCancelledMail,
  interviewReminderMail,
  otherTimesAskedMail,
  timesProposedMail,
} from '../mails.ts'
import type { Proposal } from '../queries.ts'

export type Told = { now: Date; publicUrl: string; mailFrom: { name: string; address: string } }
export type Pair = { applicant: ApplicantRow; job: AppliedTo }
type Interview = Proposal['interview']
type Side = 'candidate' | 'employer'

/** Tells the candidate of times, first ones or others. */
export async function tellTimes(
  tx: Transaction,
  { applicant, job }: Review,
  { interview, times }: Proposal,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  const { candidateId } = applicant
  const { isKnown, display } = await readKnownCompany(tx, candidateId, job)
  const path = pathOf('candidate', job)
  await addNotice(tx, {
    personId: candidateId,
    kind: 'interview_proposed',
    eventKey: eventKey('interview_proposed', interview),
    title: 'Interview times proposed',
    body: isKnown ? `${job.title}. The company is ${display}.` : job.title,
    path,
  })
  const recipient = await readRecipient(tx, candidateId)
  if (!recipient) return
  const { employerZone: zone, lengthMinutes, way } = interview
  const news = { jobTitle: job.title, counterpart: display, url: publicUrl + path }
  await enqueueMail(tx, timesProposedMail(recipient, { ...news, zone, lengthMinutes, way, times }))
}

/** Both sides get the agreed time with a file for their calendar. */
export async function tellAgreed(tx: Transaction, pair: Pair, interview: Interview, told: Told): Promise<void> {
  const { startsAt } = interview
  if (!startsAt) return
  const isMoved = interview.calendarSequence > 0
  const title = isMoved ? 'Interview moved' : 'Interview agreed'
  await tellBoth(tx, pair, { kind: 'interview_agreed', title, interview, told }, (side) => {
    const attachments = [calendarAttachment('REQUEST', side.entry(startsAt))]
    return interviewAgreedMail(side.recipient, {
      ...side.news,
      ...meetingOf(interview),
      startsAt,
      isMoved,
      attachments,
    })
  })
}

/** A cancelled interview leaves the calendars it was in; times that nobody accepted were in none. */
export async function tellCancelled(
  tx: Transaction,
  pair: Pair,
  { interview, by }: { interview: Interview; by: Side },
  told: Told,
): Promise<void> {
  const { startsAt } = interview
  await tellBoth(tx, pair, { kind: 'interview_cancelled', title: 'Interview cancelled', interview, told }, (side) => {
    const attachments = startsAt ? [calendarAttachment('CANCEL', side.entry(startsAt))] : []
    const { zones } = meetingOf(interview)
    return interviewCancelledMail(side.recipient, { ...side.news, by, startsAt, zones, attachments })
  })
}

export async function tellOthersAsked(tx: Transaction, { applicant, job }: Pair, interview: Interview, told: Told) {
  const { name } = applicantName(applicant, job)
  const path = pathOf('employer', job)
  await addNotice(tx, {
    personId: job.posterId,
    kind: 'interview_others_asked',
    eventKey: eventKey('interview_others_asked', interview),
    title: `${name} asks for other times`,
    body: job.title,
    path,
  })
  const recipient = await readRecipient(tx, job.posterId)
  if (!recipient) return
  const news = { jobTitle: job.title, counterpart: name, url: told.publicUrl + path }
  await enqueueMail(tx, otherTimesAskedMail(recipient, { ...news, hasNote: interview.candidateNote !== null }))
}

export async function remindBoth(
  tx: Transaction,
  pair: Pair,
  { interview, startsAt, due }: { interview: Interview; startsAt: Date; due: Reminder },
  told: Told,
): Promise<void> {
  const ahead = wordsAhead(startsAt, told.now)
  const once = `${due}:${startsAt.toISOString()}`
  const event = { kind: 'interview_reminder', title: `Interview ${ahead}`, interview, told, once }
  await tellBoth(tx, pair, event, (side) =>
    interviewReminderMail(side.recipient, { ...side.news, ...meetingOf(interview), startsAt, ahead }),
  )
}

type ForSide = {
  recipient: { name: string; address: string }
  news: { reader: Side; jobTitle: string; counterpart: string; url: string }
  entry(startsAt: Date): CalendarEntry
}
type Event = { kind: string; title: string; interview: Interview; told: Told; once?: string }

/** Says one thing to both sides, each with the name of the other that it may know at this moment. */
async function tellBoth(tx: Transaction, { applicant, job }: Pair, event: Event, mailFor: (side: ForSide) => NewMail) {
  const { display } = await readKnownCompany(tx, applicant.candidateId, job)
  const counterparts = { candidate: display, employer: applicantName(applicant, job).name }
  const people = { candidate: applicant.candidateId, employer: job.posterId }
  for (const reader of ['candidate', 'employer'] as const) {
    const path = pathOf(reader, job)
    await addNotice(tx, {
      personId: people[reader],
      kind: event.kind,
      eventKey: event.once
        ? `${event.kind}:${event.interview.id}:${event.once}`
        : eventKey(event.kind, event.interview),
      title: event.title,
      body: `${job.title}. ${counterparts[reader]}`,
      path,
    })
    const recipient = await readRecipient(tx, people[reader])
    if (!recipient) continue
    const { interview, told } = event
    const news = { reader, jobTitle: job.title, counterpart: counterparts[reader], url: told.publicUrl + path }
    const entry = (startsAt: Date) => ({
      ...news,
      interview,
      startsAt,
      attendee: recipient,
      organizer: told.mailFrom,
      now: told.now,
    })
    await enqueueMail(tx, mailFor({ recipient, news, entry }))
  }
}

function meetingOf({ employerZone, candidateZone, lengthMinutes, way }: Interview) {
  return { zones: [employerZone, candidateZone], lengthMinutes, way }
}

function pathOf(side: Side, job: AppliedTo): string {
  return side === 'candidate' ? `/job/${job.id}` : `/candidates?jobId=${job.id}`
}

/** Each version of an interview is told once. */
function eventKey(kind: string, { id, version }: Interview): string {
  return `${kind}:${id}:${version}`
}
