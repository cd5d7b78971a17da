import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { autosaveMilliseconds } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { api } from '../../api.ts'
import { showMessage } from '../../show-message.ts'
import { type Autosave, createAutosave } from './autosave.ts'
import { keepChanges, readKeptChanges } from './kept-changes.ts'
import { profileQuery, updateProfileOnLeaving } from './queries.ts'

/** The profile as a form that saves itself, also when the tab is closed or the connection comes back. */
export function useAutosave(profile: ProfileView) {
  const queryClient = useQueryClient()
  const [autosave] = useState(() => start(profile, queryClient))
  const state = useSyncExternalStore(autosave.subscribe, autosave.read)

  useEffect(() => keepChanges(profile.id, state.pending), [profile.id, state.pending])
  useEffect(() => autosave.adopt(profile), [autosave, profile])
  useEffect(() => {
    const leave = () => autosave.leave()
    const goOn = () => void autosave.flush()
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.read().status === 'failed') event.preventDefault()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', goOn)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', goOn)
      window.removeEventListener('beforeunload', warn)
      goOn()
    }
  }, [autosave])
  return { autosave, state }
}

function start(profile: ProfileView, queryClient: QueryClient): Autosave {
  const autosave: Autosave = createAutosave(
    profile,
    {
      delay: autosaveMilliseconds,
      send: (input) => api.profiles.update(input),
      sendOnLeaving: updateProfileOnLeaving,
      load: () => api.profiles.mine(),
      onSaved: (saved) => queryClient.setQueryData(profileQuery.queryKey, saved),
      onFailed: () =>
        showMessage(profileMessages.autosaveFailed, { label: 'Try again', onPress: () => void autosave.flush() }),
    },
    readKeptChanges(profile.id),
  )
  return autosave
}
