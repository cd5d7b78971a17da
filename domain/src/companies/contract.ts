import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import {
  companyInput,
  contactInput,
  contactView,
  employerTrustView,
  ownCompanyView,
  verificationInput,
} from './schema.ts'

/** What an employer can ask about the own company. There is no id in any address: the company is the caller's. */
export const companiesContract = {
  mine: oc.route({ method: 'GET', path: '/employer/company' }).output(
    z.object({
      company: z.nullable(ownCompanyView),
      contact: contactView,
      trust: z.nullable(employerTrustView),
    }),
  ),
  save: oc.route({ method: 'PUT', path: '/employer/company' }).input(companyInput).output(ownCompanyView),
  saveContact: oc.route({ method: 'PUT', path: '/employer/contact' }).input(contactInput).output(contactView),
  requestVerification: oc
    .route({ method: 'POST', path: '/employer/company/verification' })
    .input(verificationInput)
    .output(z.object({ sentTo: z.string() })),
  /** For whoever opens the mail: no account is needed, the secret is enough. */
  verify: oc
    .route({ method: 'POST', path: '/company-verification/use' })
    // Any text is looked up: what was never a link is answered like one that is used up.
    .input(z.object({ secret: z.string().check(z.maxLength(200)) }))
    .output(z.object({ domain: z.string() })),
}
