import { describe, expect, test } from 'vitest'
import type { Account, Gift, Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { aGift, anHeir, aPerson, aWill, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf, clauseText, drafted, draftedText } from '#testkit/drafted-will.ts'

const home: Account = {
  id: 1,
  assetType: 'Property',
  isYourOwn: 'Yes',
  owner: 'I own it alone',
  mortgage: 'Yes',
  mortgageWithPersons: [],
}
const flat: Account = { id: 2, assetType: 'Property', title: 'Flat 2, Sea View, Rhyl.', mortgageWithPersons: [] }

const owner = (given: Partial<Gift>, will: Partial<Will> = {}): Will =>
  simplestWill({
    persons: [
      anHeir(100),
      aPerson({ id: 2, fullname: 'Tia Poe', relationship: 'Niece' }),
      aPerson({ id: 3, fullname: 'Lee Poe', relationship: 'Nephew' }),
    ],
    accounts: [home, flat],
    gifts: [
      aGift({
        type: 'Share of an asset',
        accountId: 1,
        mortgageTerms: 'Subject to the mortgage',
        persons: [2],
        ...given,
      }),
    ],
    ...will,
  })

const text = (given: Partial<Gift>, will: Partial<Will> = {}) => clauseText(owner(given, will), 'property')

describe('Gifts of property', () => {
  test('the home is given by its address, subject to its mortgage', () => {
    expect(text({})).toBe(
      'I give all my interest in 14 Orchard Lane, Ludlow, SY8 1AB to my niece Tia Poe, subject to the part of any mortgage or other debt secured on the property when I die that I ought to bear.\nIf my interest in a property passes to a co-owner automatically when I die, the gift of it has no effect. Whatever I have not given of a property is part of my Residuary Estate.',
    )
  })

  // Finding: 7
  test('given free of its mortgage, the rest of the estate pays the testator’s part of the debt and no more', () => {
    const free = text({ mortgageTerms: 'Free of the mortgage' })
    expect(free).toContain(
      'to my niece Tia Poe, free of the part of any mortgage or other debt secured on the property when I die that I ought to bear. My Executors pay that part of the debt, and no more, from the fund in clause 7.\n',
    )
    expect(free).not.toContain('subject to')
  })

  test('where nothing was asked because there is no mortgage, a later one goes with the property', () => {
    const { mortgageTerms: _unasked, ...gift } = owner({}).gifts[0] ?? aGift({ type: 'Item' })
    const will = owner({}, { accounts: [{ ...home, mortgage: 'No' }], gifts: [gift] })
    expect(clauseText(will, 'property')).toContain('subject to the part of any mortgage')
  })

  // Finding: 24
  test('a home that is no longer the main home is replaced by the one that is, if that is wanted', () => {
    expect(text({ replacementHome: 'Yes' })).toContain(
      'SY8 1AB or, if that is not my main home when I die, in the property that is, to my niece Tia Poe',
    )
    expect(text({ replacementHome: 'No' })).not.toContain('main home')
    expect(text({ accountId: 2, replacementHome: 'Yes' })).not.toContain('main home')
  })

  test('another property is known by what it was called', () => {
    expect(text({ accountId: 2, title: 'my flat' })).toContain(
      'I give all my interest in the property known as Flat 2, Sea View, Rhyl to my niece Tia Poe, subject',
    )
    expect(text({ accountId: 2, title: 'my flat;' }, { accounts: [{ ...flat, title: ' ' }] })).toContain(
      'the property known as my flat to',
    )
  })

  // Finding: 7
  test('part of a property is given with that part of the testator’s debt, or free of it', () => {
    const half = { useSharePercent: 'A percentage', percentage: 37.5 } as const
    expect(text(half)).toContain('I give 37.5% of my interest in 14 Orchard Lane')
    expect(text(half)).toContain('that I ought to bear, and that belongs to the part I give.')
    expect(text({ ...half, mortgageTerms: 'Free of the mortgage' })).toContain(
      'Poe, free of the part of any mortgage or other debt secured on the property when I die that I ought to bear, and that belongs to the part I give. My Executors pay that part of the debt, and no more',
    )
  })

  test('one for several is shared by those who can take it, and goes on to the named backups', () => {
    expect(text({ persons: [2, 3] })).toContain(
      'to those of my niece Tia Poe and my nephew Lee Poe who take it, in equal shares, subject',
    )
    expect(text({ ifDie: 'Goes to someone else', backupPersons: [3] })).toContain(
      'ought to bear. If that gift fails, it goes instead to my nephew Lee Poe.',
    )
  })

  // Finding: 8
  test('it says whether it bears its own tax, and the rules for gifts follow', () => {
    const own = owner({ tax: 'Paid by whoever gets it' })
    expect(clauseText(own, 'property')).toContain('ought to bear. This gift bears its own inheritance tax.')
    expect(clauseText(own, 'rules-for-gifts')).toContain('the tax on it is taken from it or paid by whoever takes it')
    expect(clauseText(own, 'rules-for-gifts')).not.toContain('free of inheritance tax')
    for (const free of [owner({}), owner({ tax: 'Paid from the rest of my estate' })]) {
      expect(clauseText(free, 'property')).not.toContain('inheritance tax')
      expect(clauseText(free, 'rules-for-gifts')).toContain(
        'The gifts are free of inheritance tax, which is paid from the fund in clause 7.',
      )
    }
  })

  // Finding: 24
  test('it is not lost where an attorney or deputy sold it', () => {
    expect(clauseText(owner({}), 'rules-for-gifts')).toContain(
      'A gift is not lost because an attorney or deputy of mine sold or used up what it was of while I could not decide for myself',
    )
  })

  test('it stands apart from accounts and holdings, and under the rules for all gifts', () => {
    const ids = drafted(owner({})).clauses.map(({ id }) => id)
    expect(ids).toContain('property')
    expect(ids).not.toContain('shares-of-assets')
    expect(clauseText(owner({}), 'rules-for-gifts')).toContain('the gifts in clause 6.')
    expect(draftedText(owner({ provider: 'Acorn Bank', number: '12345678' }))).not.toMatch(/Acorn|5678/)
  })

  test('until the mortgage is settled the draft says so, and a home without an address yet is called the home', () => {
    const { mortgageTerms: _unsaid, ...unsettled } = owner({}).gifts[0] ?? aGift({ type: 'Item' })
    expect(clauseOf(preview(owner({}, { gifts: [unsettled] }), today), 'property')).toBe(
      'You have not finished describing your gifts.',
    )
    const { address: _none, ...details } = aWill().details
    expect(clauseOf(preview(owner({}, { details }), today), 'property')).toContain('all my interest in my home to')
  })
})
