import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownedAccounts } from '#core/rules/about-me.rules.ts'
import { mayPassToCoOwner } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { trustOf, trustsOf } from '#core/will/trusts.ts'
import { aGift, anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { heir, late, toChildren } from '#testkit/family.ts'
import { ofKind, packContext, packed, textOf } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import {
  aHome,
  aHomeForLife,
  aHomeInCommon,
  anIncomeForLife,
  aShareForADisabledPerson,
  forADisabledPerson,
  grandchildrenByFamilies,
  laterTakers,
  myChildrenAndAnyLater,
  trustWills,
  withLaterAges,
} from '#testkit/trusts.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { toPlainText } from './pack-document.ts'
import { trustGuide } from './trust-guide.ts'
import { stepRows } from './trust-steps.ts'

const guide = (will: Parameters<typeof textOf>[1]): string => textOf('trust-guide', will)

test('nobody stands in for one who outlived the maker where that settles who has it', () => {
  const text = guide(aHomeForLife({ fixed: 'When I die' }))
  expect(text).toContain('their part of the home goes to their executors or administrators')
  expect(text).not.toContain('others may stand in')
  expect(guide(aHomeForLife({ fixed: 'When the trust ends' }))).toContain('others may stand in')
})

test('a will that holds nothing for anyone has no guide', () => {
  expect(ofKind(packed(simplestWill()), 'trust-guide')).toEqual([])
})

test.each(Object.entries(trustWills).filter(([, { trusts }]) => trusts?.length))(
  '%s: two of them, values, both offices, the register, and the end of it',
  (_name, will) => {
    const text = guide(will)
    expect(text).toContain('Two people, or a trust company, must hold it.')
    expect(text).toContain('From then on you hold what is left as trustees.')
    expect(text).toContain('only a court can let you go as an executor')
    expect(text).toContain('valued as it was on the day of the death')
    expect(text).toContain('Trust Register')
    expect(text).toContain('### When it ends')
    expect(text).not.toMatch(/undefined| {2}| \.|NaN/)
  },
)

/** Owned by the testator and Ivy, person 4, who is not the one who lives there. */
const withIvy = () => ({ ...aHomeInCommon(60), mortgageWithPersons: [4] })

describe('a home that was the testator’s alone', () => {
  test('is put in the names of the executors, with a restriction, and insured', () => {
    const text = guide(aHomeForLife())
    expect(text).toContain('- The home, for Bea Hale to live in.')
    expect(text).toContain('One of them must not be Bea Hale.')
    expect(text).toContain('Put the home in your names')
    expect(text).toContain('Ask for a Form A restriction.')
    expect(text).toContain('Insure it in your own names')
    expect(text).not.toContain('write them down. Ask')
  })

  test('with ends that the executors record: they ask first', () => {
    expect(guide(aHomeForLife({ endsIfCouple: 'Yes' }))).toContain('Ask Bea Hale first.')
  })
})

describe('a part of a home that is owned with the one who lives there', () => {
  const text = guide(aHomeForLife({}, { accounts: [aHomeInCommon(40)] }))

  test('is never put in the names of the executors: the one who is left holds it all on the register', () => {
    expect(text).toContain('- 40% of the home, for Bea Hale to live in.')
    expect(text).toContain('owned 40% of it, and Bea Hale the rest.')
    expect(text).toContain('On the register Bea Hale is now left as the only owner, and holds it for both parts.')
    expect(text).not.toContain('form AS1')
  })

  test('is made safe by a restriction, a second trustee who is another, and one insurance', () => {
    expect(text).toContain('ask for that with form RX1')
    expect(text).toContain('Bea Hale appoints one of you as a trustee of the home, by a deed.')
    expect(text).toContain('Choose one who is not Bea Hale.')
    expect(text).toContain('A buyer must never pay one alone.')
    expect(text).toContain('One policy, in the names of Bea Hale and of you')
  })

  test('bears its part of the loan, and leaves the other part to the other owner', () => {
    expect(text).toContain('Bea Hale still owes the other part.')
  })

  test('goes on alone when it ends: the other part goes by its owner’s will', () => {
    expect(text).toContain(
      'The rest of the home belongs to Bea Hale, and after a death goes by that person’s own will.',
    )
  })
})

test('large repairs, and no sale without the one who lives there, whoever pays', () => {
  for (const repairs of ['The person', 'The trust'] as const) {
    const text = guide(aHomeForLife({ repairs }))
    expect(text).toContain('Do not sell, let or borrow against it while Bea Hale lives there')
    expect(text).toContain(repairs === 'The trust' ? 'You pay for large repairs' : 'and for large repairs')
  }
})

test('a part of a home that is owned with somebody else: that one holds it all, and may live there', () => {
  const text = guide(aHomeForLife({}, { accounts: [withIvy()] }))
  expect(text).toContain('On the register Ivy Poe is now left as the only owner')
  expect(text).toContain('Agree with Ivy Poe who lives there')
  expect(text).toContain('Ivy Poe still owns the rest.')
  expect(text).not.toContain('goes by that person’s own will')
})

describe('tax', () => {
  test('what is for a spouse is free now, counted at their death, and claims what was not used', () => {
    const text = guide(aHomeForLife())
    expect(text).toContain('normally pays none at this death')
    expect(text).toContain('forms IHT402 and IHT436')
    expect(text).toContain('form IHT100b (death)')
    expect(text).toContain('normally free of capital gains tax')
    expect(guide(aHomeForLife({}, { status: 'Separated' })), 'until a final order').toContain(
      'normally pays none at this death',
    )
  })

  test('what is for somebody else is taxed now, and again', () => {
    const text = guide(aHomeForLife({ for: 4 }))
    expect(text).toContain('may be taxed again when Ivy Poe dies')
    expect(text).not.toContain('IHT402')
  })

  test('ending early is a gift by the one who gives it up, for seven years', () => {
    expect(guide(anIncomeForLife())).toContain('If Bea Hale dies within seven years, tax may be due on it')
  })

  test('the income is that of the one who has the right to it, with a form for their own return', () => {
    expect(guide(aHomeForLife())).toContain('If the home is let, the rent is Bea Hale’s.')
    expect(guide(anIncomeForLife())).toContain('give Bea Hale form R185')
  })
})

test('an income: whether they may pay capital', () => {
  expect(guide(anIncomeForLife())).toContain('You may pay some of the capital too.')
  expect(guide(anIncomeForLife({ capital: 'No' }))).toContain('Pay none of the capital.')
})

test('an income: the steps for a home are there where one is part of what is left, and how it was owned counts', () => {
  expect(guide(anIncomeForLife())).toContain('form AS1')
  expect(guide(anIncomeForLife({}, { accounts: [aHomeInCommon()] }))).toContain('Bea Hale appoints one of you')
  expect(guide(anIncomeForLife({}, { ownProperty: 'No', accounts: [] }))).not.toContain('Form A')
  expect(
    guide(anIncomeForLife({}, { accounts: [{ ...aHomeInCommon(), ownershipType: 'Joint tenants' }] })),
  ).not.toContain('Form A')
})

describe('what is held for a disabled person', () => {
  test('a sum, and the small sum each year for another', () => {
    const text = guide(forADisabledPerson({ smallSumFor: 2 }))
    expect(text).toContain('- £300,000, to use for Kit Hale.')
    expect(text).toContain(
      'In each year to 5 April Lee Hale may have up to £3,000, or 3% of the highest value in that year if that is less.',
    )
    expect(guide(forADisabledPerson())).not.toContain('5 April')
  })

  test('the vulnerable person election, with who signs it and the last day for it', () => {
    const text = guide(forADisabledPerson())
    expect(text).toContain('form VPE1')
    expect(text).toContain('within a year of the 31 January that follows the tax year from which it is to count')
  })

  test('what changes if they no longer qualify on the day of the death, and what does not', () => {
    const text = guide(forADisabledPerson())
    expect(text).toContain('When the will was made it was this: Personal independence payment.')
    expect(text).toContain('If Kit Hale does not qualify, you still hold the money for Kit Hale as the will says.')
  })
})

describe('what waits until 18', () => {
  test('has a guide where no trust is made: who holds it, what it is used for, and when it is handed over', () => {
    const text = guide(completeExampleWill())
    expect(text).toContain('- What Daniel Hale would take before the age of 18.')
    expect(text).toContain('## The children’s parts, until 18')
    expect(text).toContain('No part waits for an age that its taker has already reached.')
    expect(guide(aHomeForLife())).not.toContain('already reached')
    expect(text).toContain('Two people, or a trust company, must hold it.')
    expect(text).toContain('One of you alone may hold a part that is worth £5,000 or less and is not land.')
    expect(text).toContain('you may use the income for their upkeep, education or benefit')
    expect(text).toContain('takes no part in deciding that, except to be repaid what they properly spent')
    expect(text).toContain('When someone is 18, hand over what is left of their part')
    expect(text).toContain('If someone dies before that, the will says who has it.')
    expect(text).not.toContain('From 18')
  })

  test('of a child of the testator bears no more inheritance tax, and that of anyone else may', () => {
    const [own, others] = ['takes by the age of 18 bears no more inheritance tax', 'ten years after the death']
    const ofAChild = guide(completeExampleWill())
    expect(ofAChild).toContain(`What a child of Margaret Ellen Hale ${own}`)
    expect(ofAChild).not.toContain(others)
    const ned = anHeir(100, { id: 1, fullname: 'Ned Poe', relationship: 'Nephew', isChild: 'Yes' })
    const ofANephew = guide(withLaterAges({ persons: [ned, ...withLaterAges().persons.slice(3)], gifts: [] }))
    expect(ofANephew).toContain('- What Ned Poe would take before the age of 18.')
    expect(ofANephew).toContain('## The parts of others, until 18')
    expect(ofANephew).toContain(others)
    expect(ofANephew).toContain('A child of Margaret Ellen Hale has other rules, and so may a stepchild.')
    expect(ofANephew).not.toContain(own)
  })

  test('is told of children who are still to come, and of grandchildren who share as one', () => {
    expect(guide(myChildrenAndAnyLater())).toContain(
      '- What a later child of Margaret Ellen Hale would take before the age of 18.',
    )
    expect(guide(grandchildrenByFamilies())).toContain('- What a grandchild would take before the age of 18.')
  })

  test('and is theirs from the start: no age to reach, no trust for tax, and part of what they leave', () => {
    const gil = anHeir(100, {
      id: 1,
      fullname: 'Gil Poe',
      relationship: 'Godchild',
      isChild: 'Yes',
      young: 'Theirs at once',
    })
    const text = guide(withLaterAges({ persons: [gil, ...withLaterAges().persons.slice(3)], gifts: [] }))
    expect(text).toContain('- What Gil Poe would take before the age of 18, which is theirs from the start.')
    expect(text).toContain('## What is theirs from the start, until 18')
    expect(text).toContain('For tax it is theirs already')
    expect(text).toContain('If someone dies before 18, what is left is part of what they leave.')
    expect(text).not.toMatch(/SA900|ten years after|the will says who has it|others may stand in/)
  })
})

describe('what waits until 21 or 25', () => {
  test('others than the testator’s own children: an account every ten years', () => {
    const text = guide(withLaterAges())
    expect(text).toContain('- What Ned Poe would take before the age of 21.')
    expect(text).toContain('ten years after the death')
    expect(text).toContain('A child of Margaret Ellen Hale has other rules')
    expect(text).not.toContain('a small part')
    expect(text).not.toContain('One of them must not be')
  })

  test('the testator’s own children: no more than a small part after 18', () => {
    const will = completeExampleWill({ childrenAge: 25 })
    const young = { dob: { day: 1, month: 1, year: today.year - 22 }, isChild: 'No' } as const
    const own = will.persons.map((person) => (person.type === 'Child' ? { ...person, ...young } : person))
    const text = guide({ ...will, persons: own })
    expect(text).toContain('From 18 to 25 a small part of what is above the tax-free amount may be due')
    expect(text).toContain('From 18 to 25 the income is theirs')
  })

  test.each([
    ['a later child', 'a later child of Margaret Ellen Hale', { childrenAge: 25, laterChildren: 'Yes' }],
    [
      'a grandchild of the group',
      'a grandchild',
      {
        classes: [{ of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others', age: 25 }],
      },
    ],
    ['a child of one who has died', 'a child of Carl Hale', { persons: [{ ...late(9, 'Carl Hale', 'Son'), age: 25 }] }],
  ] as const)('%s, unless it is theirs from the death', (_who, called, given) => {
    const heirs = 'persons' in given ? given.persons.map((each) => heir(100, each, toChildren)) : []
    const will = (fixed: Trust['fixed'] & string): Will => {
      const { persons, ...base } = anIncomeForLife({ fixed }, { charities: [] })
      const others = 'persons' in given || 'classes' in given
      const named = persons.map((person) => (person.inherit && others ? { ...person, inherit: false } : person))
      const equal = persons.map((person) => (person.inherit ? { ...person, estatePercent: 50 } : person))
      return { ...base, ...(given as Partial<Will>), persons: [...(others ? named : equal), ...heirs] }
    }
    const line = new RegExp(`What .*${called}.* would take before the age of 25`)
    expect(guide(will('When the trust ends'))).toMatch(line)
    expect(guide(will('When I die'))).not.toMatch(line)
  })

  test('who takes at last what a trust leaves, though what is left of all is theirs from the death', () => {
    const last = { option: 'People', persons: [{ id: 9, percent: 100 }], charities: [] } as const
    const young = aPerson({ id: 9, fullname: 'Ned Poe', relationship: 'Nephew', isChild: 'Yes', age: 25 })
    const will = (...others: readonly Trust[]): Will => {
      const { persons, trusts = [], ...base } = anIncomeForLife({ fixed: 'When I die' })
      const ultimateDefault = { ...last, persons: [...last.persons], charities: [] }
      return { ...base, ultimateDefault, persons: [...persons, young], trusts: [...trusts, ...others] }
    }
    const held = forADisabledPerson({ for: 2, everythingElse: 'No', takers: laterTakers([3]) }).trusts ?? []
    expect(guide(will(...held))).toContain('What Ned Poe would take before the age of 25.')
    expect(guide(will())).not.toContain('Ned Poe')
  })

  test('nobody who is old enough today', () => {
    const grownUp = withLaterAges()
    const persons = grownUp.persons.map((person) => ({ ...person, isChild: 'No' as const, dob: undefined }))
    expect(
      ofKind(
        packed({ ...grownUp, persons: [...persons, anHeir(0, { id: 9 }), aPerson({ id: 10 })].slice(0, 5) }),
        'trust-guide',
      ),
    ).toEqual([])
  })
})

/** Words that may stand only where land is owned so, and that stand wherever it is. */
const onlyWhere = {
  alone: ['form AS1', 'Insure it in your own names', 'To hand'],
  'with the person': ['after a death goes by'],
  'with others': ['still owns the rest|still own the rest'],
  together: ['Do not try to put', 'form DJP', 'form RX1', 'as a trustee of', 'Insure .* together with'],
} as const

type Owning = 'alone' | 'with the person' | 'with others'

const owning = (will: Will, trust: Trust): Owning[] =>
  ownedAccounts(will)
    .filter((account) => account.assetType === 'Property' && !mayPassToCoOwner(account))
    .filter(({ id }) =>
      trust.kind === 'Home'
        ? id === trust.accountId
        : trust.kind === 'Residue' &&
          id !== trustOf(will, 'Home')?.accountId &&
          will.gifts.every(({ accountId }) => accountId !== id),
    )
    .map(({ owner, mortgageWithPersons }) =>
      owner === 'I own it alone' || owner === undefined
        ? 'alone'
        : mortgageWithPersons.includes(trust.for)
          ? 'with the person'
          : 'with others',
    )

test('in any will, a step about land stands where it is owned so, and nowhere else', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(completeWills, (will) => {
      const ways = new Set(trustsOf(will).flatMap((trust) => owning(will, trust)))
      const document = trustGuide(completed(will), packContext())
      const text = document ? toPlainText(document) : ''
      for (const [way, phrases] of Object.entries(onlyWhere))
        for (const phrase of phrases) {
          const belongs =
            way === 'together' ? ways.has('with the person') || ways.has('with others') : ways.has(way as Owning)
          expect(new RegExp(phrase).test(text), `${phrase} (${[...ways].join()})`).toBe(belongs)
          if (belongs) seen.add(way)
        }
    }),
    { numRuns: fewerRuns(10) },
  )
  expect(seen.size).toBeGreaterThan(0)
})

test.each([
  ['alone', aHome()],
  ['with the person', aHomeInCommon()],
  ['with others', withIvy()],
] as const)('a home held for life, owned %s, has each step for that and no other', (way, home) => {
  const text = guide(aHomeForLife({}, { accounts: [home] }))
  for (const [each, phrases] of Object.entries(onlyWhere))
    for (const phrase of phrases)
      expect(new RegExp(phrase).test(text), phrase).toBe(each === way || (each === 'together' && way !== 'alone'))
})

test('each step names the law it rests on, and no two have one name', () => {
  for (const { id, source } of stepRows) expect(source, id).toMatch(/\bss?\.\d|\brr?\.\d|\[\d{4}\]|Manual \d|s\.\d/)
  expect(new Set(stepRows.map(({ id }) => id)).size).toBe(stepRows.length)
})

test('how a property is owned is not said to have been told where it was not', () => {
  const { owner: _owner, ...unsaid } = aHome({ id: 2, isYourOwn: 'No', title: 'Rose Cottage' })
  const text = guide(anIncomeForLife({}, { accounts: [aHome(), unsaid] }))
  expect(text).toContain('See who owns Rose Cottage on the day of the death')
  expect(text).toContain(
    'Margaret Ellen Hale did not tell us who owns it. The steps here are for one who owned it alone.',
  )
})

test('all that comes to a disabled person is told where all is held, and not the sum alone', () => {
  const ring = aGift({ type: 'Item', title: 'my ring', persons: [1] })
  expect(guide(forADisabledPerson({ everythingElse: 'Yes' }, { gifts: [ring] }))).toContain(
    '- £300,000, and whatever else the will gives Kit Hale, to use for Kit Hale.',
  )
  expect(guide(forADisabledPerson())).toContain('- £300,000, to use for Kit Hale.')
  expect(guide(aShareForADisabledPerson())).toContain(
    '- A share of what is left, and anything else that comes to Kit Hale of what is left, to use for Kit Hale.',
  )
})

test('the tax-free amount for a home is that of the one who lived there, for children of theirs', () => {
  expect(guide(aHomeForLife())).toContain('for a home that goes to children, stepchildren or grandchildren of Bea Hale')
})

test('nobody is warned of living on where no home is held', () => {
  expect(guide(aHomeForLife())).toContain('goes on living there for no rent')
  expect(guide(anIncomeForLife({}, { ownProperty: 'No', accounts: [] }))).not.toContain('living there')
  expect(guide(anIncomeForLife({}, { ownProperty: 'No', accounts: [] }))).toContain(
    'Ask an accountant before Bea Hale gives anything up.',
  )
})
