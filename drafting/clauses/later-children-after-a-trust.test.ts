import { describe, expect, test } from 'vitest'
import { heirsSharingWithLaterChildren, laterChildrenShareAnywhere } from '#core/will/later-children.ts'
import type { LaterTaker, Will } from '#core/will/schema.ts'
import { trustsOf, willOfTakers } from '#core/will/trusts.ts'
import { anHeir } from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'
import {
  aHomeTrust,
  aLaterTaker,
  anIncomeTrust,
  forADisabledPerson,
  laterTakers,
  secondMarriage,
} from '#testkit/trusts.ts'

/** Di, a daughter, has the home for life. Then Cy, a son, and Lee, a stepson, have it, with any later child of the testator. */
const afterDi = (ofLee: LaterTaker['ifDie']): Will => {
  const will = secondMarriage()
  return {
    ...will,
    laterChildren: 'Yes',
    persons: will.persons.map((person) =>
      person.id === 4
        ? { ...person, type: 'Child', relationship: 'Stepson', fullname: 'Lee Poe', isChild: 'No' }
        : person,
    ),
    trusts: [
      aHomeTrust({
        for: 3,
        takers: laterTakers([], { persons: [aLaterTaker(2), aLaterTaker(4, { ...(ofLee && { ifDie: ofLee }) })] }),
      }),
    ],
  }
}

const sharing = (will: Will): number[][] =>
  trustsOf(will).map((trust) => heirsSharingWithLaterChildren(willOfTakers(will, trust)))

describe('A child born later, where a daughter has the home or the income first', () => {
  test.each(['Pass to their children', 'Split between remaining beneficiaries', 'Pass to my children'] as const)(
    'shares the home after her, whatever is said of another who takes it: %s',
    (ofLee) => {
      expect(sharing(afterDi(ofLee))).toEqual([[2]])
      expect(clauseText(afterDi(ofLee), 'home-for-life')).toMatch(/later child/)
    },
  )

  test('shares what is left of the rest after her', () => {
    const will = secondMarriage()
    const income: Will = {
      ...will,
      laterChildren: 'Yes',
      persons: will.persons.map((person) => {
        if (person.id === 1) return { ...person, inherit: false, estatePercent: 0 }
        return person.id === 2 ? anHeir(100, { ...person, inherit: true, estatePercent: 100 }) : person
      }),
      trusts: [anIncomeTrust({ for: 3 })],
    }
    expect(heirsSharingWithLaterChildren(income)).toEqual([2])
    expect(sharing(income)).toEqual([[2]])
    expect(clauseText(income, 'residue')).toContain('each later child of mine')
  })
})

/** Money is held for Kit, a son, then for the grandchildren; Lee, the other son, comes last of all, without Kit. */
test('A child born later who gets nothing anywhere has no meaning in the will, and the answers say that they get nothing', () => {
  const grandchildren = {
    of: 'My grandchildren',
    estatePercent: 100,
    share: 'Each alike',
    ifDie: 'To the others',
  } as const
  const held = forADisabledPerson({ takers: laterTakers([], { classes: [grandchildren] }) })
  const [kit, lee, , ivy] = held.persons
  if (!kit || !lee || !ivy) return expect.unreachable()
  const will: Will = {
    ...held,
    laterChildren: 'Yes',
    estateSplit: 'Equal shares',
    persons: [kit, { ...lee, inherit: false, estatePercent: 0 }, anHeir(100, { id: ivy.id, fullname: ivy.fullname })],
    ultimateDefault: {
      option: 'People',
      persons: [{ id: lee.id, percent: 100 }],
      charities: [],
      split: 'Equal shares',
    },
  }
  expect(draftedText(will)).not.toContain('later child')
  expect(laterChildrenShareAnywhere(will)).toBe(false)
  // Where Lee is the only child, one born later comes last with him.
  const lastOfAll = { ...will, persons: will.persons.filter(({ id }) => id !== kit.id), trusts: [] }
  expect(clauseText(lastOfAll, 'ultimate-default')).toContain('each later child of mine')
})
