import { CalendarCheck, CalendarClock, Undo2 } from 'lucide-react'
import type { RankedCandidate } from '#domain/applications/schema.ts'
import type { EmployerInterview } from '#domain/interviews/schema.ts'
import { Note } from '../../ui/note.tsx'

/** What is under way with this candidate: an interview, a decline that can still be undone, a request to look again. */
export function CardStanding({ candidate, interview }: CardStandingProps) {
  const decline = candidate.decline
  return (
    <>
      {interview && (
        <Note icon={interview.state === 'scheduled' ? CalendarCheck : CalendarClock}>{interviewWords(interview)}</Note>
      )}
      {decline && <Note icon={Undo2}>{declineWords(decline)}</Note>}
    </>
  )
}

type CardStandingProps = { candidate: RankedCandidate; interview: EmployerInterview | undefined }

function interviewWords({ state, startsAt, times, candidateNote }: EmployerInterview): string {
  const agreed = startsAt ? `Interview on ${moment(startsAt)}.` : ''
  if (state === 'scheduled') return agreed
  if (state === 'others_asked') {
    return [`Asks for other times.`, candidateNote && `“${candidateNote}”`, agreed].filter(Boolean).join(' ')
  }
  const proposed = `${times.length} ${times.length === 1 ? 'time' : 'times'} proposed, not answered yet.`
  return agreed ? `${proposed} ${agreed}` : proposed
}

function declineWords({ reason, toldAt, secondLookAt }: NonNullable<RankedCandidate['decline']>): string {
  if (secondLookAt) return `Declined: ${reason}. The candidate asks for a second look.`
  if (new Date(toldAt) <= new Date()) return `Declined: ${reason}. The candidate was told on ${moment(toldAt)}.`
  return `Declined: ${reason}. The candidate is told on ${moment(toldAt)}; until then you can undo it.`
}

function moment(time: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(undefined, format).format(new Date(time))
}
