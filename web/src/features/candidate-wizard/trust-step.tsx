import { Handshake } from 'lucide-react'
import { Note } from '../../ui/note.tsx'
import { InviteRows } from '../trust/invite-rows.tsx'

/** Vouches can wait: nothing of the profile depends on them. */
export function TrustStep({ onDone }: { onDone: () => void }) {
  return (
    <div className="grid gap-8">
      <Note icon={Handshake}>Up to three vouches count. Without any, your card says “New”, and nothing is lost.</Note>
      <InviteRows onDone={onDone} />
    </div>
  )
}
