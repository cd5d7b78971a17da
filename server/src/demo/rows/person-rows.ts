import type { preferencesOf } from '#domain/applications/wishes.ts'
import { formatPay } from '#domain/profiles/pay.ts'
import type { users } from '../../features/accounts/tables.ts'
import type { hiddenCompanies, profiles } from '../../features/profiles/tables.ts'
import type { resumes } from '../../features/resumes/tables.ts'
import type { verifiedEmployment, vouches } from '../../features/trust/tables.ts'
import { day } from '../applications/history.ts'
import type { BuiltPerson } from '../people/build.ts'
import { stableId } from '../random.ts'

export type PersonRows = {
  person: BuiltPerson
  user: typeof users.$inferInsert
  profile: typeof profiles.$inferInsert
  /** The same preferences as matching reads them. */
  wishes: Parameters<typeof preferencesOf>[0]
  /** Size, hash, reading and scores come from the file, once it has been made and read. */
  resume: Pick<
    typeof resumes.$inferInsert,
    'candidateId' | 'id' | 'filePath' | 'originalFilename' | 'fileType' | 'isActive' | 'createdAt'
  >
  vouches: (typeof vouches.$inferInsert)[]
  employment: (typeof verifiedEmployment.$inferInsert)[]
  hidden: (typeof hiddenCompanies.$inferInsert)[]
}

const minute = 60_000

export function personRows(seed: string, now: Date, person: BuiltPerson): PersonRows {
  const joinedAt = ago(now, person.joinedDaysAgo)
  const uploadedAt = new Date(joinedAt.getTime() + 6 * minute)
  const wishes = wishColumns(person)
  const prefsSetAt = wishes ? new Date(joinedAt.getTime() + 9 * minute) : null
  return {
    person,
    user: {
      id: person.id,
      name: person.fullName,
      email: person.email,
      emailVerified: person.wishes !== undefined,
      role: 'seeker',
      createdAt: joinedAt,
      updatedAt: joinedAt,
    },
    wishes: wishes && { ...wishes, prefsSetAt, location: person.zip },
    profile: {
      id: person.id,
      fullName: person.fullName,
      location: person.zip,
      headline: person.headline ?? null,
      website: person.website && `https://${person.website}`,
      phone: person.phone,
      ...wishes,
      resumeUploaded: true,
      resumeAnalyzedAt: new Date(uploadedAt.getTime() + minute),
      prefsSetAt,
      onboardingComplete: prefsSetAt !== null,
      createdAt: joinedAt,
      updatedAt: prefsSetAt ?? uploadedAt,
    },
    resume: {
      candidateId: person.id,
      id: person.resumeId,
      filePath: `resumes/${stableId(seed, `file/${person.email}`)}.${person.file.type}`,
      originalFilename: person.file.name,
      fileType: person.file.type,
      isActive: true,
      createdAt: uploadedAt,
    },
    vouches: vouchRows(seed, now, person),
    employment: employmentRows(seed, now, person),
    hidden: hiddenRows(seed, joinedAt, person),
  }
}

function wishColumns({ wishes }: BuiltPerson) {
  if (!wishes) return null
  const [payMinimum, payTarget] = wishes.pay ?? [null, null]
  return {
    desiredTitles: [...wishes.titles],
    workPreference: wishes.mode,
    desiredLocations: [...wishes.places],
    openToRelocation: wishes.relocation ?? false,
    employmentTypes: [...wishes.types],
    payMinimum,
    payTarget,
    payCurrency: 'USD' as const,
    salaryExpectation:
      payMinimum === null ? null : formatPay({ minimum: payMinimum, target: payTarget, currency: 'USD' }),
  }
}

function vouchRows(seed: string, now: Date, person: BuiltPerson): PersonRows['vouches'] {
  return (person.vouches ?? []).map((vouch) => {
    const createdAt = ago(now, vouch.daysAgo)
    const isOpen = vouch.state === 'invited' || vouch.state === 'opened' || vouch.state === 'expired'
    return {
      candidateId: person.id,
      id: stableId(seed, `vouch/${person.email}/${vouch.email}`),
      voucherName: vouch.name,
      voucherEmail: vouch.email,
      voucherAddressKey: vouch.email,
      voucherCompany: vouch.company ?? null,
      voucherTitle: vouch.title ?? null,
      relation: vouch.relation,
      state: vouch.state,
      workedFrom: vouch.from ?? null,
      workedUntil: vouch.until ?? null,
      comment: vouch.comment ?? null,
      expiresAt: new Date(createdAt.getTime() + 14 * day),
      answeredAt: isOpen ? null : new Date(createdAt.getTime() + 0.6 * day),
      lastSentAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

function employmentRows(seed: string, now: Date, person: BuiltPerson): PersonRows['employment'] {
  return (person.employment ?? []).map((one) => {
    const createdAt = ago(now, one.daysAgo)
    return {
      candidateId: person.id,
      id: stableId(seed, `employment/${person.email}/${one.company}`),
      company: one.company,
      title: one.title,
      startDate: one.start,
      endDate: one.end,
      verifierEmail: one.verifierEmail,
      status: one.status,
      correction: one.status === 'corrected' ? { startDate: one.start.replace(/-\d\d$/, '-15') } : null,
      expiresAt: new Date(createdAt.getTime() + 30 * day),
      answeredAt: one.status === 'requested' ? null : new Date(createdAt.getTime() + 1.2 * day),
      createdAt,
      updatedAt: createdAt,
    }
  })
}

/** Whoever works somewhere does not want to be found by that employer: the first role of the résumé, if it still lasts. */
function hiddenRows(seed: string, createdAt: Date, person: BuiltPerson): PersonRows['hidden'] {
  const [current] = person.blocks.flatMap((block) => (block.kind === 'role' ? [block] : []))
  if (!person.wishes || !current?.employer || !/present|now/i.test(current.dates)) return []
  return [
    {
      candidateId: person.id,
      id: stableId(seed, `hidden/${person.email}`),
      companyName: current.employer,
      createdAt,
    },
  ]
}

function ago(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day)
}
