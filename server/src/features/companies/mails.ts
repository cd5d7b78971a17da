import { layOutMail } from '../../outside/mail/layout.ts'
import type { NewMail } from '../../tasks/outbox.ts'

type Request = { address: string; companyName: string; domain: string; url: string }

export function verifyCompanyMail({ address, companyName, domain, url }: Request): NewMail {
  return {
    kind: 'verify_company',
    recipient: { name: null, address },
    subject: 'Confirm your company on Gladwork',
    ...layOutMail({
      title: 'Confirm your company',
      paragraphs: [
        `Somebody who hires for “${companyName}” on Gladwork asks to show that ${domain} is theirs.`,
        'One press confirms it. Candidates then see Trusted Employer beside the roles.',
      ],
      button: { label: 'Confirm the company', url },
      linkEnds: `The link works for 24 hours, once.`,
      why: 'You get this mail because your address was given for this. If you do not know about it, ignore it: nothing happens without a press on the link.',
    }),
  }
}
