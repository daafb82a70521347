import type { ReviewBody, ShownReview } from '#core/api/visitors.ts'
import { type ShownAs, shownAs } from '#core/constants.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { not, recordIn, records } from '../records.ts'

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

const nameShown: Record<ShownAs, (user: { name: string; last_name: string }) => string | undefined> = {
  'full name': ({ name, last_name }) => `${name} ${last_name}`,
  'first name': ({ name }) => name,
  'no name': () => undefined,
}

export const createReviewStore = (db: Database) => {
  const reviews = records(db, 'reviews')

  const insert = async (userId: number, state: string, opinion: Partial<ReviewBody>, at: Date): Promise<boolean> => {
    const blank = { words: '', shown_as: 'no name' }
    const given = at.toISOString()
    return (await reviews.addNew({ userId, state, ...blank, ...opinion, given }, 'userId')) !== undefined
  }

  const given = () =>
    db
      .selectFrom('reviews')
      .innerJoin('users', 'users.id', 'reviews.user_id')
      .select(['reviews.id', 'state', 'rating', 'words', 'shown_as', 'given_at', 'why', 'name', 'last_name'])
      .where('state', '!=', DECLINED)
  type Row = Awaited<ReturnType<ReturnType<typeof given>['executeTakeFirstOrThrow']>>

  const opinionOf = (row: Row): Review => {
    const { shown_as, state, rating, ...opinion } = recordIn('reviews', row)
    if (!includes(reviewStates, state) || rating === undefined)
      throw new Error(`Opinion ${row.id} has no known state or rating`)
    const name = includes(shownAs, shown_as) ? nameShown[shown_as](row) : undefined
    return { ...opinion, state, rating, ...(name !== undefined && { name }) }
  }

  return {
    /** False when this customer has answered before. */
    add: (userId: number, opinion: ReviewBody, at: Date) => insert(userId, 'waiting', opinion, at),
    /** The same for an answer that there will be none. */
    decline: (userId: number, at: Date) => insert(userId, DECLINED, {}, at),
    hasAnswered: async (userId: number): Promise<boolean> => (await reviews.count({ userId })) > 0,
    of: async (userId: number): Promise<Review | undefined> => {
      const row = await given().where('user_id', '=', userId).executeTakeFirst()
      return row && opinionOf(row)
    },
    /** Of all that are published: how many, and their ratings together. */
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
    /** The newest that are published and have words. */
    newest: async (most: number): Promise<Review[]> => {
      const published = given().where('state', '=', 'published').where('words', '!=', '')
      return (await published.orderBy('given_at', 'desc').limit(most).execute()).map(opinionOf)
    },
    /** All but those who declined, the oldest first. */
    list: async (): Promise<Review[]> => (await given().orderBy('given_at').execute()).map(opinionOf),
    /** The customer who wrote it. */
    writerOf: async (id: number) => (await reviews.first({ id }))?.userId,
    /** `over`: when it was decided as this replaces it, null where it waits. False when there is no such opinion, or it was decided otherwise. */
    decide: async (
      id: number,
      state: Decision['state'],
      why: string | undefined,
      at: Date,
      over?: string | null,
    ): Promise<boolean> => {
      const before = over !== undefined && { decidedAt: over ?? undefined }
      return (
        (await reviews.change({ id, state: not(DECLINED), ...before }, { state, why, decidedAt: at.toISOString() })) ===
        1
      )
    },
    /** What was decided; undefined while it waits, and for no review. */
    decisionOn: async (id: number): Promise<Decision | undefined> => {
      const { state, why, decidedAt: at } = (await reviews.first({ id })) ?? {}
      return at !== undefined && (state === 'published' || state === 'refused') ? { state, why, at } : undefined
    },
  }
}
