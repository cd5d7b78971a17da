/** "https://www.acme.example/jobs" → "acme.example" */
export function hostOf(website: string): string {
  return website
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '')
}
