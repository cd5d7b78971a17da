import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextButton } from '../../ui/text-button.tsx'
import { resumeReadingQuery } from './queries.ts'

type SourceLinesProps = { resumeId: string; lines: readonly number[]; what?: string }

/** The lines of the résumé that a figure or a remark comes from, opened on demand (decisions.md D.18). */
export function SourceLines({ resumeId, lines, what = '' }: SourceLinesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery({ ...resumeReadingQuery(resumeId), enabled: isOpen })
  const wanted = [...new Set(lines)].filter((at) => at >= 0).toSorted((a, b) => a - b)
  if (wanted.length === 0) return null
  const text = data?.reading.text.split('\n')
  const count = `${wanted.length} ${wanted.length === 1 ? 'line' : 'lines'}`
  return (
    <div className="text-xs">
      <TextButton className="text-xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? `Hide the ${count}` : `Show the ${count}`}
        <span className="sr-only"> {what}</span>
      </TextButton>
      {isOpen && text && (
        <ul className="mt-1 grid gap-1 border-l-3 border-line pl-3">
          {wanted.map((at) => (
            <li key={at} className="flex gap-2 break-words text-ink-soft">
              <span className="tabular min-w-6 text-right">{at + 1}</span>
              <span className="min-w-0 text-ink">{text[at]}</span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && isError && <p className="text-bad">The lines did not load. Close and open this again.</p>}
    </div>
  )
}
