import * as z from 'zod/mini'
import { defineTask } from '../../tasks/task.ts'

/** Files that no row names any more. Started in the transaction that let go of them, so that none is lost or left behind. */
export const removeFiles = defineTask({
  name: 'profiles.remove-files',
  input: z.object({ keys: z.array(z.string()) }),
  async run({ files }, { keys }) {
    for (const key of keys) if (await files.exists(key)) await files.remove(key)
  },
})
