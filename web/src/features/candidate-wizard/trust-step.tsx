import { Handshake } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** Vouches can wait: nothing of the profile depends on them. */
export function TrustStep({ onDone }: { onDone: () => void }) {
  return (
    <div className="grid justify-items-start gap-6">
      <Note icon={Handshake}>Up to three vouches count. Without any, your card says “New”, and nothing is lost.</Note>
      <Button variant="quiet" onClick={onDone}>
        Skip for Now
      </Button>
    </div>
  )
}
