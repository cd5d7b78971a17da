import { companyChangedElsewhere } from '#domain/companies/messages.ts'
import { api } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requireEmployer } from '../../http/session.ts'
import { saveCompany, saveContact } from './commands.ts'
import { countUpheldReports, findContact, findOwnCompany } from './queries.ts'
import { viewOwnCompany } from './view.ts'

export const companiesRoutes = {
  mine: api.companies.mine.handler(async ({ context }) => {
    const employer = await requireEmployer(context)
    const company = await findOwnCompany(context.db, employer)
    const contact = await findContact(context.db, employer)
    const upheld = company ? await countUpheldReports(context.db, company.id) : 0
    return { company: company && viewOwnCompany(company, upheld), contact }
  }),

  save: api.companies.save.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const saved = await saveCompany(context.db, employer, input)
    if (!saved.ok) throw new AppError('conflict', companyChangedElsewhere)
    return viewOwnCompany(saved.value, await countUpheldReports(context.db, saved.value.id))
  }),

  saveContact: api.companies.saveContact.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    return saveContact(context.db, employer, input)
  }),
}
