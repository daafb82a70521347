/** What a change of the answers does to who gets what, if everyone named is alive. */
import { describeShare, Fraction } from '../estate/fraction.ts'
import type { Day } from '../text/calendar-day.ts'
import { listed } from '../text/names.ts'
import type { Will } from '../will/schema.ts'
import { pictureOf } from './picture.ts'

/** One taker whose share of the rest differs. A share is zero where the taker gets nothing, and undefined while it is not said. */
export type ShareChange = {
  readonly key: string
  readonly name: string
  readonly before: Fraction | undefined
  readonly after: Fraction | undefined
}

type Taken = ReadonlyMap<string, { readonly name: string; readonly share: Fraction | undefined }>

const takenIn = (will: Will, today: Day): Taken =>
  new Map(pictureOf(will, today).shares.map(({ to, share }) => [to.key, { name: to.name, share }]))

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
    .map(([key, { name }]) => ({ key, name, before: shareOf(then, key), after: shareOf(now, key) }))
    .filter((change) => !alike(change.before, change.after))
}

const inWords = (share: Fraction): string => (share.numerator === 0n ? 'nothing' : describeShare(share))

/** "Now Thomas gets 60% (50% before) and Ruth 40% (50% before)." Empty where no share differs that is said. */
export const shareChangesInWords = (before: Will, after: Will, today: Day): string => {
  const changes = shareChanges(before, after, today)
  const said = changes.flatMap(({ name, before: then, after: now }) =>
    now === undefined ? [] : [{ name, now, old: then && then.numerator > 0n ? then : undefined }],
  )
  if (said.length === 0) return ''
  const phrases = said.map(
    ({ name, now, old }, at) =>
      `${name} ${at === 0 ? 'gets ' : ''}${inWords(now)}${old ? ` (${inWords(old)} before)` : ''}`,
  )
  return `Now ${listed.format(phrases)}.`
}
