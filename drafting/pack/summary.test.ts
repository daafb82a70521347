import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import { diesFirst } from '#core/estate/failures.ts'
import { describeShare } from '#core/estate/fraction.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { JOINT_OWNER } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { fullestWill, goldenWills } from '#testkit/golden-wills.ts'
import { packContext, textOf } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { aHomeForLife } from '#testkit/trusts.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import type { Block, Slice } from './pack-document.ts'
import { summary } from './summary.ts'

const partsOf = (will: Will): readonly Block[] => summary(completed(will), packContext()).blocks
const flowsOf = (will: Will): Slice[][] =>
  partsOf(will).flatMap((part) => (part.kind === 'flow' && part.from === undefined ? [[...part.slices]] : []))
/** Who has what was held when that ends. */
const endsOf = (will: Will): Slice[][] =>
  partsOf(will).flatMap((part) => (part.kind === 'flow' && part.from !== undefined ? [[...part.slices]] : []))
const rowsUnder = (will: Will, caption: string): string[] =>
  partsOf(will).flatMap((part) =>
    part.kind === 'table' && part.caption === caption ? part.rows.map((row) => row.join(' | ')) : [],
  )

describe('The summary of a will', () => {
  test('says above all that it is not part of the will', () => {
    expect(summary(completed(completeExampleWill()), packContext()).band).toBe('Not part of the will')
  })

  // Finding: 18
  test('where a charity shares with a nephew, tax comes from the nephew’s share alone, as in the will', () => {
    const nephew = anHeir(90, { relationship: 'Nephew', fullname: 'Ned Roe' })
    const charity = aCharity({ inherit: true, estatePercent: 10 })
    const mixed = textOf(
      'summary',
      simplestWill({ persons: [nephew], charities: [charity], estateSplit: 'Different shares' }),
    )
    expect(mixed).toContain('when your debts, your funeral, any gifts and any tax on gifts have been paid')
    expect(mixed).toContain('Inheritance tax on these shares then comes only from the shares of those who are not')
    const alone = textOf('summary', simplestWill({ persons: [{ ...nephew, estatePercent: 100 }] }))
    expect(alone).toContain('when your debts, your funeral, any tax and any gifts have been paid')
  })

  // Finding: 4
  test('says that those who take in the end share equally', () => {
    const persons = [1, 2, 3].map((id) => ({ id, percent: id === 3 ? 33.34 : 33.33 }))
    const will = simplestWill({
      persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ada Roe' }), aPerson({ id: 3, fullname: 'Ben Roe' })],
      ultimateDefault: { option: 'People', persons, charities: [] },
    })
    expect(textOf('summary', will)).toContain(
      'If nobody is left to take, it goes to Priya Sharma, Ada Roe and Ben Roe, equally.',
    )
  })

  test('says who gets what as things stand', () => {
    expect(rowsUnder(completeExampleWill(), 'Shares if everyone outlives you')).toEqual([
      'Thomas Hale (spouse) | 50%',
      'Ruth Hale (daughter) | 20%',
      'Daniel Hale (son, held until 18) | 20%',
      'Royal National Lifeboat Institution | 10%',
    ])
  })

  test('says who gets what if the husband dies first, beside what they get now', () => {
    expect(rowsUnder(completeExampleWill(), 'Shares if Thomas Hale dies before you')).toEqual([
      'Ruth Hale (daughter) | 20% | 45%',
      'Daniel Hale (son, held until 18) | 20% | 45%',
      'Royal National Lifeboat Institution | 10% | 10%',
    ])
  })

  test('says both what happens if a daughter leaves children and if she leaves none', () => {
    expect(rowsUnder(completeExampleWill(), 'Shares if Ruth Hale leaves children')).toContain(
      'Children of Ruth Hale (equally between them) | nothing | 20%',
    )
    expect(rowsUnder(completeExampleWill(), 'Shares if Ruth Hale leaves no children')).toContain(
      'Thomas Hale (spouse) | 50% | 62.5%',
    )
  })

  test('tells of twelve heirs on few pages: those whose deaths change the same together, and only what changes', () => {
    const { will } = fullestWill()
    expect(flowsOf(will)).toHaveLength(1)
    const text = textOf('summary', will)
    for (const said of [
      '### If Ben Poe, Finn Poe or Jo Poe dies before you',
      'What changes if the one who dies leaves children\nWho | Today | Then\nTheir children (equally between them) | nothing | 8.34%\n\n',
      'What changes if the one who dies leaves no children\nWho | Today | Then\nEach of the other 2 | 8.34% | 417/4583',
      '### If Cleo Poe, Gita Poe or Kofi Poe dies before you',
      'What changes if one of them dies\nWho | Today | Then\nAda Poe (niece) | 8.26% | 9.511%\nRuth Hale (daughter) | nothing | 5.004%',
      '### If Dev Poe, Esme Poe, Hugh Poe, Iris Poe or Luc Poe dies before you',
      '### If Ada Poe dies before you',
    ])
      expect(text).toContain(said)
  })

  test('of many heirs, tells by name of the one whose children take, and leaves the others in one line', () => {
    const persons = [1, 2, 3, 4, 5, 6, 7].map((id) =>
      anHeir(10, { id, fullname: `Ann ${['Roe', 'Poe', 'Lee', 'Fry', 'Coe', 'Low', 'Moe'][id - 1]}` }),
    )
    const zoe = anHeir(30, { id: 8, fullname: 'Zoe Nash', estateIfDie: 'Pass to their children' })
    const will = simplestWill({ persons: [...persons, zoe], estateSplit: 'Different shares' })
    expect(rowsUnder(will, 'What changes if Zoe Nash leaves children')).toEqual([
      'Children of Zoe Nash (equally between them) | nothing | 30%',
    ])
    const names = 'Ann Roe, Ann Poe, Ann Lee, Ann Fry, Ann Coe, Ann Low and Ann Moe'
    expect(rowsUnder(will, 'What changes if Zoe Nash leaves no children')).toEqual([`${names} (each) | 10% | 1/7`])
    expect(rowsUnder(will, 'What changes if one of them dies')[0]).toBe('Each of the other 6 | 10% | 1/9')
  })

  test('says of children who wait until 21 what that means, and of those who wait until 18 no more than usual', () => {
    const waiting = textOf('summary', completeExampleWill({ childrenAge: 21 }))
    expect(waiting).toContain('Your own children get what you leave them at 21, and anyone else at 18.')
    expect(waiting).toContain('have the income from 18')
    expect(textOf('summary')).toContain('Anyone under 18 gets what you leave them at 18.')
    expect(textOf('summary')).not.toContain('from 18')
  })

  test('writes a third as a third, because 33.33% would be wrong', () => {
    const third = simplestWill({
      persons: [1, 2, 3].map((id) =>
        anHeir(id === 3 ? 33.34 : 33.33, { id, fullname: `Ann ${['Roe', 'Poe', 'Lee'][id - 1]}` }),
      ),
    })
    expect(rowsUnder(third, 'Shares if everyone outlives you')).toEqual([
      'Ann Roe (friend) | 1/3',
      'Ann Poe (friend) | 1/3',
      'Ann Lee (friend) | 1/3',
    ])
  })

  test('says who carries it out, who looks after the children and the dog, and who is left out', () => {
    const text = textOf('summary')
    for (const said of [
      'Thomas Hale and Ruth Hale carry out your will. If one of them cannot, Anne Price steps in.',
      'If no parent is left, Anne Price would look after Daniel Hale and any child you have later. If Anne Price cannot, Peter Price would.',
      'Biscuit goes to Ruth Hale or, failing that, Priya Sharma.',
      'You would like to be cremated. In your own words: Somewhere with a view of the hills, and no black ties.',
      'You leave out Colin Hale, and your will says that you meant it.',
      'If nobody is left to take, it goes to Royal National Lifeboat Institution.',
    ])
      expect(text).toContain(said)
  })

  // Finding: 27
  test('says of a substitute executor under 18 that they step in if they are 18 by then', () => {
    const xan = aPerson({ id: 9, fullname: 'Xan Hale', isChild: 'Yes' })
    const will = simplestWill({
      persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe' }), xan],
      executor: [2],
      executorBackup: [9],
    })
    expect(textOf('summary', will)).toContain('If Ann Roe cannot, Xan Hale (if 18 by then) steps in.')
  })

  test('says of each gift who gets it, and who does if they cannot', () => {
    expect(rowsUnder(completeExampleWill(), 'Gifts made before the rest is shared')).toEqual([
      'my grandmother’s piano | Priya Sharma | Ruth Hale',
      '£5,000 | Sam Price | The rest of your estate',
      '£1,000 | Royal National Lifeboat Institution | A charity that takes over the work, or does work like it',
    ])
  })

  test('says that a sum for several people is for each of them, and a thing for several is shared', () => {
    const will = simplestWill({
      persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe' }), aPerson({ id: 3, fullname: 'Ben Roe' })],
      gifts: [
        aGift({ id: 1, type: 'Money', amount: 100_00, persons: [2, 3] }),
        aGift({ id: 2, type: 'Item', title: 'the boat', persons: [2, 3] }),
      ],
    })
    expect(rowsUnder(will, 'Gifts made before the rest is shared')).toEqual([
      'the boat | Ann Roe and Ben Roe, equally | The others named; if none can, the rest of your estate',
      '£100 each | Ann Roe and Ben Roe | The rest of your estate',
    ])
  })

  test('says that of several who share one gift the others take first, and its backups only if none can', () => {
    const persons = ['Ann Roe', 'Ben Roe', 'Cy Roe', 'Di Roe'].map((fullname, at) => aPerson({ id: at + 2, fullname }))
    const given = { persons: [2, 3], backupPersons: [4, 5], ifDie: 'Goes to someone else' as const }
    const gifts = [
      aGift({ id: 1, type: 'Money', amount: 100_00, ...given }),
      aGift({ id: 2, type: 'Item', title: 'the boat', ...given }),
    ]
    const rows = rowsUnder(
      simplestWill({ persons: [anHeir(100), ...persons], gifts }),
      'Gifts made before the rest is shared',
    )
    expect(rows).toEqual([
      'the boat | Ann Roe and Ben Roe, equally | The others named; if none can, Cy Roe and Di Roe, equally',
      '£100 each | Ann Roe and Ben Roe | Cy Roe and Di Roe, equally',
    ])
  })

  test('says that one person has all the other belongings, and several choose, without the vehicles where that is so', () => {
    const persons = ['Ann Roe', 'Ben Roe', 'Cy Roe'].map((fullname, at) => aPerson({ id: at + 2, fullname }))
    const said = (belongings: NonNullable<Will['belongings']>) =>
      textOf('summary', simplestWill({ persons: [anHeir(100), ...persons], belongings }))
    expect(said({ persons: [2], backupPersons: [3], vehicles: 'No' })).toContain(
      'Ann Roe has all of the things that no gift names. If that fails, Ben Roe has all of them. Vehicles are not among them: they go with the rest.\n',
    )
    expect(said({ persons: [2], backupPersons: [3, 4], vehicles: 'Yes' })).toContain(
      'Ann Roe has all of the things that no gift names. If that fails, Ben Roe and Cy Roe may choose among them. Those who share them agree between them, or choose in turns.\n',
    )
  })

  // Finding: 8
  test('says which gift bears its own tax, and of an account what is given of it', () => {
    const tax = 'Paid by whoever gets it' as const
    const will = simplestWill({
      gifts: [aGift({ type: 'Share of an asset', provider: 'Acorn Bank', persons: [1], tax })],
    })
    expect(rowsUnder(will, 'Gifts made before the rest is shared')).toEqual([
      'All of what you hold with Acorn Bank. Inheritance tax on it is paid by whoever takes it | Priya Sharma | The rest of your estate',
    ])
    expect(textOf('summary', will)).toContain(', except where it says here that whoever takes the gift pays it.')
  })

  test('says of a pension that its provider knows who is named, and of later children that they share', () => {
    const pension = { id: 1, assetType: 'Pension', title: 'Teachers' } as const
    expect(textOf('summary', simplestWill({ accounts: [{ ...pension, mortgageWithPersons: [] }] }))).toContain(
      'Teachers: ask the provider who is named to receive it, and keep that up to date.',
    )
    const son = anHeir(100, {
      type: 'Child',
      relationship: 'Son',
      isChild: 'No',
      estateIfDie: 'Pass to their children',
    })
    expect(textOf('summary', simplestWill({ haveChildren: 'Yes', laterChildren: 'Yes', persons: [son] }))).toContain(
      'A child born to you or adopted by you after you sign the will shares equally with your children',
    )
  })

  test('says of a jointly owned home that the will does not decide about it', () => {
    expect(textOf('summary')).toContain(
      'Your home: owned with Thomas Hale. It normally passes to Thomas Hale by itself.',
    )
  })

  test('says of an account given by hand and held in two names that it passes outside the will, as of one on the list', () => {
    const gift = aGift({ type: 'Share of an asset', provider: 'Acorn Bank', number: '1234', persons: [1] })
    const given = { ...gift, owner: JOINT_OWNER }
    const said = 'All of what is held with Acorn Bank, ending 1234: in two names. It normally passes to the other owner'
    expect(textOf('summary', simplestWill({ gifts: [given] }))).toContain(said)
    expect(textOf('summary', simplestWill({ gifts: [gift] }))).not.toContain('in two names')
  })

  test('says of a gift that goes to the children of its recipient that it does', () => {
    const niece = aPerson({ id: 2, fullname: 'Ann Roe', relationship: 'Niece' })
    const gift = aGift({ type: 'Money', amount: 500_00, persons: [2], ifDie: 'Goes to their children' })
    const will = simplestWill({ persons: [anHeir(100), niece], gifts: [gift] })
    expect(textOf('summary', will)).toContain(
      '£500 | Ann Roe | The children of Ann Roe; if there are none, the rest of your estate',
    )
    const ring = { ...gift, type: 'Item' as const, title: 'my ring', persons: [1, 2] }
    expect(textOf('summary', { ...will, gifts: [ring] })).toContain(
      'The children of Priya Sharma or Ann Roe; if there are none, the others named, or the rest of your estate',
    )
  })

  test('says that a firm of lawyers may charge', () => {
    const { will } = fullestWill()
    expect(textOf('summary', will)).toContain('The lawyers at Poe & Lane LLP may charge for their work')
  })

  test('says of a child for whom no guardian can be named that there is none', () => {
    const will = goldenWills['young-family-with-a-stepchild']?.will
    expect(textOf('summary', will)).toContain('Your will names no guardian for Cleo Okafor.')
  })

  test('lets no separated spouse back in as next of kin', () => {
    expect(textOf('summary', goldenWills['separated-spouse-left-out']?.will)).toContain(
      'someone whose own share has failed or Hugo Hale',
    )
  })

  test.each([
    ['## Your gifts', simplestWill()],
    ['## Who looks after your children', simplestWill()],
    ['## Your pet', simplestWill()],
    ['## Who you leave out', simplestWill()],
    ['## Your online accounts', simplestWill()],
    ['## What your will does not decide', simplestWill()],
    [
      '## If someone dies before you',
      aWill({ charities: [aCharity({ inherit: true, estatePercent: 100 })], persons: [aPerson()], executor: [1] }),
    ],
  ])('has no section %s where there is nothing to say', (title, will) => {
    expect(textOf('summary', will)).not.toContain(title)
  })
})

test('in any will, the pictures show exactly the shares worked out for today and for each single death', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const now = outcome(will, [], today)
      const dying = personsOf(
        will,
        now.flatMap((taking) => (taking.type === 'person' ? taking.id : [])),
      )
      const deaths = dying.map((person) => outcome(will, [diesFirst(person)], today))
      // With more takers than that the changes stand in tables, which deaths-alike.test.ts holds against the same outcomes.
      const expected = [now, ...(now.length <= 6 ? deaths : [])]
      const shown = flowsOf(will)
      expect(shown.map((slices) => slices.map(({ share }) => share.toString()))).toEqual(
        expected.map((takings) => takings.map(({ share }) => share.toString())),
      )
    }),
    { numRuns: fewerRuns(20) },
  )
})

test('the pictures have the names, colours and stripes of those on screen', () => {
  const will = completeExampleWill()
  const now = outcome(will, [], today)
  const dying = now.flatMap((taking) => (taking.type === 'person' ? [taking.id] : []))
  const onScreen = [[], ...dying.map((id) => [id])].map((died) =>
    pictureOf(will, today, { died }).shares.map(({ to }) => [to.fullname, to.colour, to.inPlaceOf !== undefined]),
  )
  const printed = flowsOf(will).map((slices) => slices.map(({ name, colour, striped }) => [name, colour, striped]))
  expect(printed).toEqual(onScreen)
  expect(printed.flat()).toContainEqual(['Children of Ruth Hale', { hex: '#0B7A75', again: false }, true])
})

test('in any will, what was held is drawn as it is on screen when that ends', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const onScreen = pictureOf(will, today).held.flatMap(({ kind, afterwards: { shares } }) =>
        kind === 'Residue' || shares.length > 6
          ? []
          : [
              shares.map(({ to, part }) => [
                to.kind === 'held' ? `Your executors, for ${to.fullname}` : to.fullname,
                to.colour,
                part,
              ]),
            ],
      )
      expect(endsOf(will).map((slices) => slices.map(({ name, colour, share }) => [name, colour, share]))).toEqual(
        onScreen,
      )
    }),
    { numRuns: fewerRuns(40) },
  )
})

test('what the executors hold is lined in the picture of today, and solid when it ends', () => {
  const will = aHomeForLife()
  const gifts = partsOf(will).flatMap((part) => (part.kind === 'flow' ? [part.gifts ?? []] : []))[0]
  expect(gifts?.map(({ name, held }) => [name, held])).toEqual([['Your executors, for Bea Hale', true]])
  expect(endsOf(will)[0]?.map(({ name, held, striped }) => [name, held ?? false, striped])).toEqual([
    ['Cy Hale', false, false],
    ['Di Hale', false, false],
  ])
})

test('the picture of today has the gifts, which leave first, and says how many they are where they are many', () => {
  const will = completeExampleWill()
  const giftsOf = (given: Will) => partsOf(given).flatMap((part) => (part.kind === 'flow' ? [part.gifts ?? []] : []))
  const onScreen = pictureOf(will, today).gifts.flatMap(({ what, takings }) =>
    takings.map(({ to }) => ({ what, name: to.fullname, colour: to.colour, striped: false })),
  )
  expect(onScreen.length).toBeGreaterThan(0)
  expect(giftsOf(will)[0]).toEqual(onScreen)
  const many = {
    ...will,
    gifts: Array.from({ length: 9 }, (_, at) => will.gifts.slice(0, 1).map((gift) => ({ ...gift, id: at + 1 }))).flat(),
  }
  expect(giftsOf(many)[0]?.map(({ name }) => name)).toEqual(['9 gifts'])
})

test('in any will, the table under a picture says what the picture shows', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const parts = partsOf(will)
      const pairs = parts.flatMap((part, index) => {
        const next = parts[index + 1]
        return part.kind === 'flow' && next?.kind === 'table' ? [{ slices: part.slices, rows: next.rows }] : []
      })
      expect(pairs.length).toBeGreaterThan(0)
      for (const { slices, rows } of pairs)
        expect(rows.map((row) => row.at(-1))).toEqual(slices.map(({ share }) => describeShare(share)))
    }),
    { numRuns: fewerRuns(40) },
  )
})
