import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { anLpa } from '#testkit/packed.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { lpaTypes } from '../lpa/lists.ts'
import { withoutCharity, withoutPerson } from './changes.ts'
import { withoutDangling } from './dangling.ts'

test('a will that names only people who are in it stays as it is', () => {
  for (const will of fc.sample(completeWills, { numRuns: 100, seed: 3 })) expect(withoutDangling(will)).toEqual(will)
})

test('somebody who has gone is named nowhere any more', () => {
  const will = { ...completeExampleWill(), powers: lpaTypes.map((type) => anLpa(type)) }
  for (const { id } of will.persons)
    expect(withoutDangling({ ...will, persons: will.persons.filter((person) => person.id !== id) })).toEqual(
      withoutPerson(will, id),
    )
})

test('nor is a charity that has gone', () => {
  const will = completeExampleWill()
  expect(withoutDangling({ ...will, charities: [] })).toEqual(withoutCharity(will, 1))
})
