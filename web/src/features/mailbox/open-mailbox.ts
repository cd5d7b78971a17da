import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { readProblem } from '../../api-error.ts'
import { mailsQuery } from './queries.ts'

/** Where mails really leave, there is no such page. Any other failure is told on it. */
export async function openMailbox({ context }: { context: { queryClient: QueryClient } }): Promise<void> {
  try {
    await context.queryClient.fetchQuery({ ...mailsQuery, retry: false })
  } catch (error) {
    if (readProblem(error).code === 'not_found') throw notFound()
  }
}
