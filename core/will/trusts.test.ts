import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { willsWithTrusts } from '#testkit/trust-arbitrary.ts'
import { ownChildrenOf, trustPersons } from './backups.ts'
import { candidatesOf, classesOffered, isOwnChild } from './questions.ts'
import type { Trust, Will } from './schema.ts'
import { homeOnTrust, isLifeTenant, takersIn, trustOf, trustOfShare, trustsOf, willOfTakers } from './trusts.ts'

const home: Trust = {
  id: 1,
  kind: 'Home',
  for: 1,
  accountId: 7,
  takers: {
    split: 'Equal shares',
    persons: [
      {
        id: 2,
        percent: 50,
        ifDie: 'Split between specific beneficiaries',
        backup: { persons: [{ id: 4, percent: 100 }], charities: [], split: 'Equal shares' },
      },
    ],
    charities: [{ id: 1, percent: 50 }],
    classes: [],
  },
}
const will: Will = aWill({
  persons: [
    anHeir(100, { id: 1, fullname: 'Bea', type: 'partner' }),
    aPerson({ id: 2, fullname: 'Cy' }),
    aPerson({ id: 4, fullname: 'Eve' }),
  ],
  charities: [aCharity()],
  accounts: [{ id: 7, assetType: 'Property', isYourOwn: 'Yes', mortgageWithPersons: [] }],
  trusts: [home],
})

describe('the trusts of a will', () => {
  test('are known by their kind, with the home that is held', () => {
    expect(trustOf(will, 'Home')).toBe(home)
    expect(trustOf(will, 'Residue')).toBeUndefined()
    expect(homeOnTrust(will)).toBe(will.accounts[0])
    expect(isLifeTenant(will, 1)).toBe(true)
    expect(isLifeTenant(will, 2)).toBe(false)
  })

  test('are none for a person who has been left out since', () => {
    const leftOut = { ...will, persons: will.persons.map((each) => ({ ...each, isExcluded: each.id === 1 })) }
    expect(trustOf(leftOut, 'Home')).toBeUndefined()
    expect(homeOnTrust(leftOut)).toBeUndefined()
  })

  test('hold the share of a disabled person unless they hold a sum', () => {
    const fund: Trust = { id: 2, kind: 'Disabled person', for: 2 }
    expect(trustOfShare({ ...will, trusts: [fund] }, 2)).toBe(fund)
    expect(trustOfShare({ ...will, trusts: [fund] }, 1)).toBeUndefined()
    expect(trustOfShare({ ...will, trusts: [{ ...fund, amount: 100 }] }, 2)).toBeUndefined()
  })
})

describe('those who take when a trust ends', () => {
  const view = willOfTakers(will, home)

  test('share what it leaves as heirs share a residue, and the person for whom it was held is not among them', () => {
    expect(view.persons.map(({ fullname, inherit }) => `${fullname} ${inherit}`)).toEqual(['Cy true', 'Eve false'])
    expect(view.charities[0]).toMatchObject({ inherit: true, estatePercent: 50 })
    expect(view.estateSplit).toBe('Equal shares')
    expect(trustPersons(will, home)).toEqual([2, 4])
  })

  test('are read back from there as they were', () => {
    expect(takersIn(view)).toEqual(home.takers)
  })

  test('of the income of the residue are those who share the residue', () => {
    const rest: Trust = { id: 3, kind: 'Residue', for: 4 }
    expect(willOfTakers({ ...will, trusts: [rest] }, rest).persons).toEqual(will.persons)
    expect(trustPersons(will, rest)).toEqual([1])
  })
})

describe('of a trust for an only child', () => {
  const child = aPerson({ id: 1, type: 'Child', relationship: 'Daughter' })
  const alone = (given: Partial<Will> = {}) => {
    const whole: Will = { ...will, haveChildren: 'Yes', persons: [child, ...will.persons.slice(1)], ...given }
    return classesOffered(willOfTakers(whole, home))
  }

  test('the grandchildren may take afterwards, who are the children of that child', () => {
    expect(alone()).toEqual(['My grandchildren'])
  })

  test('later children may too: no other child is named with whom they would share', () => {
    expect(alone({ laterChildren: 'Yes' })).toEqual(['My grandchildren', 'My later children'])
  })

  test('neither is offered where it is no child, or the testator has none any more', () => {
    expect(alone({ persons: [{ ...child, relationship: 'Stepdaughter' }, ...will.persons.slice(1)] })).toEqual([])
    expect(alone({ haveChildren: 'No' })).toEqual([])
  })
})

test('who may take, and which trusts hold, is the same whoever asked before and about which will', () => {
  const inEffect = ({ persons, trusts = [] }: Will) => {
    const living = persons.filter(({ isExcluded, died }) => !isExcluded && !died)
    return trusts.filter(
      (trust, at) =>
        living.some(({ id }) => id === trust.for) && trusts.findIndex(({ kind }) => kind === trust.kind) === at,
    )
  }
  fc.assert(
    fc.property(willsWithTrusts, fc.nat(), fc.constantFrom('isExcluded', 'died'), (will, at, how) => {
      const changed = at % will.persons.length
      const other = {
        ...will,
        persons: will.persons.map((each, place) => (place === changed ? { ...each, [how]: true } : each)),
      }
      for (const asked of [will, other, will]) {
        const living = asked.persons.filter(({ isExcluded, died }) => !isExcluded && !died)
        expect(candidatesOf(asked)).toEqual(living)
        expect(ownChildrenOf(asked)).toEqual(asked.haveChildren === 'Yes' ? living.filter(isOwnChild) : [])
        expect(trustsOf(asked)).toEqual(inEffect(asked))
      }
    }),
  )
})
