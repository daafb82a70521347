import { describe, expect, test } from 'vitest'
import type { Gift, Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { clauseText, drafted } from '#testkit/drafted-will.ts'
import { givenTo } from './gifts.ts'

const giving = (...gifts: Gift[]): Will =>
  simplestWill({
    persons: [
      anHeir(100),
      aPerson({ id: 2, fullname: 'Ann Roe', relationship: 'Niece' }),
      aPerson({ id: 3, fullname: 'Bob Roe', relationship: 'Nephew' }),
      aPerson({ id: 4, fullname: 'Cal Roe', relationship: 'Cousin' }),
    ],
    charities: [aCharity(), aCharity({ id: 2, fullname: 'Ludlow Cats', charityId: '' })],
    gifts,
  })

const GIVING = ['rules-for-gifts', 'items', 'money', 'donations', 'shares-of-assets'] as const

describe('Gifts', () => {
  test('a will without gifts has no clause about them', () => {
    const ids = drafted(simplestWill()).clauses.map(({ id }) => id)
    for (const id of GIVING) expect(ids).not.toContain(id)
  })

  test('money is printed in pounds, and only with pence where there are some', () => {
    expect(clauseText(giving(aGift({ type: 'Money', amount: 500_000, persons: [2] })), 'money')).toBe(
      'I give £5,000 to my niece Ann Roe.',
    )
    expect(clauseText(giving(aGift({ type: 'Money', amount: 125_050, persons: [2] })), 'money')).toBe(
      'I give £1,250.50 to my niece Ann Roe.',
    )
  })

  test('a charity that was typed for a donation does not get the thing that it became', () => {
    expect(givenTo(giving(), aGift({ type: 'Item', title: 'my piano', charityName: 'Ludlow Dogs' })).to).toEqual([])
  })

  test('a sum for several people is that much for each', () => {
    expect(clauseText(giving(aGift({ type: 'Money', amount: 50_000, persons: [2, 3] })), 'money')).toBe(
      'I give £500 to each of my niece Ann Roe and my nephew Bob Roe.',
    )
  })

  test('several gifts of money are a list', () => {
    const two = giving(
      aGift({ id: 1, type: 'Money', amount: 100, persons: [2] }),
      aGift({ id: 2, type: 'Money', amount: 200, persons: [3] }),
    )
    expect(clauseText(two, 'money')).toBe('(a) I give £1 to my niece Ann Roe.\n(b) I give £2 to my nephew Bob Roe.')
  })

  test('a person named to take instead does so, and otherwise a failed gift falls into what is left', () => {
    const backed = aGift({
      type: 'Money',
      amount: 100,
      persons: [2],
      ifDie: 'Goes to someone else',
      backupPersons: [3],
    })
    expect(clauseText(giving(backed), 'money')).toContain('If that gift fails, it goes instead to my nephew Bob Roe.')
    const unbacked = giving({ ...backed, ifDie: 'Falls into the rest of my estate' })
    expect(clauseText(unbacked, 'money')).not.toContain('Bob Roe')
    expect(clauseText(unbacked, 'rules-for-gifts')).toContain('A gift that fails becomes part of my Residuary Estate')
  })

  const toChildren = (given: Partial<Gift> & Pick<Gift, 'type'>): Gift =>
    aGift({ ifDie: 'Goes to their children', ...given })

  test('the children of a recipient who dies first take it in place of their parent, and so on down', () => {
    const ring = giving(toChildren({ type: 'Item', title: 'gold ring', persons: [2] }))
    expect(clauseText(ring, 'items')).toContain(
      'gold ring. If that gift fails, the children of Ann Roe take it in place of their parent.',
    )
    expect(clauseText(ring, 'items')).toContain(
      'my Executors sell it and share the money between them in the parts that they took.',
    )
    expect(clauseText(ring, 'rules-for-gifts')).toContain(
      'those of them who survive me take equally. If one of them has not survived me but leaves children who have, those children take equally what their own parent would have taken, and so on down the generations. If none of them takes it, this clause applies to it as to any gift that fails.',
    )
  })

  test('the children of one of several recipients take what was for that one', () => {
    const sums = giving(toChildren({ type: 'Money', amount: 50_000, persons: [2, 3], charities: [1] }))
    expect(clauseText(sums, 'money')).toContain(
      'If the gift to Ann Roe or Bob Roe fails, the children of that person take it in place of their parent.',
    )
    const account = giving(
      toChildren({ type: 'Share of an asset', provider: 'Acorn Bank', persons: [2], charities: [1] }),
    )
    expect(clauseText(account, 'shares-of-assets')).toContain(
      'If Ann Roe does not take it, the children of Ann Roe take the part that was for their parent.',
    )
  })

  test('what a person left out is given all the same goes to their children where that was answered', () => {
    const ring = giving(toChildren({ type: 'Item', title: 'gold ring', persons: [2] }))
    const will: Will = {
      ...ring,
      excluded: { option: 'Yes', theirChildren: 'Yes' },
      persons: ring.persons.map((person) => (person.id === 2 ? { ...person, isExcluded: true } : person)),
    }
    expect(clauseText(will, 'items')).toContain('the children of Ann Roe take it in place of their parent.')
    expect(clauseText(will, 'rules-for-gifts')).toContain(
      'For a gift to somebody else, a person named in clause 12 does not take in this way, and is treated as having died before me, leaving no children.',
    )
    expect(clauseText(will, 'rules-for-gifts')).toContain('unless this will says who takes it instead.')
  })

  test('a person left out does not take a gift in place of a parent either', () => {
    const leftOut = { excluded: { option: 'Yes', theirChildren: 'Yes' } } as const
    const will = giving(toChildren({ type: 'Money', amount: 100, persons: [2] }))
    const zed = aPerson({ id: 5, fullname: 'Zed Roe', isExcluded: true })
    expect(clauseText({ ...will, ...leftOut, persons: [...will.persons, zed] }, 'rules-for-gifts')).toMatch(
      /a person named in clause \d+ does not take in this way, and is treated as having died before me, leaving no children\./,
    )
    expect(clauseText(will, 'rules-for-gifts')).not.toContain('does not take in this way')
  })

  test('no children follow where the testator did not say so, nor in a donation', () => {
    const sum = aGift({ type: 'Money', amount: 100, persons: [2] })
    expect(clauseText(giving(sum), 'money')).not.toContain('children')
    expect(clauseText(giving(sum), 'rules-for-gifts')).not.toContain('children')
    expect(
      givenTo(giving(), toChildren({ type: 'Donation', amount: 1, charities: [1], persons: [2] })).followed,
    ).toEqual([])
  })

  test('several people who take instead share it', () => {
    const gift = aGift({
      type: 'Money',
      amount: 100,
      persons: [2],
      ifDie: 'Goes to someone else',
      backupPersons: [3, 4],
    })
    expect(clauseText(giving(gift), 'money')).toContain(
      'it goes instead to those of my nephew Bob Roe and my cousin Cal Roe who take it, in equal shares.',
    )
  })

  test.each([
    ['my piano', 'my piano.'],
    ['Gold watch.', 'Gold watch.'],
    ['the blue vase; ', 'the blue vase.'],
  ])('a thing described as "%s" is printed as typed, if it is owned at death', (title, printed) => {
    expect(clauseText(giving(aGift({ type: 'Item', title, persons: [2] })), 'items')).toContain(
      `I give to my niece Ann Roe, if I own it when I die: ${printed}\n`,
    )
  })

  test('part of an asset is that percentage of it, valued at death, and shows only the end of the account number', () => {
    const text = clauseText(
      giving(
        aGift({
          type: 'Share of an asset',
          title: 'my ISA',
          provider: 'Acorn Bank',
          number: '12 34 56 78901234',
          useSharePercent: 'A percentage',
          percentage: 12.5,
          persons: [2],
        }),
      ),
      'shares-of-assets',
    )
    expect(text).toContain(
      'I give 12.5% of what I hold with Acorn Bank (my ISA), ending 1234, valued when I die, to my niece Ann Roe.',
    )
    expect(text).not.toContain('7890')
  })

  test('a full holding is given whole, whatever percentage was typed before', () => {
    const gift = aGift({ type: 'Share of an asset', provider: 'Acorn Bank', percentage: 25, persons: [2] })
    expect(clauseText(giving(gift), 'shares-of-assets')).toContain(
      'I give the whole of what I hold with Acorn Bank to my niece Ann Roe.',
    )
  })

  test('a charity is named with its registered number, and an organisation without one by its name', () => {
    const text = clauseText(giving(aGift({ type: 'Donation', amount: 100, charities: [1, 2] })), 'donations')
    expect(text).toBe(
      'I give £1 to each of the charity Royal National Lifeboat Institution (registered charity number 209603) and Ludlow Cats.',
    )
  })

  test('a charity known only by a typed name is given to by that name', () => {
    const will = giving(aGift({ type: 'Donation', amount: 100, charityName: 'Wem Donkeys' }))
    expect(clauseText(will, 'donations')).toBe('I give £1 to Wem Donkeys.')
    expect(clauseText(will, 'charities')).toContain('the gift does not fail')
  })

  test('a donation goes to charities alone, whatever people were chosen before it became one', () => {
    const both = aGift({ type: 'Donation', amount: 100, charities: [2], persons: [3], charityName: 'Wem Donkeys' })
    expect(clauseText(giving(both), 'donations')).toBe('I give £1 to Ludlow Cats.')
    const typed = aGift({ type: 'Donation', amount: 100, persons: [3], charityName: 'Wem Donkeys' })
    expect(clauseText(giving(typed), 'donations')).toBe('I give £1 to Wem Donkeys.')
  })

  test('the name of a charity typed before the gift became one of money plays no part', () => {
    const gift = aGift({ type: 'Money', amount: 100, persons: [2], charityName: 'Wem Donkeys' })
    expect(clauseText(giving(gift), 'money')).toBe('I give £1 to my niece Ann Roe.')
  })

  test('each of several has a gift that can fail, while one thing for several fails as a whole', () => {
    const behind = { persons: [2, 3], ifDie: 'Goes to someone else', backupPersons: [4] } as const
    const given = { ...behind, persons: [...behind.persons], backupPersons: [...behind.backupPersons] }
    expect(clauseText(giving(aGift({ type: 'Money', amount: 100, ...given })), 'money')).toContain(
      'If a gift to either of them fails, it goes instead to my cousin Cal Roe.',
    )
    const share = aGift({ type: 'Share of an asset', provider: 'Acorn Bank', ...given })
    expect(clauseText(giving(share), 'shares-of-assets')).toContain(
      'If neither of them takes it, it goes instead to my cousin Cal Roe',
    )
    expect(clauseText(giving(aGift({ type: 'Item', title: 'Clock', ...given })), 'items')).toContain(
      'If neither of them takes it',
    )
  })

  // Finding: 25
  test('those who share one thing and cannot agree share its price, and a failed part goes to the others', () => {
    const ring = aGift({ type: 'Item', title: 'ring', persons: [2, 3] })
    expect(clauseText(giving(ring), 'items')).toContain(
      'I give to those of my niece Ann Roe and my nephew Bob Roe who take it, in equal shares, if I own it when I die: ring.',
    )
    expect(clauseText(giving(ring), 'items')).toContain(
      'If they have not agreed within six months of being asked, my Executors sell it and share the money equally between them.',
    )
    expect(clauseText(giving(ring), 'rules-for-gifts')).toContain(
      'it goes to those for whom it does not fail, and it fails as a whole only if it fails for all of them.',
    )
    const alone = giving({ ...ring, persons: [2] })
    expect(clauseText(alone, 'items')).not.toContain('agree')
    expect(clauseText(alone, 'rules-for-gifts')).not.toContain('as a whole')
  })

  // Finding: 25
  test('several who take one thing instead are in the same place', () => {
    const behind = { ifDie: 'Goes to someone else', backupPersons: [3, 4] } as const
    const ring = aGift({
      type: 'Item',
      title: 'ring',
      persons: [2],
      ...behind,
      backupPersons: [...behind.backupPersons],
    })
    expect(clauseText(giving(ring), 'items')).toContain('my Executors sell it')
    expect(clauseText(giving(ring), 'rules-for-gifts')).toContain('as a whole only if')
  })

  // Finding: 26
  test('a part of an account is a part of the account itself, and not a sum of money', () => {
    const part = { useSharePercent: 'A percentage', percentage: 25 } as const
    const gift = aGift({ type: 'Share of an asset', provider: 'Acorn Bank', persons: [2], ...part })
    expect(clauseText(giving(gift), 'shares-of-assets')).toContain(
      'I give 25% of what I hold with Acorn Bank, valued when I die, to my niece Ann Roe.',
    )
  })

  test('where one thing of several is for two people, the will says how they settle who has it', () => {
    const clock = aGift({ id: 1, type: 'Item', title: 'my clock', persons: [2] })
    const ring = aGift({ id: 2, type: 'Item', title: 'my ring', persons: [2, 3] })
    expect(clauseText(giving(clock, ring), 'items')).toContain('may agree which of them has it')
    expect(clauseText(giving(clock), 'items')).not.toContain('may agree which of them has it')
  })

  test('the rules speak of several who take instead, and of an attorney who sold a thing, only where there is such a gift', () => {
    const plain = aGift({ id: 1, type: 'Money', amount: 100, persons: [2] })
    const backed = aGift({
      id: 2,
      type: 'Money',
      amount: 100,
      persons: [2],
      ifDie: 'Goes to someone else',
      backupPersons: [3, 4],
    })
    const rules = (...gifts: Gift[]) => clauseText(giving(...gifts), 'rules-for-gifts')
    expect(rules(plain, backed)).toContain('it fails as a whole only if it fails for all of them')
    expect(rules(plain)).not.toContain('as a whole only')
    expect(rules(plain)).not.toContain('attorney or deputy')
    expect(rules(plain, aGift({ id: 3, type: 'Item', title: 'my ring', persons: [2] }))).toContain('attorney or deputy')
  })

  // Finding: 8
  test('one sum, or one thing for several people, is one gift that bears its own tax', () => {
    const tax = 'Paid by whoever gets it' as const
    const sum = aGift({ type: 'Money', amount: 400_000_00, persons: [2], tax })
    expect(clauseText(giving(sum), 'money')).toBe(
      'I give £400,000 to my niece Ann Roe. This gift bears its own inheritance tax.',
    )
    const ring = aGift({ type: 'Item', title: 'my ring', persons: [2, 3], tax })
    expect(clauseText(giving(ring), 'items')).toContain('This gift bears its own inheritance tax.')
  })

  // Finding: 8
  test('where only some gifts bear their own tax, the rest are free of it', () => {
    const own = aGift({ id: 1, type: 'Money', amount: 400_000_00, persons: [2, 3], tax: 'Paid by whoever gets it' })
    const free = aGift({ id: 2, type: 'Money', amount: 5_000_00, persons: [4] })
    const will = giving(own, free)
    expect(clauseText(will, 'money')).toContain(
      'my nephew Bob Roe. Each of these gifts bears its own inheritance tax.\n(b) I give £5,000 to my cousin Cal Roe.',
    )
    expect(clauseText(will, 'rules-for-gifts')).toContain(
      'may keep it until that is done. Every other gift is free of inheritance tax, which is paid from the fund in clause 7.',
    )
    const donation = giving(aGift({ type: 'Donation', amount: 100, charities: [1], tax: 'Paid by whoever gets it' }))
    expect(clauseText(donation, 'rules-for-gifts')).toContain('The gifts are free of inheritance tax')
  })

  test('a recipient is never their own backup', () => {
    const gift = aGift({
      type: 'Money',
      amount: 100,
      persons: [2, 3],
      ifDie: 'Goes to someone else',
      backupPersons: [3, 4],
    })
    expect(clauseText(giving(gift), 'money')).toContain('it goes instead to my cousin Cal Roe.')
  })

  test('spaces in a number do not count among its last four characters', () => {
    const gift = aGift({ type: 'Share of an asset', provider: 'Acorn Bank', number: '9 8 7 6 5', persons: [2] })
    expect(clauseText(giving(gift), 'shares-of-assets')).toContain('with Acorn Bank, ending 8765, to')
  })

  test('the rules name exactly the clauses that give something', () => {
    const will = giving(
      aGift({ id: 1, type: 'Money', amount: 100, persons: [2] }),
      aGift({ id: 2, type: 'Item', title: 'Clock', persons: [2] }),
    )
    expect(clauseText(will, 'rules-for-gifts')).toContain('This clause is about the gifts in clauses 6 and 7.')
    expect(
      drafted(will)
        .clauses.filter(({ id }) => id === 'items' || id === 'money')
        .map(({ number }) => number),
    ).toEqual([6, 7])
  })

  test('a message to the person stays out of the will, which is public', () => {
    const gift = aGift({ type: 'Money', amount: 100, persons: [2], message: 'For your wedding, if you ever have one' })
    expect(JSON.stringify(drafted(giving(gift)))).not.toContain('wedding')
  })
})
