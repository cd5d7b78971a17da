import type { TestApp } from './create-test-app.ts'
import { passStoredDays } from './pass-stored-days.ts'

/** As if everything that is stored had happened that much earlier. */
export function passDays(app: TestApp, days: number): Promise<void> {
  return passStoredDays(app.deps.database.pool, days)
}
