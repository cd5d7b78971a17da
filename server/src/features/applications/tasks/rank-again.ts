import * as z from 'zod/mini'
import { defineTask } from '../../../tasks/task.ts'
import { rankCandidateAgain } from '../commands/rank-again.ts'

/** A candidate's trust has moved, and with it their place on the lists of the employers they applied to. */
export const rankAgain = defineTask({
  name: 'applications.rank-again',
  input: z.object({ candidateId: z.uuid() }),
  run: ({ db }, { candidateId }) => rankCandidateAgain(db, candidateId),
})
