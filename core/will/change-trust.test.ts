import { expect, test } from 'vitest'
import { aWill } from '#testkit/builders.ts'
import { NOT_CHOSEN, withoutTrust, withTrust } from './trust-changes.ts'

const backup = { persons: [], charities: [] }
const taker = (id: number) => ({ id, percent: 50, backup })

test('a trust begins without a person, and keeps its answers when one is chosen', () => {
  const begun = withTrust(aWill(), 'Home', { accountId: 4 })
  expect(begun.trusts).toEqual([{ id: 1, kind: 'Home', for: NOT_CHOSEN, accountId: 4 }])
  expect(withTrust(begun, 'Home', { for: 2 }).trusts).toEqual([{ id: 1, kind: 'Home', for: 2, accountId: 4 }])
})

test('an answer that is taken back is not there any more', () => {
  const will = withTrust(aWill(), 'Home', { for: 2, endYears: 10 })
  expect(withTrust(will, 'Home', { endYears: undefined }).trusts).toEqual([{ id: 1, kind: 'Home', for: 2 }])
})

test('one who is now to live in the home takes nothing when that ends', () => {
  const takers = {
    persons: [
      { ...taker(2), backup: { persons: [{ id: 3, percent: 100 }], charities: [] } },
      { ...taker(3), backup: { persons: [{ id: 2, percent: 100 }], charities: [] } },
    ],
    charities: [],
    classes: [],
  }
  const changed = withTrust(withTrust(aWill(), 'Home', { for: 1, takers }), 'Home', { for: 2 })
  expect(changed.trusts?.[0]?.takers?.persons).toEqual([taker(3)])
})

test('one trust is taken out, and the others stay', () => {
  const two = withTrust(withTrust(aWill(), 'Home', { for: 2 }), 'Residue', { for: 2 })
  expect(withoutTrust(two, 'Home').trusts).toEqual([{ id: 2, kind: 'Residue', for: 2 }])
  expect(withoutTrust(withoutTrust(two, 'Home'), 'Home')).toEqual(withoutTrust(two, 'Home'))
})
