import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { readAnew } from './read-anew.ts'

const queryClient = new QueryClient()
let leave = () => {}
afterEach(() => leave())

test('a change that is told while the first reading is under way is read after it', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let readings = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['matches', 'list'],
    queryFn: () => answers[readings++]?.promise ?? Promise.reject(new Error('One reading too many.')),
    retry: false,
  })
  leave = observer.subscribe(() => {})
  const told = readAnew(queryClient, ['matches'])
  answers[0]?.resolve('as before')
  answers[1]?.resolve('as it is')
  await told
  expect(observer.getCurrentResult().data).toBe('as it is')
  await readAnew(queryClient, ['nothing'])
  expect(readings).toBe(2)
})
