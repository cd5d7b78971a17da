import type { Resolver } from 'react-hook-form'
import { type JobInput, jobInput } from '#domain/jobs/schema.ts'
import { checkedBy } from '../../checked-by.ts'
import { inputOf, type JobFields } from './job-fields.ts'

const check = checkedBy(jobInput) as unknown as Resolver<JobFields>

/** The rules of the server, asked when a field is left: they are not needed before. */
export const checkJob: Resolver<JobFields> = (fields, context, options) =>
  check(inputOf(fields) as JobFields, context, options)

export function jobOf(checked: JobFields): JobInput {
  return jobInput.parse(inputOf(checked))
}
