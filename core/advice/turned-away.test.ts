/** Families whom the product serves, whom advice turned away; and families in danger, whom it told nothing. */
import { describe, expect, test } from 'vitest'
import { people } from '#testkit/advised-trusts.ts'
import {
  cohabiting,
  family,
  grandchild,
  newHusbandTakesAll,
  nothing,
  owning,
  ruth,
  said,
  thomas,
  withGrandchild,
} from '#testkit/advised-wills.ts'
import { aCharity, aGift, anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import {
  aDisabledChildAmongOthers,
  aDisabledPersonsTrust,
  aHome,
  aHomeTrust,
  anIncomeForLife,
  anIncomeTrust,
  laterTakers,
  tomsWill,
} from '#testkit/trusts.ts'
import { inheritors } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Advice } from './advice.ts'
import { adviceFor, stopsCheckout } from './advice.ts'
import { childrenForPart, withHomeForPartner, withPartNow } from './left-out.triggers.ts'
import { questionsOn } from './questions.ts'

const given = (will: Will, id: string): Advice[] => adviceFor(will, today).filter((advice) => advice.id === id)
const levels = (will: Will, id: string) => given(will, id).map(({ level }) => level)
const words = (will: Will, id: string) =>
  given(will, id)
    .map(({ message }) => message)
    .join()
const refused = (will: Will) =>
  stopsCheckout(will, today)
    .filter(({ level }) => level !== 'warn')
    .map(({ id }) => id)

const named = 'will.beneficiaries.other-beneficiaries'

describe('somebody who needs help to manage money', () => {
  const help = (will: Will) => said('needs-help-with-money', will)
  const held = tomsWill({ trusts: [aDisabledPersonsTrust()] })

  test('who is the one that money is held for stops no payment', () => {
    expect(refused(help(tomsWill({ trusts: [] })))).toContain('T6')
    expect(refused(help(held))).toEqual([])
  })

  test('is asked about again where money is held for one, and another still needs a solicitor', () => {
    expect(questionsOn(named, held, today).map(({ id }) => id)).not.toContain('needs-help-with-money')
    expect(questionsOn('will.funeral-wishes', held, today).map(({ id }) => id)).toContain('others-need-help-with-money')
    expect(refused(said('others-need-help-with-money', held))).toEqual(['T48'])
  })
})

describe('a young child who comes after a husband or wife', () => {
  const aya = ruth(0, { ...nothing, isChild: 'Yes', fullname: 'Aya Hale' })
  const bilal = ruth(0, { ...nothing, id: 3, relationship: 'Stepson', fullname: 'Bilal Hale' })
  const then = (given: Parameters<typeof thomas>[1]) =>
    family({ haveChildren: 'Yes', persons: [thomas(100, given), aya, bilal] })

  test('as one of “my children”, with a stepchild who is ticked, needs no solicitor', () => {
    const ticked = { persons: [{ id: 3, percent: 0 }], charities: [] }
    expect(levels(then({ estateIfDie: 'Pass to my children', estateBackup: ticked }), 'T10')).toEqual([])
  })

  test('by name, the same', () => {
    const both = { persons: [2, 3].map((id) => ({ id, percent: 50 })), charities: [] }
    const named = { estateIfDie: 'Split between specific beneficiaries', estateBackup: both } as const
    expect(levels(then(named), 'T10')).toEqual([])
  })

  test('at the end of a home for life needs none either', () => {
    const young = people({ 2: { isChild: 'Yes' }, 3: { isChild: 'Yes' } })
    expect(
      levels(tomsWill({ persons: young, trusts: [aHomeTrust({ takers: laterTakers([2, 3, 5]) })] }), 'T10'),
    ).toEqual([])
  })

  test('after somebody else who has the income of everything needs one: there is nothing for the child to live on', () => {
    const waits = tomsWill({
      status: 'Widowed',
      persons: people({
        1: { type: 'Person', relationship: 'Sister', inherit: false, estatePercent: 0 },
        2: { inherit: true, estatePercent: 100, isChild: 'Yes' },
      }),
      trusts: [anIncomeTrust()],
    })
    expect(levels(waits, 'T10')).toEqual(['refer'])
  })
})

describe('“all to my new husband first, and I have a child of 8 who is not his”', () => {
  const acting = [8, 9].map((id) => aPerson({ id, fullname: 'May Poe' }))
  const told = said(
    'earlier-relationship',
    said('young-child-of-earlier-relationship', {
      ...newHusbandTakesAll,
      persons: [...newHusbandTakesAll.persons, ...acting],
      executor: [8, 9],
    }),
  )
  const giving = withPartNow(today)

  test('needs a solicitor as it is', () => {
    expect(refused(told)).toEqual(['T10'])
    expect(childrenForPart(told, today).map(({ fullname }) => fullname)).toEqual(['Ruth Hale'])
  })

  test('is written here once the child has a part now, most stays his, and the parts are ordinary answers', () => {
    const given = giving(told)
    expect(refused(given)).toEqual([])
    expect(given.estateSplit).toBe('Different shares')
    expect(inheritors(given).map(({ hundredths }) => hundredths)).toEqual([75_00, 25_00])
    expect(levels(given, 'T13')).toEqual(['warn'])
    expect(giving(given)).toBe(given)
  })

  test('gives three children whole percents, and takes none of those who share already', () => {
    const three = {
      ...told,
      persons: [...told.persons, ...[3, 4].map((id) => ruth(0, { ...nothing, id, isChild: 'Yes' }))],
    }
    expect(inheritors(giving(three)).map(({ hundredths }) => hundredths)).toEqual([76_00, 8_00, 8_00, 8_00])
    const equal = { ...told, estateSplit: 'Equal shares' as const, persons: [...told.persons, ruth(50, { id: 3 })] }
    expect(inheritors(giving(equal)).map(({ hundredths }) => hundredths)).toEqual([33_33, 33_33, 33_34])
    const said = { ...equal, estateSplit: 'Different shares' as const }
    expect(inheritors(giving(said)).map(({ hundredths }) => hundredths)).toEqual([100_00, 0, 50_00])
  })

  test('is written here once the home is his for life and then hers, and says that she has nothing to live on meanwhile', () => {
    const owning = withHomeForPartner({ ...told, accounts: [aHome()], ownProperty: 'Yes' })
    expect(owning.trusts?.[0]?.takers?.persons).toMatchObject([{ id: 2, percent: 100 }])
    const held = { ...owning, trusts: [aHomeTrust(owning.trusts?.[0])] }
    expect(refused(held)).toEqual([])
    expect(levels(held, 'T10')).toEqual(['warn'])
    expect(words(held, 'T10')).toContain('nothing to live on until then')
    expect(levels(giving(held), 'T10')).toEqual([])
  })

  test('needs a solicitor where one such child comes afterwards and another has only a hope', () => {
    const two = { ...told, persons: [...told.persons, ruth(0, { ...nothing, id: 3, isChild: 'Yes' })] }
    expect(levels({ ...two, trusts: [aHomeTrust({ takers: laterTakers([2]) })] }, 'T10')).toEqual(['refer'])
  })
})

describe('a husband or wife', () => {
  const income = (trust: Parameters<typeof anIncomeTrust>[0]) => anIncomeForLife(trust)

  test.each([
    ['years', { endYears: 1 }],
    ['a date', { endDate: { day: 1, month: 1, year: 2040 } }],
  ] as const)('whose income ends after %s is not provided for life: a solicitor first', (_what, ends) => {
    expect(levels(income(ends), 'T9')).toEqual(['refer'])
    expect(words(income(ends), 'T40')).not.toContain('has the income for life')
  })

  test('whose income goes on until a death or a wedding needs no solicitor, and is told what it is', () => {
    for (const will of [income({}), income({ endsIfMarries: 'Yes', endsIfCouple: 'Yes' })]) {
      expect(levels(will, 'T9')).toEqual([])
      expect(levels(will, 'T40')).toEqual(['warn'])
      expect(words(will, 'T40')).toContain('for life at the most')
    }
  })

  test('who may live in the home for a year, and has half of the rest, needs one', () => {
    const half = people({ 1: { estatePercent: 50 }, 2: anHeir(50, { id: 2 }) })
    expect(levels(tomsWill({ persons: half, trusts: [aHomeTrust({ endYears: 1 })] }), 'T9')).toEqual(['refer'])
    expect(levels(tomsWill({ persons: half }), 'T9')).toEqual([])
  })

  test('who has all of the rest, and the home until a day, is told that others have it then', () => {
    expect(levels(tomsWill({ ownProperty: 'Yes', trusts: [aHomeTrust({ endYears: 5 })] }), 'T9')).toEqual(['warn'])
    expect(levels(tomsWill({ ownProperty: 'Yes', trusts: [aHomeTrust({ for: 4 })] }), 'T9')).toEqual(['warn'])
  })

  test.each(['Married', 'Living with a partner but not married'] as const)(
    'who may live in the home until a day, is not told that it goes to someone else: %s',
    (status) => {
      const id = status === 'Married' ? 'T9' : 'T11'
      const until = tomsWill({ status, ownProperty: 'Yes', trusts: [aHomeTrust({ endYears: 5 })] })
      expect(words(until, id)).toContain('ends on a day that you chose, even if they are alive then')
      expect(words(until, id)).not.toContain('to someone other than your partner')
      const others = tomsWill({ status, ownProperty: 'Yes', trusts: [aHomeTrust({ for: 4 })] })
      expect(words(others, id)).toContain('to someone other than your partner')
    },
  )

  test('who has the home until a day and all of the rest is told once', () => {
    const until = tomsWill({ ownProperty: 'Yes', trusts: [aHomeTrust({ endYears: 5 })] })
    expect(levels(until, 'T9')).toEqual(['warn'])
  })

  test('who waits until somebody else has had the income has nothing meanwhile', () => {
    const waits = tomsWill({ trusts: [anIncomeTrust({ for: 4 })] })
    expect(levels(waits, 'T9')).toEqual(['refer'])
    expect(levels({ ...waits, trusts: [anIncomeTrust({ for: 4 }), aHomeTrust()] }, 'T40')).toEqual(['refer'])
  })

  test('for whom £100 is held as a disabled person has no right to any of it', () => {
    const held = family({
      persons: [thomas(0, nothing), ruth(100)],
      trusts: [aDisabledPersonsTrust({ for: 1, amount: 100_00 })],
    })
    expect(levels(held, 'T9')).toEqual(['refer'])
  })

  test('from whom one is parted is spoken of when the income ends on a day', () => {
    expect(levels({ ...income({ endYears: 1 }), status: 'Separated' }, 'T9')).toEqual(['warn'])
  })
})

test('a partner who has the home for life is not said to get nothing', () => {
  const home = tomsWill({
    status: 'Living with a partner but not married',
    persons: people({ 1: { relationship: 'Partner', inherit: false, estatePercent: 0 }, 2: anHeir(100, { id: 2 }) }),
  })
  expect(words(home, 'T11')).toContain('gets none of the rest to own')
  const given = cohabiting({
    persons: [thomas(0, nothing), ruth(100)],
    gifts: [aGift({ type: 'Item', title: 'my watch', persons: [1] })],
  })
  expect(words(given, 'T11')).not.toContain('gets nothing')
})

describe('tax advice', () => {
  const large = (will: Will) => said('estate-over-nil-rate-band', will)

  test('speaks of 36% only where a charity takes when the testator dies', () => {
    const charity = [aCharity({ inherit: true, estatePercent: 50 })]
    expect(words(large(simplestWill({ persons: [anHeir(50)], charities: charity })), 'T18')).toContain('36%')
    expect(words(large(anIncomeForLife({ for: 4 })), 'T18')).not.toContain('36%')
  })

  test('names no tax at the death where the wife has the income of everything: it is hers for that tax', () => {
    expect(levels(large(anIncomeForLife()), 'T18')).toEqual([])
  })

  test('tells that a large gift is worked out with its tax where the wife has the income of the rest', () => {
    const gift = aGift({ type: 'Money', amount: 400_000_00, persons: [4] })
    const will = large(anIncomeForLife({}, { gifts: [gift] }))
    expect(words(will, 'T18')).toContain('worked out on the gift and the tax together')
    expect(words(will, 'T18')).toContain('or its income')
  })

  const withClass = (age: 21 | undefined, young?: 'Theirs at once') =>
    large(
      owning(
        { owner: 'I own it alone' },
        {
          classes: [
            {
              of: 'My grandchildren',
              estatePercent: 40,
              ...(age && { age }),
              ...(young && { young }),
              share: 'Each alike',
              ifDie: 'To their children',
            },
          ],
          persons: [thomas(60), ruth(0, nothing)],
        },
      ),
    )

  test('says of grandchildren at 21 that they wait until the age that was chosen, and not until 18', () => {
    expect(words(withClass(21), 'T29')).toContain('only from the age that you chose, or from 18')
  })

  test('advice on a home that is given to a grandchild says no word of a share, and lets the customer choose a later age', () => {
    const gift = aGift({ type: 'Share of an asset', accountId: 1, persons: [3] })
    const will = withGrandchild({ persons: [thomas(100), { ...grandchild, ...nothing }], gifts: [gift] })
    expect(words(will, 'T29')).toMatch(/has what you leave them only from the age .* may be lost on it\.$/)
    expect(words(will, 'T36')).toMatch(/you can choose 21 or 25 instead\.$/)
  })

  test('says nothing of an age where it is theirs at once', () => {
    expect(levels(withClass(undefined, 'Theirs at once'), 'T29')).toEqual([])
  })

  test('warns of the allowance for a home where the testator’s own children take it later, at 25', () => {
    const young = people({ 2: { dob: { day: 1, month: 5, year: 2004 } } })
    const will = tomsWill({ ownProperty: 'Yes', persons: young, childrenAge: 25 })
    expect(levels(large(will), 'T43')).toEqual(['warn'])
    const { childrenAge: _at25, ...at18 } = will
    expect(levels(large(at18), 'T43')).toEqual([])
  })

  test('warns of no allowance where sisters at 25 come after a disabled brother: there is none to lose', () => {
    const will = { ...aDisabledChildAmongOthers(), ownProperty: 'Yes' as const, accounts: [aHome()] }
    expect(levels(large(will), 'T43')).toEqual([])
  })

  test('warns of the allowance where what comes to a disabled child after another’s time in the home is held', () => {
    const behindAHome = (everythingElse: 'Yes' | 'No'): Will => {
      const disabled = aDisabledPersonsTrust({ id: 2, for: 2, everythingElse, takers: laterTakers([3]) })
      return tomsWill({ ownProperty: 'Yes', trusts: [aHomeTrust(), disabled] })
    }
    expect(levels(large(behindAHome('Yes')), 'T43')).toEqual(['warn'])
    expect(levels(large(behindAHome('No')), 'T43')).toEqual([])
    const young = people({ 2: { dob: { day: 1, month: 5, year: 2015 } } })
    expect(words(large({ ...behindAHome('Yes'), persons: young }), 'T43')).toMatch(
      /^Where something is held for a disabled person/,
    )
  })

  test('warns of no allowance for a nephew, who never had one', () => {
    const nephew = aPerson({
      id: 3,
      relationship: 'Nephew',
      fullname: 'Ned Poe',
      inherit: true,
      estatePercent: 40,
      age: 25,
    })
    expect(levels(large(owning({}, { persons: [thomas(60), nephew] })), 'T43')).toEqual([])
  })
})

describe('a child born later, who was to share', () => {
  const una = ruth(40, { id: 3, fullname: 'Una Hale' })
  const later = (given: Partial<Will>) => family({ laterChildren: 'Yes', ...given })

  test('gets nothing beside 60% and 40%, and that is told', () => {
    expect(levels(later({ persons: [ruth(60), una] }), 'T50')).toEqual(['warn'])
  })

  test('shares beside equal parts, and nothing has to be told', () => {
    expect(levels(later({ persons: [ruth(50), ruth(50, { id: 3 })] }), 'T50')).toEqual([])
    expect(levels(later({ estateSplit: 'Equal shares', persons: [ruth(60), una] }), 'T50')).toEqual([])
  })

  test('gets nothing where one child is not among those who share', () => {
    expect(levels(later({ persons: [thomas(60), ruth(40), ruth(0, { ...nothing, id: 3 })] }), 'T50')).toEqual(['warn'])
  })

  test('gets nothing behind a husband where the children after him have different parts', () => {
    const backup = {
      persons: [
        { id: 2, percent: 60 },
        { id: 3, percent: 40 },
      ],
      charities: [],
    }
    const persons = [
      thomas(100, { estateIfDie: 'Split between specific beneficiaries', estateBackup: backup }),
      ruth(0, nothing),
      ruth(0, { ...nothing, id: 3, fullname: 'Una Hale' }),
    ]
    expect(levels(later({ persons }), 'T50')).toEqual(['warn'])
  })

  test('gets nothing at the end of a home for life where the children have different parts', () => {
    const uneven = aHomeTrust({
      takers: {
        split: 'Different shares',
        persons: [
          { id: 2, percent: 60, backup: { persons: [], charities: [] } },
          { id: 3, percent: 40, backup: { persons: [], charities: [] } },
        ],
        charities: [],
        classes: [],
      },
    })
    expect(levels(tomsWill({ laterChildren: 'Yes', trusts: [uneven] }), 'T50')).toEqual(['warn'])
  })

  test('gets nothing beside a stepchild, unless any child born later is ticked too', () => {
    const lee = ruth(40, { relationship: 'Stepson', fullname: 'Lee Roe' })
    expect(levels(later({ persons: [thomas(60), lee] }), 'T50')).toEqual(['warn'])
    const born = [{ of: 'My later children' as const, estatePercent: 0 }]
    expect(levels(later({ persons: [thomas(60), lee], classes: born }), 'T50')).toEqual([])
  })

  test('is nothing to tell of where the testator said that later children do not share', () => {
    expect(levels(family({ laterChildren: 'No', persons: [ruth(60), una] }), 'T50')).toEqual([])
  })
})

describe('who acts', () => {
  test('a husband who is sole heir and sole executor, with nobody instead, is told of', () => {
    expect(levels(family({ executor: [1], persons: [thomas(100)] }), 'T33')).toEqual(['warn'])
  })

  test('a guardian without a backup is told of, and stops no payment', () => {
    const young = ruth(40, { isChild: 'Yes', parentalResponsibility: 'Yes', guardianId: [1] })
    const will = family({
      executor: [1],
      executorBackup: [4],
      persons: [thomas(60), young, aPerson({ id: 4, fullname: 'May Poe' })],
    })
    expect(levels(will, 'T49')).toEqual(['warn'])
    expect(stopsCheckout(will, today)).toEqual([])
  })
})
