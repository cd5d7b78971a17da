import type { AutosaveState } from '../profiles/autosave.ts'

const words: Record<AutosaveState['status'], string> = {
  idle: '',
  waiting: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
}

export function SaveStatus({ status }: { status: AutosaveState['status'] }) {
  return (
    <p role="status" className="min-w-16 text-sm text-ink-soft">
      {words[status]}
    </p>
  )
}
