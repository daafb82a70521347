import { describe, expect, test } from 'vitest'
import { lastChecks, signingSteps } from '../will/lists.ts'
import type { SigningPlan } from '../will/signing-schema.ts'
import {
  afterMishap,
  afterStep,
  checksLeft,
  furthestStep,
  isAtTable,
  isDone,
  type Mishap,
  mishaps,
  numberOf,
  type Readiness,
  type SigningStep,
  stepAfter,
  stepBefore,
  stepToShow,
  withPages,
} from './table.ts'

const WORDS = '7F3K-21QX'

const planAt = (step: SigningStep, more: Partial<SigningPlan> = {}): SigningPlan => ({
  day: { day: 5, month: 12, year: 2026 },
  time: '11:00',
  place: 'At home',
  remind: true,
  witnesses: [],
  ticks: [],
  fingerprint: WORDS,
  step,
  checked: [],
  turn: 0,
  ...more,
})
const ready: Readiness = { witnessesClear: true, newest: WORDS }

describe('The nine steps', () => {
  test('are three to plan and six at the table, each between two others', () => {
    expect(signingSteps.filter(isAtTable)).toHaveLength(6)
    expect(signingSteps.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(stepBefore('when')).toBeUndefined()
    expect(stepAfter('check')).toBeUndefined()
    for (const step of signingSteps.slice(1)) expect(stepAfter(stepBefore(step) ?? 'check')).toBe(step)
  })

  test('open one after the other, whatever address is typed', () => {
    expect(stepToShow('sign', undefined, ready)).toBe('when')
    expect(stepToShow('sign', planAt('who'), { ...ready, witnessesClear: false })).toBe('who')
    const { fingerprint: _none, ...unprinted } = planAt('print')
    expect(stepToShow('sign', unprinted, ready)).toBe('print')
    expect(stepToShow('second-witness', planAt('sign'), ready)).toBe('sign')
    expect(stepToShow('who', planAt('sign'), ready)).toBe('who')
    expect(stepToShow(undefined, planAt('sign'), ready)).toBe('sign')
  })

  test('lead back to the printer when the will has other words than the pages', () => {
    expect(furthestStep(planAt('second-witness'), { ...ready, newest: 'M4TT-8ZQ0' })).toBe('print')
    // A device without a network cannot know of newer words.
    expect(furthestStep(planAt('second-witness'), { ...ready, newest: undefined })).toBe('second-witness')
  })

  test('lead back to the printer when the edition on the table is offered no more; an old plan is of the normal one', () => {
    const bound = planAt('sign', { edition: 'bound' })
    expect(furthestStep(bound, { ...ready, offered: ['normal', 'large'] })).toBe('print')
    expect(furthestStep(bound, { ...ready, offered: ['normal', 'large', 'bound'] })).toBe('sign')
    expect(furthestStep(bound, ready)).toBe('sign')
    expect(furthestStep(planAt('sign'), { ...ready, offered: ['normal', 'large'] })).toBe('sign')
  })

  test('begin again when another print comes to the table, and go on where the same one is counted again', () => {
    const plan = planAt('check', { checked: ['Date', 'Staple'] })
    expect(withPages(plan, WORDS, 'normal')).toEqual({ ...plan, edition: 'normal' })
    for (const other of [withPages(plan, WORDS, 'large'), withPages(plan, 'M4TT-8ZQ0', 'normal')])
      expect(other).toMatchObject({ step: 'print', checked: [] })
    expect(withPages(planAt('who'), WORDS, 'large')).toMatchObject({
      step: 'who',
      edition: 'large',
      fingerprint: WORDS,
    })
  })

  test('lead back to the witnesses when one of them has come into the will', () => {
    expect(furthestStep(planAt('second-witness'), { ...ready, witnessesClear: false })).toBe('who')
  })
})

/** Every plan that buttons and mishaps lead to, from the first press at the table. */
const everyPlan = (): SigningPlan[] => {
  const found = [planAt('sit-down')]
  const seen = new Set([JSON.stringify(found[0])])
  const add = (plan: SigningPlan): void => {
    if (seen.has(JSON.stringify(plan))) return
    seen.add(JSON.stringify(plan))
    found.push(plan)
  }
  for (let at = 0; at < found.length; at += 1) {
    const plan = found[at]
    if (!plan) break
    for (const step of signingSteps.filter((each) => each === plan.step && each !== 'print')) add(afterStep(plan, step))
    for (const mishap of Object.keys(mishaps) as Mishap[]) add(afterMishap(plan, mishap))
    if (plan.step === 'check')
      for (const check of lastChecks)
        add({ ...plan, checked: lastChecks.filter((each) => each === check || plan.checked.includes(each)) })
    if (plan.step === 'print') add(afterStep({ ...plan, fingerprint: WORDS }, 'print'))
  }
  return found
}

describe('Every way through the table', () => {
  const plans = everyPlan()

  test('is done only with all six ticks on the last step', () => {
    const done = plans.filter(isDone)
    expect(plans.length).toBeGreaterThan(64)
    expect(done.length).toBeGreaterThan(0)
    for (const plan of done) expect([plan.step, checksLeft(plan)]).toEqual(['check', []])
  })

  test('begins again after every mishap: no tick stays, and pages that went wrong have to be printed and counted again', () => {
    for (const plan of plans)
      for (const [mishap, step] of Object.entries(mishaps)) {
        const after = afterMishap(plan, mishap as Mishap)
        expect(after.checked).toEqual([])
        expect(after.step).toBe(step)
        expect(isDone(after)).toBe(false)
        if (step === 'print') expect(furthestStep(after, ready)).toBe('print')
      }
  })

  test('shows the same step after a page is closed and opened again', () => {
    for (const plan of plans) expect(stepToShow(plan.step, plan, ready)).toBe(furthestStep(plan, ready))
  })

  test('never goes back by pressing the button of a step that was done before', () => {
    for (const plan of plans)
      for (const step of signingSteps)
        expect(numberOf(afterStep(plan, step).step)).toBeGreaterThanOrEqual(numberOf(plan.step))
  })
})
