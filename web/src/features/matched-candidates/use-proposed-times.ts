import { useState } from 'react'
import { proposalLimits, proposalRefusals, timeProblems } from '#domain/interviews/rules.ts'

type Row = { id: number; written: string; error?: string }

export type ProposedTimesState = ReturnType<typeof useProposedTimes>

/** The rows of a proposal as they are typed: local times of this browser, checked by the rules of the server. */
export function useProposedTimes(lengthMinutes: number) {
  const [rows, setRows] = useState<Row[]>([{ id: 1, written: '' }])

  function check(): string[] | null {
    const starts = rows.map((row) => new Date(row.written))
    const filled = starts.filter((start) => !Number.isNaN(start.getTime()))
    const problems = timeProblems(filled, lengthMinutes, new Date())
    const checked = rows.map((row, at) => {
      const start = starts[at]
      if (!start || Number.isNaN(start.getTime())) return { ...row, error: 'Please choose a day and a time' }
      const problem = problems.find((one) => filled[one.at] === start)
      return { ...row, error: problem && proposalRefusals[problem.refusal] }
    })
    setRows(checked)
    if (checked.every((row) => row.error === undefined)) return starts.map((start) => start.toISOString())
    const wrong = checked.findIndex((row) => row.error !== undefined)
    document.querySelectorAll<HTMLElement>('[data-proposed-time]')[wrong]?.focus()
    return null
  }

  return {
    rows,
    mayAdd: rows.length < proposalLimits.times,
    write: (id: number, written: string) => setRows(rows.map((row) => (row.id === id ? { id, written } : row))),
    add: () => setRows([...rows, { id: Math.max(...rows.map((row) => row.id)) + 1, written: '' }]),
    remove: (id: number) => setRows(rows.filter((row) => row.id !== id)),
    clear: () => setRows([{ id: 1, written: '' }]),
    check,
  }
}
