/** Which role's quiz is opened on the Assessments tab. */
export function readDashboardSearch(search: Record<string, unknown>): { quiz?: string } {
  return typeof search.quiz === 'string' ? { quiz: search.quiz } : {}
}
