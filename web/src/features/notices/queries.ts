import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { SwitchChange } from '#domain/notices/schema.ts'
import { api } from '../../api.ts'

export const noticesKey = ['notices'] as const

export const noticesQuery = queryOptions({
  queryKey: [...noticesKey, 'newest'],
  queryFn: () => api.notices.newest(),
  // Open pages are woken by live events; this is for those whose stream a proxy swallows.
  refetchInterval: 60_000,
})

export const allNoticesQuery = infiniteQueryOptions({
  queryKey: [...noticesKey, 'all'],
  queryFn: ({ pageParam }) => api.notices.page(pageParam === null ? {} : { cursor: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
})

export const readNoticesMutation = mutationOptions({ mutationFn: (ids: string[]) => api.notices.read({ ids }) })

export const switchesQuery = queryOptions({
  queryKey: ['notice-switches'],
  queryFn: async () => (await api.notices.switches()).switches,
})
export const changeSwitchMutation = mutationOptions({
  mutationFn: async (input: SwitchChange) => (await api.notices.changeSwitch(input)).switches,
})
export const stopMailsMutation = mutationOptions({ mutationFn: (secret: string) => api.notices.stopMails({ secret }) })
