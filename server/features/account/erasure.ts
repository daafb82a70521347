import type { Identity } from '#core/api/auth.ts'
import { moneyKept, wasPaid } from '#core/catalogue/order.ts'
import { heldMeanwhile } from '#words/en/death.ts'
import { deletion } from '#words/en/money-back.ts'
import type { ErasureJournal } from '../../adapters/erasure-journal.ts'
import type { DeletedBytes } from '../../db/deleted-bytes.ts'
import type { ClosedAccount, ClosedAccountStore } from '../../db/repositories/retention.store.ts'
import type { User } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { closedMail } from '../../mail/templates/account.ts'
import { unlinkedMail } from '../../mail/templates/couple.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid } from '../../platform/errors.ts'
import type { Caller } from '../auth/auth.service.ts'
import { endCouplesOf, lockWithPartners } from '../couple/couple.service.ts'
import type { Settlement } from '../payments/settlement.service.ts'
import type { ConfirmIdentity } from '../second-factor/second-factor.service.ts'

type Deps = Means<'inTransaction' | 'enqueueMail' | 'homeUrl' | 'clock'> & {
  readonly confirmIdentity: ConfirmIdentity
  readonly deletedBytes: Pick<DeletedBytes, 'clear'>
  readonly erasures: Pick<ErasureJournal, 'add'>
  readonly settlement: Pick<Settlement, 'finishQuietly' | 'waits'>
}

type Erased = {
  readonly user: User
  readonly reference: string
  /** Those whose wills were linked to this customer's. */
  readonly partners: readonly number[]
}

/**
 * Deletes what is under the user's id by the database's own cascade, and what is under their email by hand. A short record stays.
 * Called in a transaction. Undefined when there is no such user.
 */
export const eraseRecords = async (
  stores: Stores,
  userId: number,
  why: ClosedAccount['why'],
  at: Date,
): Promise<Erased | undefined> => {
  const user = await stores.users.record(userId)
  if (!user) return undefined
  const orders = (await stores.orders.list(userId)).filter(({ state }) => wasPaid(state))
  const reference = await stores.closedAccounts.add({
    userId,
    email: user.email,
    why,
    orders: orders.map((order) => ({
      items: order.items,
      total: moneyKept(order),
      ordered: order.createdAt.toISOString(),
    })),
    openedAt: user.openedAt,
    closedAt: at,
    willId: (await stores.wills.list(userId))[0]?.id,
  })
  const partners = await endCouplesOf(stores, userId, at)
  await stores.promoCodes.forgetCustomer(userId)
  // Anybody can open an account with the address of another. What was sent to us from it is that person's.
  if (user.verifiedAt !== undefined) await stores.contact.forget(user.email)
  await stores.loginFailures.reset(user.email)
  await stores.outbox.forget(user.email)
  await stores.users.remove(userId)
  return { user, reference, partners }
}

export type Erasure = ReturnType<typeof createErasure>

/** Deletes the rows of a user, clears their bytes from the database's files, and enters the deletion into the journal. */
export const createErasure = (deps: Deps) => {
  const { confirmIdentity, inTransaction, deletedBytes, erasures, enqueueMail, homeUrl, clock, settlement } = deps

  const eraseIn = async (stores: Stores, userId: number, why: ClosedAccount['why']): Promise<() => Promise<void>> => {
    await lockWithPartners(stores, userId)
    // Whoever has the password of the dead would take what was left for others.
    if (why !== 'died' && (await stores.deaths.holds(userId))) throw new Invalid({}, heldMeanwhile)
    const waits = await settlement.waits(stores, userId)
    if (waits) throw new Invalid({}, deletion[waits])
    const erased = await eraseRecords(stores, userId, why, clock())
    if (erased && why !== 'died') await enqueueMail(stores.outbox, 'the account was closed', closedMail(erased.user))
    for (const id of erased?.partners ?? []) {
      const partner = await stores.users.find(id)
      if (partner)
        await enqueueMail(stores.outbox, 'news of linked wills', unlinkedMail(partner, { byThem: false }, homeUrl()))
    }
    // After the commit: an account that is in the journal and still there would be lost with the next restore.
    return async () => {
      if (erased) erasures.add(erased.reference, clock())
      await deletedBytes.clear()
    }
  }

  const erase = async (userId: number, why: ClosedAccount['why']): Promise<void> => {
    await settlement.finishQuietly(userId)
    const afterCommit = await inTransaction((stores) => eraseIn(stores, userId, why))
    await afterCommit()
  }

  return {
    /**
     * Deletes everything of a user for good. A user who does not exist is no error. Throws Invalid while a report of their death is
     * open, and while money of theirs moves.
     */
    erase,
    /** Closes the payment pages of a user and sends what is owed to them: false while money of theirs still moves. */
    finish: settlement.finishQuietly,
    /** The same as `erase` in a transaction of somebody else, after `finish`. What it returns is called once that is committed. */
    eraseIn,
    /** The owner wants it. Throws Invalid when it is not the owner who asks. */
    asked: async (userId: number, identity: Identity, caller: Caller): Promise<void> => {
      await confirmIdentity(userId, identity, caller)
      await erase(userId, 'asked')
    },
  }
}

type JournalDeps = {
  readonly closedAccounts: Pick<ClosedAccountStore, 'references'>
  readonly erasures: ErasureJournal
  readonly clock: Clock
}

/** Enters the deletions that are missing in the journal: after a power failure between the two, or a full disk. */
export const completeJournal = async ({ closedAccounts, erasures, clock }: JournalDeps): Promise<void> => {
  const known = await erasures.references()
  for (const reference of await closedAccounts.references()) if (!known.has(reference)) erasures.add(reference, clock())
}
