import { deadLink } from '#domain/accounts/messages.ts'
import { verificationRefusals } from '#domain/companies/mail-domains.ts'
import { companyChangedElsewhere } from '#domain/companies/messages.ts'
import { api } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requireConfirmedEmail, requireEmployer } from '../../http/session.ts'
import { saveCompany, saveContact } from './commands/save-company.ts'
import { requestVerification, verifyDomain } from './commands/verify-domain.ts'
import { readTrustEvidence } from './queries/trust-evidence.ts'
import { countUpheldReports, findContact, findOwnCompany } from './queries.ts'
import { viewEmployerTrust, viewOwnCompany } from './view.ts'

export const companiesRoutes = {
  mine: api.companies.mine.handler(async ({ context }) => {
    const employer = await requireEmployer(context)
    const company = await findOwnCompany(context.db, employer)
    const contact = await findContact(context.db, employer)
    const found = company && (await readTrustEvidence(context.db, company.id))
    if (!found) return { company: null, contact, trust: null }
    const { evidence } = found
    return {
      company: viewOwnCompany(found.company, evidence.upheldReports),
      contact,
      trust: viewEmployerTrust(evidence),
    }
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

  requestVerification: api.companies.requestVerification.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    requireConfirmedEmail(employer, context.config)
    await context.limiter.take('invite', employer.id)
    await context.limiter.take('mailToAddress', input.email)
    const sent = await requestVerification(context.db, employer, input.email, context.config.publicUrl)
    if (!sent.ok) {
      const message = verificationRefusals[sent.refusal]
      throw new AppError('invalid', message, { fields: { email: message } })
    }
    return { sentTo: input.email }
  }),

  verify: api.companies.verify.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    const verified = await verifyDomain(context.db, input.secret, context.clock.now())
    if (verified.ok) return { domain: verified.value }
    if (verified.refusal === 'taken') throw new AppError('conflict', verificationRefusals.taken)
    throw new AppError('not_found', deadLink)
  }),
}
