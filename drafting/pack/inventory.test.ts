import { describe, expect, test } from 'vitest'
import type { Account } from '#core/will/schema.ts'
import { anHeir, aPerson, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { textOf, textsOf } from '#testkit/pack-documents.ts'

const account = (given: Partial<Account> & Pick<Account, 'assetType'>): Account => ({
  id: 1,
  mortgageWithPersons: [],
  ...given,
})
const owning = (...accounts: Account[]) =>
  simplestWill({
    ownProperty: 'Yes',
    accounts: [
      account({
        assetType: 'Property',
        isYourOwn: 'Yes',
        owner: 'I own it alone',
        mortgage: 'Yes',
        mortgageWith: 'Acorn Bank',
        mortgageAmount: 80_000_00,
      }),
      ...accounts,
    ],
    persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe' })],
  })

describe('The list of what a customer owns', () => {
  // Promise: words.assets
  test('says where the home is and what is owed on it', () => {
    expect(textOf('inventory', owning())).toContain(
      'My home, 14 Orchard Lane, Ludlow, SY8 1AB | With Acorn Bank, £80,000 when I wrote this | I alone',
    )
  })

  test('says with whom something is owned, and in what way', () => {
    const flat = account({
      id: 2,
      assetType: 'Property',
      title: 'Flat in Rhyl',
      owner: 'I own it jointly with someone else',
      ownershipType: 'Tenants in common',
      ownershipPercent: 33.33,
      mortgageWithPersons: [2],
    })
    expect(textOf('inventory', owning(flat))).toContain(
      'Flat in Rhyl (property) | Not said | Jointly with Ann Roe, as tenants in common. My part is 33.33%',
    )
    expect(textOf('inventory')).toContain('Jointly with Thomas Hale, as joint tenants')
  })

  test('says no more of how something is owned than was said', () => {
    const flat = (given: Partial<Account>) =>
      textOf(
        'inventory',
        owning(
          account({
            id: 2,
            assetType: 'Property',
            title: 'Flat in Rhyl',
            description: ' By the pier ',
            owner: 'I own it jointly with someone else',
            mortgage: 'Yes',
            mortgageWithPersons: [2],
            ...given,
          }),
        ),
      )
    expect(flat({})).toContain('Flat in Rhyl (property). By the pier | Yes | Jointly with Ann Roe\n')
    expect(flat({ ownershipType: 'Not sure' })).toContain('Jointly with Ann Roe\n')
    expect(flat({ ownershipType: 'Tenants in common', mortgageWith: ' Oak Bank ' })).toContain(
      ' | With Oak Bank | Jointly with Ann Roe, as tenants in common\n',
    )
  })

  // Promise: words.digital
  test('puts online accounts apart, and asks for no passwords', () => {
    const text = textOf(
      'inventory',
      owning(account({ id: 2, assetType: 'Cryptocurrency', title: 'Bitcoin', number: '1234' })),
    )
    expect(text).toContain('## Online accounts and cryptocurrency\n\nThere are no passwords here')
    expect(text).toContain('Bitcoin (cryptocurrency) | 1234 | Not said')
  })

  test('says of a pension that the will may not decide about it', () => {
    expect(textOf('inventory', owning(account({ id: 2, assetType: 'Pension', title: 'Acorn' })))).toContain(
      'Ask the provider who that is.',
    )
  })

  test('makes up no values and no totals', () => {
    const text = textOf('inventory', owning(account({ id: 2, assetType: 'Bank account', title: 'Acorn Bank' })))
    expect(text).not.toMatch(/total|worth|value: /i)
    expect(text.match(/£[\d,]+/g)).toEqual(['£80,000'])
  })

  test('leaves out the home of a customer who then says they own none', () => {
    const moved = { ...owning(account({ id: 2, assetType: 'Vehicle', title: 'Van' })), ownProperty: 'No' as const }
    expect(textOf('inventory', moved)).not.toContain('My home')
  })

  test('is not made where nothing was told', () => {
    expect(textsOf('inventory', simplestWill())).toEqual([])
    expect(textsOf('inventory', completeExampleWill())).toHaveLength(1)
  })

  test('has one table for property and another for accounts, each with its own columns', () => {
    const text = textOf('inventory', owning(account({ id: 2, assetType: 'Bank account', title: 'Acorn Bank' })))
    expect(text).toContain('Where it is, what is owed on it, and who owns it\nWhat | Mortgage | Who owns it\n')
    expect(text).toContain('What it is, its reference, and who owns it\nWhat | Reference | Who owns it\n')
  })
})
