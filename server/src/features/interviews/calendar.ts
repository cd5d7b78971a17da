import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { endOf } from '#domain/interviews/rules.ts'
import { wayLabels } from '#domain/interviews/schema.ts'
import { inBothZones } from '#domain/interviews/zones.ts'
import type { NewMail } from '../../tasks/outbox.ts'
import type { Proposal } from './queries.ts'

export type CalendarEntry = {
  interview: Proposal['interview']
  startsAt: Date
  jobTitle: string
  /** Who it is with, by the name this reader may know at this moment. */
  counterpart: string
  attendee: { name: string; address: string }
  organizer: { name: string; address: string }
  url: string
  now: Date
}

/**
 * The invitation as a file for one reader's calendar. The organiser is Gladwork and the only attendee is the reader, so that
 * neither side's address stands in the other's calendar (decisions.md G.49, K.67).
 */
export function calendarFile(method: 'REQUEST' | 'CANCEL', entry: CalendarEntry): string {
  const { interview, startsAt, attendee, organizer } = entry
  const isCancelled = method === 'CANCEL'
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Gladwork', product: 'Interviews', language: 'EN' },
  })
  const event = calendar.createEvent({
    id: interview.calendarUid,
    sequence: interview.calendarSequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: startsAt,
    end: endOf({ startsAt, lengthMinutes: interview.lengthMinutes }),
    stamp: entry.now,
    summary: `Interview: ${entry.jobTitle}`,
    description: descriptionOf(entry),
    location: interview.place ?? wayLabels[interview.way],
    url: entry.url,
    organizer: { name: organizer.name, email: organizer.address },
  })
  event.createAttendee({ name: attendee.name, email: attendee.address, rsvp: false })
  return calendar.toString()
}

export function calendarAttachment(
  method: 'REQUEST' | 'CANCEL',
  entry: CalendarEntry,
): NonNullable<NewMail['attachments']>[number] {
  return {
    filename: 'interview.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(calendarFile(method, entry)).toString('base64'),
  }
}

function descriptionOf({ interview, startsAt, counterpart, url }: CalendarEntry): string {
  const times = inBothZones(startsAt, [interview.employerZone, interview.candidateZone])
  const { way, lengthMinutes, note } = interview
  return [counterpart, times, `${wayLabels[way]}, ${lengthMinutes} minutes`, note, url].filter(Boolean).join('\n')
}
