import type { Pair } from '#core/api/pair.ts'
import type { StoredPair } from '../../db/repositories/pairs.store.ts'
import type { Stores } from '../../db/stores.ts'

type In = Pick<Stores, 'pairs' | 'users' | 'entitlements'>

const stateOf = ({ ended, accepted, invitation }: StoredPair): Pair['state'] => {
  if (ended) return 'ended'
  if (accepted) return 'accepted'
  return invitation ? 'invited' : 'not-invited'
}

const nameOf = async ({ users }: In, userId: number | undefined): Promise<Pick<Pair, 'other'>> => {
  const user = userId === undefined ? undefined : await users.find(userId)
  return user ? { other: `${user.name} ${user.last_name}` } : {}
}

const times = ({ accepted, ended }: StoredPair): Pick<Pair, 'accepted' | 'ended'> => ({
  ...(accepted && { accepted: accepted.toISOString() }),
  ...(ended && { ended: ended.toISOString() }),
})

const forBuyer = async (stores: In, pair: StoredPair, now: Date): Promise<Pair> => {
  const { invitation } = pair
  return {
    place: 'first',
    state: stateOf(pair),
    ...(await nameOf(stores, pair.partnerId)),
    ...(invitation && {
      invitation: {
        email: invitation.email,
        sent: invitation.sent.toISOString(),
        until: invitation.until.toISOString(),
        works: invitation.until > now,
      },
    }),
    ...times(pair),
    canInvite: pair.accepted === undefined,
  }
}

/** Whoever accepted holds what their own order gave, until the buyer's money goes back. */
const forPartner = async (stores: In, pair: StoredPair, userId: number): Promise<Pair> => {
  const { partnerOrderId } = pair
  const held = partnerOrderId !== undefined && (await stores.entitlements.givesAnything(userId, partnerOrderId))
  return {
    place: 'second',
    state: held ? stateOf(pair) : 'refunded',
    ...(await nameOf(stores, pair.buyerId)),
    ...times(pair),
    canInvite: false,
  }
}

/** How the wills of a couple stand, as one of the two may see it. Null for somebody who has no part in a pair. */
export const pairSeenBy = async (stores: In, userId: number, now: Date): Promise<Pair | null> => {
  const bought = await stores.pairs.bought(userId)
  if (bought) return forBuyer(stores, bought, now)
  const joined = await stores.pairs.joined(userId)
  return joined ? forPartner(stores, joined, userId) : null
}
