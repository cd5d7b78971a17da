import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearLive } from '../../live-events.ts'
import { latestResumeQuery } from './queries.ts'

/** Also without live events (a proxy in between, too many tabs) the page is never further behind than this. */
const askEvery = 2_500

/** The newest résumé, followed while the server works on it and asked for again while it does not answer. */
export function useLiveResume() {
  const queryClient = useQueryClient()
  const latest = useQuery({
    ...latestResumeQuery,
    refetchInterval: ({ state }) => (isInWork(state.data) || state.status === 'error' ? askEvery : false),
  })
  const inWork = isInWork(latest.data)

  useEffect(() => {
    if (!inWork) return
    return hearLive((kind) => {
      if (kind === 'resume' || kind === 'reconnected') void queryClient.refetchQueries(latestResumeQuery)
    })
  }, [inWork, queryClient])

  return latest
}

function isInWork(resume: { step: string; failure: unknown } | null | undefined): boolean {
  return Boolean(resume && resume.step !== 'done' && !resume.failure)
}
