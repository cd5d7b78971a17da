import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ResumeStateView } from '#domain/resumes/schema.ts'

/**
 * Who arrives with a résumé that is read and analysed goes on to the preferences; who came to replace it, or watched it
 * being read here, stays (decisions.md K.68).
 */
export function useSkipWhenDone(resume: ResumeStateView | null | undefined, { stays }: { stays: boolean }): boolean {
  const navigate = useNavigate()
  const [arrivedDone, setArrivedDone] = useState<boolean>()
  if (arrivedDone === undefined && resume !== undefined) setArrivedDone(resume?.step === 'done')
  const skips = arrivedDone === true && !stays
  const hasSeenItDone = arrivedDone === false && resume?.step === 'done' && !stays

  useEffect(() => {
    if (skips) void navigate({ to: '/start/prefs', replace: true })
  }, [skips, navigate])
  useEffect(() => {
    // So that the browser's way back from the next screen leads here, and not on again.
    if (hasSeenItDone) void navigate({ to: '.', search: (now) => ({ ...now, replace: 1 }), replace: true })
  }, [hasSeenItDone, navigate])
  return skips
}
