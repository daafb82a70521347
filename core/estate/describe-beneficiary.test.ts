import { expect, test } from 'vitest'
import { aPerson, simplestWill } from '#testkit/builders.ts'
import type { Class, Will } from '../will/schema.ts'
import { describeBeneficiary } from './describe-beneficiary.ts'
import type { BeneficiaryShare } from './distribution.ts'
import { Fraction } from './fraction.ts'

const half = { name: 'as worked out', share: Fraction.of(1, 2) }
const described = (taking: BeneficiaryShare, will: Will = simplestWill()) => {
  const { name, note } = describeBeneficiary(will, taking)
  return note ? `${name} (${note})` : name
}

test('a child born later takes alone, and a grandchild in the place of one who has died', () => {
  expect(described({ type: 'later-child', n: 1, below: [], ...half })).toBe('A child of yours born later')
  expect(described({ type: 'later-child', n: 1, below: [1], ...half })).toBe(
    'A child of yours born later (through their children)',
  )
})

test('a grandchild is told from the issue of one who has died', () => {
  expect(described({ type: 'grandchild', family: 1, n: 1, below: [], ...half })).toBe('A grandchild of yours')
  expect(described({ type: 'grandchild', family: 1, n: 1, below: [2], ...half })).toBe(
    'A grandchild of yours (through their children)',
  )
})

test('grandchildren share by families where one of the classes says so', () => {
  const grandchildren: Class = { of: 'My grandchildren', estatePercent: 50, share: 'By families' }
  const will = simplestWill({
    haveChildren: 'No',
    laterChildren: 'Yes',
    classes: [{ of: 'My later children', estatePercent: 50 }],
  })
  const parents = [aPerson({ id: 1, type: 'Child', relationship: 'Son', isChild: 'No' })]
  const families = simplestWill({ haveChildren: 'Yes', persons: parents, classes: [grandchildren] })
  expect(described({ type: 'grandchildren', ...half }, families)).toBe(
    'Your grandchildren (an equal part for each family)',
  )
  expect(described({ type: 'grandchildren', ...half }, will)).toBe('Your grandchildren (equally between them)')
})

test('next of kin are told with those whom the will leaves out', () => {
  expect(described({ type: 'next-of-kin', passedOver: [], ...half })).toBe('Your next of kin')
  expect(described({ type: 'next-of-kin', passedOver: ['Ann Roe', 'Ben Roe'], ...half })).toBe(
    'Your next of kin (leaving out Ann Roe and Ben Roe)',
  )
})
