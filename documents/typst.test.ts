import { expect, test } from 'vitest'
import { CannotPrint } from './cannot-print.ts'
import { typeset } from './typst.ts'

test('a template that is given the wrong words says what is wrong with them', () => {
  const render = (): Uint8Array => typeset('will.typ', { will: '{' })
  expect(render).toThrow(CannotPrint)
  expect(render).toThrow(/failed to parse JSON/)
})

test('nothing outside the folder of templates can be set', () => {
  expect(() => typeset('../render.ts', {})).toThrow('not in workspace')
  expect(() => typeset('../../package.json', {})).toThrow('not in workspace')
})
