import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import { aShareForADisabledPerson, forADisabledPerson } from '#testkit/trusts.ts'
import { describeShare } from '../estate/fraction.ts'
import type { LaterTakers, Person, Trust, Will } from '../will/schema.ts'
import { type Picture, pictureOf, type Supposed } from './picture.ts'
import { rowsOf } from './rows.ts'
import { shareChangesInWords } from './share-changes.ts'
import { changeInWords, pictureInWords } from './words.ts'

const none = { persons: [], charities: [] }
const bea = aPerson({ id: 1, type: 'partner', relationship: 'Wife', fullname: 'Bea Hale' })
const cy = aPerson({ id: 2, type: 'Child', relationship: 'Son', fullname: 'Cy Hale' })
const di = aPerson({ id: 3, type: 'Child', relationship: 'Daughter', fullname: 'Di Hale' })
const half = (person: Person): Person => ({
  ...person,
  inherit: true,
  estatePercent: 50,
  estateIfDie: 'Pass to their children',
})
const takers: LaterTakers = {
  split: 'Equal shares',
  persons: [
    { id: 2, percent: 50, ifDie: 'Pass to their children', backup: none },
    { id: 3, percent: 50, ifDie: 'Pass to their children', backup: none },
  ],
  charities: [],
  classes: [],
}
const willWith = (trust: Partial<Trust>, given: Partial<Will> = {}): Will =>
  aWill({
    status: 'Married',
    haveChildren: 'Yes',
    ownProperty: 'Yes',
    estateSplit: 'Equal shares',
    accounts: [
      {
        id: 1,
        assetType: 'Property',
        isYourOwn: 'Yes',
        owner: 'I own it jointly with someone else',
        ownershipType: 'Tenants in common',
        ownershipPercent: 50,
        mortgageWithPersons: [1],
      },
    ],
    persons: [bea, half(cy), half(di)],
    trusts: [{ id: 1, kind: 'Residue', for: 1, endsSaid: true, fixed: 'When the trust ends', ...trust }],
    ...given,
  })
const income = (trust: Partial<Trust> = {}) => willWith(trust)
const homeForLife = (trust: Partial<Trust> = {}) =>
  willWith(
    { kind: 'Home', accountId: 1, takers, ...trust },
    { persons: [{ ...half(bea), estatePercent: 100, estateIfDie: 'Pass to my children' }, cy, di] },
  )

const inShort = ({ shares }: Picture) =>
  shares.map(({ to, share }) => `${to.name} ${share ? describeShare(share) : '?'}`).join(', ')
const stages = (will: Will, supposed?: Supposed) => {
  const picture = pictureOf(will, today, supposed)
  return { now: inShort(picture), later: picture.held.map(({ afterwards }) => inShort(afterwards)), picture }
}

describe('The income of the rest for Bea first', () => {
  test('when the testator dies the executors hold the rest, and afterwards the children have it', () => {
    const { now, later, picture } = stages(income())
    expect([now, later]).toEqual(['Bea 100%', ['Cy 50%, Di 50%']])
    expect(picture.shares[0]?.to.kind).toBe('held')
    expect(pictureInWords(picture)).toContain('Your executors hold the rest, and Bea has the income.')
    expect(pictureInWords(picture)).toContain('When Bea’s time ends, the rest is shared: Cy and Di 50% each.')
  })

  test('a child who has died by then is replaced at the second stage, and said so', () => {
    const { now, later, picture } = stages(income(), { died: [2] })
    expect([now, later]).toEqual(['Bea 100%', ['His children 50%, Di 50%']])
    expect(changeInWords(picture)).toBe('Cy has died. When Bea’s time ends, his children take 50%.')
  })

  test('of several who have died it is said who has how much at the second stage, and not whose share it was', () => {
    expect(changeInWords(pictureOf(income(), today, { died: [2, 3] }))).toBe(
      'Cy and Di have died. When Bea’s time ends, the rest is shared: Cy’s children and Di’s children 50% each.',
    )
  })

  test('the others who share it then are told in one sentence', () => {
    const will = income()
    const toOthers = will.persons.map((each) => ({
      ...each,
      estateIfDie: 'Split between remaining beneficiaries' as const,
    }))
    expect(changeInWords(pictureOf({ ...will, persons: toOthers }, today, { died: [2] }))).toBe(
      'Cy has died. When Bea’s time ends, the others share his 50%: Di 100%.',
    )
  })

  test('where it was theirs once the testator had died, the estate of that child has it', () => {
    const { later, picture } = stages(income({ fixed: 'When I die' }), { died: [2] })
    expect(later).toEqual(['Cy’s estate 50%, Di 50%'])
    expect(changeInWords(picture)).toContain('Cy’s estate takes his 50%, by his own will.')
  })

  test('if Bea dies before the testator nothing is held, and the children take at once', () => {
    const { now, picture } = stages(income({ fixed: 'When I die' }), { died: [1, 2] })
    expect(now).toBe('Cy’s children 50%, Di 50%')
    expect(picture.held[0]?.starts).toBe(false)
    expect(rowsOf(picture).every(({ kind }) => kind !== 'afterwards')).toBe(true)
  })

  test('the table says of both stages what the drawing shows', () => {
    const rows = rowsOf(pictureOf(income(), today)).filter(({ kind }) => kind !== 'outside')
    expect(rows.map(({ who, what, how, stage }) => [who, what, how, stage])).toEqual([
      ['Your executors, for Bea Hale', '100%', 'held, not owned', undefined],
      ['Cy Hale', '50%', '', 'When Bea’s time ends: the rest'],
      ['Di Hale', '50%', '', 'When Bea’s time ends: the rest'],
    ])
  })

  test('another plan tells whose share waits for the end', () => {
    const { trusts: _none, ...shared } = income()
    expect(shareChangesInWords(shared, income(), today)).toBe(
      'Now Cy gets nothing (50% before) and Di nothing (50% before). When Bea’s time ends, Cy gets 50% and Di 50%.',
    )
  })
})

describe('A date on which the income ends', () => {
  test.each([
    ['of which nothing is typed yet, leaves Bea the income', { day: 0, month: 0, year: 0 }, true],
    ['of which only the day is typed, leaves Bea the income', { day: 31, month: 0, year: 0 }, true],
    ['that is still to come, leaves Bea the income', { ...today, year: today.year + 1 }, true],
    ['that has come, leaves the rest to those who share it', today, false],
  ])('%s', (_, endDate, starts) => {
    const { trusts = [], ...will } = income()
    const ends = { ...will, trusts: trusts.map((trust) => ({ ...trust, endDate })) }
    expect(pictureOf(ends, today).held[0]?.starts).toBe(starts)
  })
})

describe('The home for Bea to live in', () => {
  test('it leaves first, held for Bea, and the rest is shared as before', () => {
    const { now, later, picture } = stages(homeForLife())
    expect([now, later]).toEqual(['Bea 100%', ['Cy 50%, Di 50%']])
    expect(picture.gifts).toMatchObject([{ key: 'trust Home', takings: [{ to: { kind: 'held', name: 'Bea' } }] }])
    expect(pictureInWords(picture)).toContain(
      'Your executors hold your half of the home, and Bea may live there. Bea takes the rest.',
    )
  })

  test('the money for its upkeep is held with it, and goes on with it', () => {
    const what = 'your half of the home with £20,000 for its upkeep'
    const { picture } = stages(homeForLife({ amount: 20_000_00 }))
    expect(pictureInWords(picture)).toContain(
      `Your executors hold ${what}, and Bea may live there. Bea takes the rest.`,
    )
    expect(pictureInWords(picture)).toContain(
      'When Bea’s time ends, your half of the home and all else that is held is shared: Cy and Di 50% each.',
    )
    expect(rowsOf(picture)[0]).toMatchObject({
      what: `Y${what.slice(1)}`,
      note: 'Bea Hale may live in your half of the home',
    })
    expect(stages(homeForLife({ amount: 20_000_00 }), { died: [1] }).picture.gifts[0]?.what).toBe(what)
  })

  test('if Bea dies before the testator it goes at once to those who take at the end', () => {
    const { now, picture } = stages(homeForLife(), { died: [1] })
    expect(now).toBe('Cy 50%, Di 50%')
    expect(picture.gifts[0]?.takings.map(({ to }) => to.name)).toEqual(['Cy', 'Di'])
  })

  test('a child who lives there until they die is not among "my children" who have it afterwards', () => {
    const beaTakes = { id: 1, percent: 100, ifDie: 'Pass to my children', backup: none } as const
    const forDi = homeForLife({ for: 3, takers: { ...takers, persons: [beaTakes] } })
    expect(stages(forDi, { died: [1] }).later).toEqual(['Cy 100%'])
  })

  test('what ends it is said in words', () => {
    const until = (trust: Partial<Trust>) => pictureOf(homeForLife(trust), today).held[0]?.until
    expect(until({})).toBe('she dies')
    expect(until({ endsIfMarries: 'Yes', endsIfCouple: 'Yes' })).toBe(
      'she dies, marries or lives with someone as a couple',
    )
    expect(until({ endsIfLeaves: 12, endYears: 1, endDate: { day: 31, month: 12, year: 2035 } })).toBe(
      'she dies, has not lived there for 12 months, 31 December 2035 comes or 1 year has passed',
    )
  })

  test('nobody left takes the last resort at the second stage too', () => {
    const hospice = aCharity({ id: 9, fullname: 'The hospice' })
    const will = homeForLife()
    const last: Will = {
      ...will,
      charities: [hospice],
      ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 9, percent: 100 }] },
    }
    expect(stages(last, { died: [2, 3], childless: [2, 3] }).later).toEqual(['The hospice 100%'])
  })
})

test('only the share of a disabled person is said to be held, and the others take theirs', () => {
  expect(pictureInWords(pictureOf(aShareForADisabledPerson(), today))).toContain(
    'Your executors hold 40% of everything, and Kit is looked after with it and Lee and Mia take 30% each of everything',
  )
})

test('a share that is held for a disabled person is marked so, and a sum for them leaves first', () => {
  const kit = anHeir(100, { id: 4, fullname: 'Kit Hale' })
  const trust: Trust = { id: 1, kind: 'Disabled person', for: 4, takers }
  const ofShare = pictureOf(aWill({ persons: [cy, di, kit], trusts: [trust] }), today)
  expect(ofShare.shares[0]?.to).toMatchObject({ kind: 'held', name: 'Kit', note: 'is looked after with it' })
  expect(ofShare.gifts).toEqual([])
  const ofSum = pictureOf(
    aWill({ persons: [half(cy), di, { ...kit, inherit: false }], trusts: [{ ...trust, amount: 30_000_000 }] }),
    today,
  )
  expect(ofSum.gifts.map(({ what }) => what)).toEqual(['£300,000'])
  expect(ofSum.shares[0]?.to.kind).toBe('card')
})

test('what comes to a disabled person in place of another is drawn as held, where everything that comes to them is', () => {
  const base = forADisabledPerson({ everythingElse: 'Yes' })
  const will = {
    ...base,
    persons: base.persons.map((each) =>
      each.id === 2
        ? {
            ...each,
            estateIfDie: 'Split between specific beneficiaries' as const,
            estateBackup: { split: 'Equal shares' as const, persons: [{ id: 1, percent: 0 }], charities: [] },
          }
        : each,
    ),
  }
  const { shares } = pictureOf(will, today, { died: [2] })
  expect(shares.map(({ to }) => `${to.kind} ${to.fullname}`).toSorted()).toEqual(['card Mia Hale', 'held Kit Hale'])
})

test('what is told of the end is all that is held by then, where everything that comes to the person is', () => {
  const share = anHeir(50, { id: 1, fullname: 'Kit Hale', estateIfDie: 'Pass to their children' })
  const will = (everythingElse: 'Yes' | 'No'): Will => {
    const base = forADisabledPerson({ everythingElse })
    return { ...base, persons: [share, ...base.persons.slice(1)] }
  }
  expect(pictureInWords(pictureOf(will('Yes'), today))).toContain(
    'When Kit’s time ends, £300,000 and all else that is held is shared: ',
  )
  expect(pictureInWords(pictureOf(will('No'), today))).toContain('When Kit’s time ends, £300,000 is shared: ')
  const dead = pictureOf(will('Yes'), today, { died: [1] })
  expect(dead.held.map(({ atEnd }) => atEnd)).toEqual(['£300,000'])
})

test('at both stages everyone has the same name and colour, those who take nothing at the end too', () => {
  // Two people of one first name are told apart by the whole of it, although only one of them takes at the end.
  const beaTheDaughter = { ...di, fullname: 'Bea Moss' }
  const will = homeForLife()
  const { cards, held } = pictureOf({ ...will, persons: [...will.persons.slice(0, 2), beaTheDaughter] }, today)
  expect(held[0]?.afterwards.cards).toEqual(cards)
  expect(held[0]?.afterwards.shares.map(({ to }) => [to.name, to.colour.hex])).toEqual([
    ['Cy', '#0B7A75'],
    ['Bea Moss', '#A95F08'],
  ])
})

test('gifts, what is held and the rest are told one after the other', () => {
  const kit = aPerson({ id: 4, fullname: 'Kit Hale' })
  const will = willWith(
    { kind: 'Home', accountId: 1, takers },
    {
      persons: [{ ...half(bea), estatePercent: 100, estateIfDie: 'Pass to my children' }, cy, di, kit],
      gifts: [aGift({ type: 'Money', amount: 1_000_000, persons: [3] })],
    },
  )
  const both = {
    ...will,
    trusts: [...(will.trusts ?? []), { id: 2, kind: 'Disabled person' as const, for: 4, amount: 6_000_000, takers }],
  }
  expect(pictureInWords(pictureOf(both, today))).toContain(
    'Di gets £10,000. Your executors hold your half of the home, and Bea may live there. Your executors hold £60,000, and Kit is looked after with it. Bea takes the rest. When Bea’s time ends, ',
  )
  expect(
    pictureOf(both, today).gifts.flatMap(({ takings }) => takings.map(({ to }) => `${to.name} ${to.note}`)),
  ).toEqual(['Di Daughter', 'Bea may live in your half of the home', 'Kit is looked after with £60,000'])
})

test('a later age is said with everyone who waits for it', () => {
  const ned = anHeir(50, { id: 4, fullname: 'Ned Poe', relationship: 'Nephew', isChild: 'Yes', age: 25 })
  const will = aWill({
    haveChildren: 'Yes',
    persons: [ned, cy],
    estateSplit: 'Different shares',
    classes: [{ of: 'My grandchildren', estatePercent: 50, share: 'Each alike', ifDie: 'To their children', age: 21 }],
  })
  expect(rowsOf(pictureOf(will, today)).map(({ who, note }) => [who, note])).toEqual([
    ['Ned Poe', 'Nephew, under 18, held until 25'],
    ['Your grandchildren', 'Equally between them, each at 21'],
  ])
})

test('a will without a trust has one stage', () => {
  expect(pictureOf(aWill({ persons: [half(cy)] }), today).held).toEqual([])
})
