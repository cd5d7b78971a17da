import { businessSkills } from './skills-business.ts'
import { careEducationSkills } from './skills-care-education.ts'
import { dataSkills } from './skills-data.ts'
import { designPublicSkills } from './skills-design-public.ts'
import { engineeringTradesSkills } from './skills-engineering-trades.ts'
import { financeLegalSkills } from './skills-finance-legal.ts'
import { frameworkSkills } from './skills-frameworks.ts'
import { healthSkills } from './skills-health.ts'
import { infrastructureSkills } from './skills-infrastructure.ts'
import { peopleGrowthSkills } from './skills-people-growth.ts'
import { platformSkills } from './skills-platforms.ts'
import { productionLogisticsSkills } from './skills-production-logistics.ts'
import { serviceSkills } from './skills-service.ts'
import { softwareSkills } from './skills-software.ts'

/** Lines as `../skill-lines.ts` reads them; where two lines claim one phrase, the first has it. */
export const skillData: readonly string[] = [
  softwareSkills,
  dataSkills,
  infrastructureSkills,
  businessSkills,
  financeLegalSkills,
  peopleGrowthSkills,
  healthSkills,
  careEducationSkills,
  engineeringTradesSkills,
  productionLogisticsSkills,
  serviceSkills,
  designPublicSkills,
  frameworkSkills,
  platformSkills,
]
