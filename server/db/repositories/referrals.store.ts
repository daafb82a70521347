import { type CaseEnd, caseEnds, type FirmReplyKind, firmReplyKinds } from '#core/api/referral.ts'
import { includes } from '#core/will/questions.ts'
import { aad, retryIfKeyReplaced, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'

/** A case that a customer let a firm see, until when. */
export type Referral = {
  readonly id: number
  readonly userId: number
  /** Its id in the operator's list, and its name when the customer agreed. */
  readonly firm: string
  readonly firmName: string
  readonly givenAt: Date
  readonly endsAt: Date
  readonly openedAt: Date | undefined
  readonly ended: { readonly at: Date; readonly by: CaseEnd } | undefined
}

/** What is sealed of a reply of the firm. */
type Body = {
  /** Who of the firm. */
  readonly by: string
  readonly text: string
  readonly clause?: {
    readonly words: string
    readonly clears: boolean
    readonly sraNumber: string
    /** The answers for which it was written. */
    readonly seen: string
    /** The advice that the firm had before it. */
    readonly advice: readonly { readonly trigger: string; readonly wording: string }[]
  }
}

export type StoredReply = Body & {
  readonly id: number
  readonly kind: FirmReplyKind
  readonly at: Date
  /** What the customer said to a clause, or that a later one replaced it. */
  readonly settled: 'agreed' | 'declined' | 'replaced' | undefined
}

export type ReferralStore = {
  /** The one before has to have ended. The number, or undefined where one is still open. */
  give(
    userId: number,
    given: {
      readonly firm: string
      readonly firmName: string
      readonly words: string
      readonly at: Date
      readonly endsAt: Date
    },
  ): Promise<number | undefined>
  /** Newest first. */
  list(userId: number): Promise<Referral[]>
  /** For the desk, by number. */
  find(id: number): Promise<Referral | undefined>
  /** Of a firm: those that have not ended and are in time, oldest first. */
  open(firm: string, now: Date): Promise<Referral[]>
  /** Notes the first look. */
  opened(id: number, at: Date): Promise<void>
  /** False where it had ended. */
  end(id: number, by: CaseEnd, at: Date): Promise<boolean>
  /** Ends what is out of time, at the moment at which it was. */
  endDue(userId: number, now: Date): Promise<void>
  /** In a transaction. */
  reply(referral: Pick<Referral, 'id' | 'userId'>, kind: FirmReplyKind, body: Body, at: Date): Promise<void>
  /** Oldest first. */
  replies(referral: Pick<Referral, 'id' | 'userId'>): Promise<StoredReply[]>
  /** False where it was settled before. */
  settle(referralId: number, replyId: number, as: 'agreed' | 'declined', at: Date): Promise<boolean>
  /** A clause that nobody has answered yet makes room for another. */
  replaceOffered(referralId: number, at: Date): Promise<void>
  /** In how many cases since then. */
  count(userId: number, since: Date): Promise<number>
}

const columns = [
  'id',
  'user_id',
  'firm',
  'firm_name',
  'given_at',
  'ends_at',
  'opened_at',
  'ended_at',
  'ended_by',
] as const

export const createReferralStore = (db: Database, vault: Vault): ReferralStore => {
  const select = () => db.selectFrom('referrals').select(columns)
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
  const referralOf = (row: Row): Referral => ({
    id: row.id,
    userId: row.user_id,
    firm: row.firm,
    firmName: row.firm_name,
    givenAt: new Date(row.given_at),
    endsAt: new Date(row.ends_at),
    openedAt: row.opened_at === null ? undefined : new Date(row.opened_at),
    ended:
      row.ended_at === null
        ? undefined
        : { at: new Date(row.ended_at), by: includes(caseEnds, row.ended_by) ? row.ended_by : 'time' },
  })
  return {
    give: async (userId, { firm, firmName, words, at, endsAt }) => {
      const row = await db
        .insertInto('referrals')
        .values({
          user_id: userId,
          firm,
          firm_name: firmName,
          words,
          given_at: at.toISOString(),
          ends_at: endsAt.toISOString(),
          opened_at: null,
          ended_at: null,
          ended_by: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },
    list: async (userId) =>
      (await select().where('user_id', '=', userId).orderBy('id', 'desc').execute()).map(referralOf),
    find: async (id) => {
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row && referralOf(row)
    },
    open: async (firm, now) =>
      (
        await select()
          .where('firm', '=', firm)
          .where('ended_at', 'is', null)
          .where('ends_at', '>', now.toISOString())
          .orderBy('id')
          .execute()
      ).map(referralOf),
    opened: async (id, at) => {
      await db
        .updateTable('referrals')
        .set({ opened_at: at.toISOString() })
        .where('id', '=', id)
        .where('opened_at', 'is', null)
        .execute()
    },
    end: async (id, by, at) => {
      const { numUpdatedRows } = await db
        .updateTable('referrals')
        .set({ ended_at: at.toISOString(), ended_by: by })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    endDue: async (userId, now) => {
      await db
        .updateTable('referrals')
        .set(({ ref }) => ({ ended_at: ref('ends_at'), ended_by: 'time' }))
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('ends_at', '<=', now.toISOString())
        .execute()
    },
    reply: async ({ id, userId }, kind, body, at) => {
      const key = await vault.lockedKey(userId)
      const written = at.toISOString()
      await db
        .insertInto('referral_replies')
        .values({
          referral_id: id,
          kind,
          at: written,
          settled: null,
          settled_at: null,
          body: vault.encrypt(key, Buffer.from(JSON.stringify(body)), aad.firmReply(id, written)),
          data_key_id: key.id,
        })
        .execute()
    },
    replies: ({ id: referralId, userId }) =>
      retryIfKeyReplaced(async () => {
        const rows = await db
          .selectFrom('referral_replies')
          .innerJoin('referrals', 'referrals.id', 'referral_replies.referral_id')
          .select([
            'referral_replies.id',
            'referral_replies.kind',
            'referral_replies.at',
            'referral_replies.settled',
            'referral_replies.body',
            'referral_replies.data_key_id',
          ])
          .where('referral_replies.referral_id', '=', referralId)
          .where('referrals.user_id', '=', userId)
          .orderBy('referral_replies.id')
          .execute()
        return Promise.all(
          rows.map(async ({ id, kind, at, settled, body, data_key_id }) => {
            const json = await vault.decrypt(userId, data_key_id, body, aad.firmReply(referralId, at))
            return {
              // Only `reply` writes this column.
              ...(JSON.parse(json.toString()) as Body),
              id,
              kind: includes(firmReplyKinds, kind) ? kind : 'answer',
              at: new Date(at),
              settled: includes(['agreed', 'declined', 'replaced'], settled ?? '') ? settled : undefined,
            } as StoredReply
          }),
        )
      }),
    settle: async (referralId, replyId, as, at) => {
      const { numUpdatedRows } = await db
        .updateTable('referral_replies')
        .set({ settled: as, settled_at: at.toISOString() })
        .where('id', '=', replyId)
        .where('referral_id', '=', referralId)
        .where('kind', '=', 'clause')
        .where('settled', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    replaceOffered: async (referralId, at) => {
      await db
        .updateTable('referral_replies')
        .set({ settled: 'replaced', settled_at: at.toISOString() })
        .where('referral_id', '=', referralId)
        .where('kind', '=', 'clause')
        .where('settled', 'is', null)
        .execute()
    },
    count: async (userId, since) => {
      const { count } = await db
        .selectFrom('referrals')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('user_id', '=', userId)
        .where('given_at', '>', since.toISOString())
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
