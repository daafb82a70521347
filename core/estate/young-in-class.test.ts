import { describe, expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { dayOf, inTheEnd } from '#testkit/said-in-stages.ts'
import { aHomeForLife, grandchildrenByFamilies, laterTakers } from '#testkit/trusts.ts'
import type { Class } from '../will/schema.ts'
import { outcome } from './distribution.ts'

const toHerChildren = { inherit: true, estatePercent: 50, estateIfDie: 'Pass to their children' } as const

/** Ann has a1 and a2, Bob has b1; a2 dies in 2030, too young for what a2 had taken. */
const families = [{ livingChildren: 2 }, { livingChildren: 1 }]
const withoutA2 = [{ livingChildren: 1 }, { livingChildren: 1 }]
const died = dayOf('2030-06-01')
const ofA2 = {
  unnamed: [{ grandchildren: families }, { from: died, grandchildren: withoutA2 }],
  youngInClass: [{ family: 1, n: 2, on: died }],
}

const alike = (given: Partial<Class> = {}): Class => ({
  of: 'My grandchildren',
  estatePercent: 100,
  share: 'Each alike',
  ifDie: 'To the others',
  ...given,
})

/** What was taken first and what passed later stand apart: they were taken on different days. */
describe('a grandchild of the class who dies under the age', () => {
  const will = { ...grandchildrenByFamilies(), classes: [alike({ age: 21 })] }

  test('each alike: the part is shared by those who are living', () => {
    expect(inTheEnd(will, ofA2, 'Residue')).toEqual([
      '1/3 Grandchild 1 of family 1',
      '1/3 Grandchild 1 of family 2',
      '1/6 Grandchild 1 of family 1',
      '1/6 Grandchild 1 of family 2',
    ])
  })

  test('by families: the others of the family have it', () => {
    expect(inTheEnd(grandchildrenByFamilies(), ofA2, 'Residue').toSorted()).toEqual([
      '1/2 Grandchild 1 of family 2',
      '1/4 Grandchild 1 of family 1',
      '1/4 Grandchild 1 of family 1',
    ])
  })

  test('and leaves a child: the child has it, where children follow', () => {
    const issue = { ...ofA2, youngInClass: [{ family: 1, n: 2, on: died, issue: { livingChildren: 1 } }] }
    expect(inTheEnd(grandchildrenByFamilies(), issue, 'Residue')).toContain('1/4 Child 1 of grandchild 2 of family 1')
    expect(inTheEnd(will, issue, 'Residue').join()).not.toContain('Child 1 of')
  })

  test('in the place of a parent who died first: what was the parent’s is theirs at 18', () => {
    const ann = will.persons.map((person) => (person.id === 1 ? { ...person, ...toHerChildren } : person))
    const shared = { ...will, estateSplit: 'Equal shares' as const, persons: ann, classes: [alike({ age: 25 })] }
    const born = { year: today.year - 20, month: 1, day: 1 }
    const [grandchild] = outcome(shared, [{ person: 1, children: [{ born }] }], today)
    expect(grandchild).toMatchObject({ name: 'Child 1 of Ann Hale', heldUntil: undefined })
  })

  test('theirs at once: the estate of the grandchild has it', () => {
    const atOnce = { ...will, classes: [alike({ young: 'Theirs at once' })] }
    expect(inTheEnd(atOnce, ofA2, 'Residue')).toContain('1/3 estate of Grandchild 2 of family 1')
  })

  test('when a home for life has ended: the part passes as if it ended on that day', () => {
    const home = aHomeForLife({ takers: laterTakers([], { classes: [alike({ age: 21 })] }) })
    const bea = { ...ofA2, deaths: [[1, '2028-01-01']] as const }
    expect(inTheEnd(home, bea)).toEqual([
      '1/3 Grandchild 1 of family 1',
      '1/3 Grandchild 1 of family 2',
      '1/6 Grandchild 1 of family 1',
      '1/6 Grandchild 1 of family 2',
    ])
  })
})
