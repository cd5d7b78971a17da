import { useEffect } from 'react'
import type { JobFields } from './job-fields.ts'

/** On this device, and by person: a closed tab keeps what was typed, another account never sees it. */
function keyOf(owner: string): string {
  return `gladwork.job-draft.${owner}`
}

export function readKeptDraft(owner: string): Partial<JobFields> | null {
  try {
    const kept = localStorage.getItem(keyOf(owner))
    return kept ? (JSON.parse(kept) as Partial<JobFields>) : null
  } catch {
    return null
  }
}

export function dropKeptDraft(owner: string): void {
  try {
    localStorage.removeItem(keyOf(owner))
  } catch {
    // Nothing was kept where there is no storage.
  }
}

/** Keeps an unsaved form until it is saved or begun anew. */
export function useKeptDraft(owner: string, fields: JobFields, isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    try {
      localStorage.setItem(keyOf(owner), JSON.stringify(fields))
    } catch {
      // Without storage a reload loses the form, as on any page.
    }
  }, [owner, fields, isDirty])
}
