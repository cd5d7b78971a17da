import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { plainProblem } from './plain-problem.ts'
import { version } from './version.ts'

function saidOf(schema: z.ZodMiniType, input: unknown): string {
  const { error } = schema.safeParse(input, { error: plainProblem })
  return error?.issues[0]?.message ?? ''
}

describe('a field without a sentence of its own', () => {
  test.each<[what: string, schema: z.ZodMiniType, input: unknown, said: string]>([
    ['missing', z.string(), undefined, 'Please fill this in.'],
    ['null', z.string(), null, 'Please fill this in.'],
    ['empty', z.string().check(z.minLength(1)), '', 'Please fill this in.'],
    ['of another kind', z.string(), { a: 1 }, 'Please check what you entered.'],
    ['too long', z.string().check(z.maxLength(3)), 'four', 'At most 3 characters'],
    ['too short', z.string().check(z.minLength(3)), 'no', 'At least 3 characters'],
    ['too many', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'At most one entry'],
    ['too few', z.array(z.string()).check(z.minLength(2)), ['a'], 'At least 2 entries'],
    ['too much', z.number().check(z.lte(60)), 61, 'At most 60'],
    ['too little', z.number().check(z.gte(0)), -1, 'At least 0'],
    ['beyond counting', z.int(), 2 ** 60, 'Please check what you entered.'],
    ['a fraction', z.int(), 1.5, 'Please check what you entered.'],
    ['no choice', z.enum(['remote', 'onsite']), 'sideways', 'Please choose one of what is offered.'],
    ['no id', z.uuid(), 'not-an-id', 'Please check what you entered.'],
  ])('%s', (_, schema, input, said) => {
    expect(saidOf(schema, input)).toBe(said)
  })

  test('and one that has its own keeps it', () => {
    expect(saidOf(z.string('Which one?'), undefined)).toBe('Which one?')
  })
})

test.each([-1, 1.5, 2 ** 31, 2 ** 53, '1', undefined])('%s is no version of anything', (input) => {
  expect(saidOf(version, input)).toBe('Please reload the page and try again.')
})
