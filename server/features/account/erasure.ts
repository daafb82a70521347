import type { DeletedBytes } from '../../db/deleted-bytes.ts'
import type { ClosedAccount } from '../../db/repositories/retention.store.ts'
import type { InTransaction } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import { closedMail } from '../../mail/templates/account.ts'
import type { Clock } from '../../platform/clock.ts'
import type { RandomBytes } from '../../platform/random.ts'
import type { ConfirmPassword } from '../auth/passwords.ts'
import { endCouplesOf } from '../couple/couple.service.ts'

export type Erasure = {
  /** The owner wants it. Throws Invalid when the password is not theirs. */
  asked(userId: number, password: string): Promise<void>
  /** Deletes everything of a user for good. A user who does not exist is no error. */
  erase(userId: number, why: ClosedAccount['why']): Promise<void>
}

type Deps = {
  readonly confirm: ConfirmPassword
  readonly inTransaction: InTransaction
  readonly deletedBytes: Pick<DeletedBytes, 'clear'>
  readonly enqueueMail: EnqueueMail
  readonly clock: Clock
  readonly randomBytes: RandomBytes
}

/**
 * Deletes what is under the user's id by the database's own cascade, and what is under their email by hand; then clears the
 * bytes of it from the database's files.
 */
export const createErasure = (deps: Deps): Erasure => {
  const { confirm, inTransaction, deletedBytes, enqueueMail, clock, randomBytes } = deps

  const erase: Erasure['erase'] = async (userId, why) => {
    await inTransaction(async (stores) => {
      const user = await stores.users.record(userId)
      if (!user) return
      const orders = (await stores.orders.list(userId)).filter(({ state }) => state === 'paid' || state === 'refunded')
      await stores.closedAccounts.add({
        reference: Buffer.from(randomBytes(9)).toString('base64url'),
        email: user.email,
        why,
        orders: orders.map(({ items, total, createdAt }) => ({ items, total, ordered: createdAt.toISOString() })),
        openedAt: user.openedAt,
        closedAt: clock(),
      })
      await endCouplesOf(stores, userId, clock())
      await stores.promoCodes.forgetCustomer(userId)
      await stores.contact.forget(user.email)
      await stores.outbox.forget(user.email)
      await stores.users.remove(userId)
      await enqueueMail(stores.outbox, 'the account was closed', closedMail(user))
    })
    await deletedBytes.clear()
  }

  return {
    erase,
    asked: async (userId, password) => {
      await confirm(userId, password)
      await erase(userId, 'asked')
    },
  }
}
