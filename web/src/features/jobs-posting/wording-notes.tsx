import { MessageSquareWarning } from 'lucide-react'
import type { ReviewView } from '#domain/jobs/views.ts'
import { Icon } from '../../ui/icon.tsx'

/** Below a field: phrases that tell some people they are not meant. Advice, never a gate. */
export function WordingNotes({ field, wording }: { field: string; wording: ReviewView['wording'] }) {
  const here = wording.filter((finding) => finding.field === field)
  if (here.length === 0) return null
  return (
    <ul aria-label="Wording" className="grid gap-1 text-xs text-ink-soft">
      {here.map((finding) => (
        <li key={`${finding.start}`} className="flex items-start gap-2">
          <Icon of={MessageSquareWarning} className="mt-px text-warn" />
          <span>
            <b className="text-ink">{finding.found}</b> {lowered(finding.why)} Instead: {finding.instead}.
          </span>
        </li>
      ))}
    </ul>
  )
}

function lowered(sentence: string): string {
  return `may keep people away. ${sentence}`
}
