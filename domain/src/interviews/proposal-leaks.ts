import { findLeaks, type HiddenIdentity } from '../jobs/leaks.ts'

/** Rooms of these services have a number for a name; what stands behind the host is still looked at. */
const namelessHosts = /https:\/\/(?:meet\.google\.com|zoom\.us|us\d{2}web\.zoom\.us|whereby\.com|meet\.jit\.si)\//gi

/** Whether a proposal may give a hidden company away (decisions.md K.67). */
export function proposalLeaks(
  identity: HiddenIdentity,
  proposal: { place: string | null; note: string | null },
): boolean {
  const texts = { place: proposal.place ?? '', note: proposal.note ?? '' }
  const fields = Object.entries(texts).map(([field, text]) => [field, text.replace(namelessHosts, ' ')])
  return findLeaks(identity, Object.fromEntries(fields)).length > 0
}
