import type { Pair } from '#core/api/couple.ts'
import { MIRROR_CONFIRMED, SECOND_WILL } from '#core/catalogue/products.ts'
import type { Will } from '#core/will/schema.ts'
import { refusals } from '#words/en/refusals.ts'
import type { Couple } from '../../db/repositories/couples.store.ts'
import type { StoredWill } from '../../db/repositories/wills.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { partnerConfirmedMail, unlinkedMail } from '../../mail/templates/couple.ts'
import { NotFound, PaymentNeeded, Stale } from '../../platform/errors.ts'
import type { OrderMails } from '../payments/order-mails.ts'
import { unlink } from '../payments/payment-records.ts'
import { assertReady, type ReadinessWork } from '../wills/save.rules.ts'

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today' | 'homeUrl'> &
  CoupleStores & {
    readonly wills: Pick<Stores['wills'], 'find'>
    readonly work: ReadinessWork
    readonly mails: Pick<OrderMails, 'documentsReady'>
  }

const own = async (
  { wills }: { readonly wills: Pick<Stores['wills'], 'find'> },
  userId: number,
): Promise<StoredWill> => {
  const found = await wills.find(userId)
  if (!found) throw new NotFound(refusals.youHaveNotStartedAWill)
  return found
}

const LINKED_WILLS = 'news of linked wills'

const nothingToEnd = (): NotFound => new NotFound(refusals.yourWillsAreNotLinked)

export type CoupleService = ReturnType<typeof createCoupleService>

export const createCoupleService = (deps: Deps) => {
  /** From now on the documents of both say that there are two wills, and the buyer is told. */
  const noteConfirmed = async (stores: Stores, partnerId: number, partnerOrderId: number): Promise<void> => {
    const couple = await stores.couples.joined(partnerId)
    if (!couple || couple.ended || couple.partnerOrderId !== partnerOrderId) return
    await stores.entitlements.grant(partnerId, partnerOrderId, [MIRROR_CONFIRMED], deps.clock())
    await stores.entitlements.grant(couple.buyerId, couple.orderId, [MIRROR_CONFIRMED], deps.clock())
    const [buyer, partner] = [await stores.users.find(couple.buyerId), await stores.users.find(partnerId)]
    if (buyer && partner)
      await deps.enqueueMail(stores.outbox, LINKED_WILLS, partnerConfirmedMail(buyer, partner, deps.homeUrl()))
  }

  /** Why the will cannot be confirmed as it is. Worked out before the transaction, which keeps everybody else's waiting. */
  const notReady = async (userId: number, will: Will): Promise<unknown> => {
    const isAsked = will.paid !== 1 && (await deps.entitlements.orderOf(userId, [SECOND_WILL])) !== undefined
    return isAsked ? assertReady(deps.work, will, deps.today()).catch((error: unknown) => error) : undefined
  }

  return {
    /** Null for a customer who is not part of a couple. */
    read: (userId: number): Promise<Pair | null> => coupleSeenBy(deps, userId, deps.clock()),

    /**
     * The partner confirms this version of the will as their own. Throws PaymentNeeded when it is not paid for, Stale, and
     * Invalid when it is not complete or advice stops it.
     */
    confirm: async (userId: number, version: number): Promise<Will> => {
      const { will: seen } = await own(deps, userId)
      const refusal = await notReady(userId, seen)
      return deps.inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        const { will } = await own(stores, userId)
        if (will.paid === 1) return will
        const orderId = await stores.entitlements.orderOf(userId, [SECOND_WILL])
        if (orderId === undefined) throw new PaymentNeeded()
        if (will.version !== version || will.version !== seen.version) throw new Stale(will)
        if (refusal !== undefined) throw refusal
        await stores.entitlements.grant(userId, orderId, ['will'], deps.clock())
        await stores.wills.keep(userId, 'paid')
        await stores.audit.add(userId, 'confirmed the will', deps.clock())
        await deps.mails.documentsReady(stores, userId)
        await noteConfirmed(stores, userId, orderId)
        return (await own(stores, userId)).will
      })
    },

    /** Either partner ends the link between the wills. Throws NotFound when there is none. */
    end: (userId: number): Promise<void> =>
      deps.inTransaction(async (stores) => {
        const seen = await pairOf(stores, userId)
        if (!seen) throw nothingToEnd()
        await stores.entitlements.lock(seen.buyerId)
        // The other partner may have accepted or ended it in the meantime.
        const couple = (await stores.couples.byOrder(seen.orderId)) ?? seen
        if (couple.ended) throw nothingToEnd()
        if (couple.partnerId !== undefined) await stores.entitlements.lock(couple.partnerId)
        await endCouple(stores, couple, deps.clock())
        await stores.audit.add(userId, 'ended the pair', deps.clock())
        if (couple.partnerId === undefined) return
        for (const id of [couple.buyerId, couple.partnerId]) {
          const user = await stores.users.find(id)
          if (user)
            await deps.enqueueMail(
              stores.outbox,
              LINKED_WILLS,
              unlinkedMail(user, { byThem: id === userId }, deps.homeUrl()),
            )
        }
      }),
  }
}

type CoupleStores = Pick<Stores, 'couples' | 'users' | 'entitlements' | 'orders'>

const stateOf = ({ ended, accepted, invitation }: Couple): Pair['state'] => {
  if (ended) return 'ended'
  if (accepted) return 'accepted'
  return invitation ? 'invited' : 'not-invited'
}

const nameOf = async ({ users }: CoupleStores, userId: number | undefined): Promise<Pick<Pair, 'other'>> => {
  const user = userId === undefined ? undefined : await users.find(userId)
  return user ? { other: `${user.name} ${user.last_name}` } : {}
}

/** Both of a couple hold it from the moment the partner confirmed. */
const confirmation = async ({ entitlements }: CoupleStores, userId: number): Promise<Pick<Pair, 'confirmed'>> =>
  (await entitlements.held(userId)).includes(MIRROR_CONFIRMED) ? { confirmed: true } : {}

const times = ({ accepted, ended }: Couple): Pick<Pair, 'accepted' | 'ended'> => ({
  ...(accepted && { accepted: accepted.toISOString() }),
  ...(ended && { ended: ended.toISOString() }),
})

const forBuyer = async (stores: CoupleStores, couple: Couple, now: Date): Promise<Pair> => {
  const { invitation } = couple
  return {
    place: 'first',
    state: stateOf(couple),
    ...(await nameOf(stores, couple.partnerId)),
    ...(invitation && {
      invitation: {
        email: invitation.email,
        sent: invitation.sent.toISOString(),
        until: invitation.until.toISOString(),
        works: invitation.until > now,
      },
    }),
    ...times(couple),
    ...(await confirmation(stores, couple.buyerId)),
    canInvite: couple.accepted === undefined,
  }
}

/** What has become of the payment for both wills. */
const whyClosed = async ({ orders }: CoupleStores, buyerId: number, orderId: number): Promise<Pair['state']> =>
  (await orders.findById(buyerId, orderId))?.state === 'disputed' ? 'disputed' : 'refunded'

/** The partner holds what their own order gave, until the buyer gets a refund. */
const forPartner = async (stores: CoupleStores, couple: Couple, userId: number): Promise<Pair> => {
  const { partnerOrderId, buyerId, orderId } = couple
  const held = partnerOrderId !== undefined && (await stores.entitlements.givesAnything(userId, partnerOrderId))
  return {
    place: 'second',
    state: held ? stateOf(couple) : await whyClosed(stores, buyerId, orderId),
    ...(await nameOf(stores, couple.buyerId)),
    ...times(couple),
    ...(await confirmation(stores, userId)),
    canInvite: false,
  }
}

/** The pair that a customer is one of now, else the one that ended last of those they bought or joined. */
const pairOf = async ({ couples }: Pick<Stores, 'couples'>, userId: number): Promise<Couple | undefined> => {
  const pairs = [await couples.bought(userId), await couples.joined(userId)].filter((pair) => pair !== undefined)
  return pairs.find(({ ended }) => ended === undefined) ?? pairs[0]
}

/** The state of a couple's wills as one of the partners may see it. Null for a customer who is not part of a couple. */
const coupleSeenBy = async (stores: CoupleStores, userId: number, now: Date): Promise<Pair | null> => {
  const pair = await pairOf(stores, userId)
  if (!pair) return null
  return pair.buyerId === userId ? forBuyer(stores, pair, now) : forPartner(stores, pair, userId)
}

type EndStores = Pick<Stores, 'couples' | 'entitlements' | 'orders'>

/** Ends the link between the two wills. Both partners keep what was paid for. In a transaction. */
const endCouple = async (stores: EndStores, couple: Couple, at: Date): Promise<void> => {
  await unlink(stores, couple, at)
  await stores.couples.end(couple, at)
}

/** Locks what a customer and the partners of their pairs hold. The buyer of a pair is locked first, as everywhere. */
export const lockWithPartners = async (
  { couples, entitlements }: Pick<Stores, 'couples' | 'entitlements'>,
  userId: number,
): Promise<void> => {
  for (const { buyerId, partnerId } of await couples.linked(userId)) {
    await entitlements.lock(buyerId)
    if (partnerId !== undefined) await entitlements.lock(partnerId)
  }
  await entitlements.lock(userId)
}

/**
 * Ends every couple that a customer is part of, before their account is deleted. The ids of the partners whose wills were linked to
 * theirs. In a transaction.
 */
export const endCouplesOf = async (stores: EndStores, userId: number, at: Date): Promise<number[]> => {
  const partners: number[] = []
  for (const couple of await stores.couples.linked(userId)) {
    await endCouple(stores, couple, at)
    if (couple.partnerId !== undefined) partners.push(couple.buyerId === userId ? couple.partnerId : couple.buyerId)
  }
  return partners
}
