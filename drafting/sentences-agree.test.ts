/** Every sentence that says who takes, until when and instead of whom is read back, and says what the engine of outcomes works out. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { readingIsSo } from '#testkit/claims-hold.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'

const inShort = ({
  pets: _p,
  accounts: _a,
  details: _d,
  questionsAnswered: _q,
  situation: _s,
  gifts: _g,
  ...will
}: Will) => JSON.stringify(will)

const FIRST_NAMES = [
  'Ada',
  'Bob',
  'Cy',
  'Di',
  'Ed',
  'Flo',
  'Gil',
  'Hal',
  'Ivy',
  'Jon',
  'Kit',
  'Lee',
  'Mia',
  'Ned',
  'Ola',
]

/** Two people of one name cannot be told apart by the words alone. */
const toldApart = (will: Will): Will => ({
  ...will,
  persons: will.persons.map((person, at) => ({ ...person, fullname: `${FIRST_NAMES[at]} Poe` })),
  charities: will.charities.map((charity, at) => ({ ...charity, fullname: `Charity${at + 1}` })),
})

const wills = completeWills.filter(({ persons }) => persons.length <= FIRST_NAMES.length).map(toldApart)

/** Wills tried; `COUNT` tries more, with `SEED`. */
const COUNT = Number(process.env.COUNT ?? 300)

describe('What the plain words say', () => {
  test('of who takes, until when and instead of whom, in the reading, is what the engine works out', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(wills, (will) => {
        try {
          for (const { claims } of readingIsSo(will)) seen.set(claims, (seen.get(claims) ?? 0) + 1)
        } catch (error) {
          throw new Error(`${String(error)}\n${inShort(will)}`)
        }
      }),
      { numRuns: COUNT },
    )
    // It shows something of what is said alone.
    const said = ['shared', 'instead', 'at the end', 'enjoys', 'held', 'held until', 'held for life', 'last of all']
    expect(said.filter((each) => (seen.get(each) ?? 0) === 0)).toEqual([])
  }, 600_000)
})
