/** Complete wills in which no two people have one name: two of one name cannot be told apart by words alone. */
import * as fc from 'fast-check'
import { classesOffered } from '#core/will/questions.ts'
import type { Class, Trust, Will } from '#core/will/schema.ts'
import { willOfTakers } from '#core/will/trusts.ts'
import { laterTakers } from './trusts.ts'
import { withEverythingElseSaid } from './trusts-drawn.ts'
import { completeWills } from './will-arbitrary.ts'

const FIRST_NAMES = [
  ...['Ada', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal', 'Ivy', 'Jon'],
  ...['Kit', 'Lee', 'Mia', 'Ned', 'Ola'],
]

const toldApart = (will: Will): Will => ({
  ...will,
  persons: will.persons.map((person, at) => ({ ...person, fullname: `${FIRST_NAMES[at]} Poe` })),
  charities: will.charities.map((charity, at) => ({ ...charity, fullname: `Charity${at + 1}` })),
})

const classFor = (will: Will, isAlone: boolean): Class[] =>
  classesOffered(will)
    .slice(0, 1)
    .map((of) => ({
      of,
      estatePercent: isAlone ? 100 : 0,
      ...(of === 'My grandchildren' && { share: 'Each alike', ifDie: 'To the others' }),
    }))

/** The same trust, for a class as well where its takers may have one, or for that alone. */
const withClass = (will: Will, trust: Trust, isAlone: boolean): Trust => {
  const classes = classFor(willOfTakers(will, trust), isAlone)
  if (classes.length === 0 || trust.kind === 'Residue') return trust
  const { takers = laterTakers([]) } = trust
  return { ...trust, takers: { ...(isAlone ? laterTakers([]) : takers), split: 'Equal shares', classes } }
}

const withoutShare = <T extends { readonly inherit: boolean }>(all: readonly T[]): T[] =>
  all.map((each) => ({ ...each, inherit: false }))

/** A class has what is left alone, of a will that holds nothing. */
const forAClass = (will: Will): Will => {
  const classes = classFor(will, true)
  return classes.length === 0
    ? will
    : { ...will, classes, persons: withoutShare(will.persons), charities: withoutShare(will.charities) }
}

export const willsToldApart: fc.Arbitrary<Will> = completeWills
  .filter(({ persons }) => persons.length <= FIRST_NAMES.length)
  .map(toldApart)

/** The same wills, some of them with a class that takes. */
export const willsWithClasses: fc.Arbitrary<Will> = fc
  .tuple(willsToldApart, fc.constantFrom<('beside' | 'alone' | undefined)[]>(undefined, undefined, 'beside', 'alone'))
  .map(([will, has]) => {
    if (!has) return will
    if (!will.trusts) return has === 'alone' ? forAClass(will) : will
    return withEverythingElseSaid({
      ...will,
      trusts: will.trusts.map((trust) => withClass(will, trust, has === 'alone')),
    })
  })
