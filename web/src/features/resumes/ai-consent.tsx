import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { Note } from '../../ui/note.tsx'

export function AiConsent() {
  return (
    <Note icon={Info}>
      By choosing a file you agree to AI processing of your résumé. <Link to="/terms">Terms</Link> ·{' '}
      <Link to="/privacy">Privacy</Link>
    </Note>
  )
}
