import { describe, expect, test } from 'vitest'
import type { Person } from '#core/will/schema.ts'
import { anHeir, simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'

test('the part of somebody who dies under 18 passes as if the testator had died on that day, and only that part', () => {
  const text = clauseText(simplestWill(), 'under-18')
  expect(text).toContain(
    'If that person dies under 18, what has not been used or paid by then passes as if I had died on that day, so that children born since my death can take.',
  )
  expect(text).toContain('what others have taken stays theirs')
  expect(text).not.toContain('before me')
})

// Finding: 12
test('a child conceived before the testator dies and born alive later survives the testator', () => {
  expect(clauseText(simplestWill(), 'meanings')).toContain(
    'A child conceived before I die and born alive later survives me; a child conceived later does not.',
  )
})

describe('an age of 21 or 25 for the testator’s own children', () => {
  const child = (id: number, fullname: string): Person =>
    anHeir(50, {
      id,
      fullname,
      type: 'Child',
      relationship: 'Daughter',
      isChild: 'No',
      estateIfDie: 'Pass to their children',
    })
  const will = simplestWill({
    haveChildren: 'Yes',
    laterChildren: 'Yes',
    childrenAge: 25,
    estateSplit: 'Equal shares',
    persons: [child(1, 'Ann Roe'), child(2, 'Bea Roe')],
  })

  test('is theirs by name, with children born later, and everyone else takes at 18', () => {
    expect(clauseText(will, 'under-18')).toContain(
      'The Age of Ann Roe, Bea Roe and each later child of mine is 25. The Age of anyone else is 18.',
    )
    expect(clauseText({ ...will, laterChildren: 'No', childrenAge: 21 }, 'under-18')).toContain(
      'The Age of Ann Roe and Bea Roe is 21. The Age of anyone else is 18.',
    )
  })

  test('leaves the income to the child from 18, and the capital to nobody else (Inheritance Tax Act 1984 s.71D)', () => {
    const text = clauseText(will, 'under-18')
    expect(text).toContain('my Executors hold it on trust for that person and for nobody else')
    expect(text).toContain('From 18, the income is that person’s.')
    expect(text).toContain(
      'If that person dies under their Age, what has not been used or paid by then passes as if I had died on that day',
    )
  })

  test('is 18 in a will that was saved before it was asked, and where the testator has no children', () => {
    const { childrenAge: _, ...older } = will
    expect(clauseText(older, 'under-18')).toBe(clauseText(simplestWill(), 'under-18'))
    expect(clauseText({ ...will, haveChildren: 'No' }, 'under-18')).toBe(clauseText(simplestWill(), 'under-18'))
  })
})
