import { useEffect } from 'react'

/** On this device, and by person: a closed tab keeps what was typed, another account never sees it. */
function keyOf(owner: string): string {
  return `gladwork.typed.${owner}`
}

export function readKeptForm<Fields extends object>(owner: string): Partial<Fields> | null {
  try {
    const kept = localStorage.getItem(keyOf(owner))
    return kept ? (JSON.parse(kept) as Partial<Fields>) : null
  } catch {
    return null
  }
}

export function dropKeptForm(owner: string): void {
  try {
    localStorage.removeItem(keyOf(owner))
  } catch {
    // Nothing was kept where there is no storage.
  }
}

/** Keeps an unsaved form until it is saved or begun anew. */
export function useKeptForm(owner: string, fields: object, isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    try {
      localStorage.setItem(keyOf(owner), JSON.stringify(fields))
    } catch {
      // Without storage a reload loses the form, as on any page.
    }
  }, [owner, fields, isDirty])
}
