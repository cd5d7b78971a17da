import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { plainProblem } from '#domain/plain-problem.ts'

/** A form says the same sentences as the server where a schema has none of its own. */
z.config({ customError: plainProblem })

export const checkedBy = standardSchemaResolver
