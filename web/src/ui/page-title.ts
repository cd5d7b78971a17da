import { useEffect } from 'react'

/** Sets the document's title: "Matches · Gladwork". PageHeader does it for most pages. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}

export function pageTitle(title: string): string {
  return `${title} · Gladwork`
}
