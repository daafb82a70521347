/** A guide of `docs/how-to` that names a wrong file, or forgets one, does not apply. What is made of it: `carried-out.test.ts`. */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carryOut, copyOfProject, guides, withCountsOf } from './testkit/guides.ts'

test('a guide fits a project that has one step more than when it was written', () => {
  const today =
    "  ['will.tree', 75],\n  test('asked 19 questions', () => {\n    expect(asks(simplest())).toHaveLength(20)\n"
  const change = [
    '--- a/steps.test.ts',
    '+++ b/steps.test.ts',
    '@@ -1,1 +1,1 @@',
    " [ 'will.tree', 75],",
    "-  test('asked 18 questions', () => {",
    '-    expect(asks(simplest())).toHaveLength(19)',
    "+  test('asked 19 questions', () => {",
    '+    expect(asks(simplest())).toHaveLength(20)',
    '+  expect(new Date(2026)).toBeDefined()',
    "+import * as next from './0020-next.ts'",
  ]
  const fitted = withCountsOf(today, change.join('\n')).split('\n')
  expect(fitted.slice(4)).toEqual([
    "-  test('asked 19 questions', () => {",
    '-    expect(asks(simplest())).toHaveLength(20)',
    "+  test('asked 20 questions', () => {",
    '+    expect(asks(simplest())).toHaveLength(21)',
    '+  expect(new Date(2026)).toBeDefined()',
    "+import * as next from './0020-next.ts'",
  ])
})

let copy = ''
beforeAll(async () => {
  copy = await copyOfProject()
})
afterAll(() => rm(copy, { recursive: true, force: true }))

describe.each(guides)('the guide %s', (guide) => {
  test('changes only what is there', async () => {
    expect(await carryOut(guide, copy)).toBeGreaterThan(1)
  })
})
