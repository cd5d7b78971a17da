import type * as z from 'zod/mini'

const check = 'Please check what you entered.'
const fill = 'Please fill this in.'

/** What stands beside a field whose schema has no sentence of its own for what is wrong there. */
export function plainProblem(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? fill : check
    case 'invalid_value':
      return 'Please choose one of what is offered.'
    case 'too_big':
      return issue.origin === 'int' ? check : `At most ${counted(Number(issue.maximum), issue.origin)}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return fill
      return issue.origin === 'int' ? check : `At least ${counted(Number(issue.minimum), issue.origin)}`
    default:
      return check
  }
}

function counted(number: number, what: string): string {
  if (what === 'string') return `${number} characters`
  if (what === 'array') return number === 1 ? 'one entry' : `${number} entries`
  return String(number)
}
