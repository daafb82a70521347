import { describe, expect, test } from 'vitest'
import { stepNamed, stepRows } from '#core/journey/steps.ts'
import { problemsOfStep } from '#core/journey/walk.ts'
import { willSchema } from '#core/will/schema.ts'
import { completeExampleWill, today } from './builders.ts'
import { stages, willAt } from './stages.ts'

describe.each(stepRows.map(({ name }) => name))('on arriving at %s', (name) => {
  const will = willAt(name)
  const names = stepRows.map((step) => step.name)

  test('the will is well formed', () => {
    expect(willSchema.parse(will)).toEqual(will)
  })

  test('the steps before it are answered', () => {
    const past = names.slice(0, names.indexOf(name))
    expect(past.flatMap((step) => problemsOfStep(step, will, today))).toEqual([])
  })

  test('it is a step that this will is asked', () => {
    expect(stepNamed(name).asked?.(will, today) ?? true).toBe(true)
  })
})

test('nothing is answered at the first step, and everything at the summary', () => {
  expect(willAt('will.about-me.full-name')).toMatchObject({ details: {}, persons: [], charities: [], accounts: [] })
  expect(willAt('will.summary')).toEqual(completeExampleWill())
})

test('a page that needs payment finds it paid', () => {
  expect(stages.filter((stage) => willAt(stage).paid === 1)).toEqual([
    'will.lpa',
    'will.my-downloads-thank-you',
    'will.my-downloads',
  ])
})
