import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { getDomain } from 'tldts'
import { isThrowaway, isWebmail } from '#domain/companies/mail-domains.ts'
import { addressKey } from '#domain/trust/address-key.ts'
import { companyFits } from '#domain/trust/company-fits.ts'
import { signalDays } from '#domain/trust/limits.ts'
import type { VouchSignals } from '#domain/trust/review-reasons.ts'
import type { Connection } from '../../../db/open.ts'
import { networkOf } from '../../../http/network.ts'
import type { VisitorSignals } from '../../../http/visitor-signals.ts'
import { sessions, users } from '../../accounts/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import type { VouchRow } from '../queries.ts'
import { trustSignals, vouches } from '../tables.ts'
import { registrableDomain } from './facts.ts'

type Answer = { vouch: VouchRow; company: string; from: VisitorSignals }

/** What is known about an answer beside what it says (decisions.md H.54). */
export async function readSignalsOf(db: Connection, { vouch, company, from }: Answer): Promise<VouchSignals> {
  const domain = registrableDomain(vouch.voucherEmail) ?? ''
  const own = await readOwnSide(db, vouch.candidateId, from)
  const others = await readOtherVouchers(db, vouch)
  return {
    isCandidatesBrowser:
      from.personId === vouch.candidateId || (from.browserHash !== null && own.browsers.has(from.browserHash)),
    isCandidatesNetwork: own.networks.has(from.networkHash),
    isAnotherVouchersBrowser: from.browserHash !== null && others.browsers.has(from.browserHash),
    isAnotherVouchersNetwork: others.networks.has(from.networkHash),
    isFreeMail: domain === '' || isWebmail(domain),
    isThrowaway: isThrowaway(domain),
    isOwnDomain: !isWebmail(domain) && isOwnDomain(domain, company, own),
    isReciprocal: await isReciprocal(db, own.email, vouch.voucherAddressKey),
    isBusy: (await countRecent(db, vouch)) >= busyVoucher,
    secondsSinceInvited: await secondsSince(db, vouch),
  }
}

const isKept = sql`now() - make_interval(days => ${sql.raw(String(signalDays))})`

async function readOwnSide(db: Connection, candidateId: string, from: VisitorSignals) {
  const noted = await db
    .select({ network: trustSignals.networkHash, browser: trustSignals.browserHash })
    .from(trustSignals)
    .where(
      and(
        eq(trustSignals.candidateId, candidateId),
        sql`${trustSignals.vouchId} is null`,
        gt(trustSignals.createdAt, isKept),
      ),
    )
  const signedIn = await db
    .select({ address: sessions.ipAddress })
    .from(sessions)
    .where(and(eq(sessions.userId, candidateId), isNotNull(sessions.ipAddress), gt(sessions.createdAt, isKept)))
  const [person] = await db
    .select({ email: users.email, name: users.name, website: profiles.website })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, candidateId))
  return {
    networks: new Set([
      ...noted.map(({ network }) => network),
      ...signedIn.map(({ address }) => from.hashNetwork(networkOf(address ?? ''))),
    ]),
    browsers: new Set(noted.map(({ browser }) => browser)),
    email: person?.email ?? '',
    name: person?.name ?? '',
    website: person?.website ?? null,
  }
}

async function readOtherVouchers(db: Connection, vouch: VouchRow) {
  const rows = await db
    .select({ network: trustSignals.networkHash, browser: trustSignals.browserHash })
    .from(trustSignals)
    .where(
      and(
        eq(trustSignals.candidateId, vouch.candidateId),
        isNotNull(trustSignals.vouchId),
        ne(trustSignals.vouchId, vouch.id),
        gt(trustSignals.createdAt, isKept),
      ),
    )
  return {
    networks: new Set(rows.map(({ network }) => network)),
    browsers: new Set(rows.map(({ browser }) => browser)),
  }
}

type OwnSide = { email: string; name: string; website: string | null }

/** Under the candidate's own site or surname, or under the domain of their own address where no company explains it. */
function isOwnDomain(domain: string, company: string, { email, name, website }: OwnSide): boolean {
  if (website !== null && getDomain(website) === domain) return true
  const label = (domain.split('.')[0] ?? '').replaceAll('-', '')
  const names = name.toLowerCase().split(/\s+/)
  const surname = names.at(-1) ?? ''
  if (label === surname || label === names.join('')) return true
  return registrableDomain(email) === domain && !companyFits(company, domain)
}

/** A ring of more people than this is no longer a favour returned. */
const longestRing = 3

/** Whether the candidate has vouched for the voucher, directly or round others; the earlier of the vouches is the one that counts. */
async function isReciprocal(db: Connection, candidateEmail: string, voucherKey: string): Promise<boolean> {
  let keys = [addressKey(candidateEmail)]
  for (let step = 0; step < longestRing && keys.length > 0; step++) {
    const vouchedFor = await db
      .selectDistinct({ email: users.email })
      .from(vouches)
      .innerJoin(users, eq(users.id, vouches.candidateId))
      .where(and(inArray(vouches.voucherAddressKey, keys), eq(vouches.state, 'confirmed')))
    keys = vouchedFor.map(({ email }) => addressKey(email))
    if (keys.includes(voucherKey)) return true
  }
  return false
}

/** More in a month than anybody's former colleagues ask for. */
const busyVoucher = 5

function countRecent(db: Connection, vouch: VouchRow) {
  const given = and(eq(vouches.voucherAddressKey, vouch.voucherAddressKey), eq(vouches.state, 'confirmed'))
  return db.$count(vouches, and(given, gt(vouches.answeredAt, isKept)))
}

async function secondsSince(db: Connection, vouch: VouchRow): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from now() - ${vouches.createdAt})::float8` })
    .from(vouches)
    .where(and(eq(vouches.candidateId, vouch.candidateId), eq(vouches.id, vouch.id)))
  return row?.seconds ?? 0
}
