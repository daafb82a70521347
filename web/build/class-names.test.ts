import { expect, test } from 'vitest'
import { shortNames } from './class-names.config.ts'

const SHEETS = {
  'a.module.css': '.card { color: red } .card:hover .name {}',
  'b.module.css': '.card { margin: 0.5em }',
}

test('each class and movement of each module has a short name of its own', () => {
  const names = shortNames(SHEETS)
  const given = ['a.module.css card', 'a.module.css name', 'b.module.css card'].map((key) => names.get(key))
  expect(new Set(given).size).toBe(3)
  for (const name of given) expect(name).toMatch(/^_[0-9a-z]{1,2}$/)
})

test('the same style sheets give the same names', () => {
  expect(shortNames(SHEETS)).toEqual(shortNames(SHEETS))
})
