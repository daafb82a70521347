/** Trusts, ages and belongings for complete wills of every shape. */
import { trusteesOf, trustIsDescribed } from '#core/rules/trusts.rules.ts'
import { ownChildrenOf, trustPersons } from '#core/will/backups.ts'
import { equalPercents } from '#core/will/equal-shares.ts'
import * as lists from '#core/will/lists.ts'
import { candidatesOf, classesOffered, isBody, mayShare } from '#core/will/questions.ts'
import type { Class, LaterTakers, Person, Trust, Will } from '#core/will/schema.ts'
import { willOfTakers } from '#core/will/trusts.ts'
import { besideWhatIsHeld } from '#core/will/young-takers.ts'
import { type Draw, oneOf, someOf, wholeNumber, yesOrNo } from './arbitrary-draw.ts'
import { today } from './builders.ts'

const perhaps = <T extends object>(draw: Draw, given: () => T): T | object =>
  oneOf(draw, [true, false]) ? given() : {}

/** The same answers about the death of each as about a residue, without anything for the person it is held for. */
const takers = (draw: Draw, will: Will, without: number): LaterTakers => {
  const persons = mayShare(will).filter(({ id }) => id !== without)
  const chosen = someOf(draw, persons)
  const charities = someOf(draw, will.charities, 0)
  const percents = equalPercents(chosen.length + charities.length)
  const ifDie = oneOf(draw, ['Pass to their children', 'Split between remaining beneficiaries'] as const)
  const taker = (person: Person, index: number): LaterTakers['persons'][number] => {
    const backups = persons.filter(({ id }) => id !== person.id).slice(0, 2)
    const shared = { id: person.id, percent: percents[index] ?? 0 }
    if (isBody(person))
      return { ...shared, ifDie: 'Split between remaining beneficiaries', backup: { persons: [], charities: [] } }
    if (backups.length === 0 || oneOf(draw, [true, true, false]))
      return { ...shared, ifDie, backup: { persons: [], charities: [] } }
    const backup = {
      split: 'Equal shares' as const,
      persons: backups.map(({ id }) => ({ id, percent: 0 })),
      charities: [],
    }
    return { ...shared, ifDie: 'Split between specific beneficiaries', backup }
  }
  return {
    split: oneOf(draw, lists.estateSplitOptions),
    persons: chosen.map(taker),
    charities: charities.map(({ id }, index) => ({ id, percent: percents[chosen.length + index] ?? 0 })),
    classes: [],
  }
}

const ends = (draw: Draw): Partial<Trust> => ({
  endsSaid: true,
  ...perhaps(draw, () => ({ endDate: { day: 31, month: 12, year: 2090 } })),
  ...perhaps(draw, () => ({ endYears: wholeNumber(draw, 1, 40) })),
  endsIfMarries: yesOrNo(draw),
  endsIfCouple: yesOrNo(draw),
})

/** Those for whom a trust of this kind may be drawn. Who has the income of the residue takes none of it afterwards. */
const mayBenefit = (will: Will, kind: lists.TrustKind): Person[] => {
  const people = candidatesOf(will).filter((person) => !isBody(person))
  if (kind !== 'Residue') return people
  const named = [
    ...trustPersons(will, { id: 0, kind, for: 0 }),
    ...(will.ultimateDefault?.persons ?? []).map(({ id }) => id),
  ]
  return people.filter(({ id }) => !named.includes(id))
}

const trust = (draw: Draw, will: Will, kind: lists.TrustKind): Trust[] => {
  const candidates = mayBenefit(will, kind)
  const person = candidates[wholeNumber(draw, 0, Math.max(0, candidates.length - 1))]
  if (!person) return []
  const [home] = will.accounts.filter(({ assetType }) => assetType === 'Property')
  const shared = { id: 1 + lists.trustKinds.indexOf(kind), kind, for: person.id }
  const fixed = oneOf(draw, lists.trustFixedOptions)
  switch (kind) {
    case 'Home':
      return home
        ? [
            {
              ...shared,
              ...ends(draw),
              ...perhaps(draw, () => ({ endsIfLeaves: oneOf(draw, lists.monthsAway) })),
              ...perhaps(draw, () => ({ amount: 20_000_00 })),
              accountId: home.id,
              freeOfMortgage: 'Yes',
              replacementHome: yesOrNo(draw),
              repairs: oneOf(draw, lists.repairsOptions),
              surplus: oneOf(draw, lists.surplusOptions),
              capital: yesOrNo(draw),
              fixed,
              takers: takers(draw, will, person.id),
            },
          ]
        : []
    case 'Residue':
      return [{ ...shared, ...ends(draw), capital: yesOrNo(draw), fixed }]
    case 'Disabled person': {
      const isShare = person.inherit && oneOf(draw, [true, false])
      return [
        {
          ...shared,
          ...(!isShare && { amount: 300_000_00 }),
          benefit: oneOf(draw, lists.disabilityBenefits.slice(0, -1)),
          benefitLasts: oneOf(draw, ['Yes', 'Yes', 'Not sure'] as const),
          ...oneOf(draw, [{}, { everythingElse: 'Yes' }, { everythingElse: 'Yes' }, { everythingElse: 'No' }] as const),
          takers: takers(draw, will, person.id),
        },
      ]
    }
  }
}

const mayBeSaved = (will: Will, each: Trust): boolean => {
  const whole = { ...will, trusts: [...(will.trusts ?? []), each] }
  return [...trustIsDescribed(whole, each, today), ...trusteesOf(whole, each, today)].length === 0
}

const ageDrawn = (draw: Draw) =>
  oneOf(draw, [{}, { young: 'Theirs at once' }, { young: 'If they reach it', age: oneOf(draw, [21, 25]) }] as const)

/** What people who are no children of the testator are left waits for an age, or is theirs from the start. Mostly neither. */
const withAgesDrawn = (draw: Draw, will: Will): Will => {
  if (oneOf(draw, [true, true, false])) return will
  const own = ownChildrenOf(will)
  const answers = () => ageDrawn(draw)
  return {
    ...will,
    persons: will.persons.map((person) =>
      own.includes(person) || isBody(person) || person.isExcluded ? person : { ...person, ...answers() },
    ),
    ...(will.classes && {
      classes: will.classes.map((group) => (group.of === 'My grandchildren' ? { ...group, ...answers() } : group)),
    }),
  }
}

/** It has to be said only where something else comes to the disabled person. */
export const withEverythingElseSaid = (will: Will): Will =>
  besideWhatIsHeld(will) === 'nothing' || !will.trusts
    ? will
    : {
        ...will,
        trusts: will.trusts.map((each) =>
          each.kind === 'Disabled person' ? { everythingElse: 'Yes' as const, ...each } : each,
        ),
      }

/** Those who choose among the belongings, and those behind them: one, two or more of each, or nobody behind. */
const belongingsDrawn = (draw: Draw, people: readonly number[]): NonNullable<Will['belongings']> => {
  const first = wholeNumber(draw, 1, Math.min(3, people.length))
  return {
    persons: people.slice(0, first),
    backupPersons: people.slice(first, first + wholeNumber(draw, 0, 3)),
    ...(oneOf(draw, [true, false]) && { vehicles: yesOrNo(draw) }),
  }
}

/** The grandchildren share what a trust leaves too. Drawn after everything else, so that the wills of seeds keep their other answers. */
const withGrandchildrenAfter = (draw: Draw, will: Will): Will => {
  const { trusts } = will
  if (!trusts) return will
  const [{ age, young } = ageDrawn(draw)]: readonly Partial<Class>[] = will.classes ?? []
  return {
    ...will,
    trusts: trusts.map((each) => {
      const isOffered = classesOffered(willOfTakers(will, each)).includes('My grandchildren')
      if (!each.takers || !isOffered || oneOf(draw, [true, false])) return each
      const { persons, charities } = each.takers
      const percents = equalPercents(persons.length + charities.length + 1)
      const percent = (at: number) => ({ percent: percents[at] ?? 0 })
      const group: Class = {
        of: 'My grandchildren',
        estatePercent: percents.at(-1) ?? 0,
        share: oneOf(draw, lists.classShareOptions),
        ifDie: oneOf(draw, lists.classIfDieOptions),
        ...(age && { age }),
        ...(young && { young }),
      }
      const takers: LaterTakers = {
        ...each.takers,
        persons: persons.map((taker, at) => ({ ...taker, ...percent(at) })),
        charities: charities.map((taker, at) => ({ ...taker, ...percent(persons.length + at) })),
        classes: [group],
      }
      return { ...each, takers }
    }),
  }
}

/** The will with some trusts that may be saved, ages of people, and people who choose among its belongings. Mostly there are none. */
export const withTrustsDrawn = (draw: Draw, will: Will): Will => {
  const kinds = oneOf(draw, [true, false, false]) ? someOf(draw, lists.trustKinds) : []
  const trusts: Trust[] = []
  for (const kind of kinds) {
    const held = { ...will, trusts }
    trusts.push(...trust(draw, held, kind).filter((each) => mayBeSaved(held, each)))
  }
  const [one, ...others] = someOf(
    draw,
    candidatesOf(will).map(({ id }) => id),
  )
  const held = {
    ...withAgesDrawn(draw, will),
    ...(trusts.length > 0 && { trusts }),
    ...(one !== undefined &&
      oneOf(draw, [true, false, false, false]) && {
        belongings: belongingsDrawn(draw, [one, ...others]),
      }),
  }
  return withEverythingElseSaid(withGrandchildrenAfter(draw, held))
}
