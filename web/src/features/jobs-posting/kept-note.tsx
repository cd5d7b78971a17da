import { History } from 'lucide-react'
import { Note } from '../../ui/note.tsx'
import { TextButton } from '../../ui/text-button.tsx'

/** Above a form that came back with what was typed before and never saved. */
export function KeptNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Note icon={History}>What you typed before and did not save is still here.</Note>
      <TextButton onClick={onStartOver}>Start over</TextButton>
    </div>
  )
}
