import { describe, expect, test } from 'vitest'
import { aChild, atDeath, inTheEnd } from '#testkit/said-in-stages.ts'
import { aDisabledPersonsTrust, grandchildrenByFamilies, laterTakers, tomsWill } from '#testkit/trusts.ts'
import type { Will } from '../will/schema.ts'
import type { Child } from './failures.ts'

/** Tom dies on 1 March 2026, and his home is held for Bea, person 1, until 2030. Cy is 2, Di is 3. */
const [bea, cy, di] = [1, 2, 3]
const tom = tomsWill()
const cyLeft = (...children: Child[]) =>
  inTheEnd(tom, {
    deaths: [
      [cy, '2025-01-01', children],
      [bea, '2030-05-01'],
    ],
  })

describe('the children of somebody who has died, by dates', () => {
  test('those are living who are not dead when the takers are found, 28 days after Bea', () => {
    expect(cyLeft(aChild('1990-01-01'), aChild('1992-01-01'))).toEqual([
      '1/2 Di',
      '1/4 Child 1 of Cy',
      '1/4 Child 2 of Cy',
    ])
    expect(cyLeft(aChild('1990-01-01', '2030-05-28'), aChild('1992-01-01'))).toEqual(['1/2 Child 2 of Cy', '1/2 Di'])
    expect(cyLeft(aChild('1990-01-01', '2030-05-30'), aChild('1992-01-01'))).toContain('1/4 Child 1 of Cy')
  })

  test('a child born long after is not one of them, and one who was on the way is', () => {
    expect(cyLeft(aChild('1990-01-01'), aChild('2031-08-01'))).toEqual(['1/2 Child 1 of Cy', '1/2 Di'])
    expect(cyLeft(aChild('1990-01-01'), aChild('2030-10-01'))).toContain('1/4 Child 2 of Cy held until 18')
  })

  test('the children of one who has died since take that child’s part, under the numbers they always had', () => {
    const family = [aChild('1985-01-01', '2028-01-01', [aChild('2005-01-01')]), aChild('1992-01-01')]
    expect(cyLeft(...family)).toEqual(['1/2 Di', '1/4 Child 1 of child 1 of Cy', '1/4 Child 2 of Cy'])
  })

  test('a child of twelve waits until 18, and who dies before passes the part on to the others of the family', () => {
    expect(cyLeft(aChild('2018-01-01'), aChild('2000-01-01'))).toEqual([
      '1/2 Di',
      '1/4 Child 1 of Cy held until 18',
      '1/4 Child 2 of Cy',
    ])
    expect(cyLeft(aChild('2018-01-01', '2032-01-01'), aChild('2000-01-01'))).toEqual([
      '1/2 Di',
      '1/4 Child 2 of Cy',
      '1/4 Child 2 of Cy',
    ])
    expect(cyLeft(aChild('2018-01-01', '2037-01-01'), aChild('2000-01-01'))).toContain(
      '1/4 Child 1 of Cy held until 18',
    )
    expect(cyLeft(aChild('2018-01-01', '2032-01-01'))).toEqual(['1/2 Di', '1/2 Di'])
  })

  test('a child whom the will leaves out does not take, and their own do unless they are out too', () => {
    const family = [{ ...aChild('1990-01-01', undefined, [aChild('2011-01-01')]), leftOut: true }, aChild('1992-01-01')]
    const will = (theirChildren: 'Yes' | 'No'): Will => tomsWill({ excluded: { option: 'Yes', theirChildren } })
    const takers = (given: Will) =>
      inTheEnd(given, {
        deaths: [
          [cy, '2025-01-01', family],
          [bea, '2030-05-01'],
        ],
      })
    expect(takers(will('Yes'))).toEqual(['1/2 Child 2 of Cy', '1/2 Di'])
    expect(takers(will('No'))).toContain('1/4 Child 1 of child 1 of Cy')
  })
})

describe('a child of the testator born after signing', () => {
  const thirds = tomsWill({
    laterChildren: 'Yes',
    childrenAge: 25,
    estateSplit: 'Equal shares',
    trusts: [],
    persons: tom.persons.map((person) => ({
      ...person,
      inherit: [cy, di, 5].includes(person.id),
      estatePercent: 0,
      estateIfDie: 'Pass to their children' as const,
    })),
  })
  const born = (...children: Child[]) => ({ unnamed: [{ laterChildren: { children } }] })

  test('waits until the age that was chosen, also where the birthday is not known', () => {
    expect(atDeath(thirds, born(aChild('2010-01-01')), 'Residue')).toContain('1/4 Later child 1 held until 25')
    expect(atDeath(thirds, born(aChild('2000-01-01')), 'Residue')).toContain('1/4 Later child 1')
    const counted = { unnamed: [{ laterChildren: { livingChildren: 1 } }] }
    expect(atDeath(thirds, counted, 'Residue')).toContain('1/4 Later child 1 held until 25')
  })

  test('dies too young, and the part passes to the others', () => {
    const taken = inTheEnd(thirds, born(aChild('2010-01-01', '2030-01-01')), 'Residue')
    expect(taken.toSorted()).toEqual(['1/12 Cy', '1/12 Di', '1/12 Kit', '1/4 Cy', '1/4 Di', '1/4 Kit'].toSorted())
  })

  test('comes to share in what another held who died too young', () => {
    const young: Will = {
      ...thirds,
      persons: thirds.persons.map((person) =>
        person.id === di ? { ...person, dob: { day: 1, month: 1, year: 2010 }, isChild: 'Yes' } : person,
      ),
    }
    const given = { ...born(aChild('2026-05-01')), deaths: [[di, '2028-01-01']] as [number, string][] }
    expect(inTheEnd(young, given, 'Residue')).toContain('1/12 Later child 1 held until 25')
  })
})

test('a grandchild of the class waits for the age of the class', () => {
  const families = [{ children: [aChild('2008-01-01')] }, { children: [aChild('1990-01-01'), aChild('2020-01-01')] }]
  const will = grandchildrenByFamilies()
  const held = atDeath(will, { unnamed: [{ grandchildren: families }] }, 'Residue')
  expect(held.map((each) => each.includes('held until'))).toEqual([false, false, true])
})

test('who comes after a disabled person is found by dates too', () => {
  const will = tomsWill({ trusts: [aDisabledPersonsTrust({ takers: laterTakers([cy]) })] })
  const deaths = [
    [cy, '2027-01-01', [aChild('1999-01-01', '2029-01-01', [aChild('2028-01-01')]), aChild('2001-01-01')]],
    [5, '2031-01-01'],
  ] as const
  expect(inTheEnd(will, { deaths }, 'Disabled person')).toEqual([
    '1/2 Child 1 of child 1 of Cy held until 18',
    '1/2 Child 2 of Cy',
  ])
})
