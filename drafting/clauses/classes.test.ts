import { describe, expect, test } from 'vitest'
import type { Class, Will } from '#core/will/schema.ts'
import { anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'

const ann = anHeir(70, {
  id: 1,
  fullname: 'Ann Roe',
  type: 'Child',
  relationship: 'Daughter',
  isChild: 'No',
  estateIfDie: 'Pass to their children',
})

const family = (group: Partial<Class>, given: Partial<Will> = {}): Will =>
  simplestWill({
    haveChildren: 'Yes',
    laterChildren: 'No',
    estateSplit: 'Different shares',
    persons: [ann],
    classes: [{ of: 'My grandchildren', estatePercent: 30, share: 'Each alike', ifDie: 'To their children', ...group }],
    ...given,
  })

describe('a class of grandchildren', () => {
  test('is all the children of my children, whenever born, and closes when the testator dies', () => {
    expect(clauseText(family({}), 'residue')).toBe(
      [
        'My Executors hold my Residuary Estate in these shares:',
        '(a) 70% for Ann Roe; and',
        '(b) 30% for my grandchildren together.',
        'My grandchildren are the children of my children, whenever they were born and whether or not this will names them. A stepchild counts here only if adopted: the children of a stepchild of mine, and the stepchildren of a child of mine, are not my grandchildren. What is held for them is shared equally between those of them who survive me.',
      ].join('\n'),
    )
  })

  test('by families has one equal part for each child with somebody in the family', () => {
    expect(clauseText(family({ share: 'By families' }), 'residue')).toContain(
      'one for each child of mine, living or dead, in whose family anyone takes. Each part is shared equally between the children of that child who survive me.',
    )
  })

  test('says who takes in place of one who dies first', () => {
    expect(clauseText(family({}), 'if-a-share-fails')).toContain('those children take equally what their own parent')
    expect(clauseText(family({ ifDie: 'To the others' }), 'if-a-share-fails')).toContain(
      'the children of that grandchild do not take in their place.',
    )
  })

  test('passes over a person who is left out', () => {
    const colin = aPerson({ id: 2, fullname: 'Colin Roe', relationship: 'Son', type: 'Child', isExcluded: true })
    const leftOut = (theirChildren: 'Yes' | 'No') =>
      clauseText(family({}, { persons: [ann, colin], excluded: { option: 'Yes', theirChildren } }), 'residue')
    expect(leftOut('No')).toContain('does not take here, and is treated as having died before me.')
    expect(leftOut('Yes')).toContain(
      'does not take here, and is treated as having died before me, leaving no children.',
    )
  })

  test('may have all that is left, which then fails only if there is nobody', () => {
    const will = family({ estatePercent: 100 }, { persons: [{ ...ann, inherit: false, estatePercent: 0 }] })
    expect(clauseText(will, 'residue')).toContain('the whole of my Residuary Estate for my grandchildren.')
    expect(clauseText(will, 'if-a-share-fails')).toContain('fails if nobody takes any of it.')
  })

  test('is nobody’s once the testator says that there are no children', () => {
    const will = family({}, { haveChildren: 'No', persons: [{ ...ann, estatePercent: 100 }] })
    expect(clauseText(will, 'residue')).toBe('My Executors hold the whole of my Residuary Estate for Ann Roe.')
  })
})

// Finding: 12
describe('where no child is named yet: the will provides for children still to come', () => {
  const kim = anHeir(100, {
    id: 3,
    type: 'partner',
    relationship: 'Spouse',
    fullname: 'Kim Roe',
    estateIfDie: 'Pass to my children',
  })
  const expecting = simplestWill({
    status: 'Married',
    haveChildren: 'No',
    laterChildren: 'Yes',
    persons: [kim, aPerson({ id: 1, fullname: 'Priya Sharma' })],
  })

  test('in place of a partner', () => {
    expect(clauseText(expecting, 'if-a-share-fails')).toContain(
      'If the gift to Kim Roe fails, it passes in equal shares to each later child of mine.',
    )
    expect(clauseText(expecting, 'meanings')).toContain(
      'A later child of mine is a child of mine whom this will does not name',
    )
  })

  test('beside other beneficiaries, at the age chosen for own children', () => {
    const will: Will = {
      ...expecting,
      childrenAge: 21,
      estateSplit: 'Equal shares',
      classes: [{ of: 'My later children', estatePercent: 50 }],
      persons: [{ ...kim, estatePercent: 50 }],
      executor: [3],
    }
    expect(clauseText(will, 'residue')).toContain('my later children together.')
    expect(clauseText(will, 'under-18')).toContain('The Age of each later child of mine is 21.')
  })
})
