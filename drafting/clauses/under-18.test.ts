import { expect, test } from 'vitest'
import { simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'

test('the part of somebody who dies under 18 passes as if the testator had died on that day, and only that part', () => {
  const text = clauseText(simplestWill(), 'under-18')
  expect(text).toContain(
    'If that person dies under 18, what has not been used or paid by then passes as if I had died on that day, so that children born since my death can take.',
  )
  expect(text).toContain('what others have taken stays theirs')
  expect(text).not.toContain('before me')
})

test('finding 12: a child conceived before the testator dies and born alive later survives the testator', () => {
  expect(clauseText(simplestWill(), 'meanings')).toContain(
    'A child conceived before I die and born alive later survives me; a child conceived later does not.',
  )
})
