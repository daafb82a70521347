import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesOfTests } from '../structure/test-names.ts'
import { consumerDuties } from './consumer-duties.ts'
import { proofOf } from './consumer-law.ts'

test.each(consumerDuties)('$duty: each test is there', ({ shownBy }) => {
  const missing = shownBy.filter((shown) => {
    const { file, name } = proofOf(shown)
    return !existsSync(file) || !namesOfTests(file).includes(name)
  })
  expect(missing).toEqual([])
})

test('every duty has a test, or says who does it', () => {
  for (const { shownBy, person, duty } of consumerDuties)
    expect(shownBy.length > 0 || person !== undefined, duty).toBe(true)
})
