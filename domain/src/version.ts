import * as z from 'zod/mini'

/** What an edit started from, as the rows count it. */
const newest = 2_147_483_647
const stale = 'Please reload the page and try again.'

export const version = z.int(stale).check(z.gte(0, stale), z.lte(newest, stale))
