import * as z from 'zod/mini'
import { companyName, email, personName } from '../accounts/schema.ts'
import { version } from '../version.ts'
import { employerTrustParts } from './trust.ts'

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const
export const companySize = z.enum(companySizes)
export type CompanySize = z.infer<typeof companySize>

/** Three paragraphs; a longer text belongs on the company's own pages. */
export const aboutMaximum = 2000
const lineMaximum = 120
/** The longest address that browsers and mail programs agree on. */
const addressMaximum = 200

/** An empty field is not sent as an empty text but as nothing. */
function optionalLine(maximum: number) {
  return z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(maximum), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))),
    z.transform((text) => text || null),
  )
}

/** "acme.example" is taken as https://acme.example; anything that is not a web address is refused. */
const website = z.pipe(
  z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(addressMaximum),
        z.regex(
          /^$|^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu,
          'Please enter a web address, such as example.com',
        ),
      ),
  ),
  z.transform((text) => (text ? (/^https?:\/\//i.test(text) ? text : `https://${text}`) : null)),
)

/** Phone numbers are kept as typed; only what could never be one is refused. */
const phone = z.pipe(
  z.nullable(z.string().check(z.trim(), z.regex(/^$|^\+?[\d\s().-]{6,25}$/, 'Please enter a phone number'))),
  z.transform((text) => text || null),
)

export const contactInput = z.object({ fullName: personName, phone })
export type ContactInput = z.infer<typeof contactInput>

export const companyInput = z.object({
  name: companyName,
  industry: optionalLine(lineMaximum),
  size: z.nullable(companySize),
  website,
  hqLocation: optionalLine(lineMaximum),
  about: z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(aboutMaximum))),
    z.transform((text) => text || null),
  ),
  /** The version this edit started from; absent on the first save. */
  version: z.optional(version),
})
export type CompanyInput = z.infer<typeof companyInput>

export const verificationInput = z.object({ email })

/** A company as its owner sees it. */
export const ownCompanyView = z.object({
  id: z.uuid(),
  name: z.string(),
  industry: z.nullable(z.string()),
  size: z.nullable(companySize),
  website: z.nullable(z.string()),
  hqLocation: z.nullable(z.string()),
  about: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  verifiedDomain: z.nullable(z.string()),
  /** What candidates would see in place of the company, proposed from its own details. */
  standIn: z.string(),
  trustScore: z.int(),
  isTrustedEmployer: z.boolean(),
  replyDays: z.nullable(z.int()),
  version: z.int(),
})
export type OwnCompanyView = z.infer<typeof ownCompanyView>

/** What the company's trust is made of, part by part (decisions.md F.37). */
export const employerTrustView = z.object({
  total: z.int(),
  parts: z.array(z.object({ id: z.enum(employerTrustParts), points: z.number(), most: z.int() })),
})
export type EmployerTrustView = z.infer<typeof employerTrustView>

/** The person behind the company, as the first step of the employer wizard shows them. */
export const contactView = z.object({ fullName: z.string(), phone: z.nullable(z.string()) })
export type ContactView = z.infer<typeof contactView>
