import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReviewInput } from '#domain/jobs/schema.ts'
import type { ReviewView } from '#domain/jobs/views.ts'
import { reviewQuery } from './queries.ts'

/** Long enough that a sentence is asked about once, short enough to answer while one still looks at it. */
const PAUSE = 600

/** What the server makes of the form, a moment after the last key. Undefined until something was typed. */
export function useReview(input: ReviewInput): ReviewView | undefined {
  const written = JSON.stringify(input)
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), PAUSE)
    return () => clearTimeout(timer)
  }, [written])
  return useQuery(reviewQuery(JSON.parse(settled) as ReviewInput)).data
}
