import { businessTitles } from './titles-business.ts'
import { commercialTitles } from './titles-commercial.ts'
import { educationScienceTitles } from './titles-education-science.ts'
import { engineeringTitles } from './titles-engineering.ts'
import { healthTitles } from './titles-health.ts'
import { servicePublicTitles } from './titles-service-public.ts'
import { technologyTitles } from './titles-technology.ts'
import { tradesProductionTitles } from './titles-trades-production.ts'

/** Lines as `../title-lines.ts` reads them. */
export const titleData: readonly string[] = [
  technologyTitles,
  businessTitles,
  commercialTitles,
  healthTitles,
  educationScienceTitles,
  engineeringTitles,
  tradesProductionTitles,
  servicePublicTitles,
]
