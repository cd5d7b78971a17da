import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: () => api.notices.newest(),
  refetchInterval: 60_000,
})

export const readNoticesMutation = mutationOptions({ mutationFn: (ids: string[]) => api.notices.read({ ids }) })
