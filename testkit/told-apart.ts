/** Complete wills in which no two people have one name: two of one name cannot be told apart by words alone. */
import * as fc from 'fast-check'
import { classesOffered } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { willOfTakers } from '#core/will/trusts.ts'
import { laterTakers } from './trusts.ts'
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

/** The same trust, for a class as well where its takers may have one, or for that alone. */
const withClass = (will: Will, trust: Trust, isAlone: boolean): Trust => {
  const { takers = laterTakers([]) } = trust
  const [of] = classesOffered(willOfTakers(will, trust))
  if (!of || trust.kind === 'Residue') return trust
  const asked = of === 'My later children' ? {} : ({ share: 'Each alike', ifDie: 'To the others' } as const)
  const classes = [{ of, estatePercent: isAlone ? 100 : 0, ...asked }]
  return { ...trust, takers: { ...(isAlone ? laterTakers([]) : takers), split: 'Equal shares', classes } }
}

export const willsToldApart: fc.Arbitrary<Will> = fc
  .tuple(
    completeWills.filter(({ persons }) => persons.length <= FIRST_NAMES.length).map(toldApart),
    fc.constantFrom<('beside' | 'alone' | undefined)[]>(undefined, undefined, 'beside', 'alone'),
  )
  .map(([will, has]) => ({
    ...will,
    ...(has && will.trusts && { trusts: will.trusts.map((trust) => withClass(will, trust, has === 'alone')) }),
  }))
