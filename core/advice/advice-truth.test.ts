import { expect, test } from 'vitest'
import { casesOfPeople } from '#testkit/advice-cases-of-people.ts'
import { casesOfProperty } from '#testkit/advice-cases-of-property.ts'
import { claimOf, type Told } from '#testkit/advice-truths.ts'
import { casesOfTrusts } from '#testkit/advised-trusts.ts'
import { today } from '#testkit/builders.ts'
import { type Advice, adviceOn } from './advice.ts'
import { triggers } from './triggers.ts'

const isSo = (told: Told, advice: Advice): boolean => claimOf(advice)?.[1](told) === true

test('what each piece of advice claims is written down', () => {
  expect(
    triggers.filter((trigger) => claimOf(trigger) === undefined).map(({ id, message }) => `${id} ${message}`),
  ).toEqual([])
})

test.each([...casesOfPeople, ...casesOfProperty, ...casesOfTrusts])(
  '%s is true of %s',
  (id, _what, _level, step, will) => {
    const said = adviceOn(step, will, today).filter((advice) => advice.id === id)
    expect(said.filter((advice) => !isSo({ will, today }, advice)).map(({ message }) => message)).toEqual([])
  },
)
