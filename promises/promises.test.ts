import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectDerived } from '#testkit/derived.ts'
import { namesOfTests, titlesOfTests } from '../structure/test-names.ts'
import { pageOf, statementsOf } from './page.ts'
import { sections } from './sections.ts'
import { missingFrom, specified, specifiedIds } from './specified.ts'
import { behaviour } from './specified-behaviour.ts'
import { decided } from './specified-decisions.ts'
import { screensAndFields } from './specified-fields.ts'
import type { Proof } from './statement.ts'

const all = sections.flatMap(statementsOf)

const files = new Map<string, { readonly titles: readonly string[]; readonly names: readonly string[] }>()
const testsOf = (file: string) => {
  const known = files.get(file) ?? { titles: titlesOfTests(file), names: namesOfTests(file) }
  files.set(file, known)
  return known
}

/** The title of a test or of a group, and, after "›", a test in it or a row of its table. */
const isThere = ({ file, name }: Proof): boolean => {
  if (!existsSync(file)) return false
  const [title = '', ...within] = name.split(' › ')
  const { titles, names } = testsOf(file)
  return titles.includes(title) && within.every((each) => names.includes(each))
}

test('docs/promises.md says what the tests show', async () => {
  await expectDerived(pageOf(sections), '../docs/promises.md')
})

test('every promise is shown by tests that are there', () => {
  expect(all.flatMap(({ shownBy }) => shownBy).filter((proof) => !isThere(proof))).toEqual([])
})

test('every decision that a promise names is there', () => {
  const named = all.flatMap(({ decision }) => decision ?? [])
  expect(named.filter((file) => !existsSync(`docs/decisions/${file}`))).toEqual([])
})

test('no promise is without a test or a decision, and none is made twice', () => {
  expect(all.filter(({ shownBy, decision }) => shownBy.length === 0 && decision === undefined)).toEqual([])
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

test('a promise names no test twice', () => {
  const twice = all.filter(
    ({ shownBy }) => new Set(shownBy.map(({ file, name }) => `${file}: ${name}`)).size < shownBy.length,
  )
  expect(twice).toEqual([])
})

test('a test that is not there is found, and so is a text that is the name of none', () => {
  const file = 'core/constants.test.ts'
  expect(isThere({ file, name: 'limits and waits are as specified' })).toBe(true)
  expect(isThere({ file, name: 'limits and waits' })).toBe(false)
  expect(isThere({ file, name: 'XSRF-TOKEN' })).toBe(false)
  expect(isThere({ file: 'core/gone.test.ts', name: 'limits and waits are as specified' })).toBe(false)
})
