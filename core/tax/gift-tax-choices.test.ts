import { expect, test } from 'vitest'
import { aGift, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { noValues } from '../will/new-will.ts'
import type { Values, Will } from '../will/schema.ts'
import { giftTaxChoices } from './gift-tax-choices.ts'

const day = { day: 3, month: 11, year: 2026 }
const exact = (pounds: number) => ({ low: pounds * 100, high: pounds * 100 })

const worth = (pounds: number): Values => ({
  ...noValues,
  facts: answeredNo,
  things: [{ id: 1, kind: 'savings', whole: exact(pounds), held: { as: 'alone' } }],
})

const will = (values?: Values): Will =>
  simplestWill({
    status: 'Married',
    ...(values && { values }),
    persons: [
      anHeir(100, { id: 1, fullname: 'Bea Hale', type: 'partner', relationship: 'Wife' }),
      aPerson({ id: 2, fullname: 'Cy Hale', type: 'Child', relationship: 'Son', isChild: 'No' }),
    ],
  })

const gift = aGift({ id: 1, type: 'Money', amount: 400_000_00, persons: [2] })

// £1,000,000, of it £400,000 to a son, the rest to a wife: £75,000 above the band is £125,000 grossed up at 40% (s.38), or bears £30,000.
test('the two answers are told in what each would get: free of tax costs the wife £50,000, the other way the son £30,000', () => {
  expect(giftTaxChoices(will(worth(1_000_000)), gift, day)).toEqual({
    is: 'difference',
    choices: [
      {
        tax: 'Paid from the rest of my estate',
        reasons: [],
        people: [
          { taker: 'person 1', total: exact(550_000) },
          { taker: 'person 2', total: exact(400_000) },
        ],
        due: exact(50_000),
      },
      {
        tax: 'Paid by whoever gets it',
        reasons: [],
        people: [
          { taker: 'person 1', total: exact(600_000) },
          { taker: 'person 2', total: exact(370_000) },
        ],
        due: exact(30_000),
      },
    ],
  })
})

test('a rest that cannot pay the tax has a reason in the place of figures, and the other answer has figures', () => {
  const found = giftTaxChoices(will(worth(420_000)), gift, day)
  expect(found.is === 'difference' && found.choices.map(({ reasons }) => reasons)).toEqual([
    ['TAX_EXCEEDS_RESIDUE'],
    [],
  ])
})

test('where no tax is due the answer makes no difference', () => {
  const small = { ...gift, amount: 60_000_00 }
  expect(giftTaxChoices(will(worth(300_000)), small, day)).toEqual({ is: 'no difference' })
})

test('nothing is told while nothing is said to be worth anything, or the gift has no value', () => {
  expect(giftTaxChoices(will(), gift, day)).toEqual({ is: 'not known' })
  const home = aGift({ id: 1, type: 'Share of an asset', accountId: 9, persons: [2] })
  expect(giftTaxChoices(will(worth(900_000)), home, day)).toEqual({ is: 'not known' })
})
