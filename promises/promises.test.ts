import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { marksIn } from '../structure/test-names.ts'
import { pageOf, statementsOf } from './page.ts'
import { proofs, proofsOf } from './proofs.ts'
import { sections } from './sections.ts'
import { missingFrom, specified, specifiedIds } from './specified.ts'
import { behaviour } from './specified-behaviour.ts'
import { decided } from './specified-decisions.ts'
import { screensAndFields } from './specified-fields.ts'

const all = sections.flatMap(statementsOf)

const made = new Set<string>(all.map(({ id }) => id))

test('the page has each promise, with the tests that show it', () => {
  const page = pageOf(sections)
  for (const { says } of all) expect(page).toContain(`- ${says}\n`)
  for (const { file } of proofs()) expect(page).toContain(`[${file}](../../${file})`)
})

test('every promise that a test says it proves is made', () => {
  expect(proofs().flatMap(({ file, ids }) => ids.filter((id) => !made.has(id)).map((id) => `${file}: ${id}`))).toEqual(
    [],
  )
})

test('every decision that a promise names is there', () => {
  const named = all.flatMap(({ decision }) => decision ?? [])
  expect(named.filter((file) => !existsSync(`docs/decisions/${file}`))).toEqual([])
})

test('no promise is without a test or a decision, and none is made twice', () => {
  const unproved = all.filter(({ id, decision }) => proofsOf(id).length === 0 && decision === undefined)
  expect(unproved.map(({ id }) => id)).toEqual([])
  expect(made.size).toBe(all.length)
  expect(new Set(all.map(({ says }) => says)).size).toBe(all.length)
})

test('every statement of the specification is shown by a promise or answered by a decision', () => {
  expect(missingFrom(all)).toEqual([])
  expect(missingFrom(all.filter(({ standsFor }) => !standsFor.includes('poll.none')))).toEqual(['poll.none'])
})

test('every promise stands for something that was specified, and names it once', () => {
  expect(all.filter(({ standsFor }) => standsFor.length === 0)).toEqual([])
  expect(all.filter(({ standsFor }) => new Set(standsFor).size < standsFor.length)).toEqual([])
})

test('every statement of the specification has an identity of its own, and words of its own', () => {
  const parts = [screensAndFields, behaviour, decided].flatMap((part) => Object.keys(part))
  expect(specifiedIds).toEqual([...new Set(parts)])
  expect(parts).toHaveLength(specifiedIds.length)
  expect(specifiedIds.filter((id) => specified[id].trim() === '')).toEqual([])
})

test('a test names a promise once', () => {
  expect(proofs().filter(({ ids }) => new Set(ids).size < ids.length)).toEqual([])
})

test('a mark is read over a test, a group, a loop and a row of a table, and over anything else it is an error', () => {
  const source = `
    // Promise: api.logout, api.reset
    test('a log-out is told', () => expect(texts).toContain('told'))
    // Promise: api.forgot
    describe('a password', () => {
      // Why it is so.
      // Promise: api.account
      test.each(rows)('%s is seen', () => {})
    })
    test.each([
      ['once', 1],
      // Promise: api.partial
      ['twice', 2],
    ])('%s', () => {})
    // Promise: api.version
    for (const each of rows)
      test(\`\${each} is old\`, () => {})`
  expect(marksIn('Promise', 'x.test.ts', source).map(({ name, ids }) => [name, ...ids])).toEqual([
    ['a log-out is told', 'api.logout', 'api.reset'],
    ['a password', 'api.forgot'],
    ['a password › %s is seen', 'api.account'],
    ['%s › twice', 'api.partial'],
    ['… is old', 'api.version'],
  ])
  expect(() => marksIn('Promise', 'x.test.ts', '// Promise: api.logout\nconst x = 1')).toThrow('stands over no test')
})
