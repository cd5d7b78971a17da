import { erasureTime } from '#domain/accounts/deletion.ts'
import { deviceWords } from '#domain/accounts/device-words.ts'
import type { AccountView, DemoAccount, SessionView } from '#domain/accounts/schema.ts'
import { type demoAccounts, demoPassword } from '../../demo/accounts.ts'
import type { Person } from '../../http/session.ts'
import { avatarAddress } from '../../stored-file.ts'
import type { AccountRows } from './queries/account.ts'

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

/** The account, for its owner. Of a session it shows the browser, never what opens it. */
export function viewAccount({ user, newEmail, sessions }: AccountRows, actor: Person): AccountView {
  return {
    email: user?.email ?? actor.email,
    isEmailConfirmed: user?.isEmailConfirmed ?? actor.isEmailConfirmed,
    newEmail,
    erasedAt: user?.deletionRequestedAt ? erasureTime(user.deletionRequestedAt).toISOString() : null,
    sessions: sessions.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: deviceWords(userAgent),
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      isCurrent: id === actor.sessionId,
    })),
  }
}

/** Somebody from the demo world, for the sign-in page of the embedded mode. */
export function viewDemoAccount({ name, note, email, role }: (typeof demoAccounts)[number]): DemoAccount {
  return { name, note, email, password: demoPassword, role }
}
