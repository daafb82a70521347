/** Complete wills in which no two people have one name: two of one name cannot be told apart by words alone. */
import type * as fc from 'fast-check'
import type { Will } from '#core/will/schema.ts'
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

export const willsToldApart: fc.Arbitrary<Will> = completeWills
  .filter(({ persons }) => persons.length <= FIRST_NAMES.length)
  .map(toldApart)
