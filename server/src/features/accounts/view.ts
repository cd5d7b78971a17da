import type { DemoAccount, SessionView } from '#domain/accounts/schema.ts'
import { type demoAccounts, demoPassword } from '../../demo/accounts.ts'
import type { Person } from '../../http/session.ts'
import { avatarAddress } from '../../stored-file.ts'

type OwnCard = { fullName: string; companyName: string | null; avatarKey: string | null }

/** The signed-in person, for their own browser. */
export function viewSession(person: Person, card: OwnCard | null): SessionView {
  return {
    person: {
      id: person.id,
      email: person.email,
      isEmailConfirmed: person.isEmailConfirmed,
      role: person.role,
      fullName: card?.fullName ?? person.name,
      companyName: card?.companyName ?? null,
      avatarUrl: avatarAddress(card?.avatarKey ?? null),
    },
  }
}

/** Somebody from the demo world, for the sign-in page of the embedded mode. */
export function viewDemoAccount({ name, note, email, role }: (typeof demoAccounts)[number]): DemoAccount {
  return { name, note, email, password: demoPassword, role }
}
