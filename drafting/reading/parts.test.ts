import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviceFor } from '#core/advice/advice.ts'
import { withSituation } from '#core/advice/questions-answered.ts'
import { readingState, saysTheSame } from '#core/reading/agreement.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Person, Will } from '#core/will/schema.ts'
import {
  aCharity,
  aGift,
  anHeir,
  aPerson,
  aPet,
  aWill,
  completeExampleWill,
  simplestWill,
  today,
} from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { preview } from '../draft.ts'
import { changedSince, headingsOf, type PartToRead, partsToRead, placesNotIn } from './parts.ts'

const partIn = (will: Will, id: PartToRead['id']): PartToRead => {
  const found = partsToRead(will, today).find((part) => part.id === id)
  if (!found) throw new Error(`The will has no part ${id}`)
  return found
}

const gifts = (...titles: readonly string[]) =>
  titles.map((title, index) => aGift({ id: index + 1, type: 'Item', title, persons: [1] }))

const pets = (...names: readonly string[]) =>
  names.map((fullname, index) => aPet({ id: index + 1, fullname, guardianId: [1] }))

const withChildren = (...responsible: readonly Person['parentalResponsibility'][]): Partial<Will> => ({
  haveChildren: 'Yes',
  persons: [
    anHeir(100),
    ...responsible.map((parentalResponsibility, at) =>
      aPerson({ id: at + 2, fullname: `Kid${at + 1} Roe`, type: 'Child', isChild: 'Yes', parentalResponsibility }),
    ),
  ],
})

const agreedTo = (will: Will) => partsToRead(will, today).map(({ id, read }) => ({ part: id, read }))

describe('The parts in which a will is read', () => {
  test('tell a few gifts in a sentence, and of many how many there are', () => {
    const rings = (count: number) => gifts(...Array.from({ length: count }, (_, index) => `my ring ${index + 1}`))
    const sentence = (count: number) => partIn({ ...completeExampleWill(), gifts: rings(count) }, 'gifts').sentence
    expect(sentence(6)).toMatch(/^First come 6 gifts: my ring 1 to .*; my ring 6 to /)
    expect(sentence(7)).toBe('First come 7 gifts, each as the page says. A gift that nobody can take joins the rest.')
  })

  test('hold every clause once, in the order of the pages, with what no answer changed last, whatever the will', () => {
    fc.assert(
      fc.property(fc.oneof(completeWills, fc.constant(aWill()), fc.constant(completeExampleWill())), (will) => {
        const { opening, clauses } = preview(will, today)
        const parts = partsToRead(will, today)
        const standard = new Set(parts.at(-1)?.clauses.map(({ id }) => id))
        const inOrder = [opening, ...clauses].map(({ id }) => id)
        expect(parts.at(-1)?.id).toBe('standard')
        expect(parts.flatMap((part) => part.clauses.map(({ id }) => id))).toEqual([
          ...inOrder.filter((id) => !standard.has(id)),
          ...inOrder.filter((id) => standard.has(id)),
        ])
      }),
      { numRuns: fewerRuns(200) },
    )
  })

  test('have one for all that no answer changed: it says what a will says in which nothing is answered', () => {
    const unanswered = partIn(newWill(0), 'standard').read.words
    fc.assert(
      fc.property(completeWills, (will) => {
        const { clauses, read, steps, warnings } = partIn(will, 'standard')
        expect(read.words.filter((line) => !unanswered.includes(line))).toEqual([])
        expect([steps, warnings]).toEqual([[], []])
        expect(clauses.map(({ id }) => id)).toEqual(expect.arrayContaining(['powers']))
      }),
      { numRuns: fewerRuns(200) },
    )
  })

  test('leave what an answer changed in a part of its own', () => {
    const ids = (will: Will) => partsToRead(will, today).map(({ id }) => id)
    expect(ids(simplestWill())).not.toContain('trustees')
    // A substitute is appointed first.
    expect(ids(completeExampleWill())).toContain('trustees')
    expect(partIn(simplestWill({ attestation: { mark: true } as Will['attestation'] }), 'signing').numbers).toBe('13')
  })

  test('hold every warning once, at a part that the will has', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const shown = partsToRead(will, today).flatMap(({ warnings }) => warnings.map(({ advice }) => advice))
        const given = adviceFor(will, today).filter(({ level }) => level !== 'block')
        expect(new Set(shown.filter(({ level }) => level !== 'block'))).toEqual(new Set(given))
        expect(new Set(shown).size).toBe(shown.length)
      }),
      { numRuns: fewerRuns(200) },
    )
  })

  test('say each in plain words what it does', () => {
    expect(
      Object.fromEntries(partsToRead(completeExampleWill(), today).map(({ id, sentence }) => [id, sentence])),
    ).toEqual({
      'charities-and-tax':
        'If a charity has changed or closed, what you leave it goes to the one that took over, or to one with like aims. What is left is shared before any tax on it. The tax then comes only out of the shares of those who are not a husband, wife, civil partner or charity.',
      executors: 'Thomas and Ruth carry out your will. If one of them cannot, Anne steps in.',
      funeral:
        'You would like to be cremated. In your own words: Somewhere with a view of the hills, and no black ties.',
      gifts:
        'First come 3 gifts: £5,000 to Sam Price; my grandmother’s piano to Priya Sharma, or Ruth Hale if Priya Sharma cannot; £1,000 to Royal National Lifeboat Institution. A gift that nobody can take joins the rest.',
      guardians:
        'If no parent is left, Anne would look after Daniel and any child you have later. If Anne cannot, Peter would.',
      'if-nobody-is-left':
        'If nobody is left to take, it goes to Royal National Lifeboat Institution. After that come your next of kin: the relatives the law chooses. None of them is someone who dies within 28 days of you, someone whose own share has failed or Colin Hale.',
      'if-somebody-dies':
        'If Thomas dies first, that share goes to Ruth and Daniel, equally. The children of Ruth or Daniel can take in their place. If Ruth or Daniel dies first, their own children take that share.',
      'left-out':
        'You leave out Colin, and your will says that you meant it. The children of Colin may still take. What anyone under 18 gets is not paid to Colin.',
      pets: 'Biscuit goes to Ruth or, failing that, Priya.',
      residue:
        'When debts, costs and gifts are paid, what is left is shared before any tax on it: Thomas 50%, Ruth and Daniel 20% each and Royal National Lifeboat Institution 10%. The share of Daniel is held until 18.',
      standard:
        'This will takes the place of every will you made before. It follows the law of England and Wales. Your executors get the powers they need to sort things out, such as to sell, keep or invest what you leave. These words settle small questions before they come up. Someone outlives you if they are alive 28 days after you die. You sign here, on paper, in front of two witnesses. Until then it is not a will.',
      trustees: 'Two people look after what is held for someone.',
      you: 'This is the will of Margaret Ellen Hale, also known as Peggy Hale, of 14 Orchard Lane, Ludlow, SY8 1AB.',
      'young-people':
        'Anyone under 18 gets what you leave them at 18. Until then your executors hold it, and can use it for them.',
    })
  })

  test('are named and numbered as the contents list has them', () => {
    expect(partsToRead(completeExampleWill(), today).map(({ numbers, title }) => `${numbers} ${title}`)).toEqual([
      'You Name and address',
      '3 Executors',
      '4 Guardians for Daniel',
      '5 Funeral',
      '6–9 3 gifts',
      '10 Biscuit',
      '11–12 Who shares the rest',
      '13 If someone dies first',
      '14 If nobody is left',
      '15 Anyone under 18',
      '16–17 Charities, tax',
      '18 People left out',
      '20 While something is held',
      '1–2, 19, 21–22 Standard words',
    ])
  })

  test.each<[about: string, given: Partial<Will>, id: PartToRead['id'], title: string]>([
    ['name one gift', { gifts: gifts('my ring') }, 'gifts', 'Gift: my ring'],
    ['name two gifts', { gifts: gifts('my ring', 'my clock') }, 'gifts', 'Gifts: my ring and my clock'],
    ['count three gifts', { gifts: gifts('my ring', 'my clock', 'my car') }, 'gifts', '3 gifts'],
    ['name two pets', { havePets: 'Yes', pets: pets('Biscuit', 'Moth') }, 'pets', 'Biscuit and Moth'],
    ['do not name three pets', { havePets: 'Yes', pets: pets('Biscuit', 'Moth', 'Rex') }, 'pets', 'Pets'],
    ['name the children who get guardians', withChildren('Yes', 'No'), 'guardians', 'Guardians for Kid1'],
    ['speak of guardians before you have said', withChildren(undefined), 'guardians', 'Guardians'],
    [
      'speak of charities alone',
      { persons: [], charities: [aCharity({ inherit: true, estatePercent: 100 })] },
      'charities-and-tax',
      'Charities',
    ],
    [
      'speak of tax alone',
      {
        status: 'Married',
        persons: [anHeir(50, { type: 'partner', relationship: 'Spouse' }), anHeir(50, { id: 2, fullname: 'Bob Roe' })],
      },
      'charities-and-tax',
      'Tax on shares',
    ],
    ['speak of online accounts', { executorCareAssets: undefined }, 'online-accounts', 'Online accounts'],
    ['speak of the wills of a couple', { mirrorWill: 1, mirrorConfirmed: 1 }, 'our-two-wills', 'Our two wills'],
  ])('%s', (_about, given, id, title) => {
    expect(partIn(simplestWill(given), id).title).toBe(title)
  })

  test('are changed on the pages that this will asks, and on no other', () => {
    const steps = (will: Will) => Object.fromEntries(partsToRead(will, today).map((part) => [part.id, part.steps]))
    expect(steps(simplestWill())).toMatchObject({
      you: ['will.about-me.full-name', 'will.about-me.full-address'],
      standard: [],
      executors: ['will.executors.executors', 'will.executors.my-executors'],
      residue: ['will.estate-splits.split-distribution', 'will.beneficiaries.my-beneficiaries'],
    })
    const { gifts: stepsOfGifts } = steps(simplestWill({ gifts: gifts('my ring', 'my clock') }))
    expect(stepsOfGifts).toEqual(['will.gifts'])
    const { 'our-two-wills': stepsOfBoth } = steps(
      simplestWill({ mirrorWill: 1, mirrorConfirmed: 1, status: 'Divorced' }),
    )
    expect(stepsOfBoth).toEqual(['will.about-me.marital-status'])
  })

  test('are written once none of their clauses has a blank', () => {
    expect(partIn(aWill(), 'residue')).toMatchObject({ written: false })
    expect(partIn(aWill(), 'residue').clauses.map(({ written }) => written)).toEqual([true, false])
    expect(partIn(simplestWill(), 'residue')).toMatchObject({ written: true })
  })

  test('of a will that is only begun say what has not been said', () => {
    const [first, ...others] = partsToRead(aWill({ details: {}, ultimateDefault: undefined }), today)
    expect(first).toMatchObject({ id: 'you', sentence: 'You have not said your name yet.', written: false })
    expect(others.find(({ id }) => id === 'residue')?.sentence).toBe('You have not said who shares what is left yet.')
  })
})

describe('A warning', () => {
  test('stands at the clause it concerns, with the answers it rests on', () => {
    const [home] = partIn(completeExampleWill(), 'residue').warnings
    expect(home?.fact).toBe('You told us that you and Thomas own 14 Orchard Lane as joint tenants.')
  })

  test('quotes the statement without which it would not be given', () => {
    const will = withSituation(simplestWill(), { 'business-alone': 'Yes', 'serious-illness': 'Yes' })
    const facts = partsToRead(will, today).flatMap(({ warnings }) =>
      warnings.map(({ advice, fact }) => [advice.id, fact]),
    )
    expect(facts.filter(([id]) => id !== 'T33')).toEqual([
      ['T14', 'You told us: “I have a serious illness, and my mind is clear.”'],
      ['T5', 'You told us: “I own a business by myself, or the whole of a company.”'],
    ])
  })
})

describe('An agreement', () => {
  const before = completeExampleWill()

  test('is to the words of the pages, in which a clause has its heading and no number', () => {
    const { read } = partIn(simplestWill(), 'if-somebody-dies')
    expect(read).toEqual({
      words: [
        'If somebody cannot take their share',
        'The gift in clause “Who shares what is left” fails if the person it is for does not survive me, or cannot or does not take it for any reason. For that gift only, that person is then treated as having died before me. Nothing else that this will gives them, and no office to which it appoints them, is affected.',
        'If it fails, clause “If nobody is left to take” applies.',
      ],
      sentence: 'If Priya dies first, the next part of your will says who takes it.',
      warnings: [],
    })
  })

  test('is to the words of each item of a list, and to the warnings with the reason for each', () => {
    const persons = [anHeir(70), anHeir(30, { id: 2, fullname: 'Bob Roe' })]
    const will = simplestWill({ persons, estateSplit: 'Different shares' })
    expect(partIn(will, 'residue').read.words.slice(-3)).toEqual([
      'My Executors hold my Residuary Estate in these shares:',
      '(a) 70% for Priya Sharma; and',
      '(b) 30% for my friend Bob Roe.',
    ])
    const [warning] = partIn(withSituation(will, { 'business-alone': 'Yes' }), 'residue').read.warnings
    expect(warning).toMatch(/^You told us: “I own a business by myself, or the whole of a company.” Your business goes/)
  })

  test('to the words of the opening has no heading', () => {
    expect(headingsOf(partIn(simplestWill(), 'you').clauses).get('testator')).toBe('')
    expect(partIn(simplestWill(), 'you').read.words).toEqual([
      'This is the will of Margaret Ellen Hale of 14 Orchard Lane, Ludlow, SY8 1AB.',
    ])
  })

  test('shows where the words are no longer those that were agreed to', () => {
    const persons = [anHeir(70), anHeir(30, { id: 2, fullname: 'Bob Roe' })]
    const { clauses, read } = partIn(simplestWill({ persons, estateSplit: 'Different shares' }), 'residue')
    const shared = clauses.find(({ id }) => id === 'residue')
    if (!shared) throw new Error('Nobody shares what is left')
    const places = (lines: readonly string[]) => [...placesNotIn(lines, shared, headingsOf(clauses))]
    expect(places(read.words)).toEqual([])
    expect(places([])).toEqual(['0', '1.0', '1.1'])
    expect(places(read.words.filter((line) => !line.includes('Bob')))).toEqual(['1.1'])
  })

  test('counts while the words are the same', () => {
    for (const { id, read } of partsToRead(before, today))
      expect(readingState({ part: id, read }, agreedTo(before))).toBe('agreed')
  })

  test('lapses for the part whose words changed, and for no other', () => {
    const after = { ...before, whatToDo: { option: 'Burial' as const } }
    const lapsed = partsToRead(after, today).filter(
      ({ id, read }) => readingState({ part: id, read }, agreedTo(before)) === 'lapsed',
    )
    expect(lapsed.map(({ id }) => id)).toEqual(['funeral'])
  })

  test('outlives a clause that only moves the numbers of others', () => {
    const will = simplestWill()
    const gift = aGift({ type: 'Money', amount: 500_000, persons: [1] })
    const state = partsToRead({ ...will, gifts: [gift] }, today).map(({ id, read }) => [
      id,
      readingState({ part: id, read }, agreedTo(will)),
    ])
    expect(Object.fromEntries(state)).toMatchObject({
      gifts: 'not read',
      'if-nobody-is-left': 'agreed',
      standard: 'agreed',
    })
  })

  test('lapses when a warning is new, though the clause is as it was', () => {
    const will = simplestWill({ persons: [anHeir(100)] })
    const warned = withSituation(will, { 'means-tested': 'Yes' })
    const [one, other] = [partIn(will, 'residue'), partIn(warned, 'residue')]
    expect(one.read.words).toEqual(other.read.words)
    expect(saysTheSame(one.read, other.read)).toBe(false)
  })

  test('of a part that is read for the first time is none', () => {
    expect(readingState({ part: 'you', read: partIn(before, 'you').read }, [])).toBe('not read')
  })
})

describe('What changed while a will was read', () => {
  const changed = (before: Partial<Will>, now: Partial<Will>) =>
    changedSince(partsToRead(completeExampleWill(before), today), partsToRead(completeExampleWill(now), today)).map(
      ({ id }) => id,
    )

  test('is each part whose words are others now', () => {
    expect(changed({ whatToDo: { option: 'Cremation' } }, { whatToDo: { option: 'Burial' } })).toEqual(['funeral'])
  })

  test('is also a part that the will did not have, and nothing where no word has changed', () => {
    expect(changed({ gifts: [] }, { gifts: gifts('my ring') })).toContain('gifts')
    expect(changed({}, {})).toEqual([])
  })
})
