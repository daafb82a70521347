import {
  type Agree,
  type AgreedReply,
  type ReadBackAnswer,
  type ReadingsReply,
  type SaveReply,
  saved,
} from '#core/api/wills.ts'
import { type Agreement, newestOf, saysTheSame } from '#core/reading/agreement.ts'
import type { ReadBackQuestion } from '#core/reading/read-back.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { MOST_READ_BACK_KEPT } from '#core/will/signing-schema.ts'
import type { ReadingStore } from '../../db/repositories/readings.store.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Stale } from '../../platform/errors.ts'
import type { WillsService } from '../wills/wills.service.ts'

type PartRead = {
  readonly read: Agree['read']
  /** Absent when nothing more is acknowledged than was. */
  readonly acknowledged?: NonNullable<Will['acknowledged']> | undefined
}

type Deps = Means<'clock' | 'inTransaction' | 'today'> & {
  readonly readings: ReadingStore
  readonly wills: Pick<WillsService, 'change' | 'stored'>
  readonly work: {
    /**
     * What a part says, in the language in which it was shown, and what has been acknowledged once its warnings are. Undefined where
     * there is no such part.
     */
    partRead(will: Will, part: string, today: Day, shown: Agree['read']): Promise<PartRead | undefined>
    /** A question that the will raises, in whichever language. */
    readBackAsked(will: Will, today: Day, asks: string): Promise<ReadBackQuestion | undefined>
  }
}

const inReply = (agreements: readonly Agreement[]): ReadingsReply['agreements'] =>
  [...newestOf(agreements).values()].map(({ wordsHash: _hash, ...agreement }) => agreement)

/** Times that an agreement is tried because the will was saved meanwhile. */
const ATTEMPTS = 5

export const createReadingsService = ({ readings, wills, work, clock, inTransaction, today }: Deps) => {
  /** The will with the warnings of the part read. The words are looked at outside of the save, and again if another came first. */
  const withPartRead = async (userId: number, { part, read }: Agree, attempt = 1): Promise<Will> => {
    const { will: seen } = await wills.stored(userId)
    const there = await work.partRead(seen, part, today(), read)
    if (!there || !saysTheSame(there.read, read)) throw new Stale(seen)
    try {
      const { acknowledged } = there
      const { will } = await wills.change(userId, seen.version, (now) => ({
        will: acknowledged === undefined ? now : { ...now, acknowledged: [...acknowledged] },
      }))
      return will
    } catch (error) {
      if (!(error instanceof Stale) || attempt === ATTEMPTS) throw error
      return withPartRead(userId, { part, read }, attempt + 1)
    }
  }

  return {
    /** The newest agreement of the customer to each part of their will. */
    read: async (userId: number): Promise<ReadingsReply> => {
      const { will } = await wills.stored(userId)
      return { agreements: inReply(await readings.list(userId, will.id)) }
    },

    /**
     * Agrees to a part in the words that were shown, and acknowledges its warnings. Throws Stale when the part says something else
     * by now.
     */
    agree: async (userId: number, { part, read }: Agree): Promise<AgreedReply> => {
      const will = await withPartRead(userId, { part, read })
      const before = await readings.list(userId, will.id)
      const newest = newestOf(before).get(part)
      if (!newest || !saysTheSame(newest.read, read))
        await readings.add({ userId, willId: will.id, part, read, version: will.version, at: clock() })
      return { agreements: inReply(await readings.list(userId, will.id)), version: will.version, will }
    },

    /** Keeps an answer to a question about what the will does. Throws Stale when the will no longer raises that question. */
    answer: async (userId: number, { asks, answered }: ReadBackAnswer): Promise<SaveReply> => {
      const { will } = await wills.stored(userId)
      const question = await work.readBackAsked(will, today(), asks)
      if (!question?.options.includes(answered)) throw new Stale(will)
      const kept = {
        asks,
        answered,
        right: answered === question.right,
        version: will.version,
        at: clock().toISOString(),
      }
      await inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        await stores.wills.setAfterSigning(userId, (before) => ({
          ...before,
          readBack: [...(before.readBack ?? []), kept].slice(-MOST_READ_BACK_KEPT),
        }))
      })
      return saved((await wills.stored(userId)).will)
    },
  }
}
