import { describe, expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import { describeShare, Fraction, sumOf } from '#core/estate/fraction.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { pictureInWords } from '#core/picture/words.ts'
import { backupsAreNamed, estateIsSplit, ultimateDefaultIsSaid } from '#core/rules/estate.rules.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { editableWillSchema } from '#core/will/schema.ts'
import { anHeir, aWill, simplestWill, today } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'
import { answersOf } from './answers.ts'

const heir = (id: number, fullname: string, relationship: Person['relationship'], n: number, d: number): Person =>
  anHeir(0, { id, fullname, type: 'Child', ...(relationship && { relationship }), estateFraction: { n, d } })

/** Shares of a faith, which no percentages say. */
const faithShares = (given: Partial<Will> = {}): Will =>
  simplestWill({
    status: 'Married',
    haveChildren: 'Yes',
    estateSplit: 'Different shares',
    persons: [
      heir(1, 'Amina Khan', 'Spouse', 1, 8),
      heir(2, 'Zara Khan', 'Mother', 1, 6),
      heir(3, 'Bilal Khan', 'Son', 7, 24),
      heir(4, 'Omar Khan', 'Son', 7, 24),
      heir(5, 'Sara Khan', 'Daughter', 1, 8),
    ].map((person) =>
      person.id === 1 ? { ...person, type: 'partner' } : person.id === 2 ? { ...person, type: 'Person' } : person,
    ),
    ...given,
  })

describe('Shares in fractions', () => {
  test('an eighth, a sixth and 7/24 are shared exactly, and the clause says them in words', () => {
    const shares = outcome(faithShares(), [])
    expect(Object.fromEntries(shares.map(({ name, share }) => [name, describeShare(share)]))).toEqual({
      'Amina Khan': '1/8',
      'Zara Khan': '1/6',
      'Bilal Khan': '7/24',
      'Omar Khan': '7/24',
      'Sara Khan': '1/8',
    })
    expect(sumOf(shares.map(({ share }) => share))).toEqual(Fraction.one)
    expect(clauseText(faithShares(), 'residue')).toBe(
      'My Executors hold my Residuary Estate in these shares:\n(a) one eighth for Amina Khan;\n(b) one sixth for my mother Zara Khan;\n(c) seven twenty-fourths for my son Bilal Khan;\n(d) seven twenty-fourths for my son Omar Khan; and\n(e) one eighth for my daughter Sara Khan.'.replace(
        'my wife',
        'my spouse',
      ),
    )
  })

  test('a share that fails goes to the others in proportion to their fractions, exactly', () => {
    const then = outcome(faithShares(), [{ person: 1 }])
    expect(then.map(({ name, share }) => `${name} ${describeShare(share)}`)).toEqual([
      'Bilal Khan 1/3',
      'Omar Khan 1/3',
      'Zara Khan 4/21',
      'Sara Khan 1/7',
    ])
    expect(clauseText(faithShares(), 'if-a-share-fails')).toContain(
      'in the proportions that their fractions bear to each other',
    )
  })

  test('the picture, its words and the answers say the fractions', () => {
    const will = faithShares()
    expect(pictureOf(will, today).shares.map(({ share }) => share && describeShare(share))).toContain('7/24')
    expect(pictureInWords(pictureOf(will, today))).toContain('7/24')
    const answers = answersOf('will.estate-splits.split-distribution', will, today)
    expect(answers.map(({ value }) => value).join()).toContain('Amina Khan: 1/8')
  })

  test('fractions that do not make one whole are not complete, and the message says so', () => {
    const will = faithShares({
      persons: faithShares().persons.map((person) =>
        person.id === 1 ? heir(1, 'Amina Khan', 'Spouse', 1, 7) : person,
      ),
    })
    expect(estateIsSplit(faithShares(), today)).toEqual([])
    expect(estateIsSplit(will, today)).toEqual([{ field: 'estatePercent', code: 'ESTATE_FRACTIONS_NOT_ONE' }])
  })

  test('three thirds make one, which three times 33.33% do not', () => {
    const thirds = [1, 2, 3].map((id) => heir(id, `Ann ${'ABC'[id - 1]}oe`, 'Friend', 1, 3))
    expect(estateIsSplit(simplestWill({ estateSplit: 'Different shares', persons: thirds }), today)).toEqual([])
  })

  test('backups and the last resort are said in fractions too', () => {
    const backup = { split: 'Different shares' as const, charities: [] }
    const third = { percent: 0, fraction: { n: 1, d: 3 } }
    const twoThirds = { percent: 0, fraction: { n: 2, d: 3 } }
    const will = simplestWill({
      persons: [
        anHeir(100, {
          id: 1,
          fullname: 'Priya Sharma',
          estateIfDie: 'Split between specific beneficiaries',
          estateBackup: {
            ...backup,
            persons: [
              { id: 2, ...third },
              { id: 3, ...twoThirds },
            ],
          },
        }),
        anHeir(0, { id: 2, fullname: 'Ann Roe', inherit: false }),
        anHeir(0, { id: 3, fullname: 'Bob Roe', inherit: false }),
      ],
      ultimateDefault: {
        option: 'People',
        ...backup,
        persons: [
          { id: 2, ...twoThirds },
          { id: 3, ...third },
        ],
      },
    })
    expect(backupsAreNamed(will, today)).toEqual([])
    expect(ultimateDefaultIsSaid(will, today)).toEqual([])
    expect(clauseText(will, 'if-a-share-fails')).toContain('Ann Roe (one third) and ')
    expect(clauseText(will, 'if-a-share-fails')).toContain('Bob Roe (two thirds)')
    expect(clauseText(will, 'ultimate-default')).toContain('two thirds to ')
    expect(outcome(will, [{ person: 1 }]).map(({ name, share }) => `${name} ${share}`)).toEqual([
      'Bob Roe 2/3',
      'Ann Roe 1/3',
    ])
  })

  test('a will in percentages is as it was: no fraction is added to it', () => {
    const will = aWill({ persons: [anHeir(60), anHeir(40, { id: 2, fullname: 'Bob Roe' })] })
    const { id: _id, version: _version, ...rest } = will
    expect(JSON.stringify(rest)).not.toContain('raction')
    expect(editableWillSchema.shape.persons.parse(rest.persons)).toEqual(rest.persons)
  })
})

test('a later child shares in the fractions of the children, and the clause does not speak of percentages', () => {
  const children = [3, 4].map((id) => heir(id, `${id === 3 ? 'Bilal' : 'Omar'} Khan`, 'Son', 1, 3))
  const will = faithShares({
    laterChildren: 'Yes',
    persons: [{ ...heir(1, 'Amina Khan', 'Spouse', 1, 3), type: 'partner' }, ...children],
  })
  const text = clauseText(will, 'residue')
  expect(text).toContain('each of them has that part of the fraction.')
  expect(text).not.toContain('percentage')
  const shares = outcome(will, [], today, { livingChildren: 1 }).map(({ share }) => `${share}`)
  expect(shares).toEqual(['1/3', '2/9', '2/9', '2/9'])
})
