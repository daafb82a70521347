import { aad, retryIfKeyReplaced, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'

/** A will that a customer asked an expert to read: it waits, is taken by an expert, and is sent back with the findings. */
export type ExpertReview = {
  readonly id: number
  readonly userId: number
  /** The order that pays for the check. */
  readonly orderId: number
  readonly askedAt: Date
  readonly takenAt: Date | undefined
  /** Who at the desk took it; undefined for the command line. */
  readonly takenBy: number | undefined
  readonly sentAt: Date | undefined
}

export type NewExpertReview = Pick<ExpertReview, 'userId' | 'orderId'> & { readonly consent: string; readonly at: Date }

export type ExpertReviewStore = {
  /** Asking again for the same order changes nothing. True when this call was the first. */
  ask(reading: NewExpertReview): Promise<boolean>
  /** False when there is none, or it has been sent. */
  revoke(userId: number, orderId: number): Promise<boolean>
  of(userId: number, orderId: number): Promise<ExpertReview | undefined>
  findings(userId: number, id: number): Promise<string | undefined>
  /** How many are waiting that were asked for before this one. */
  before(id: number): Promise<number>

  /** For the experts, by number: those still paid for and not sent, the oldest first. */
  queue(): Promise<ExpertReview[]>
  find(id: number): Promise<ExpertReview | undefined>
  /** True when this call took it. `by`: at the desk, where what was taken on the command line can be taken too. */
  take(id: number, at: Date, by?: number): Promise<boolean>
  /** Back to its place in the queue. True when this person had it. */
  giveBack(id: number, by: number): Promise<boolean>
  /** In a transaction. True when this call sent it: it has to be taken, and is sent once. */
  send(reading: Pick<ExpertReview, 'id' | 'userId'>, findings: string, at: Date): Promise<boolean>
}

const columns = ['id', 'user_id', 'order_id', 'asked_at', 'taken_at', 'taken_by', 'sent_at'] as const

type Row = {
  id: number
  user_id: number
  order_id: number
  asked_at: string
  taken_at: string | null
  taken_by: number | null
  sent_at: string | null
}

const dated = (moment: string | null): Date | undefined => (moment === null ? undefined : new Date(moment))

const readingOf = ({ id, user_id, order_id, asked_at, taken_at, taken_by, sent_at }: Row): ExpertReview => ({
  id,
  userId: user_id,
  orderId: order_id,
  askedAt: new Date(asked_at),
  takenAt: dated(taken_at),
  takenBy: taken_by ?? undefined,
  sentAt: dated(sent_at),
})

export const createExpertReviewStore = (db: Database, vault: Vault): ExpertReviewStore => {
  /** Money that went back takes its reading out of the queue. */
  const paidFor = () =>
    db
      .selectFrom('expert_reviews')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('entitlements')
            .select('entitlements.order_id')
            .whereRef('entitlements.order_id', '=', 'expert_reviews.order_id')
            .where('product', '=', 'check')
            .where('revoked_at', 'is', null),
        ),
      )

  return {
    ask: async ({ userId, orderId, consent, at }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('expert_reviews')
        .values({
          order_id: orderId,
          user_id: userId,
          consent,
          asked_at: at.toISOString(),
          taken_at: null,
          sent_at: null,
          findings: null,
          data_key_id: null,
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    revoke: async (userId, orderId) => {
      const { numDeletedRows } = await db
        .deleteFrom('expert_reviews')
        .where('user_id', '=', userId)
        .where('order_id', '=', orderId)
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    of: async (userId, orderId) => {
      const row = await db
        .selectFrom('expert_reviews')
        .select(columns)
        .where('user_id', '=', userId)
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row && readingOf(row)
    },

    findings: (userId, id) =>
      retryIfKeyReplaced(async () => {
        const row = await db
          .selectFrom('expert_reviews')
          .select(['findings', 'data_key_id'])
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst()
        if (!row?.findings || row.data_key_id === null) return undefined
        return (await vault.decrypt(userId, row.data_key_id, row.findings, aad.expertFindings(id))).toString()
      }),

    before: async (id) => {
      const { count } = await paidFor()
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('taken_at', 'is', null)
        .where('sent_at', 'is', null)
        .where('id', '<', id)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    queue: async () => {
      const rows = await paidFor().select(columns).where('sent_at', 'is', null).orderBy('id').execute()
      return rows.map(readingOf)
    },

    find: async (id) => {
      const row = await paidFor().select(columns).where('id', '=', id).executeTakeFirst()
      return row && readingOf(row)
    },

    giveBack: async (id, by) => {
      const { numUpdatedRows } = await db
        .updateTable('expert_reviews')
        .set({ taken_at: null, taken_by: null })
        .where('id', '=', id)
        .where('taken_by', '=', by)
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    take: async (id, at, by) => {
      const { numUpdatedRows } = await db
        .updateTable('expert_reviews')
        .set({ taken_at: at.toISOString(), taken_by: by ?? null })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where(by === undefined ? 'taken_at' : 'taken_by', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    send: async ({ id, userId }, findings, at) => {
      const key = await vault.lockedKey(userId)
      const { numUpdatedRows } = await db
        .updateTable('expert_reviews')
        .set({
          findings: vault.encrypt(key, Buffer.from(findings), aad.expertFindings(id)),
          data_key_id: key.id,
          sent_at: at.toISOString(),
        })
        .where('id', '=', id)
        .where('taken_at', 'is not', null)
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
