import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ResumeStateView } from '#domain/resumes/schema.ts'

/** The résumé that was last watched being read, as long as the page lives: a way back to it is no arrival. */
const watched = new WeakMap<QueryClient, string>()

/**
 * Who arrives with a résumé that is read and analysed goes on to the preferences; who came to replace it, watched it being
 * read here, or comes back to it, stays (decisions.md K.68).
 */
export function useSkipWhenDone(resume: ResumeStateView | null | undefined, { stays }: { stays: boolean }): boolean {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [arrivedDone, setArrivedDone] = useState<boolean>()
  if (arrivedDone === undefined && resume !== undefined) {
    setArrivedDone(resume?.step === 'done' && watched.get(queryClient) !== resume.id)
  }
  const skips = arrivedDone === true && !stays
  const seenDone = arrivedDone === false && resume?.step === 'done' ? resume.id : null

  useEffect(() => {
    if (seenDone !== null) watched.set(queryClient, seenDone)
  }, [seenDone, queryClient])
  useEffect(() => {
    if (skips) void navigate({ to: '/start/prefs', replace: true })
  }, [skips, navigate])
  return skips
}
