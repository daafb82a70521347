import { describe, expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { ofKind, packed, textOf } from '#testkit/pack-documents.ts'
import { aHomeForLife, anIncomeForLife, forADisabledPerson, trustWills } from '#testkit/trusts.ts'

const guide = (will: Parameters<typeof textOf>[1]): string => textOf('trust-guide', will)

test('a will that holds nothing for anyone has no guide', () => {
  expect(ofKind(packed(completeExampleWill()), 'trust-guide')).toEqual([])
})

test.each(Object.entries(trustWills).filter(([, { trusts }]) => trusts?.length))(
  '%s: two of them, values, the register, and the end of it',
  (_name, will) => {
    const text = guide(will)
    expect(text).toContain('Two people, or a trust company, must hold it.')
    expect(text).toContain('valued as it was on the day of the death')
    expect(text).toContain('Trust Register')
    expect(text).toContain('## When it ends')
    expect(text).not.toMatch(/undefined| {2}/)
  },
)

describe('a home', () => {
  test('is put in the names of the executors, with a restriction, and insured', () => {
    const text = guide(aHomeForLife())
    expect(text).toContain('- The home, for Bea Hale to live in.')
    expect(text).toContain('One of them must not be Bea Hale.')
    expect(text).toContain('Form A restriction')
    expect(text).toContain('Insure it in your own names')
    expect(text).not.toContain('write them down. Ask')
  })

  test('with ends that the executors record: they ask first', () => {
    expect(guide(aHomeForLife({ endsIfCouple: 'Yes' }))).toContain('Ask Bea Hale first.')
  })
})

test('an income: whether they may pay capital', () => {
  expect(guide(anIncomeForLife())).toContain('You may pay some of the capital too.')
  expect(guide(anIncomeForLife({ capital: 'No' }))).toContain('Pay none of the capital.')
  expect(guide(anIncomeForLife())).not.toContain('Form A')
})

test('P22: what is held for a disabled person, and the small sum each year for another', () => {
  const text = guide(forADisabledPerson({ smallSumFor: 2 }))
  expect(text).toContain('- £300,000, to use for Kit Hale.')
  expect(text).toContain(
    'In each year to 5 April Lee Hale may have up to £3,000, or 3% of the highest value in that year if that is less.',
  )
  expect(guide(forADisabledPerson())).not.toContain('5 April')
})
