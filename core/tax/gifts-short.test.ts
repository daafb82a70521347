import { expect, test } from 'vitest'
import { aGift, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { noValues } from '../will/new-will.ts'
import type { Values, Will } from '../will/schema.ts'
import { estimateOf } from './estimate-of-will.ts'
import { giftsShortInWords } from './tax-notes.ts'

const day = { day: 3, month: 11, year: 2026 }

const worth = (low: number, high = low): Values => ({
  ...noValues,
  facts: answeredNo,
  things: [{ id: 1, kind: 'savings', whole: { low: low * 100, high: high * 100 }, held: { as: 'alone' } }],
})

const money = (id: number, pounds: number, person: number) =>
  aGift({ id, type: 'Money', amount: pounds * 100, persons: [person] })

const will = (values: Values): Will =>
  simplestWill({
    values,
    persons: [
      anHeir(100, { id: 1, fullname: 'Bea Hale' }),
      aPerson({ id: 2, fullname: 'Cy Hale' }),
      aPerson({ id: 3, fullname: 'Di Hale' }),
    ],
    gifts: [money(1, 30_000, 2), money(2, 60_000, 3)],
  })

const said = (values: Values): string[] => {
  const of = will(values)
  const found = estimateOf(of, { day })
  if (found.is !== 'estimate') throw new Error(`There is an estimate, not ${found.is}`)
  return giftsShortInWords(of, found)
}

// Administration of Estates Act 1925 Sch.1 Part II: £30,000 and £60,000 out of £60,000 are two thirds of each.
test('gifts of money that come to more than there is are cut in one proportion', () => {
  expect(said(worth(60_000))).toEqual([
    'Your gifts come to more than there is when your debts are paid.',
    'Sums of money are then cut first, all in the same proportion. Things are cut only after that. Nothing is left to share.',
    'Cy Hale would get £20,000 of £30,000 and Di Hale would get £40,000 of £60,000.',
  ])
})

test('where only the lower of rough figures is too little, they may be cut', () => {
  const [first, , third] = said(worth(60_000, 120_000))
  expect(first).toBe('Your gifts may come to more than there is when your debts are paid.')
  expect(third).toContain('Cy Hale would get between £20,000 and £30,000 of £30,000')
})

test('gifts that there is enough for need no word', () => {
  expect(said(worth(90_000))).toEqual([])
})
