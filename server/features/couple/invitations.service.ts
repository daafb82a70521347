import type { AcceptedReply, InvitationReply } from '#core/api/couple.ts'
import { flagsOf, PAIR_ENDED, PARTNER_OF_MIRROR, placeInPair, SECOND_WILL } from '#core/catalogue/products.ts'
import { INVITATION_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { emailKey } from '#core/text/names.ts'
import { editable } from '#core/will/new-will.ts'
import { partnerNow } from '#core/will/questions.ts'
import type { EditableWill, Person } from '#core/will/schema.ts'
import { mirror } from '#drafting/mirror.ts'
import { refusals } from '#words/en/refusals.ts'
import { type Couple, type InvitedCouple, invitedBy, tokenToHandOver } from '../../db/repositories/couples.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { invitationAcceptedMail, partnerInvitationMail } from '../../mail/templates/couple.ts'
import { type Invalid, NotFound, PaymentNeeded, refusal } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import { addComplimentaryOrder } from '../payments/settlement.service.ts'
import { markVerified } from '../verification/verification.service.ts'

const INVITATION_MS = INVITATION_DAYS * DAY_MS
/** Invitations of one customer in 24 hours, so that invitations cannot be used to send spam. */
const MAX_A_DAY = 5

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes'> & {
  readonly couples: Pick<Stores['couples'], 'byLink'>
  readonly wills: Pick<Stores['wills'], 'find'>
  readonly users: Pick<Stores['users'], 'find'>
  readonly newUuid: () => string
}

export const deadInvitation = (): Invalid => refusal('token', 'INVITATION_DEAD')

type FirstWill = { readonly answers: EditableWill; readonly partner: Person }

/** The buyer's will, if it can be mirrored. */
const firstWill = async (wills: Pick<Stores['wills'], 'find'>, userId: number): Promise<FirstWill | undefined> => {
  const stored = await wills.find(userId)
  const partner = stored && partnerNow(stored.will)
  return stored && partner && { answers: editable(stored.will), partner }
}

export const createInvitationsService = (deps: Deps) => {
  const { inTransaction, enqueueMail, clock, randomBytes, newUuid } = deps

  const boughtBy = async ({ couples, entitlements }: Stores, userId: number): Promise<Couple> => {
    const pair = await couples.bought(userId)
    // A will added later counts with the one it was added to, which may have been disputed since.
    if (!pair || flagsOf(await entitlements.held(userId)).paid === 0) throw new PaymentNeeded()
    return pair
  }

  const found = async (couples: Pick<Stores['couples'], 'byLink'>, token: string): Promise<InvitedCouple> => {
    const pair = await invitedBy(couples, token, clock())
    if (!pair) throw deadInvitation()
    return pair
  }

  const invitedEnough = async ({ audit }: Stores, userId: number): Promise<boolean> => {
    const since = new Date(clock().getTime() - DAY_MS)
    const sent = (await audit.list(userId)).filter(({ action, at }) => action === 'invited a partner' && at > since)
    return sent.length >= MAX_A_DAY
  }

  /** Fills an empty will from the first one. A will with answers is its owner's and stays. */
  const derive = async ({ wills }: Stores, userId: number, from: EditableWill): Promise<boolean> => {
    await wills.init(userId, clock())
    const own = await wills.find(userId)
    if (!own || own.will.version > 0) return false
    return (await wills.save(userId, { ...own.will, ...mirror(from) }, clock())) !== undefined
  }

  return {
    /**
     * Sends the partner a link that replaces any older one, and gives the link for the buyer to hand over. A recipient who has
     * unsubscribed is sent nothing, of which the buyer is not told. Throws PaymentNeeded when the wills of a couple are not paid
     * for, and Invalid when the second will is accepted already, the will names no partner, the address is the buyer's own, or too many
     * invitations were sent.
     */
    invite: (userId: number, email: string, baseUrl: string): Promise<string> =>
      inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        const pair = await boughtBy(stores, userId)
        if (pair.accepted) throw refusal('email', 'IN_A_PAIR')
        const [user, first] = [await stores.users.find(userId), await firstWill(stores.wills, userId)]
        if (!user || !first) throw refusal('email', 'NO_PARTNER_NAMED')
        if (emailKey(email) === emailKey(user.email)) throw refusal('email', 'INVITATION_OWN_EMAIL')
        if (await invitedEnough(stores, userId)) throw refusal('email', 'INVITATIONS_TOO_MANY')
        const mailed = newToken(randomBytes)
        const handedOver = tokenToHandOver(mailed)
        const until = new Date(clock().getTime() + INVITATION_MS)
        await stores.entitlements.exchange(pair.orderId, 'will', 'mirror')
        await stores.entitlements.exchange(pair.orderId, PAIR_ENDED, 'mirror-upgrade')
        await stores.couples.invite(pair, { email, tokenHash: tokenHash(handedOver), sent: clock(), until })
        await stores.audit.add(userId, 'invited a partner', clock())
        if (!(await stores.contact.wantsNoMail(email))) {
          const stop = newToken(randomBytes)
          await stores.contact.addUnsubscribeLink(tokenHash(stop), email)
          const mail = partnerInvitationMail({
            partner: { fullname: first.partner.fullname, email },
            from: `${user.name} ${user.last_name}`,
            language: user.language,
            link: `${baseUrl}/invitation/${mailed}`,
            unsubscribeUrl: `${baseUrl}/unsubscribe/${stop}`,
            days: INVITATION_DAYS,
          })
          await enqueueMail(stores.outbox, 'to a partner', mail)
        }
        return `${baseUrl}/invitation/${handedOver}`
      }),

    /** Revokes the link. */
    withdraw: (userId: number): Promise<void> =>
      inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        const { orderId, invitation } = await boughtBy(stores, userId)
        if (!invitation) throw new NotFound(refusals.noInvitation)
        await stores.couples.withdraw(orderId)
        await stores.audit.add(userId, 'withdrew an invitation', clock())
      }),

    /** The names of both partners. Throws Invalid when the link is unknown, used or expired. */
    read: async (token: string): Promise<InvitationReply> => {
      const { buyerId } = await found(deps.couples, token)
      const [user, first] = [await deps.users.find(buyerId), await firstWill(deps.wills, buyerId)]
      if (!user) throw deadInvitation()
      if (!first) throw refusal('token', 'NO_PARTNER_NAMED')
      const { first_name = '', last_name = '' } = mirror(first.answers).details
      return { from: `${user.name} ${user.last_name}`, name: first_name, last_name }
    },

    /**
     * Uses the link: the second will belongs to this customer from now on. An empty one is filled from the first will. The
     * sender is told by mail. Throws Invalid as `read`, and when the customer is part of a couple already.
     */
    accept: (userId: number, token: string, baseUrl: string): Promise<AcceptedReply> =>
      inTransaction(async (stores) => {
        const { buyerId, invitation, link, readInMailbox } = await found(stores.couples, token)
        if (buyerId === userId) throw refusal('token', 'INVITATION_OWN')
        // In ascending order, to avoid a deadlock when two customers accept each other's invitations.
        for (const each of [buyerId, userId].toSorted((one, other) => one - other)) await stores.entitlements.lock(each)
        // The payment may have been disputed or returned in the meantime.
        await found(stores.couples, token)
        if (placeInPair(await stores.entitlements.held(userId)) !== undefined) throw refusal('token', 'IN_A_PAIR')
        const first = await firstWill(stores.wills, buyerId)
        if (!first) throw refusal('token', 'NO_PARTNER_NAMED')
        const partnerOrderId = await addComplimentaryOrder(stores, {
          userId,
          externalId: newUuid(),
          entitlements: [PARTNER_OF_MIRROR, SECOND_WILL],
          at: clock(),
        })
        if (!(await stores.couples.accept(link, { partnerId: userId, partnerOrderId, at: clock() })))
          throw deadInvitation()
        const derived = await derive(stores, userId, first.answers)
        await stores.audit.add(userId, 'accepted an invitation', clock())
        const partner = await stores.users.find(userId)
        // A code to the address whose mailbox the link was read in would show nothing more.
        if (readInMailbox && partner && invitation && emailKey(partner.email) === emailKey(invitation.email))
          await markVerified(stores, userId, clock())
        const buyer = await stores.users.find(buyerId)
        if (buyer)
          await enqueueMail(stores.outbox, 'an invitation was accepted', invitationAcceptedMail(buyer, baseUrl))
        return { derived }
      }),
  }
}
