import { describe, expect, test } from 'vitest'
import { funeralOptions, maritalStatuses } from '#core/will/lists.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { aCharity, anHeir, aPerson, aPet, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'
import { hasFuneralWish } from './funeral.ts'

describe('Whose will it is', () => {
  test('the opening gives the name, other names and address', () => {
    expect(clauseText(completeExampleWill(), 'testator')).toBe(
      'This is the will of Margaret Ellen Hale, also known as Peggy Hale, of 14 Orchard Lane, Ludlow, SY8 1AB.',
    )
    expect(clauseText(simplestWill(), 'testator')).toBe(
      'This is the will of Margaret Ellen Hale of 14 Orchard Lane, Ludlow, SY8 1AB.',
    )
  })

  test('no date of birth, phone number or email is printed', () => {
    const text = draftedText(completeExampleWill())
    for (const hidden of ['1961', '1990', '2015', '01584', '@']) expect(text).not.toContain(hidden)
  })
})

describe('A coming marriage', () => {
  const partner = aPerson({ id: 2, type: 'partner', fullname: 'Finn Roe', relationship: 'Partner' })

  test.each(maritalStatuses)('%s: only an engaged person’s will speaks of it', (status) => {
    const text = clauseText(simplestWill({ status, persons: [anHeir(100), partner] }), 'expected-marriage')
    if (status === 'Engaged')
      expect(text).toContain('I expect to marry, or to form a civil partnership with, my partner Finn Roe.')
    else expect(text).toBeUndefined()
  })
})

describe('Pets', () => {
  const withPets = (given: Partial<Will>) =>
    simplestWill({ havePets: 'Yes', persons: [anHeir(100), aPerson({ id: 2, fullname: 'Bea Lane' })], ...given })

  test('a pet is given to the first person who is willing, and so is a later one', () => {
    expect(clauseText(withPets({ pets: [aPet({ guardianId: [1, 2] })] }), 'pets')).toContain(
      'I give my dog Biscuit and any other pet that I own when I die to Priya Sharma; failing that, to my friend Bea Lane.',
    )
  })

  // Finding: 30
  test('money follows the animal to whoever accepts it, with a hope and no trust', () => {
    const pets = [
      aPet({ guardianId: [1, 2], money: 1_000_00 }),
      aPet({ id: 2, type: 'Cat', fullname: 'Tom', guardianId: [1, 2] }),
    ]
    const text = clauseText(withPets({ pets }), 'pets')
    expect(text).toContain(
      'to Priya Sharma; failing that, to my friend Bea Lane. To whoever accepts my dog Biscuit I also give £1,000, free of inheritance tax, which I hope but do not require them to use for its care.',
    )
    expect(text).toContain('The money that was to go with it then becomes part of my Residuary Estate.')
    expect(text).not.toContain('accepts my cat')
    expect(text).not.toContain('on trust')
    const alone = clauseText(withPets({ pets: pets.slice(1) }), 'pets')
    expect(alone).not.toContain('money')
  })

  test('a pet that needs no keeper is not mentioned', () => {
    const pets = [aPet({ lookAfter: 'No' }), aPet({ id: 2, type: 'Cat', fullname: 'Tom', guardianId: [1] })]
    expect(clauseText(withPets({ pets }), 'pets')).toContain('I give my cat Tom to Priya Sharma.')
    expect(clauseText(withPets({ pets }), 'pets')).not.toContain('Biscuit')
    expect(clauseText(withPets({ pets: pets.slice(0, 1) }), 'pets')).toBeUndefined()
  })

  test('pets recorded before the answer became No are left out', () => {
    expect(clauseText(withPets({ havePets: 'No', pets: [aPet({ guardianId: [1] })] }), 'pets')).toBeUndefined()
  })
})

describe('Funeral wishes', () => {
  test('own words are a wish, also where the executors decide the rest', () => {
    const left = { wish: 'Let my executors decide', inOwnWords: undefined } as const
    expect(hasFuneralWish(left)).toBe(false)
    expect(hasFuneralWish({ ...left, inOwnWords: 'Sing loudly.' })).toBe(true)
    expect(hasFuneralWish({ ...left, wish: 'Burial' })).toBe(true)
  })

  test.each(funeralOptions)('%s: the wish is printed and is not binding', (option) => {
    const text = clauseText(simplestWill({ whatToDo: { option, description: ' Sing loudly. ' } }), 'funeral')
    expect(text).toMatch(/^I would like/)
    expect(text).toContain('In my own words: Sing loudly.\nThese are wishes. They do not bind my Executors.')
  })

  // Finding: 26
  test('consent to a use for medicine stands after the wishes, and says that it is no wish', () => {
    const text = clauseText(simplestWill({ whatToDo: { option: 'Donate my body to medical science' } }), 'funeral')
    expect(text).toMatch(
      /These are wishes\. They do not bind my Executors\.\nI consent to my body being used .*This is my consent, and not only a wish\.$/,
    )
  })

  // Finding: 26
  test('words for one person or thing include several', () => {
    expect(clauseText(simplestWill(), 'meanings')).toContain('words for one person or thing include several')
  })
})

describe('People left out', () => {
  const zed = aPerson({ id: 2, fullname: 'Zed Hale', relationship: 'Brother', isExcluded: true })
  const leavingOut = (given: Partial<Will> = {}) =>
    simplestWill({ persons: [anHeir(100), zed], excluded: { option: 'Yes', theirChildren: 'No' }, ...given })

  test('the person is named and the reasons are not', () => {
    const text = draftedText(
      leavingOut({ excluded: { option: 'Yes', theirChildren: 'No', description: 'He sold my bicycle' } }),
    )
    expect(text).toContain('I have deliberately left nothing in this will to my brother Zed Hale.')
    expect(text).toContain('I may have recorded my reasons separately.')
    expect(text).not.toContain('bicycle')
  })

  test('a person who is left out and still given a pet is left nothing more', () => {
    const text = clauseText(leavingOut({ havePets: 'Yes', pets: [aPet({ guardianId: [2] })] }), 'left-out')
    expect(text).toContain('I have deliberately left nothing more than this will expressly gives them to Zed Hale.')
  })

  test('no person is left out when the answer is No', () => {
    expect(draftedText(leavingOut({ excluded: { option: 'No' } }))).not.toContain('Zed Hale')
  })
})

describe('Inheritance tax on shares', () => {
  const spouse = anHeir(50, { id: 1, type: 'partner', relationship: 'Spouse', fullname: 'Bob Hale' })
  const niece = anHeir(50, { id: 2, fullname: 'Ann Roe' })
  const taxOf = (given: Partial<Will>) =>
    clauseText(simplestWill({ executor: given.persons?.map(({ id }) => id) ?? [1], ...given }), 'tax-on-residue')

  test('it is settled when a spouse or charity shares with an heir who is not exempt', () => {
    expect(taxOf({ status: 'Married', persons: [spouse, niece] })).toContain(
      'a share that is exempt from tax bears none',
    )
    expect(taxOf({ persons: [niece], charities: [aCharity({ inherit: true, estatePercent: 50 })] })).toBeDefined()
  })

  test('it is not mentioned where all heirs, or none, are exempt', () => {
    expect(taxOf({})).toBeUndefined()
    expect(taxOf({ status: 'Living with a partner but not married', persons: [spouse, niece] })).toBeUndefined()
    expect(
      taxOf({ status: 'Married', persons: [spouse], charities: [aCharity({ inherit: true, estatePercent: 50 })] }),
    ).toBeUndefined()
  })

  test('a civil partner is as exempt as a spouse, a separated one too, and no other person is by what they are called', () => {
    expect(taxOf({ status: 'Civil Partnership', persons: [spouse, niece] })).toBeDefined()
    expect(taxOf({ status: 'Separated', persons: [spouse, niece] })).toBeDefined()
    const partner = { ...spouse, relationship: 'Partner' as const }
    expect(taxOf({ status: 'Separated', persons: [partner, niece] })).toBeUndefined()
    const aside = { ...spouse, id: 3, inherit: false, estatePercent: 0 }
    expect(taxOf({ status: 'Married', persons: [{ ...spouse, type: 'Person' }, niece, aside] })).toBeUndefined()
  })

  test('it is settled when the backups of one share are exempt in part', () => {
    const backed = (charities: { id: number; percent: number }[], estateIfDie: Person['estateIfDie']) =>
      taxOf({
        persons: [
          { ...niece, estatePercent: 100, estateIfDie, estateBackup: { persons: [{ id: 3, percent: 50 }], charities } },
          aPerson({ id: 3, fullname: 'Cal Roe' }),
        ],
        charities: [aCharity()],
      })
    expect(backed([{ id: 1, percent: 50 }], 'Split between specific beneficiaries')).toBeDefined()
    expect(backed([{ id: 1, percent: 50 }], 'Pass to their children')).toBeUndefined()
    const behindOne = {
      ...niece,
      estateIfDie: 'Split between specific beneficiaries' as const,
      estateBackup: { persons: [], charities: [{ id: 1, percent: 100 }] },
    }
    const friend = anHeir(50, { id: 4, fullname: 'Dot Roe' })
    expect(taxOf({ persons: [behindOne, friend], charities: [aCharity()] })).toBeDefined()
    const spouseBehind = { ...behindOne, estateBackup: { persons: [{ id: 1, percent: 100 }], charities: [] } }
    expect(taxOf({ status: 'Married', persons: [spouseBehind, friend, { ...spouse, inherit: false }] })).toBeDefined()
  })

  test('it is settled when a child to come would share with a charity in the place of a spouse', () => {
    const charities = [aCharity({ inherit: true, estatePercent: 50 })]
    const passing = { ...spouse, estateIfDie: 'Pass to my children' as const }
    const family = { status: 'Married', haveChildren: 'No', laterChildren: 'Yes' } as const
    expect(taxOf({ ...family, persons: [passing], charities })).toBeDefined()
  })

  test('it is settled when the children of a spouse would share with a charity in the place of their parent', () => {
    const charities = [aCharity({ inherit: true, estatePercent: 50 })]
    const followed = { ...spouse, estateIfDie: 'Pass to their children' as const }
    expect(taxOf({ status: 'Separated', persons: [followed], executor: [1], charities })).toBeDefined()
    expect(taxOf({ status: 'Separated', persons: [{ ...followed, estatePercent: 100 }] })).toBeUndefined()
  })

  test('it is settled when those who take in the end are exempt in part, unless a charity has a share that never fails', () => {
    const lastly = (given: Partial<Will>, ...ids: number[]) =>
      taxOf({
        status: 'Married',
        persons: [
          { ...niece, estatePercent: 100 },
          { ...spouse, inherit: false },
          aPerson({ id: 3, fullname: 'Cal Roe' }),
        ],
        executor: [3],
        ultimateDefault: {
          option: 'People',
          persons: ids.map((id) => ({ id, percent: 0 })),
          charities: [],
          split: 'Equal shares',
        },
        ...given,
      })
    expect(lastly({}, 1, 3)).toBeDefined()
    expect(lastly({ status: 'Living with a partner but not married' }, 1, 3)).toBeUndefined()
    expect(lastly({}, 1)).toBeUndefined()
    expect(
      lastly(
        {
          persons: [{ ...spouse, inherit: false }, aPerson({ id: 3, fullname: 'Cal Roe' })],
          charities: [aCharity({ inherit: true, estatePercent: 100 })],
        },
        1,
        3,
      ),
    ).toBeUndefined()
  })

  test('a spouse who takes everything shares nothing, and backups take instead of them', () => {
    const backed = {
      ...spouse,
      estatePercent: 100,
      estateIfDie: 'Split between specific beneficiaries' as const,
      estateBackup: { persons: [{ id: 2, percent: 100 }], charities: [] },
    }
    expect(taxOf({ status: 'Married', persons: [backed, aPerson({ id: 2, fullname: 'Ann Roe' })] })).toBeUndefined()
  })
})

describe('Addresses', () => {
  const fulladdress = { house_name: '3', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' }

  test.each([
    ['fulladdress', true],
    [undefined, true],
    ['email', false],
    ['dob', false],
  ] as const)('somebody known by their %s has their address printed: %s', (useAddressType, printed) => {
    const ann = anHeir(100, { fulladdress, ...(useAddressType && { useAddressType }) })
    expect(draftedText(simplestWill({ persons: [ann] })).includes('Mill Street')).toBe(printed)
  })
})

describe('Online accounts', () => {
  test('a named person is authorised beside the executors', () => {
    const will = simplestWill({ executorCareAssets: { option: 'Someone else', persons: [1] } })
    expect(clauseText(will, 'digital')).toContain(
      'I ask my Executors to have Priya Sharma find, secure, transfer or close',
    )
  })

  test('a person named before the answer changed to the executors is not authorised', () => {
    const online = [{ id: 1, assetType: 'Digital account' as const, mortgageWithPersons: [] }]
    const executorCareAssets = { option: 'My executors' as const, persons: [1] }
    expect(clauseText(simplestWill({ accounts: online, executorCareAssets }), 'digital')).toMatch(/^My Executors may/)
  })

  test('executors are authorised where there are online accounts, and need no clause where there are none', () => {
    const online = [{ id: 1, assetType: 'Cryptocurrency' as const, mortgageWithPersons: [] }]
    expect(clauseText(simplestWill({ accounts: online }), 'digital')).toContain('My Executors may find, secure')
    expect(clauseText(simplestWill(), 'digital')).toBeUndefined()
  })
})

describe('Charities', () => {
  const charities = (given: Partial<Will>) => clauseText(simplestWill(given), 'charities')
  const body = (type: 'Charity' | 'Gift Charity') => [
    anHeir(100, { type, fullname: 'Ludlow Cats' }),
    aPerson({ id: 2 }),
  ]

  test.each(['Charity', 'Gift Charity'] as const)(
    'a body entered among the people as a %s has a successor too',
    (type) => {
      const given = { persons: body(type), executor: [2] }
      expect(charities(given)).toContain('the body that has taken over its work')
      expect(clauseText(simplestWill(given), 'residue')).toContain('for Ludlow Cats.')
      expect(clauseText(simplestWill(given), 'if-a-share-fails')).not.toContain('Ludlow Cats')
    },
  )

  test('a body beside a person is not said to survive the testator', () => {
    const persons = [
      anHeir(50, { type: 'Charity', fullname: 'Ludlow Cats' }),
      anHeir(50, { id: 2, fullname: 'Ann Roe' }),
    ]
    const text = clauseText(simplestWill({ persons, executor: [2], estateSplit: 'Equal shares' }), 'if-a-share-fails')
    expect(text).toContain('If the share of Ann Roe fails')
    expect(text).not.toContain('Ludlow Cats')
  })

  test('a charity that is known but given nothing is not spoken of', () => {
    expect(charities({ charities: [aCharity()] })).toBeUndefined()
  })

  test('one that stands behind a person, or at the very end, has a successor too', () => {
    const estateBackup = { persons: [], charities: [{ id: 1, percent: 100 }] }
    const backed = anHeir(100, { estateIfDie: 'Split between specific beneficiaries', estateBackup })
    expect(charities({ charities: [aCharity()], persons: [backed] })).toBeDefined()
    expect(
      charities({
        charities: [aCharity()],
        ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
      }),
    ).toBeDefined()
  })
})

describe('If nobody is left to take', () => {
  const lastly = (option: 'People' | 'Charity') =>
    clauseText(
      simplestWill({
        persons: [
          anHeir(100),
          aPerson({ id: 2, fullname: 'Ann Roe' }),
          aPerson({ id: 3, fullname: 'Ludlow Shelter', type: 'Gift Charity' }),
        ],
        charities: [1, 2, 3].map((id) => aCharity({ id, fullname: `Charity ${id}` })),
        ultimateDefault: {
          option,
          persons: [2, 3].map((id) => ({ id, percent: 50 })),
          charities: [33.33, 33.33, 33.34].map((percent, index) => ({ id: index + 1, percent })),
        },
      }),
      'ultimate-default',
    )

  test('three charities that were ticked before shares were asked take in equal shares', () => {
    expect(lastly('Charity')).toContain('goes in equal shares to:')
  })

  test('a person takes only if they survive, also beside an organisation, and a charity alone need not', () => {
    expect(lastly('People')).toContain('A person takes under this clause only if they survive me.')
    expect(lastly('Charity')).not.toContain('only if they survive me')
  })
})
