import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StepName, stepNamed, stepRows } from '#core/journey/steps.ts'
import { problemsOfStep } from '#core/journey/walk.ts'
import { estimateOf } from '#core/tax/estimate-of-will.ts'
import { willSchema } from '#core/will/schema.ts'
import { today } from './builders.ts'
import {
  copiedFromPartner,
  type DemoFamily,
  demoFamilies,
  demoValues,
  fieldsAnswered,
  stages,
  willAt,
} from './stages.ts'
import { completeWills } from './will-arbitrary.ts'

const families = Object.keys(demoFamilies) as DemoFamily[]
const names = stepRows.map((step) => step.name)
const isAsked = (name: StepName, family: DemoFamily) => stepNamed(name).asked?.(demoFamilies[family](), today) ?? true

// Only the first family has young children and pets.
const arrivals = families.flatMap((family) =>
  names.filter((name) => family === 'one-marriage' || isAsked(name, family)).map((name) => ({ family, name })),
)

describe.each(arrivals)('on arriving at $name, $family', ({ family, name }) => {
  const will = willAt(name, family)

  test('the will is well formed', () => {
    expect(willSchema.parse(will)).toEqual(will)
  })

  test('the steps before it are answered', () => {
    const past = names.slice(0, names.indexOf(name)).filter((step) => isAsked(step, family))
    expect(past.flatMap((step) => problemsOfStep(step, will, today))).toEqual([])
  })

  test('it is a step that this will is asked', () => {
    expect(stepNamed(name).asked?.(will, today) ?? true).toBe(true)
  })
})

test('nothing is answered at the first step, and everything at the summary', () => {
  expect(willAt('will.about-me.full-name')).toMatchObject({ details: {}, persons: [], charities: [], accounts: [] })
  for (const family of families) expect(willAt('will.summary', family)).toEqual(demoFamilies[family]())
})

test('every answer is drawn for the wills that properties are tried on', () => {
  const said = fc.sample(completeWills, { numRuns: 200, seed: 2026 }).flatMap((will) => Object.entries(will))
  const drawn = new Set(said.flatMap(([field, answer]) => (answer === undefined ? [] : [field])))
  expect(
    fieldsAnswered.filter((field) => !drawn.has(field)),
    'Draw each of these in testkit/will-arbitrary.ts. It is enough that some wills have it.',
  ).toEqual(['guardians', 'petsDescription', 'acknowledged', 'notifyHow'])
})

test('a page that needs payment finds it paid', () => {
  expect(stages.filter((stage) => willAt(stage).paid === 1)).toEqual([
    'will.lpa',
    'will.my-downloads-thank-you',
    'will.my-downloads',
  ])
})

test('a demonstration with values has figures for each family, the one with a trust among them', () => {
  const found = families.map((family) => {
    const will = willAt('will.summary', family)
    return estimateOf({ ...will, values: demoValues(will) }, { day: today }).is
  })
  expect(found).toEqual(families.map(() => 'estimate'))
})

test('a will made from a partner’s has children of whom is still to be said what they are to the testator', () => {
  const will = copiedFromPartner(willAt('will.beneficiaries.partner'))
  expect(willSchema.parse(will)).toEqual(will)
  expect(problemsOfStep('will.beneficiaries.partner', will, today).map(({ field }) => field)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^relationship\.\d+$/)]),
  )
})
