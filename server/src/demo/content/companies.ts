import { buildingCompanies } from './companies/building.ts'
import { careCompanies } from './companies/care.ts'
import { digitalCompanies } from './companies/digital.ts'
import { learningAndHelpCompanies } from './companies/learning-and-help.ts'
import { tradeCompanies } from './companies/trade.ts'
import type { DemoCompany } from './company.ts'

/** The two companies behind the demo's employer accounts. */
export const busyCompany = 'Tidewater Power'
export const freshCompany = 'Mossgate Landscapes'

export const companies: readonly DemoCompany[] = [
  ...careCompanies,
  ...buildingCompanies,
  ...learningAndHelpCompanies,
  ...tradeCompanies,
  ...digitalCompanies,
]
