import type { Advice } from '#core/advice/advice.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { withoutValues } from '#core/will/values.ts'
import type { IssuedPack } from '../../db/repositories/issued-documents.store.ts'
import type { WillStore } from '../../db/repositories/wills.store.ts'

type Deps = {
  readonly wills: Pick<WillStore, 'past' | 'at'>
  readonly work: { stopping(will: Will, today: Day): Promise<readonly Advice[]> }
  readonly today: Day
}

/** The will from which a pack was made. The revision of a download is kept; without it, the last one of an earlier day. */
const willOf = async (wills: Deps['wills'], userId: number, { made }: IssuedPack): Promise<Will | undefined> => {
  const revision = (await wills.past(userId)).find(({ savedAt }) => savedAt <= made)
  return revision && (await wills.at(userId, revision.version))?.will
}

/**
 * The advice that stops a new version of the documents. Advice on answers from which the customer has downloaded documents
 * already, which a later change of our questions may give, stops nothing: the customer has paid for changes to that will.
 */
export const adviceSince = async (
  { wills, work, today }: Deps,
  userId: number,
  will: Will,
  last: IssuedPack | undefined,
): Promise<readonly Advice[]> => {
  // What things are worth changes nothing that was bought.
  const stopping = await work.stopping(withoutValues(will), today)
  if (stopping.length === 0 || last === undefined) return stopping
  const before = await willOf(wills, userId, last)
  if (before === undefined) return stopping
  const stood = await work.stopping(withoutValues(before), today)
  return stopping.filter(({ id, level }) => !stood.some((one) => one.id === id && one.level === level))
}
