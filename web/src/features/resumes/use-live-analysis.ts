import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearLive } from '../../live-events.ts'
import { readAnew } from '../../read-anew.ts'
import { resumeAnalysisQuery } from './queries.ts'

/** A model's rewrites are written after the analysis is shown, and come onto the open page once they are there. */
export function useLiveAnalysis(resumeId: string): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      hearLive((kind) => {
        if (kind === 'resume' || kind === 'reconnected')
          void readAnew(queryClient, resumeAnalysisQuery(resumeId).queryKey)
      }),
    [queryClient, resumeId],
  )
}
