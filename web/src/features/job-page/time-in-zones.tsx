import { ownTimeZone } from '../../own-time-zone.ts'

/** A moment in the reader's zone, and under it in the employer's where that is another. */
export function TimeInZones({ time, employerZone }: { time: string; employerZone: string }) {
  const own = ownTimeZone()
  return (
    <span className="grid">
      <time dateTime={time} className="tabular font-strong">
        {atZone(time, own)}
      </time>
      {employerZone !== own && (
        <span className="text-xs text-ink-soft">
          {atZone(time, employerZone)} ({employerZone})
        </span>
      )}
    </span>
  )
}

function atZone(time: string, timeZone: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(undefined, { ...format, timeZone }).format(new Date(time))
}
