import ical from 'ical.js'

export type ReadCalendar = {
  method: string
  uid: string
  sequence: number
  status: string
  start: Date
  end: Date
  description: string
  attendees: string[]
}

/** A calendar file as somebody's calendar reads it. */
export function readCalendar({ content }: { content: string }): ReadCalendar {
  const calendar = new ical.Component(ical.parse(Buffer.from(content, 'base64').toString()))
  const [found, ...more] = calendar.getAllSubcomponents('vevent')
  if (!found || more.length > 0) throw new Error('The calendar file should hold one event.')
  const event = new ical.Event(found)
  return {
    method: textOf(calendar, 'method'),
    uid: event.uid,
    sequence: event.sequence,
    status: textOf(found, 'status'),
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    description: event.description,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue())),
  }
}

function textOf(component: InstanceType<typeof ical.Component>, property: string): string {
  return String(component.getFirstPropertyValue(property))
}
