import { aad, retryIfKeyReplaced, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

/** To whom the link that works now was sent. */
export type Invitation = { readonly email: string; readonly sent: Date; readonly until: Date }

/** Two wills that one order paid for. */
export type Couple = {
  readonly orderId: number
  readonly buyerId: number
  readonly invitation: Invitation | undefined
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

/** Whatever changes a pair is called in a transaction. */
export type CoupleStore = {
  /** The pair whose first will the customer bought and still holds, invited or not. */
  bought(userId: number): Promise<Couple | undefined>
  /** The pair whose second will the customer accepted last. */
  joined(userId: number): Promise<Couple | undefined>
  byOrder(orderId: number): Promise<Couple | undefined>
  /** Whose link works at `now`, and whose buyer still holds what was paid for. */
  byLink(tokenHash: string, now: number): Promise<Couple | undefined>
  /** Puts a new link in the place of an older one. A pair that was ended before the partner accepted is one again. */
  invite(pair: Named, link: Link): Promise<void>
  withdraw(orderId: number): Promise<void>
  /** Uses the link up. False when it was used before, or has expired. */
  accept(tokenHash: string, accepted: Accepted): Promise<boolean>
  /** The buyer's order that paid for what this order of a partner gave; undefined for any other order. */
  buyersOrder(partnerOrderId: number): Promise<number | undefined>
  /** An invitation ends with the pair. */
  end(pair: Named, at: Date): Promise<void>
}

const columns = [
  'couples.order_id',
  'couples.user_id',
  'couples.partner_id',
  'couples.partner_order_id',
  'couples.expires_at',
  'couples.invited_at',
  'couples.email',
  'couples.data_key_id',
  'couples.accepted_at',
  'couples.ended_at',
] as const

type Changing = Pick<
  Tables['couples'],
  'token_hash' | 'expires_at' | 'invited_at' | 'email' | 'data_key_id' | 'ended_at'
>

/** Without an invitation: neither its link nor the address it went to. */
export const noInvitation = {
  token_hash: null,
  expires_at: null,
  invited_at: null,
  email: null,
  data_key_id: null,
} as const

const dateIn = (text: string | null): Date | undefined => (text === null ? undefined : new Date(text))

export const createCoupleStore = (db: Database, vault: Vault): CoupleStore => {
  const select = () => db.selectFrom('couples').select(columns)
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

  const invitationIn = async (row: Row): Promise<Invitation | undefined> => {
    const { order_id, user_id, email, data_key_id, invited_at, expires_at } = row
    if (email === null || data_key_id === null || invited_at === null || expires_at === null) return undefined
    const opened = await vault.decrypt(user_id, data_key_id, email, aad.invitation(order_id))
    return { email: opened.toString(), sent: new Date(invited_at), until: new Date(expires_at) }
  }

  const pairOf = async (row: Row): Promise<Couple> => ({
    orderId: row.order_id,
    buyerId: row.user_id,
    invitation: await invitationIn(row),
    partnerId: row.partner_id ?? undefined,
    partnerOrderId: row.partner_order_id ?? undefined,
    accepted: dateIn(row.accepted_at),
    ended: dateIn(row.ended_at),
  })

  const found = (query: () => Promise<Row | undefined>): Promise<Couple | undefined> =>
    retryIfKeyReplaced(async () => {
      const row = await query()
      return row && pairOf(row)
    })

  // The row comes with whatever is first to be said of the pair.
  const put = async ({ orderId, buyerId }: Named, changing: Changing): Promise<void> => {
    const noPartner = { partner_id: null, partner_order_id: null, accepted_at: null }
    await db
      .insertInto('couples')
      .values({ order_id: orderId, user_id: buyerId, ...noPartner, ...changing })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(changing))
      .execute()
  }

  const byOrder: CoupleStore['byOrder'] = (orderId) =>
    found(() => select().where('order_id', '=', orderId).executeTakeFirst())

  return {
    byOrder,

    bought: async (userId) => {
      const row = await db
        .selectFrom('entitlements')
        .leftJoin('couples', 'couples.order_id', 'entitlements.order_id')
        .select(['entitlements.order_id', 'couples.user_id'])
        .where('entitlements.user_id', '=', userId)
        .where('entitlements.revoked_at', 'is', null)
        .where((is) => is.or([is('product', 'in', ['mirror', 'mirror-upgrade']), is('couples.user_id', '=', userId)]))
        .orderBy('entitlements.order_id', 'desc')
        .executeTakeFirst()
      if (!row) return undefined
      const blank = { invitation: undefined, partnerId: undefined, partnerOrderId: undefined }
      return (
        (await byOrder(row.order_id)) ?? {
          ...blank,
          orderId: row.order_id,
          buyerId: userId,
          accepted: undefined,
          ended: undefined,
        }
      )
    },

    joined: (userId) =>
      found(() => select().where('partner_id', '=', userId).orderBy('accepted_at', 'desc').executeTakeFirst()),

    byLink: (tokenHash, now) =>
      found(() =>
        select()
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', now)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('entitlements')
                .select('entitlements.order_id')
                .whereRef('entitlements.order_id', '=', 'couples.order_id')
                .where('revoked_at', 'is', null),
            ),
          )
          .executeTakeFirst(),
      ),

    invite: async ({ orderId, buyerId }, { email, tokenHash, sent, until }) => {
      const key = await vault.lockedKey(buyerId)
      const link = {
        token_hash: tokenHash,
        expires_at: until.getTime(),
        invited_at: sent.toISOString(),
        email: vault.encrypt(key, Buffer.from(email), aad.invitation(orderId)),
        data_key_id: key.id,
        ended_at: null,
      }
      await put({ orderId, buyerId }, link)
    },

    withdraw: async (orderId) => {
      await db.updateTable('couples').set(noInvitation).where('order_id', '=', orderId).execute()
    },

    accept: async (tokenHash, { partnerId, partnerOrderId, at }) => {
      const { numUpdatedRows } = await db
        .updateTable('couples')
        .set({
          ...noInvitation,
          partner_id: partnerId,
          partner_order_id: partnerOrderId,
          accepted_at: at.toISOString(),
        })
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', at.getTime())
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    buyersOrder: async (partnerOrderId) => {
      const row = await db
        .selectFrom('couples')
        .select('order_id')
        .where('partner_order_id', '=', partnerOrderId)
        .executeTakeFirst()
      return row?.order_id
    },

    end: (pair, at) => put(pair, { ...noInvitation, ended_at: at.toISOString() }),
  }
}
