import { stableId } from '../random.ts'
import type { BuiltApplication, World } from './build.ts'
import { day, type Step } from './history.ts'
import type { PlannedApplication } from './plan.ts'

const hour = 3_600_000

/** The interview of an application that came that far: open times, an agreed one, or one that has been held. */
export function interviewOf(
  world: World,
  { person, job, state }: PlannedApplication,
  applicationId: string,
  steps: readonly Step[],
): BuiltApplication['interview'] {
  const proposed = steps.find((step) => step.to === 'interview_proposed')
  if (!proposed) return null
  const agreed = steps.find((step) => step.to === 'interview_scheduled')
  const isHeld = state === 'offer' || state === 'hired'
  const firstDay = isHeld && agreed ? agreed.at : new Date(world.now.getTime() + 2 * day)
  const starts = [0, 1, 3].map((days, at) => onTheHour(firstDay, days, 17 + at))
  const id = stableId(world.seed, `interview/${applicationId}`)
  return {
    row: {
      jobId: job.id,
      id,
      candidateId: person.id,
      applicationId,
      state: isHeld ? 'held' : agreed ? 'scheduled' : 'proposed',
      lengthMinutes: 45,
      way: job.mode === 'remote' ? 'video' : 'on_site',
      place: null,
      note: 'Bring one piece of work you would like to talk about.',
      employerZone: 'America/Los_Angeles',
      candidateZone: agreed ? 'America/Los_Angeles' : null,
      startsAt: agreed ? (starts[0] ?? null) : null,
      calendarUid: `${id}@gladwork.example`,
      calendarSequence: 0,
      createdAt: proposed.at,
      updatedAt: (agreed ?? proposed).at,
    },
    times: starts.map((startsAt, at) => ({
      jobId: job.id,
      id: stableId(world.seed, `time/${id}/${at}`),
      interviewId: id,
      startsAt,
    })),
  }
}

function onTheHour(from: Date, days: number, hourOfDay: number): Date {
  const start = new Date(from.getTime() + days * day)
  start.setUTCHours(hourOfDay, 0, 0, 0)
  return start.getTime() <= from.getTime() ? new Date(start.getTime() + 24 * hour) : start
}
