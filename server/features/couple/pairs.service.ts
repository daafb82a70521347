import type { Pair } from '#core/api/pair.ts'
import { SECOND_WILL } from '#core/catalogue/entitlements.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import type { StoredWill } from '../../db/repositories/wills.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import { NotFound, PaymentNeeded, Stale } from '../../platform/errors.ts'
import type { OrderMails } from '../payments/order-mails.ts'
import { assertReady } from '../wills/readiness.ts'
import { endPair } from './end-pair.ts'
import { pairSeenBy } from './pair-reply.ts'

export type PairsService = {
  /** Null for somebody who has no part in a pair. */
  read(userId: number): Promise<Pair | null>
  /**
   * The partner says that the will is theirs, as it stands in this version. Throws PaymentNeeded when nobody has paid for
   * it, Stale, and Invalid when it is not complete or advice stops it.
   */
  confirm(userId: number, version: number): Promise<Will>
  /** Either of the two ends what is between the wills. Throws NotFound when there is nothing to end. */
  end(userId: number): Promise<void>
}

type Needs = Pick<Stores, 'pairs' | 'users' | 'entitlements'> & {
  readonly inTransaction: InTransaction
  readonly mails: Pick<OrderMails, 'documentsReady'>
  readonly clock: () => Date
  readonly today: () => Day
}

const own = async ({ wills }: Pick<Stores, 'wills'>, userId: number): Promise<StoredWill> => {
  const found = await wills.find(userId)
  if (!found) throw new NotFound('You have not started a will. Start one first.')
  return found
}

const nothingToEnd = (): NotFound => new NotFound('There is no pair to end. Reload the page.')

export const pairsService = (needs: Needs): PairsService => ({
  read: (userId) => pairSeenBy(needs, userId, needs.clock()),

  confirm: (userId, version) =>
    needs.inTransaction(async (stores) => {
      await stores.entitlements.lock(userId)
      const { will } = await own(stores, userId)
      if (will.paid === 1) return will
      const orderId = await stores.entitlements.orderOf(userId, [SECOND_WILL])
      if (orderId === undefined) throw new PaymentNeeded()
      if (will.version !== version) throw new Stale(will)
      assertReady(will, needs.today())
      await stores.entitlements.grant(userId, orderId, ['will'], needs.clock())
      await stores.wills.keep(userId, 'paid')
      await stores.audit.add(userId, 'confirmed the will', needs.clock())
      await needs.mails.documentsReady(stores, userId, will)
      return (await own(stores, userId)).will
    }),

  end: (userId) =>
    needs.inTransaction(async (stores) => {
      const seen = (await stores.pairs.bought(userId)) ?? (await stores.pairs.joined(userId))
      if (!seen) throw nothingToEnd()
      await stores.entitlements.lock(seen.buyerId)
      // The other may have accepted or ended it in the meantime.
      const pair = (await stores.pairs.byOrder(seen.orderId)) ?? seen
      if (pair.ended) throw nothingToEnd()
      if (pair.partnerId !== undefined) await stores.entitlements.lock(pair.partnerId)
      await endPair(stores, pair, needs.clock())
      await stores.audit.add(userId, 'ended the pair', needs.clock())
    }),
})
