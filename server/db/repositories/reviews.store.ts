import type { ReviewBody, ShownReview } from '#core/api/reviews.ts'
import { type ShownAs, shownAs } from '#core/constants.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'

/** A review waits until it is published or refused. */
export const reviewStates = ['waiting', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The state of a customer who declined to write a review. */
const DECLINED = 'declined'

/** A review as the moderator sees it. */
export type Review = ShownReview & {
  readonly id: number
  readonly state: ReviewState
  readonly why: string | undefined
}

/** What was decided on a review, and when. */
export type Decision = {
  readonly state: Exclude<ReviewState, 'waiting'>
  readonly why: string | undefined
  readonly at: string
}

export type ReviewStore = {
  /** False when this customer has answered before. */
  add(userId: number, opinion: ReviewBody, at: Date): Promise<boolean>
  /** The same for an answer that there will be none. */
  decline(userId: number, at: Date): Promise<boolean>
  hasAnswered(userId: number): Promise<boolean>
  of(userId: number): Promise<Review | undefined>
  /** Of all that are published: how many, and their ratings together. */
  sum(): Promise<{ readonly count: number; readonly total: number }>
  /** The newest that are published and have words. */
  newest(most: number): Promise<Review[]>
  /** All but those who declined, the oldest first. */
  list(): Promise<Review[]>
  /** The customer who wrote it. */
  writerOf(id: number): Promise<number | undefined>
  /** `over`: when it was decided as this replaces it, null where it waits. False when there is no such opinion, or it was decided otherwise. */
  decide(
    id: number,
    state: Decision['state'],
    why: string | undefined,
    at: Date,
    over?: string | null,
  ): Promise<boolean>
  /** What was decided; undefined while it waits, and for no review. */
  decisionOn(id: number): Promise<Decision | undefined>
}

type Named = { readonly name: string; readonly last_name: string }

const nameShown: Record<ShownAs, (user: Named) => string | undefined> = {
  'full name': ({ name, last_name }) => `${name} ${last_name}`,
  'first name': ({ name }) => name,
  'no name': () => undefined,
}

export const createReviewStore = (db: Database): ReviewStore => {
  const insert = async (userId: number, state: string, given: Partial<ReviewBody>, at: Date): Promise<boolean> => {
    const { rating = null, words = '', shown_as = 'no name' } = given
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('reviews')
      .values({
        user_id: userId,
        state,
        rating,
        words,
        shown_as,
        given_at: at.toISOString(),
        decided_at: null,
        why: null,
      })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  const given = () =>
    db
      .selectFrom('reviews')
      .innerJoin('users', 'users.id', 'reviews.user_id')
      .select(['reviews.id', 'state', 'rating', 'words', 'shown_as', 'given_at', 'why', 'name', 'last_name'])
      .where('state', '!=', DECLINED)
  type Row = Awaited<ReturnType<ReturnType<typeof given>['executeTakeFirstOrThrow']>>

  const opinionOf = ({ id, state, rating, words, shown_as, given_at, why, ...user }: Row): Review => {
    if (!includes(reviewStates, state) || rating === null) throw new Error(`Opinion ${id} has no known state or rating`)
    const name = includes(shownAs, shown_as) ? nameShown[shown_as](user) : undefined
    return { id, state, rating, words, ...(name !== undefined && { name }), given: given_at, why: why ?? undefined }
  }

  return {
    add: (userId, opinion, at) => insert(userId, 'waiting', opinion, at),
    decline: (userId, at) => insert(userId, DECLINED, {}, at),

    hasAnswered: async (userId) => {
      const row = await db.selectFrom('reviews').select('id').where('user_id', '=', userId).executeTakeFirst()
      return row !== undefined
    },

    of: async (userId) => {
      const row = await given().where('user_id', '=', userId).executeTakeFirst()
      return row && opinionOf(row)
    },

    sum: async () => {
      const { count, total } = await db
        .selectFrom('reviews')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('count'),
          fn.sum<number | string | null>('rating').as('total'),
        ])
        .where('state', '=', 'published')
        .executeTakeFirstOrThrow()
      return { count: Number(count), total: Number(total ?? 0) }
    },

    newest: async (most) => {
      const rows = await given()
        .where('state', '=', 'published')
        .where('words', '!=', '')
        .orderBy('reviews.id', 'desc')
        .limit(most)
        .execute()
      return rows.map(opinionOf)
    },

    list: async () => (await given().orderBy('reviews.id').execute()).map(opinionOf),

    writerOf: async (id) => {
      const row = await db.selectFrom('reviews').select('user_id').where('id', '=', id).executeTakeFirst()
      return row?.user_id
    },

    decide: async (id, state, why, at, over) => {
      const { numUpdatedRows } = await db
        .updateTable('reviews')
        .set({ state, why: why ?? null, decided_at: at.toISOString() })
        .where('id', '=', id)
        .where('state', '!=', DECLINED)
        .$if(over !== undefined, (query) =>
          over ? query.where('decided_at', '=', over) : query.where('decided_at', 'is', null),
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    decisionOn: async (id) => {
      const row = await db
        .selectFrom('reviews')
        .select(['state', 'why', 'decided_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row || row.decided_at === null || (row.state !== 'published' && row.state !== 'refused')) return undefined
      return { state: row.state, why: row.why ?? undefined, at: row.decided_at }
    },
  }
}
