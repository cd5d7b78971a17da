import { lazy, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'

const WordDiffView = lazy(async () => {
  const view = await import('./word-diff-view.tsx')
  return { default: view.WordDiffView }
})

/** Before and after with the changed words marked. The comparing code comes only when one is shown. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-16" />}>
      <WordDiffView before={before} after={after} />
    </Suspense>
  )
}
