import { describe, expect, test } from 'vitest'
import type { Situation } from '#core/will/lists.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { anHeir, aPerson, aWill, completeExampleWill, simplestWill, straightforward, today } from '#testkit/builders.ts'
import { partOfAdvice, warningsOf } from './warnings.ts'

/** Without what is told of every will here: one executor acts alone. */
const facts = (will: Will): (readonly [string, string])[] =>
  warningsOf(will, today)
    .filter(({ advice }) => advice.id !== 'T33')
    .map(({ advice, fact }) => [`${advice.id} ${advice.level}`, fact])

const saying = (...ids: readonly Situation[]): Pick<Will, 'situation'> => ({
  situation: { ...straightforward, ...Object.fromEntries(ids.map((id) => [id, 'Yes' as const])) },
})

const myChild = (given: Partial<Person>): Partial<Person> => ({
  type: 'Child',
  relationship: 'Daughter',
  isChild: 'No',
  ...given,
})

type Told = readonly [about: string, given: Partial<Will>, told: readonly (readonly [string, string])[]]

describe('A warning says what you told us', () => {
  test.each<Told>([
    ['and is not given of a will that is out of the ordinary in nothing', {}, []],
    [
      'in the words of the statement',
      saying('carer-or-adviser'),
      expect.arrayContaining([
        [
          expect.any(String),
          'You told us: “Someone I leave something to is my paid carer or adviser, or works for Heirloom.”',
        ],
      ]),
    ],
    [
      'also where you are not sure',
      { situation: { ...straightforward, farm: 'Not sure' } },
      [['T5 refer', 'You told us: “I own a farm or farmland.”']],
    ],
    [
      'in each of the statements that would be enough, and in no other of the page',
      saying('needs-help-with-money', 'disabled-and-means-tested', 'carer-or-adviser'),
      expect.arrayContaining([
        [
          'T6 refer',
          'You told us: “Someone I leave something to needs help to manage money, is bankrupt or has an addiction.” “Someone I leave something to is disabled, and gets Universal Credit, Pension Credit or council-paid care.”',
        ],
      ]),
    ],
    [
      'and stands beside an answer that a solicitor has to see, or that stops the will',
      { status: 'Living with a partner but not married', ...saying('plans-to-marry') },
      expect.arrayContaining([['T25 block', 'You told us: “We plan to marry or to form a civil partnership.”']]),
    ],
  ])('%s', (_about, given, told) => {
    expect(facts(simplestWill(given))).toEqual(told)
  })

  test('where one executor acts alone, of whom', () => {
    const [alone] = warningsOf(simplestWill(), today)
    expect([alone?.advice.id, alone?.fact]).toEqual(['T33', expect.stringContaining('This is about Priya.')])
  })

  test('in the answers of the page, where no statement is behind it, and of whom it speaks', () => {
    const persons = [
      anHeir(50, { id: 1, ...myChild({ fullname: 'Ann Roe' }) }),
      anHeir(50, { id: 2, ...myChild({ fullname: 'Bea Roe' }) }),
    ]
    expect(facts(simplestWill({ haveChildren: 'Yes', persons }))).toEqual([
      [
        'T34 warn',
        'You told us: “If Ann Roe dies first: Shared between the others. If Bea Roe dies first: Shared between the others. If everyone has died: My next of kin”. This is about Ann and Bea.',
      ],
    ])
  })

  test('with one full stop, and without the answers that are still missing', () => {
    const persons = [
      anHeir(50, { id: 1, ...myChild({ fullname: 'Ann Roe' }) }),
      anHeir(50, { id: 2, fullname: 'Bob Roe', estateIfDie: undefined }),
      aPerson({ id: 3, fullname: 'Sam Roe Jr.' }),
    ]
    const ultimateDefault: Will['ultimateDefault'] = {
      option: 'People',
      persons: [{ id: 3, percent: 100 }],
      charities: [],
    }
    expect(facts(simplestWill({ haveChildren: 'Yes', persons, ultimateDefault }))).toEqual([
      [
        'T34 warn',
        'You told us: “If Ann Roe dies first: Shared between the others. If everyone has died: Sam Roe Jr.” This is about Ann.',
      ],
    ])
  })

  test('or that you have not answered yet, and leaves out who has no name yet', () => {
    const persons = [anHeir(100), aPerson({ id: 2, ...myChild({ fullname: '' }) })]
    const will = simplestWill({ haveChildren: 'Yes', persons, excluded: undefined })
    expect(facts(will)).toEqual([['T10 warn', 'You have not answered “Is there anyone you want to leave out?” yet.']])
  })

  test('and leaves out what the will cannot have, which stands among the missing answers', () => {
    const child = aPerson({ id: 2, ...myChild({ fullname: 'Bea Roe', isChild: 'Yes', parentalResponsibility: 'No' }) })
    const minor = anHeir(100, { isChild: 'Yes' })
    const ids = (will: Will) => facts(will).filter(([id]) => id.endsWith('block'))
    expect(ids(simplestWill({ haveChildren: 'Yes', persons: [anHeir(100), child] }))).toEqual([])
    expect(ids(simplestWill({ persons: [minor] }))).toEqual([])
  })
})

describe('A warning about the home', () => {
  const home = (given: Partial<Will['accounts'][number]>, details = aWill().details): Will => ({
    ...completeExampleWill(),
    details,
    acknowledged: [],
    accounts: [
      {
        id: 1,
        assetType: 'Property',
        isYourOwn: 'Yes',
        owner: 'I own it jointly with someone else',
        mortgageWithPersons: [1],
        mortgage: 'No',
        ...given,
      },
    ],
  })
  const fact = (will: Will) => warningsOf(will, today).find(({ advice }) => advice.id === 'T7')?.fact
  test.each([
    [
      'names who owns it with you',
      home({ ownershipType: 'Joint tenants', mortgageWithPersons: [1, 2] }),
      'You told us that you, Thomas and Ruth own 14 Orchard Lane as joint tenants.',
    ],
    [
      'says it of someone who is not named',
      home({ ownershipType: 'Joint tenants', mortgageWithPersons: [] }),
      'You told us that you and someone else own 14 Orchard Lane as joint tenants.',
    ],
    [
      'calls it your home until there is an address',
      home({ ownershipType: 'Joint tenants' }, { first_name: 'Margaret' }),
      'You told us that you and Thomas own your home as joint tenants.',
    ],
    [
      'says that you are not sure how you own it',
      home({ ownershipType: 'Not sure' }),
      'You told us that you and Thomas own 14 Orchard Lane, and that you are not sure in which way.',
    ],
  ])('%s', (_about, will, words) => {
    expect(fact(will)).toBe(words)
  })

  test('that is given away is told by the gift', () => {
    const gift = {
      ...completeExampleWill().gifts[0],
      type: 'Share of an asset',
      accountId: 1,
      persons: [6],
    } as Will['gifts'][number]
    const { amount: _, ...given } = gift
    expect(fact({ ...home({ ownershipType: 'Joint tenants' }), gifts: [given] })).toBe(
      'You told us: “All of my part of my home: to Sam Price”.',
    )
  })
})

describe('The place of a warning', () => {
  const parts = [
    { id: 'you', steps: ['will.about-me.full-name'] },
    { id: 'executors', steps: ['will.executors.executors', 'will.executors.my-executors'] },
    { id: 'powers', steps: ['will.executors.my-executors'] },
    { id: 'pets', steps: ['will.beneficiaries.pets-guardians', 'will.beneficiaries.pets'] },
  ] as const
  test.each([
    ['is the part that its answer writes first', 'will.executors.my-executors', 'powers'],
    ['is a part that its answer writes beside others', 'will.beneficiaries.pets', 'pets'],
    ['is what is left, where its answer writes no part of a will without gifts', 'will.gifts', 'residue'],
    ['of your home is what is left', 'will.about-me.you-own-property', 'residue'],
    ['of your children is what is left', 'will.beneficiaries.children', 'residue'],
    ['of your partner is what is left', 'will.beneficiaries.partner', 'residue'],
    ['of other people is what is left', 'will.beneficiaries.other-beneficiaries', 'residue'],
    ['of those left out is what is left', 'will.estate-splits.exclude', 'residue'],
    ['of yourself is your name', 'will.about-me.dob', 'you'],
  ] as const)('%s', (_about, step, part) => {
    expect(partOfAdvice({ step }, parts)).toBe(part)
  })
})
