import { expect, test } from 'vitest'
import { family, nothing, owning, ruth, said, thomas } from '#testkit/advised-wills.ts'
import { aCharity, aGift, anHeir, simplestWill, today } from '#testkit/builders.ts'
import type { Will } from '../will/schema.ts'
import { adviceFor } from './advice.ts'

const levelsOf = (will: Will) => adviceFor(will, today).map(({ id, level }) => `${id} ${level}`)
const messageOf = (will: Will, id: string) => adviceFor(will, today).find((advice) => advice.id === id)?.message ?? ''

// Finding: 11
test('a husband left less than half is spoken of, and one left less than 30% needs a solicitor', () => {
  expect(levelsOf(family({ persons: [thomas(49), ruth(51)] }))).toContain('T9 warn')
  expect(levelsOf(family({ persons: [thomas(25), ruth(75)] }))).toContain('T9 refer')
  expect(levelsOf(family({ persons: [thomas(50), ruth(50)] })).join()).not.toContain('T9')
})

// Finding: 11
test('a home given over the head of the husband who lives there is spoken of', () => {
  const gifts = [aGift({ type: 'Share of an asset', accountId: 1, persons: [2] })]
  expect(levelsOf(owning({ owner: 'I own it alone' }, { persons: [thomas(100), ruth(0, nothing)], gifts }))).toContain(
    'T9 warn',
  )
})

// Finding: 11
test('a child of 10 who gets nothing, or one pound, from a single parent needs a solicitor', () => {
  const child = ruth(0, { ...nothing, isChild: 'Yes' })
  const single = family({ status: 'Single', persons: [anHeir(100), child] })
  expect(levelsOf(single)).toContain('T10 refer')
  expect(levelsOf({ ...single, gifts: [aGift({ type: 'Money', amount: 1_00, persons: [2] })] })).toContain('T10 refer')
})

// Finding: 36
test('gifts of the last seven years, pensions from 2027 and the rate for charity are named', () => {
  const taxed = said('estate-over-nil-rate-band')
  expect(messageOf(taxed, 'T18')).toMatch(/last seven years.*pensions.*6 April 2027/)
  const charitable = simplestWill({
    persons: [anHeir(90)],
    charities: [aCharity({ inherit: true, estatePercent: 10 })],
  })
  expect(messageOf(said('estate-over-nil-rate-band', charitable), 'T18')).toContain('36%')
})

// Finding: 37
test('a young grandchild who gets the home is among those whom the allowance may be lost for', () => {
  const grandchild = anHeir(0, { ...nothing, id: 3, relationship: 'Grandchild', fullname: 'Ivy Hale', isChild: 'Yes' })
  const gifts = [aGift({ type: 'Share of an asset', accountId: 1, persons: [3] })]
  const will = owning({ owner: 'I own it alone' }, { persons: [thomas(100), grandchild], gifts })
  expect(levelsOf(said('estate-over-nil-rate-band', will))).toContain('T29 warn')
})

// Finding: 38
test('gifts that may come to more than there is, and a serious illness, no longer stop a will', () => {
  const generous = simplestWill({ gifts: [aGift({ type: 'Money', amount: 5_000_00, persons: [1] })] })
  expect(levelsOf(said('gifts-over-estate', generous))).toContain('T24 warn')
  expect(levelsOf(said('serious-illness'))).toContain('T14 warn')
  expect(levelsOf(said('memory-or-hospital'))).toContain('T14 refer')
})
