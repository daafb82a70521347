import { hash } from 'node:crypto'
import type { Vault } from '../../crypto/vault.ts'
import { tokenHash } from '../../platform/random.ts'
import type { Database } from '../database.ts'
import { above, records } from '../records.ts'

/** Two wills that one order paid for. */
export type Couple = {
  readonly orderId: number
  readonly buyerId: number
  /** To whom the link that works now was sent. */
  readonly invitation: { readonly email: string; readonly sent: Date; readonly until: Date } | undefined
  /** Both gone once the partner has deleted their account. */
  readonly partnerId: number | undefined
  readonly partnerOrderId: number | undefined
  readonly accepted: Date | undefined
  readonly ended: Date | undefined
}

/** A pair that may have no row yet. */
type Named = Pick<Couple, 'orderId' | 'buyerId'>
type Link = { readonly email: string; readonly tokenHash: string; readonly sent: Date; readonly until: Date }
type Accepted = { readonly partnerId: number; readonly partnerOrderId: number; readonly at: Date }

/** Without an invitation: neither its link nor the address it went to. */
export const noInvitation = { tokenHash: undefined, expiresAt: undefined, invitedAt: undefined, email: undefined }

/** Whatever changes a pair is called in a transaction. */
export type CoupleStore = ReturnType<typeof createCoupleStore>

export const createCoupleStore = (db: Database, vault: Vault) => {
  const couples = records(db, 'couples', vault)

  const allFound = async (where: Parameters<typeof couples.all>[0]): Promise<Couple[]> => {
    const only = ['orderId', 'buyerId', 'partnerId', 'partnerOrderId', 'accepted', 'ended'] as const
    const rows = await couples.all(where, { by: '-accepted', only: [...only, 'email', 'invitedAt', 'expiresAt'] })
    return rows.map(({ email, invitedAt: sent, expiresAt: until, ...couple }) => ({
      ...couple,
      invitation: email !== undefined && sent && until ? { email, sent, until } : undefined,
    }))
  }
  const found = async (where: Parameters<typeof allFound>[0]): Promise<Couple | undefined> => (await allFound(where))[0]

  // The row comes with whatever is first to be said of the pair.
  const put = async ({ orderId, buyerId }: Named, changed: Parameters<typeof couples.change>[1]): Promise<void> => {
    await couples.addNew({ orderId, buyerId }, 'orderId')
    await couples.change({ orderId, buyerId }, changed)
  }

  const byOrder = (orderId: number) => found({ orderId })

  return {
    byOrder,
    /** The pair whose first will the customer bought and still holds, invited or not. */
    bought: async (userId: number): Promise<Couple | undefined> => {
      const row = await db
        .selectFrom('entitlements')
        .leftJoin('couples', 'couples.order_id', 'entitlements.order_id')
        .select('entitlements.order_id')
        .where('entitlements.user_id', '=', userId)
        .where('entitlements.revoked_at', 'is', null)
        .where((is) => is.or([is('product', 'in', ['mirror', 'mirror-upgrade']), is('couples.user_id', '=', userId)]))
        .orderBy('entitlements.granted_at', 'desc')
        .executeTakeFirst()
      if (!row) return undefined
      const none = { invitation: undefined, partnerId: undefined, partnerOrderId: undefined }
      const blank = { orderId: row.order_id, buyerId: userId, ...none, accepted: undefined, ended: undefined }
      return (await byOrder(row.order_id)) ?? blank
    },
    /** The pair whose second will the customer accepted last. */
    joined: (userId: number) => found({ partnerId: userId }),
    /** The pairs of a customer that have a partner or an invitation and have not ended, also while a bank questions the payment. */
    linked: async (userId: number): Promise<Couple[]> => [
      ...(await allFound({ buyerId: userId, ended: undefined })),
      ...(await allFound({ partnerId: userId, ended: undefined })),
    ],
    /** Whose link works at `now`, and whose buyer still holds what was paid for. */
    byLink: (tokenHash: string, now: number) =>
      found({
        tokenHash,
        expiresAt: above(new Date(now)),
        and: ({ exists, selectFrom }) =>
          exists(
            selectFrom('entitlements')
              .select('entitlements.order_id')
              .whereRef('entitlements.order_id', '=', 'couples.order_id')
              .where('revoked_at', 'is', null),
          ),
      }),
    /** Puts a new link in the place of an older one. A pair that was ended before the partner accepted is one again. */
    invite: (pair: Named, { email, tokenHash, sent, until }: Link) =>
      put(pair, { tokenHash, expiresAt: until, invitedAt: sent, email, ended: undefined }),
    withdraw: (orderId: number) => couples.change({ orderId }, noInvitation),
    /** Uses the link up. False when it was used before, or has expired. */
    accept: async (tokenHash: string, { partnerId, partnerOrderId, at }: Accepted): Promise<boolean> => {
      const accepted = { ...noInvitation, partnerId, partnerOrderId, accepted: at }
      return (await couples.change({ tokenHash, expiresAt: above(at) }, accepted)) === 1
    },
    /** The buyer's order that paid for what this order of a partner gave; undefined for any other order. */
    buyersOrder: async (partnerOrderId: number) => (await couples.first({ partnerOrderId }))?.orderId,
    /** An invitation ends with the pair. */
    end: (pair: Named, at: Date) => put(pair, { ...noInvitation, ended: at }),
  }
}

/**
 * The token of the link that the buyer hands over. It comes from the one in the mail and not the other way round, so that the
 * one in the mail shows that its bearer reads the mailbox. What is stored is the hash of the one to hand over.
 */
export const tokenToHandOver = (mailed: string): string => hash('sha256', mailed, 'base64url')

export type InvitedCouple = Couple & {
  /** The stored hash of the link. */
  readonly link: string
  /** Whether the token is the one that was mailed. */
  readonly readInMailbox: boolean
}

/** The pair that a link invites to, by either of its tokens; undefined when it is unknown, used or expired. */
export const invitedBy = async (
  couples: Pick<CoupleStore, 'byLink'>,
  token: string,
  now: Date,
): Promise<InvitedCouple | undefined> => {
  const [own, fromMail] = [tokenHash(token), tokenHash(tokenToHandOver(token))]
  for (const link of [own, fromMail]) {
    const pair = await couples.byLink(link, now.getTime())
    if (pair) return { ...pair, link, readInMailbox: link === fromMail }
  }
  return undefined
}
