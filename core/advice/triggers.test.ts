import { describe, expect, test } from 'vitest'
import { casesOfPeople } from '#testkit/advice-cases-of-people.ts'
import { casesOfProperty } from '#testkit/advice-cases-of-property.ts'
import { casesOfTrusts } from '#testkit/advised-trusts.ts'
import { today } from '#testkit/builders.ts'
import { triggerIds } from '../will/lists.ts'
import { adviceFor, adviceOn, stepOf } from './advice.ts'
import { type Level, levels } from './trigger.ts'
import { elsewhere, triggers } from './triggers.ts'

const fires = [...casesOfPeople, ...casesOfProperty, ...casesOfTrusts]

describe.each(fires)('%s, on %s', (id, _what, level, step, will) => {
  test(`gives a ${level}, on the step of the question`, () => {
    const [given] = triggers.filter(
      (row) => row.id === id && row.level === level && row.step === step && row.when(will, today),
    )
    if (!given) throw new Error('The trigger does not fire')
    expect(adviceOn(stepOf(given, will, today), will, today).map((each) => [each.id, each.level])).toContainEqual([
      id,
      level,
    ])
    expect(adviceFor(will, today).find((each) => each.id === id)?.level).toBe(level)
  })
})

test('every trigger is in the table or covered elsewhere, and has a case in this test', () => {
  const inTable = new Set(triggers.map(({ id }) => id))
  expect(triggerIds.filter((id) => !inTable.has(id) && elsewhere[id] === undefined)).toEqual([])
  expect(triggerIds.filter((id) => inTable.has(id) && elsewhere[id] !== undefined)).toEqual([])
  expect(new Set(fires.map(([id]) => id))).toEqual(inTable)
  const rows = (all: { id: string; level: Level; step: string }[]) =>
    new Set(all.map(({ id, level, step }) => `${id} ${level} ${step}`))
  expect(rows(fires.map(([id, , level, step]) => ({ id, level, step })))).toEqual(rows([...triggers]))
})

test('the table is by number, and the strictest level of a trigger comes first', () => {
  const order = triggers.map(({ id, level }) => Number(id.slice(1)) * levels.length + levels.indexOf(level))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})
