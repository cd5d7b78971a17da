import { ArrowLeft } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type StepButtonsProps = { onBack?: () => void; busy?: boolean; blocked?: boolean; onBlocked?: () => void }

/** Back, and Next as the form's own button. */
export function StepButtons({ onBack, busy, blocked, onBlocked }: StepButtonsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button variant="bare" onClick={onBack} disabled={!onBack}>
        <Icon of={ArrowLeft} /> Back
      </Button>
      <Button type="submit" busy={busy} blocked={blocked} onBlocked={onBlocked}>
        {busy ? 'Saving...' : 'Next'}
      </Button>
    </div>
  )
}
