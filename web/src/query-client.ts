import { QueryClient } from '@tanstack/react-query'

/** Long enough that moving between tabs of one page asks nothing again. */
const FRESH_FOR = 30_000

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_FOR, retry: shouldRetry },
      mutations: { retry: false },
    },
  })
}

/** What the server has decided stays decided; only a dropped connection or a busy server is asked again. */
function shouldRetry(failures: number, error: Error): boolean {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0
  return failures < 2 && (status === 0 || status >= 500)
}
