import type { ProposalView } from '#domain/interviews/schema.ts'
import type { Proposal } from './queries.ts'

/** A proposal, for the two sides of it: it names neither. */
export function viewProposal({ interview, times }: Proposal): ProposalView {
  return {
    id: interview.id,
    state: interview.state,
    times: times.map((time) => time.toISOString()),
    startsAt: interview.startsAt?.toISOString() ?? null,
    lengthMinutes: interview.lengthMinutes,
    way: interview.way,
    place: interview.place,
    note: interview.note,
    employerZone: interview.employerZone,
  }
}
