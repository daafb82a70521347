/** When what somebody is left becomes theirs: what the clause about young people says, in everyday words. */

import { ADULT_FROM_AGE } from '#core/constants.ts'
import { followedIn, plansIn } from '#core/estate/plan.ts'
import { followedInGift } from '#core/rules/gifts.rules.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { capital, listed } from '#core/text/names.ts'
import { giftMayFail, personById, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { trustOf } from '#core/will/trusts.ts'
import { ageToTake, grandchildrenIn, isTheirsAtOnce, isTooYoung, whoMayTake } from '#core/will/young-takers.ts'
import { ages as words } from '#words/en/reading.ts'
import { ageOfChildrenPart, mayBeChildOf, type OtherAges, otherAgesPart } from '../clauses/under-18.ts'
import { apartFromClass } from './one-of-class.ts'
import type { Given, Named } from './plain-words.ts'

/** Those for whom an age was chosen. */
export const takersOfAge = (who: OtherAges['atOnce'], nameOf: Named['party']): string =>
  listed.format(who.map((each) => (each === 'grandchildren' ? words.yourGrandchildren : nameOf(each))))

/** What is held for a disabled person of whom an age is said waits for none. Nothing of anyone else. */
export const neverTheirs = (will: Will, today: Day, nameOf: (id: number) => string): string[] => {
  const trust = trustOf(will, 'Disabled person')
  const person = trust && personById(will, trust.for)
  const isAgeSaid = person && (isTooYoung(will, person, today) || ageToTake(will, person) > ADULT_FROM_AGE)
  return person && isAgeSaid ? [words.whatYourExecutors(nameOf(person.id))] : []
}

/** Those behind whom children take in place of a parent, who have what they take at 18 and not as the parent would. */
export const areFollowed = (will: Will, who: OtherAges['atOnce']): boolean =>
  who.some((each) =>
    each === 'grandchildren' ? grandchildrenIn(will)?.ifDie === 'To their children' : each.kind === 'line',
  )

/**
 * Those of another age than the law's, or with theirs from the start, to whom something may come in place of a parent who is
 * alive too. The will keeps the age of the law for that.
 */
export const mayTakeAfterParent = (will: Will): Person[] => {
  const followed = plansIn(will).flatMap(({ plan }) => followedIn(plan))
  const given = will.gifts.flatMap((gift) => (giftMayFail(will, gift) ? followedInGift(will, gift) : []))
  const parents = [...personsOf(will, followed), ...given].filter(({ died }) => !died)
  return whoMayTake(will)
    .filter((person) => isTheirsAtOnce(person) || ageToTake(will, person) > ADULT_FROM_AGE)
    .filter((person) => parents.some((parent) => parent.id !== person.id && mayBeChildOf(parent, person)))
}

export const youngPeople = ({ will, today, names }: Given): string => {
  const { age } = ageOfChildrenPart.of(will, today)
  const { waiting, atOnce, inClass, inLines } = otherAgesPart.of(will, today)
  const apart = apartFromClass(will)
  const alone = waiting.length === 0
  const isFollowed = waiting.some(({ who }) => areFollowed(will, who))
  return [
    ...(age === ADULT_FROM_AGE ? [] : [(alone ? words.yourOwnChildrenAnd : words.yourOwnChildren)(age)]),
    ...waiting.map(({ age: later, who }) => {
      const isOne = who.length === 1 && who.every((each) => each !== 'grandchildren' && each.kind !== 'line')
      return (isOne ? words.getsAt : words.getAt)(capital(takersOfAge(who, names.party)), later)
    }),
    ...(alone || isFollowed ? [] : [words.anyoneElseGets]),
    ...(isFollowed ? [words.anyoneElseSuch] : []),
    ...(alone && age === ADULT_FROM_AGE ? [words.anyoneUnder18] : []),
    words.untilThenYour,
    ...(atOnce.length > 0 ? [words.whatYouLeaveIs(takersOfAge(atOnce, names.party))] : []),
    ...(areFollowed(will, atOnce) ? [words.aChildWho] : []),
    ...(apart && inClass === ADULT_FROM_AGE ? [words.getAt(capital(words.yourGrandchildren), inClass)] : []),
    apart,
    ...inLines.flatMap(({ line, age: theirs }) => [
      ...(theirs === ADULT_FROM_AGE ? [words.getAt(capital(names.party(line)), theirs)] : []),
      words.apartFromLine(capital(names.party(line))),
    ]),
    ...(mayTakeAfterParent(will).length > 0 ? [words.afterAParent] : []),
    ...neverTheirs(will, today, names.person),
  ]
    .filter(Boolean)
    .join(' ')
}
