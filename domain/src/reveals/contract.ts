import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { candidateLedgerLine, employerLedgerLine } from './schema.ts'

const jobKey = z.object({ jobId: z.uuid() })

/** Who could see what about me, since when: each side's own reading of the ledger (decisions.md G.47). */
export const revealsContract = {
  myLedger: oc.route({ method: 'GET', path: '/reveals' }).output(z.object({ lines: z.array(candidateLedgerLine) })),
  jobLedger: oc
    .route({ method: 'GET', path: '/jobs/{jobId}/reveals' })
    .input(jobKey)
    .output(z.object({ lines: z.array(employerLedgerLine) })),
}
