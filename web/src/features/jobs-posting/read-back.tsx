import { CircleCheck, CircleHelp } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

/** Under a free-text field: what we understood, or that we did not. */
export function ReadBack({ reading }: { reading: { isRead: boolean; sentence: string } | null | undefined }) {
  if (!reading) return null
  return (
    <p role="status" className={`flex items-start gap-1.5 text-xs ${reading.isRead ? 'text-good' : 'text-ink-soft'}`}>
      <Icon of={reading.isRead ? CircleCheck : CircleHelp} className="mt-px" />
      <span>{reading.sentence}</span>
    </p>
  )
}
