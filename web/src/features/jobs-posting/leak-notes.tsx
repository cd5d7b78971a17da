import { lazy, Suspense } from 'react'
import type { LeakNotesProps } from './leak-list.tsx'

const LeakList = lazy(() => import('./leak-list.tsx').then((part) => ({ default: part.LeakList })))

/** Below a field: what in it may give the company away. Most roles give nothing away, so the list comes with the first find. */
export function LeakNotes(props: LeakNotesProps) {
  if (!props.leaks.some((leak) => leak.field === props.field)) return null
  return (
    <Suspense>
      <LeakList {...props} />
    </Suspense>
  )
}
