import { PARTNER_OF_MIRROR } from '#core/catalogue/entitlements.ts'
import type { StoredPair } from '../../db/repositories/pairs.store.ts'
import type { Stores } from '../../db/stores.ts'

type In = Pick<Stores, 'pairs' | 'entitlements'>

/** The two wills stand alone from now on. Both keep what was paid for. In a transaction. */
export const endPair = async ({ pairs, entitlements }: In, pair: StoredPair, at: Date): Promise<void> => {
  await entitlements.exchange(pair.orderId, 'mirror', 'will')
  if (pair.partnerOrderId !== undefined) await entitlements.revokeOne(pair.partnerOrderId, PARTNER_OF_MIRROR, at)
  await pairs.end(pair, at)
}

/** Ends whatever pairs somebody is part of, before their account goes. In a transaction. */
export const endPairsOf = async (stores: In, userId: number, at: Date): Promise<void> => {
  for (const pair of [await stores.pairs.bought(userId), await stores.pairs.joined(userId)])
    if (pair && pair.ended === undefined) await endPair(stores, pair, at)
}
