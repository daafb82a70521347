import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person, Will } from '#core/will/schema.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { willFromOpenData } from '#testkit/will-from-facts.ts'
import { asText } from './document.ts'
import { draft } from './draft.ts'
import { openDataOf } from './open-data.ts'

/** As another program has it. */
const sent = (document: object): object => JSON.parse(JSON.stringify(document))

const idsWithin = (value: unknown, wanted: (key: string) => boolean): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        wanted(key) && typeof each === 'string' ? [each] : idsWithin(each, wanted),
      )
    : []

test('a will read back from its open data has the same words, whatever the will', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const complete = completed(will)
      const again = willFromOpenData(sent(openDataOf(complete)))
      expect(again && asText(again)).toBe(asText(draft(complete)))
    }),
    { numRuns: fewerRuns(20) },
  )
})

test('everybody whom the open data refers to is among its people, and every identifier is one of a kind', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const { 'x-inherit-heirloom': _own, ...open } = sent(openDataOf(completed(will))) as Record<string, unknown>
      const people = new Set(idsWithin(open.people, (key) => key === 'id'))
      for (const id of idsWithin(open, (key) => /[pP]ersonId$|^beneficiaryId$/.test(key))) expect(people).toContain(id)
      const ids = idsWithin(open, (key) => key === 'id')
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    }),
    { numRuns: fewerRuns(20) },
  )
})

test('no birthday, phone number, email or amount that the will does not print is in the open data', () => {
  const will = completeExampleWill()
  const text = JSON.stringify(openDataOf(completed(will)))
  for (const secret of ['01584 555 010', 'margaret@hale.example', '1961', 'priya@sharma.example'])
    expect(text).not.toContain(secret)
})

test('nobody is a guardian in the open data whom the will names for no child', () => {
  const will = completeExampleWill()
  const of = (persons: Person[]) => JSON.stringify(openDataOf(completed({ ...will, persons })))
  const guardian = /"roles":\[[^\]]*"guardian"/
  expect(of(will.persons)).toMatch(guardian)
  expect(of(will.persons.map((each) => ({ ...each, parentalResponsibility: 'No' })))).not.toMatch(guardian)
})

test('a separated spouse is married still in the open data, and somebody whose marriage has ended is not', () => {
  const will = completeExampleWill()
  const of = (status: Will['status']) => JSON.stringify(openDataOf(completed({ ...will, status })))
  expect(of('Separated')).toContain('marriage_civil')
  expect(of('Divorced')).not.toContain('marriage_civil')
})

test('the open data of another program, without our block, gives no will', () => {
  expect(willFromOpenData({ schemaVersion: '6.3.0', estate: {}, people: [] })).toBeUndefined()
})
