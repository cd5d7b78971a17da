import { type Database, transact } from '../../../db/open.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { alreadyRegisteredMail } from '../mails.ts'
import { findUserByEmail } from '../queries/account.ts'

/** Tells the owner of an address by mail that somebody tried to sign up with it. Nothing happens for an unknown address. */
export async function tellOwner(db: Database, email: string, publicUrl: string): Promise<void> {
  await transact(db, async (tx) => {
    const owner = await findUserByEmail(tx, email)
    if (!owner) return
    await enqueueMail(tx, alreadyRegisteredMail({ name: owner.name, address: owner.email }, `${publicUrl}/auth`))
  })
}
