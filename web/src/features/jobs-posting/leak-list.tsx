import { Eye } from 'lucide-react'
import { fieldWords, leakWords } from '#domain/jobs/leak-words.ts'
import type { ReviewView } from '#domain/jobs/views.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextButton } from '../../ui/text-button.tsx'

type Leak = ReviewView['leaks'][number]

export type LeakNotesProps = {
  field: string
  leaks: readonly Leak[]
  confirmed: readonly string[]
  onConfirm: (keys: string[]) => void
  onShow?: (leak: Leak) => void
}

/** Each find, to be removed or confirmed as harmless. */
export function LeakList({ field, leaks, confirmed, onConfirm, onShow }: LeakNotesProps) {
  const here = leaks.filter((leak) => leak.field === field)
  const open = here.filter((leak) => !confirmed.includes(leak.key))
  const harmless = here.filter((leak) => confirmed.includes(leak.key))
  return (
    <ul aria-label={`Finds in ${fieldWords[field] ?? field}`} className="grid gap-1.5">
      {open.map((leak) => (
        <li
          key={leak.key}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-warn-soft px-3 py-2 text-sm text-ink"
        >
          <span className="flex min-w-0 items-start gap-2">
            <Icon of={Eye} className="mt-0.5 text-warn" />
            <span className="min-w-0 wrap-anywhere">
              <b>{leak.found}</b> {leakWords[leak.kind]}
            </span>
          </span>
          <span className="ml-auto flex gap-4">
            {onShow && (
              <TextButton onClick={() => onShow(leak)}>
                Show<span className="sr-only"> {leak.found}</span>
              </TextButton>
            )}
            <TextButton onClick={() => onConfirm([...confirmed, leak.key])}>
              It is harmless<span className="sr-only">: {leak.found}</span>
            </TextButton>
          </span>
        </li>
      ))}
      {harmless.map((leak) => (
        <li key={leak.key} className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
          <span className="wrap-anywhere">“{leak.found}” confirmed as harmless</span>
          <TextButton onClick={() => onConfirm(confirmed.filter((key) => key !== leak.key))}>Take back</TextButton>
        </li>
      ))}
    </ul>
  )
}
