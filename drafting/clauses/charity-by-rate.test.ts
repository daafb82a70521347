import { describe, expect, test } from 'vitest'
import { aCharity, aGift, simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'

const gift = aGift({ id: 1, type: 'Donation', amountBy: 'Enough for the lower rate', charities: [1] })
const will = simplestWill({ gifts: [gift], charities: [aCharity({ id: 1, fullname: 'Oxfam' })] })

describe('a charity that is given as much as the lower rate of tax needs', () => {
  test('is given the smallest sum that makes a tenth of the baseline amount, in the words of the Act', () => {
    const text = clauseText(will, 'charity-by-rate')
    expect(text).toMatch(
      /I give the charity Oxfam.* the Lower Rate Sum: the smallest sum, in whole pounds, with which the donated amount is at least one tenth of the baseline amount/s,
    )
    expect(text).toContain('Schedule 1A to the Inheritance Tax Act 1984')
  })

  test('takes nothing where there is no tax, where enough is given already, or where the law has no such rate', () => {
    const text = clauseText(will, 'charity-by-rate')
    expect(text).toContain('no inheritance tax would be charged')
    expect(text).toContain('the lower rate already applies')
    expect(text).toContain('the law at my death has no lower rate')
  })

  test('is not among the gifts of a sum, and no figure is printed', () => {
    expect(clauseText(will, 'donations')).toBeUndefined()
    expect(clauseText(will, 'charity-by-rate')).not.toContain('£')
  })

  test('whose gift is a sum has the other clause', () => {
    const sum = { ...will, gifts: [{ ...gift, amountBy: 'A sum' as const, amount: 50_000 }] }
    expect(clauseText(sum, 'charity-by-rate')).toBeUndefined()
    expect(clauseText(sum, 'donations')).toContain('£500')
  })

  test('is a registered charity like any other: it may have merged by then', () => {
    expect(clauseText(will, 'charities')).toContain('closest to its own')
  })
})
