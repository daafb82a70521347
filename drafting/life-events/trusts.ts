/** What a will that holds something for somebody does about a death, a sale, a birth, a marriage, or an executor who will not act. */

import { pictureOf } from '#core/picture/picture.ts'
import { sharesInWords, whereSharesGo } from '#core/picture/words.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { within } from '#core/text/names.ts'
import { trustPersons } from '#core/will/backups.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import { classesOf, isBody, spouseOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { homeOnTrust, isFixedAtDeath, trustOf, trustsOf, willOfTakers } from '#core/will/trusts.ts'
import { mayHoldBeside } from '#core/will/young-takers.ts'
import { trusts as words } from '#words/en/reading.ts'
import { clauseOf } from '../clauses/trustees.ts'
import { answerOf, type LifeAnswer, type LifeQuestion, namesIn, type Point } from './life-answer.ts'

/** Those who have it when a trust ends, as shares. Without the person for whom it was held. */
const takersInWords = (will: Will, trust: Trust, today: Day): string => {
  const picture = pictureOf(willOfTakers(will, trust), today, { died: [trust.for], laterChild: false })
  const [only, ...others] = picture.shares
  return only && others.length === 0 ? within(only.to.name) : sharesInWords(picture)
}

/** The person for whom it was to be held has died before the testator, so nothing is held. */
const withoutItsPerson = (will: Will, trust: Trust, today: Day): Point => {
  const name = namesIn(will, today).one(trust.for)
  const to = takersInWords(will, trust, today)
  const goes = to === '' ? '' : words.whenYouDie(to)
  switch (trust.kind) {
    case 'Home':
      return { says: `${words.homeNotHeld(name)}${goes}`, clause: 'home-for-life' }
    case 'Residue':
      return { says: `${words.nobodyHasIncome}${goes}`, clause: 'residue' }
    case 'Disabled person':
      return {
        says:
          trust.amount === undefined
            ? words.noShareOf(name)
            : `${words.sumNotHeld(poundsInWords(trust.amount), name)}${goes}`,
        clause: 'disabled-person',
      }
  }
}

const withoutATaker = (will: Will, trust: Trust, today: Day, gone: number): Point[] => {
  const { one } = namesIn(will, today)
  const moved = whereSharesGo(pictureOf(willOfTakers(will, trust), today, { died: [gone], laterChild: false }))
  return [
    ...moved.map((says): Point => ({ says: words.ofWhatIsHeld(one(trust.for), says), clause: clauseOf[trust.kind] })),
    ...(trust.kind === 'Disabled person' && trust.smallSumFor === gone
      ? [{ says: words.theSmallSum(one(gone)), clause: clauseOf[trust.kind] }]
      : []),
  ]
}

/** Whether two are left to hold something, besides the person for whom it is held (Trustee Act 1925 s.14). */
export const holdersWithout = (will: Will, today: Day, gone: number): Point[] => {
  const { one, all } = namesIn(will, today)
  const left: Will = {
    ...will,
    executor: will.executor.filter((id) => id !== gone),
    executorBackup: will.executorBackup.filter((id) => id !== gone),
  }
  if (left.executor.length === will.executor.length && left.executorBackup.length === will.executorBackup.length)
    return []
  const names = [...new Set(trustsOf(will).flatMap((trust) => (trust.for === gone ? [] : [trust.for])))].filter(
    (id) => {
      const others = mayHoldBeside(left, id, today)
      return others !== 'a firm' && others.length < 2
    },
  )
  return names.map((id): Point => {
    const others = mayHoldBeside(left, id, today)
    const says =
      others === 'a firm' || others.length === 0
        ? words.nobodyIsLeft(one(id))
        : words.onlyIsLeft(all(others.map((each) => each.id)), one(id))
    return { says, clause: 'trustees', gap: true }
  })
}

/** Of what is held for somebody: who has it without this person, and who is left to hold it. */
export const trustsWithout = (will: Will, today: Day, gone: number): Point[] => [
  ...trustsOf(will).flatMap((trust) =>
    trust.for === gone ? [withoutItsPerson(will, trust, today)] : withoutATaker(will, trust, today, gone),
  ),
  ...holdersWithout(will, today, gone),
]

/** The home that somebody may live in was sold, or another was bought. Undefined where no home of the testator's own is held. */
export const heldHome = (will: Will, today: Day, bought: boolean): Point | undefined => {
  const trust = trustOf(will, 'Home')
  const home = homeOnTrust(will)
  if (!trust || !home || home.id !== homeOf(will)?.id) return undefined
  const name = namesIn(will, today).one(trust.for)
  if (bought && trust.replacementHome === 'Yes') return { says: words.mayLiveIn(name), clause: 'home-for-life' }
  return { says: words.yourWillHolds(name), clause: 'home-for-life', gap: true }
}

/** A child of the testator, or a grandchild, among those who take when a trust ends. */
export const bornToTake = (will: Will, today: Day, whose: 'mine' | 'grandchild'): Point[] =>
  trustsOf(will)
    .filter(({ kind }) => kind !== 'Residue')
    .flatMap((trust): Point[] => {
      const view = willOfTakers(will, trust)
      const takes =
        whose === 'mine'
          ? laterChildrenMayTake(will, view)
          : classesOf(view).some(({ of }) => of === 'My grandchildren')
      const name = namesIn(will, today).one(trust.for)
      return takes ? [{ says: words.thisChildMay(name), clause: clauseOf[trust.kind] }] : []
    })

/** The spouse from whom the testator is parting may still be the one for whom something is held. */
export const stillHeldFor = (will: Will, today: Day, partner: number): Point[] =>
  trustsOf(will)
    .filter((trust) => trust.for === partner)
    .map(({ kind }) => ({ says: words.untilThenWhat(namesIn(will, today).one(partner)), clause: clauseOf[kind] }))

export const whoMarried = (will: Will, today: Day): LifeQuestion | undefined => {
  const { one } = namesIn(will, today)
  const choices = will.persons
    .filter((person) => !isBody(person) && !person.isExcluded && person.fullname.trim() !== '')
    .filter((person) => person.id !== spouseOf(will)?.id)
    .map(({ id }) => ({ id: `person ${id}`, words: one(id), person: id }))
  return choices.length > 0 ? { legend: words.whoHasMarried, choices } : undefined
}

/** A marriage ends a trust only after the death of the testator: the clause says so. */
export const afterTheirMarriage = (will: Will, today: Day, who: number | undefined): LifeAnswer => {
  const name = who === undefined ? 'They' : namesIn(will, today).one(who)
  const held = trustsOf(will).filter((trust) => trust.for === who)
  const fixed = trustsOf(will).filter(
    (trust) => isFixedAtDeath(trust) && who !== undefined && trustPersons(will, trust).includes(who),
  )
  return answerOf([
    { says: words.yourWillNames },
    ...held.map(
      ({ kind, endsIfMarries }): Point => ({
        says: endsIfMarries === 'Yes' ? words.whatIsHeld(name) : words.whatIsHeldFor(name),
        clause: clauseOf[kind],
      }),
    ),
    ...fixed.map(({ kind }): Point => ({ says: words.youChoseThat(name), clause: clauseOf[kind] })),
  ])
}

export const whoWillNotAct = (will: Will, today: Day): LifeQuestion | undefined => {
  const { one } = namesIn(will, today)
  const choices = [...new Set([...will.executor, ...will.executorBackup])]
    .filter((id) => one(id) !== '')
    .map((id) => ({ id: `person ${id}`, words: one(id), person: id }))
  return choices.length > 0 ? { legend: words.whoCannotOr, choices } : undefined
}
