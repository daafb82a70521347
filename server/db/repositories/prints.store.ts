import type { Address } from '#core/will/schema.ts'
import { aad, retryIfKeyReplaced, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'

/** A bound print whose customer has said where it goes. */
export type Print = {
  readonly orderId: number
  readonly userId: number
  /** Of the will that is printed. */
  readonly fingerprint: string
  readonly askedAt: Date
  /** When the printer was given what was asked for; undefined until then, and when the customer asks again. */
  readonly shownAt: Date | undefined
  readonly sentAt: Date | undefined
  /** What the post gave it for tracking. Absent where it was posted before that was asked for. */
  readonly tracking: string | undefined
  /** When the customer was told that it is held; undefined while it is not, and when they ask again. */
  readonly heldToldAt: Date | undefined
}

/** `print` is absent until its customer has said where it goes. */
export type OwedPrint = { readonly orderId: number; readonly userId: number; readonly print: Print | undefined }

type Asked = Pick<Print, 'userId' | 'orderId' | 'fingerprint'> & { readonly address: Address; readonly at: Date }

export type PrintStore = {
  /** Says what is printed and where it goes; again, until it is sent. False once it is. In a transaction. */
  ask(asked: Asked): Promise<boolean>
  /** The customer's, the newest order first. */
  of(userId: number): Promise<Print[]>
  address(print: Pick<Print, 'userId' | 'orderId'>): Promise<Address | undefined>
  /** For the operator: the prints that are paid for and not sent, the oldest order first. */
  owed(): Promise<OwedPrint[]>
  /** The orders of a customer that pay for a print which is not sent. */
  owedTo(userId: number): Promise<number[]>
  /** Notes that the printer was given the pages and the address. In a transaction that has locked the owner's entitlements. */
  show(orderId: number, at: Date): Promise<void>
  /** Notes that the customer was told that it is held, or that it is not held any more. In such a transaction. */
  noteHeld(orderId: number, toldAt: Date | undefined): Promise<void>
  /** True when this call sent it. */
  send(orderId: number, at: Date, tracking: string): Promise<boolean>
}

const columns = [
  'order_id',
  'user_id',
  'fingerprint',
  'asked_at',
  'shown_at',
  'sent_at',
  'tracking',
  'held_told_at',
] as const

type Row = {
  order_id: number
  user_id: number
  fingerprint: string
  asked_at: string
  shown_at: string | null
  sent_at: string | null
  tracking: string | null
  held_told_at: string | null
}

const printOf = ({
  order_id,
  user_id,
  fingerprint,
  asked_at,
  shown_at,
  sent_at,
  tracking,
  held_told_at,
}: Row): Print => ({
  orderId: order_id,
  userId: user_id,
  fingerprint,
  askedAt: new Date(asked_at),
  shownAt: shown_at === null ? undefined : new Date(shown_at),
  sentAt: sent_at === null ? undefined : new Date(sent_at),
  tracking: tracking ?? undefined,
  heldToldAt: held_told_at === null ? undefined : new Date(held_told_at),
})

export const createPrintStore = (db: Database, vault: Vault): PrintStore => {
  /** A print that was sent, or whose money went back, is held no more. */
  const held = () => db.selectFrom('entitlements').where('product', '=', 'print').where('revoked_at', 'is', null)

  const find = async (orderId: number): Promise<Print | undefined> => {
    const row = await db.selectFrom('prints').select(columns).where('order_id', '=', orderId).executeTakeFirst()
    return row && printOf(row)
  }

  return {
    ask: async ({ userId, orderId, fingerprint, address, at }) => {
      const key = await vault.lockedKey(userId)
      const asked = {
        fingerprint,
        address: vault.encrypt(key, Buffer.from(JSON.stringify(address)), aad.printAddress(orderId)),
        data_key_id: key.id,
        asked_at: at.toISOString(),
        shown_at: null,
        held_told_at: null,
      }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('prints')
        .values({ order_id: orderId, user_id: userId, sent_at: null, tracking: null, ...asked })
        .onConflict((conflict) =>
          conflict
            .column('order_id')
            .doUpdateSet(asked)
            .where('prints.user_id', '=', userId)
            .where('prints.sent_at', 'is', null),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    of: async (userId) => {
      const rows = await db
        .selectFrom('prints')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('order_id', 'desc')
        .execute()
      return rows.map(printOf)
    },

    address: ({ userId, orderId }) =>
      retryIfKeyReplaced(async () => {
        const row = await db
          .selectFrom('prints')
          .select(['address', 'data_key_id'])
          .where('user_id', '=', userId)
          .where('order_id', '=', orderId)
          .executeTakeFirst()
        if (!row) return undefined
        const json = await vault.decrypt(userId, row.data_key_id, row.address, aad.printAddress(orderId))
        // Only `ask` writes this column.
        return JSON.parse(json.toString()) as Address
      }),

    owed: async () => {
      const rows = await held().select(['order_id', 'user_id']).orderBy('order_id').execute()
      return Promise.all(
        rows.map(async ({ order_id, user_id }) => ({
          orderId: order_id,
          userId: user_id,
          print: await find(order_id),
        })),
      )
    },

    owedTo: async (userId) => {
      const rows = await held().where('user_id', '=', userId).select('order_id').orderBy('order_id').execute()
      return rows.map(({ order_id }) => order_id)
    },

    show: async (orderId, at) => {
      await db
        .updateTable('prints')
        .set({ shown_at: at.toISOString() })
        .where('order_id', '=', orderId)
        .where('sent_at', 'is', null)
        .execute()
    },

    noteHeld: async (orderId, toldAt) => {
      await db
        .updateTable('prints')
        .set({ held_told_at: toldAt?.toISOString() ?? null })
        .where('order_id', '=', orderId)
        .execute()
    },

    send: async (orderId, at, tracking) => {
      const { numUpdatedRows } = await db
        .updateTable('prints')
        .set({ sent_at: at.toISOString(), tracking })
        .where('order_id', '=', orderId)
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
