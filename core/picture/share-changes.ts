/** What a change of the answers does to who gets what, if everyone named is alive. */
import { inSentences, changeWords as words } from '#words/en/picture.ts'
import { describeShare, Fraction, isNothing } from '../estate/fraction.ts'
import type { Day } from '../text/calendar-day.ts'
import { capital, listed, within } from '../text/names.ts'
import type { Will } from '../will/schema.ts'
import { pictureOf } from './picture.ts'

/** One taker whose share of the rest differs. A share is zero where the taker gets nothing, and undefined while it is not said. */
export type ShareChange = {
  readonly key: string
  readonly name: string
  /** "when Bea’s time ends", of what is held for her until then. */
  readonly stage: string | undefined
  readonly before: Fraction | undefined
  readonly after: Fraction | undefined
}

type Taking = Pick<ShareChange, 'name' | 'stage'> & { readonly share: Fraction | undefined }

type Taken = ReadonlyMap<string, Taking>

/** What is held for somebody is nobody's yet: those are named who have it when that ends. */
const takenIn = (will: Will, today: Day): Taken => {
  const { shares, held } = pictureOf(will, today)
  return new Map<string, Taking>([
    ...shares.flatMap(({ to, share }) =>
      to.kind === 'held' ? [] : [[to.key, { name: to.name, stage: undefined, share }] as const],
    ),
    ...held.flatMap(({ key, for: { name }, afterwards }) =>
      afterwards.shares.map(
        ({ to, share }) => [`${key} ${to.key}`, { name: to.name, stage: words.stage(name), share }] as const,
      ),
    ),
  ])
}

const shareOf = (taken: Taken, key: string): Fraction | undefined => {
  const found = taken.get(key)
  return found ? found.share : Fraction.zero
}

const alike = (one: Fraction | undefined, other: Fraction | undefined): boolean =>
  one === undefined || other === undefined ? one === other : one.equals(other)

/** The takers whose share differs: those who take now, the largest first, then those who took before. */
export const shareChanges = (before: Will, after: Will, today: Day): ShareChange[] => {
  const [then, now] = [takenIn(before, today), takenIn(after, today)]
  return [...new Map([...now, ...[...then].filter(([key]) => !now.has(key))])]
    .map(([key, { name, stage }]) => ({ key, name, stage, before: shareOf(then, key), after: shareOf(now, key) }))
    .filter((change) => !alike(change.before, change.after))
}

const inWords = (share: Fraction): string => (isNothing(share) ? words.nothing : describeShare(share))

/** "Thomas gets 60% (50% before) and Ruth 40% (50% before)" */
const gets = (said: readonly { readonly name: string; readonly now: Fraction; readonly old: Fraction | undefined }[]) =>
  listed.format(
    said.map(({ name, now, old }, at) =>
      (at === 0 ? words.gets : inSentences.share)(
        within(name),
        old ? words.before(inWords(now), inWords(old)) : inWords(now),
      ),
    ),
  )

/**
 * "Now Thomas gets 60% (50% before) and Ruth 40% (50% before)." A share that waits for the end of someone's time has a sentence of its own.
 * Empty where no share differs that is said.
 */
export const shareChangesInWords = (before: Will, after: Will, today: Day): string => {
  const said = shareChanges(before, after, today).flatMap(({ name, stage = '', before: then, after: now }) =>
    now === undefined ? [] : [{ name, stage, now, old: then && then.numerator > 0n ? then : undefined }],
  )
  const nowFirst = said.toSorted((one, other) => Number(other.stage === '') - Number(one.stage === ''))
  return [...Map.groupBy(nowFirst, ({ stage }) => stage)]
    .map(([stage, changes]) => capital((stage === '' ? words.now : words.atStage)(gets(changes), stage)))
    .join(' ')
}
