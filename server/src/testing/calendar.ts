export type ReadCalendar = {
  method: string
  uid: string
  sequence: string
  status: string
  start: Date
  end: Date
  description: string
  attendees: string[]
}

/** A calendar file as a calendar reads it: lines unfolded, names before their parameters, text unescaped (RFC 5545). */
export function readCalendar({ content }: { content: string }): ReadCalendar {
  const lines = Buffer.from(content, 'base64').toString().replaceAll('\r\n ', '').split('\r\n')
  const values = (name: string) =>
    lines.flatMap((line) => {
      const [, value] = new RegExp(`^${name}(?:;[^:]*)?:(.*)$`).exec(line) ?? []
      return value === undefined ? [] : [value]
    })
  const one = (name: string) => {
    const [value, ...more] = values(name)
    if (value === undefined || more.length > 0) throw new Error(`${name} does not stand once in the calendar file.`)
    return value
  }
  return {
    method: one('METHOD'),
    uid: one('UID'),
    sequence: one('SEQUENCE'),
    status: one('STATUS'),
    start: moment(one('DTSTART')),
    end: moment(one('DTEND')),
    description: one('DESCRIPTION')
      .replaceAll('\\n', '\n')
      .replace(/\\([,;\\])/g, '$1'),
    attendees: values('ATTENDEE'),
  }
}

function moment(value: string): Date {
  const read = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value)
  if (!read) throw new Error(`${value} is not a moment in UTC.`)
  const [, year, month, day, hour, minute, second] = read
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
