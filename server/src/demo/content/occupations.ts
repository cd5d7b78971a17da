import type { Occupation } from './occupation.ts'
import { accountant } from './occupations/accountant.ts'
import { administrativeAssistant } from './occupations/administrative-assistant.ts'
import { civilEngineer } from './occupations/civil-engineer.ts'
import { cook } from './occupations/cook.ts'
import { customerSupport } from './occupations/customer-support.ts'
import { dataAnalyst } from './occupations/data-analyst.ts'
import { dentalHygienist } from './occupations/dental-hygienist.ts'
import { designer } from './occupations/designer.ts'
import { electrician } from './occupations/electrician.ts'
import { humanResources } from './occupations/human-resources.ts'
import { marketing } from './occupations/marketing.ts'
import { mechanic } from './occupations/mechanic.ts'
import { physiotherapist } from './occupations/physiotherapist.ts'
import { platformEngineer } from './occupations/platform-engineer.ts'
import { primaryTeacher } from './occupations/primary-teacher.ts'
import { registeredNurse } from './occupations/registered-nurse.ts'
import { sales } from './occupations/sales.ts'
import { secondaryTeacher } from './occupations/secondary-teacher.ts'
import { socialWorker } from './occupations/social-worker.ts'
import { softwareEngineer } from './occupations/software-engineer.ts'
import { truckDriver } from './occupations/truck-driver.ts'
import { warehouse } from './occupations/warehouse.ts'

export const occupations: readonly Occupation[] = [
  registeredNurse,
  electrician,
  accountant,
  primaryTeacher,
  secondaryTeacher,
  cook,
  softwareEngineer,
  platformEngineer,
  dataAnalyst,
  warehouse,
  truckDriver,
  sales,
  marketing,
  humanResources,
  customerSupport,
  physiotherapist,
  civilEngineer,
  designer,
  socialWorker,
  administrativeAssistant,
  mechanic,
  dentalHygienist,
]
