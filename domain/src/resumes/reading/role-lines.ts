import type { Line } from '../layout/line.ts'
import type { DateRange } from './dates.ts'

/** The lines of one held role: `header` names it, `body` tells what was done. Numbers count from the start of the document. */
export type RoleLines = { range: DateRange | null; dateLine: number; header: number[]; body: number[] }

/** A line of an experience section with what it looks like: a period, the head of a role, or what was done. */
export type Marked = {
  line: Line
  at: number
  range: DateRange | null
  header: number
  rest: string
  isPrintedApart: boolean
}
