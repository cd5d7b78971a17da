import { CloudOff, RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type ErrorStateProps = {
  /** What failed, in plain words: "Matches did not load". */
  title: string
  description?: string
  onRetry?: () => void
  retrying?: boolean
  requestId?: string
  heading?: 'h1' | 'h2' | 'h3'
}

export function ErrorState({
  title,
  description = 'The connection dropped. Nothing you saved is lost.',
  onRetry,
  retrying,
  requestId,
  heading: Heading = 'h2',
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-10 text-center"
    >
      <span className="grid size-14 place-items-center rounded-card bg-bad-soft text-xl text-bad">
        <Icon of={CloudOff} />
      </span>
      <Heading className="text-xl">{title}</Heading>
      <p className="max-w-90 text-sm text-ink-soft">{description}</p>
      {onRetry && (
        <Button size="sm" busy={retrying} onClick={onRetry}>
          {!retrying && <Icon of={RotateCw} />} Retry
        </Button>
      )}
      {requestId && <p className="text-xs text-ink-soft">Request {requestId}</p>}
    </div>
  )
}
