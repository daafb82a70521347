import { describe, expect, test } from 'vitest'
import type { Person, Will } from '#core/will/schema.ts'
import { anHeir, simplestWill } from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'

const child = (id: number, fullname: string, percent: number, given: Partial<Person> = {}): Person =>
  anHeir(percent, {
    id,
    fullname,
    type: 'Child',
    relationship: 'Son',
    isChild: 'No',
    estateIfDie: 'Pass to their children',
    ...given,
  })

const family = (given: Partial<Will>): Will =>
  simplestWill({ haveChildren: 'Yes', laterChildren: 'Yes', estateSplit: 'Equal shares', ...given })

// Finding: 12
describe('the will provides for a child born or adopted later', () => {
  test('as one more of the equal shares of the children', () => {
    const will = family({ persons: [child(1, 'Ann Roe', 50), child(2, 'Bob Roe', 50)] })
    expect(clauseText(will, 'residue')).toContain('Each later child of mine takes one more share, of equal size.')
    expect(clauseText(will, 'meanings')).toContain(
      'A later child of mine is a child of mine whom this will does not name, who is born or adopted after I sign it or in the year before, and who survives me.',
    )
    expect(draftedText({ ...will, laterChildren: 'No' })).not.toContain('later child of mine')
  })

  test('beside an only child, whose share is then one of several', () => {
    const will = family({ persons: [child(1, 'Ann Roe', 100)] })
    expect(clauseText(will, 'residue')).toBe(
      'My Executors hold my Residuary Estate in equal shares for Ann Roe and each later child of mine.',
    )
    expect(clauseText(will, 'if-a-share-fails')).toContain('If the share of Ann Roe fails')
    expect(clauseText(will, 'if-a-share-fails')).toContain(
      'A share that nobody takes under this clause is added to the other shares',
    )
  })

  test('beside an only child, whose part that fails is a share, and is shared equally, as there are no percentages', () => {
    const will = family({ estateSplit: 'Different shares', persons: [child(1, 'Ann Roe', 100)] })
    const text = clauseText(will, 'if-a-share-fails')
    expect(text).toContain('For that share or part only, that person is then treated')
    expect(text).toContain('is added to the other shares that somebody takes, equally, and goes')
    expect(text).not.toMatch(/that gift only|percentages/)
  })

  test('who is born after the will was made ready and before it is signed: the will cannot name that child', () => {
    expect(clauseText(family({ persons: [child(1, 'Ann Roe', 100)] }), 'meanings')).toContain(
      'whom this will does not name, who is born or adopted after I sign it or in the year before',
    )
  })

  test('and says what a later child is wherever it speaks of one, also where only the age of one is said', () => {
    const will = family({
      childrenAge: 25,
      estateSplit: 'Different shares',
      persons: [child(1, 'Ann Roe', 70), child(2, 'Bob Roe', 30)],
    })
    expect(clauseText(will, 'residue')).not.toContain('later child')
    expect(clauseText(will, 'under-18')).toContain('and each later child of mine is 25.')
    expect(clauseText(will, 'meanings')).toContain('A later child of mine is')
    expect(draftedText({ ...will, childrenAge: 18 })).not.toContain('later child')
  })

  test('as one more of equal shares beside an only child who takes all of it, however that was entered', () => {
    const will = family({ estateSplit: 'Different shares', persons: [child(1, 'Ann Roe', 100)] })
    expect(clauseText(will, 'residue')).toContain('in equal shares for Ann Roe and each later child of mine.')
  })

  test('out of the percentage of an only child', () => {
    const persons = [anHeir(60, { id: 3, fullname: 'Kim Roe' }), child(1, 'Ann Roe', 40)]
    expect(clauseText(family({ estateSplit: 'Different shares', persons }), 'residue')).toContain(
      'If I have a later child, the share of Ann Roe is divided equally between Ann Roe and each later child of mine,',
    )
  })

  test('beside an only child who is the one backup, so that a part which fails goes to several', () => {
    const estateBackup = { persons: [{ id: 1, percent: 100 }], charities: [], split: 'Different shares' as const }
    const kim = anHeir(100, {
      id: 3,
      fullname: 'Kim Roe',
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup,
    })
    const will = family({ persons: [kim, child(1, 'Ann Roe', 0, { inherit: false })], executor: [3] })
    const text = clauseText(will, 'if-a-share-fails')
    expect(text).toContain('it passes in equal shares to my son Ann Roe and each later child of mine.')
    expect(text).toContain('A part that nobody takes is added equally to the other parts.')
  })

  const lastly = (...ids: number[]): Will['ultimateDefault'] => ({
    option: 'People',
    persons: ids.map((id) => ({ id, percent: 100 / ids.length })),
    charities: [],
  })
  const kim = anHeir(100, { id: 3, fullname: 'Kim Roe', estateIfDie: 'Pass to their children' })
  const ann = child(1, 'Ann Roe', 0, { inherit: false })
  const bob = child(2, 'Bob Roe', 0, { inherit: false })

  test('as one more of those who take in the end', () => {
    const will = family({ persons: [kim, ann, bob], executor: [3], ultimateDefault: lastly(1, 2) })
    expect(clauseText(will, 'ultimate-default')).toContain(
      'A share here that nobody takes is added equally to the others.',
    )
  })

  test('beside an only child who takes in the end', () => {
    const will = family({ persons: [kim, ann], executor: [3], ultimateDefault: lastly(1) })
    expect(clauseText(will, 'ultimate-default')).toContain(
      'goes in equal shares to my son Ann Roe and each later child of mine.\nA person takes under this clause only if they survive me.\nA share here that nobody takes is added equally to the others.\n',
    )
  })

  test('out of the percentages of the children alone', () => {
    const persons = [
      anHeir(50, {
        id: 3,
        type: 'partner',
        relationship: 'Spouse',
        fullname: 'Kim Roe',
        estateIfDie: 'Pass to my children',
      }),
      child(1, 'Ann Roe', 25),
      child(2, 'Bob Roe', 25),
    ]
    const will = family({ status: 'Married', estateSplit: 'Different shares', persons })
    expect(clauseText(will, 'residue')).toContain(
      'If I have a later child, the shares of Ann Roe and Bob Roe are put together and divided equally between Ann Roe, Bob Roe and each later child of mine, and each of them has that part of the percentage.',
    )
    expect(clauseText(will, 'if-a-share-fails')).toContain(
      'it passes in equal shares to Ann Roe and Bob Roe. If the part of Ann Roe or Bob Roe fails, the children of that person take it in place of their parent. A part that nobody takes is added equally to the other parts. Each later child of mine takes one more part, of equal size.',
    )
  })
})
