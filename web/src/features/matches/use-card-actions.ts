import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { matchMessages } from '#domain/matches/messages.ts'
import type { MatchCard, MatchPage } from '#domain/matches/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import {
  matchesKey,
  matchListsKey,
  passJobMutation,
  restoreJobMutation,
  saveJobMutation,
  unsaveJobMutation,
} from './queries.ts'

type Lists = InfiniteData<MatchPage, string | undefined>

/** Save, remove, pass and restore: shown at once, taken back when the server does not agree. */
export function useCardActions() {
  const queryClient = useQueryClient()
  const settle = () => queryClient.invalidateQueries({ queryKey: matchesKey })

  const save = useMutation({
    ...saveJobMutation,
    onMutate: (jobId) => editLists(queryClient, (card) => (card.job.id === jobId ? { ...card, isSaved: true } : card)),
    onSuccess: () => showMessage(matchMessages.saved),
    onError: (error, _, undo) => {
      if (readProblem(error).code === 'conflict') return showMessage(matchMessages.alreadySaved)
      undo?.()
      showMessage(matchMessages.saveFailed)
    },
    onSettled: settle,
  })
  const unsave = useMutation({
    ...unsaveJobMutation,
    onMutate: (jobId) => editLists(queryClient, (card) => (card.job.id === jobId ? { ...card, isSaved: false } : card)),
    onSuccess: () => showMessage(matchMessages.removed),
    onError: (_, __, undo) => {
      undo?.()
      showMessage(matchMessages.saveFailed)
    },
    onSettled: settle,
  })
  const restore = useMutation({
    ...restoreJobMutation,
    onSuccess: () => showMessage(matchMessages.restored),
    onError: () => showMessage(matchMessages.restoreFailed),
    onSettled: settle,
  })
  const pass = useMutation({
    ...passJobMutation,
    onMutate: (jobId) => editLists(queryClient, (card) => (card.job.id === jobId ? null : card)),
    onSuccess: (_, jobId) => showMessage(matchMessages.passed, { label: 'Undo', onPress: () => restore.mutate(jobId) }),
    // The specification has no words for a pass that failed: the card comes back.
    onError: (_, __, undo) => undo?.(),
    onSettled: settle,
  })
  return { save, unsave, pass, restore }
}

/** Changes a card in every list that is kept, and answers how to take that back. */
async function editLists(queryClient: QueryClient, edit: (card: MatchCard) => MatchCard | null): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: matchListsKey })
  const before = queryClient.getQueriesData<Lists>({ queryKey: matchListsKey })
  queryClient.setQueriesData<Lists>(
    { queryKey: matchListsKey },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          matches: page.matches.flatMap((card) => edit(card) ?? []),
        })),
      },
  )
  return () => {
    for (const [key, lists] of before) queryClient.setQueryData(key, lists)
  }
}
