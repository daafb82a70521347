import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviceFor, withSituation } from '#core/advice/advice.ts'
import { readingState, saysTheSame } from '#core/reading/agreement.ts'
import type { Will } from '#core/will/schema.ts'
import { aGift, anHeir, aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { preview } from '../draft.ts'
import { type PartToRead, partsToRead } from './parts.ts'

const partIn = (will: Will, id: PartToRead['id']): PartToRead => {
  const found = partsToRead(will, today).find((part) => part.id === id)
  if (!found) throw new Error(`The will has no part ${id}`)
  return found
}

const agreedTo = (will: Will) => partsToRead(will, today).map(({ id, read }) => ({ part: id, read }))

describe('The parts in which a will is read', () => {
  test('tell a few gifts in a sentence, and of many how many there are', () => {
    const gifts = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        aGift({ id: index + 1, type: 'Item', title: `my ring ${index + 1}`, persons: [2] }),
      )
    const sentence = (count: number) => partIn({ ...completeExampleWill(), gifts: gifts(count) }, 'gifts').sentence
    expect(sentence(6)).toMatch(/^First come 6 gifts: my ring 1 to .*; my ring 6 to /)
    expect(sentence(7)).toBe('First come 7 gifts, each as the page says.')
  })

  test('hold every clause once, in the order of the pages, whatever the will', () => {
    fc.assert(
      fc.property(fc.oneof(completeWills, fc.constant(aWill()), fc.constant(completeExampleWill())), (will) => {
        const { opening, clauses } = preview(will, today)
        expect(partsToRead(will, today).flatMap((part) => part.clauses.map(({ id }) => id))).toEqual(
          [opening, ...clauses].map(({ id }) => id),
        )
      }),
      { numRuns: fewerRuns(200) },
    )
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
        'If a charity has changed or closed, what you leave it goes to the one that took over, or to one with like aims. If tax is due on what is left, it comes out of the shares of those who have to pay it.',
      'earlier-wills':
        'This will takes the place of every will you made before. It follows the law of England and Wales.',
      executors: 'Thomas and Ruth carry out your will. If one of them cannot, Anne steps in.',
      funeral:
        'You would like to be cremated. In your own words: Somewhere with a view of the hills, and no black ties.',
      gifts:
        'First come 3 gifts: £5,000 to Sam Price; my grandmother’s piano to Priya Sharma; £1,000 to Royal National Lifeboat Institution.',
      guardians: 'If no parent is left, Anne would look after Daniel. If Anne cannot, Peter would.',
      'if-nobody-is-left':
        'If nobody is left to take, it goes to Royal National Lifeboat Institution. After that come your next of kin: the relatives the law chooses.',
      'if-somebody-dies':
        'If Thomas dies first, that share goes to Ruth and Daniel, equally. The children of Ruth or Daniel can take in their place. If Ruth or Daniel dies first, their own children take that share.',
      'left-out': 'You leave out Colin, and your will says that you meant it. The children of Colin may still take.',
      meanings:
        'These words settle small questions before they come up. Someone outlives you if they are alive 28 days after you die.',
      pets: 'Biscuit goes to Ruth or, failing that, Priya.',
      powers:
        'Your executors get the powers they need to sort things out, such as to sell, keep or invest what you leave. Two people look after what is held for someone.',
      residue:
        'When everything is paid, what is left is shared: Thomas 50%, Ruth and Daniel 20% each and Royal National Lifeboat Institution 10%. The share of Daniel is held until 18.',
      signing: 'You sign here, on paper, in front of two witnesses. Until then it is not a will.',
      you: 'This is the will of Margaret Ellen Hale, also known as Peggy Hale, of 14 Orchard Lane, Ludlow, SY8 1AB.',
      'young-people':
        'Anyone under 18 gets what you leave them at 18. Until then your executors hold it, and can use it for them.',
    })
  })

  test('are named and numbered as the contents list has them', () => {
    expect(partsToRead(completeExampleWill(), today).map(({ numbers, title }) => `${numbers} ${title}`)).toEqual([
      'You Name and address',
      '1–2 Earlier wills, law',
      '3 Executors',
      '4 Guardians for Daniel',
      '5 Funeral',
      '6–9 3 gifts',
      '10 Biscuit',
      '11–12 Who shares the rest',
      '13 If somebody dies first',
      '14 If nobody is left',
      '15 Anyone under 18',
      '16–17 Charities, tax',
      '18 People left out',
      '19–20 What executors may do',
      '21 What words mean',
      '22 Signing',
    ])
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
    expect(facts).toEqual([
      ['T14', 'You told us: “I have a serious illness, and my mind is clear.”'],
      ['T5', 'You told us: “I own a business by myself, or the whole of a company.”'],
    ])
  })
})

describe('An agreement', () => {
  const before = completeExampleWill()

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
      signing: 'agreed',
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
