import { expect, test } from 'vitest'
import type { StepName } from '#core/journey/steps.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { aCharity, aGift, aPerson, completeExampleWill, today } from '#testkit/builders.ts'
import { changeBetween, passageOfStep } from './latest-change.ts'

const changed = (step: StepName, ...[opened, before, after]: [Will, Will, Will]) => {
  const { latest, places } = changeBetween(preview(opened, today), preview(before, today), preview(after, today), step)
  return { latest, marked: [...places.keys()] }
}

const partner = aPerson({ id: 1, fullname: 'Mark Bennett', type: 'partner', relationship: 'Husband', inherit: true })

test('a husband who is named as an owner of the home marks nothing of who shares what is left', () => {
  const before: Will = { ...newWill(1), details: { first_name: 'Rosa', last_name: 'Bennett' } }
  const after = { ...before, persons: [partner] }
  expect(changed('will.about-me.you-own-property', before, before, after)).toEqual({ latest: undefined, marked: [] })
  expect(changed('will.beneficiaries.my-beneficiaries', before, before, after).marked).toContain('residue')
})

test('each gift that is added is shown in its clause, beside rules that are the same in every will', () => {
  const charity = aCharity({ id: 7, fullname: 'Oxfam' })
  const none = completeExampleWill({ gifts: [], charities: [charity] })
  const money = { ...none, gifts: [aGift({ type: 'Money', amount: 500_000, persons: [1] })] }
  const both = {
    ...money,
    gifts: [...money.gifts, aGift({ id: 2, type: 'Donation', amount: 100_000, charities: [7] })],
  }
  expect(changed('will.gifts', none, none, money).latest).toBe('money')
  expect(changed('will.gifts', none, money, both).latest).toBe('donations')
})

test('the page of gifts opens at a gift, and before there is one at no clause', () => {
  const none = completeExampleWill({ gifts: [] })
  const money = { ...none, gifts: [aGift({ type: 'Money', amount: 500_000, persons: [1] })] }
  expect(passageOfStep(preview(money, today), 'will.gifts')?.id).toBe('money')
  expect(passageOfStep(preview(none, today), 'will.gifts')).toBeUndefined()
})

test('a name that is typed is shown in the opening words', () => {
  const before = newWill(1)
  const after: Will = { ...before, details: { first_name: 'Rosa', last_name: 'Bennett' } }
  const { latest, marked } = changed('will.about-me.full-name', before, before, after)
  expect([latest, marked]).toEqual(['testator', ['testator']])
})
