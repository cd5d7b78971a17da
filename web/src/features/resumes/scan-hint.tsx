import { ScanText } from 'lucide-react'
import { scanTakesLonger } from '#domain/resumes/messages.ts'
import { Note } from '../../ui/note.tsx'
import { useLasting } from './use-lasting.ts'

/** A file with real text is parsed in less; then it is a scan, or many wait before it. */
const usualParsing = 4_000

export function ScanHint({ isParsing }: { isParsing: boolean }) {
  const isSlow = useLasting(isParsing, usualParsing)
  return <div aria-live="polite">{isSlow && <Note icon={ScanText}>{scanTakesLonger}</Note>}</div>
}
