import * as z from 'zod/mini'
import { ledgerEntry } from '../applications/ledger.ts'

/** The candidate's ledger over all jobs. The job's title is theirs to see; its company only as far as it is revealed. */
export const candidateLedgerLine = z.object({
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyDisplay: z.string(),
  ...ledgerEntry.shape,
})

/** The employer's ledger of one job; a candidate stands under the code name until the name is known. */
export const employerLedgerLine = z.object({ candidate: z.string(), ...ledgerEntry.shape })
