import { isAcknowledged, withAcknowledged } from '#core/advice/advice.ts'
import type { Agree, AgreedReply, ReadingsReply } from '#core/api/readings.ts'
import { type Agreement, newestOf, saysTheSame } from '#core/reading/agreement.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { type PartToRead, partsToRead } from '#drafting/reading/parts.ts'
import type { ReadingStore } from '../../db/repositories/readings.store.ts'
import type { Clock } from '../../platform/clock.ts'
import { Stale } from '../../platform/errors.ts'
import type { WillsService } from '../wills/wills.service.ts'

export type ReadingsService = {
  /** The newest agreement of the customer to each part of their will. */
  read(userId: number): Promise<ReadingsReply>
  /**
   * Agrees to a part in the words that were shown, and acknowledges its warnings. Throws Stale when the part says something else
   * by now.
   */
  agree(userId: number, agreed: Agree): Promise<AgreedReply>
}

type Deps = {
  readonly readings: ReadingStore
  readonly wills: Pick<WillsService, 'change' | 'stored'>
  readonly clock: Clock
}

const inReply = (agreements: readonly Agreement[]): ReadingsReply['agreements'] =>
  [...newestOf(agreements).values()].map(({ wordsHash: _hash, ...agreement }) => agreement)

const withWarningsRead = (will: Will, { warnings }: PartToRead, today: Day): Will =>
  warnings.reduce(
    (current, { advice }) =>
      advice.level !== 'warn' || isAcknowledged(current, advice, today)
        ? current
        : withAcknowledged(current, advice, true, today),
    will,
  )

export const createReadingsService = ({ readings, wills, clock }: Deps): ReadingsService => ({
  read: async (userId) => {
    const { will } = await wills.stored(userId)
    return { agreements: inReply(await readings.list(userId, will.id)) }
  },

  agree: async (userId, { part, read }) => {
    const { will } = await wills.change(userId, undefined, (now, today) => {
      const there = partsToRead(now, today).find(({ id }) => id === part)
      if (!there || !saysTheSame(there.read, read)) throw new Stale(now)
      return { will: withWarningsRead(now, there, today) }
    })
    const before = await readings.list(userId, will.id)
    const newest = newestOf(before).get(part)
    if (!newest || !saysTheSame(newest.read, read))
      await readings.add({ userId, willId: will.id, part, read, version: will.version, at: clock() })
    return { agreements: inReply(await readings.list(userId, will.id)), version: will.version, will }
  },
})
