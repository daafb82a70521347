import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { family, owning, ruth, said, thomas } from '#testkit/advised-wills.ts'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { situations, triggerIds, yesNoNotSure } from '../will/lists.ts'
import { adviceFor, stopsCheckout } from './advice-for.ts'
import { withAcknowledged, withSituation } from './changes.ts'

const simple = simplestWill()

describe('what stops the payment', () => {
  test('is nothing in a straightforward will', () => {
    expect(adviceFor(simple, today)).toEqual([])
    expect(stopsCheckout(completeExampleWill(), today)).toEqual([])
  })

  test('is nothing in a will without a word about its situation', () => {
    const { situation: _, ...silent } = simple
    expect(stopsCheckout(silent, today)).toEqual([])
  })

  test('is a warning until it is acknowledged, and again when that is taken back', () => {
    const warned = owning({})
    expect(stopsCheckout(warned, today).map(({ id }) => id)).toEqual(['T7'])
    const understood = withAcknowledged(warned, 'T7', true)
    expect(stopsCheckout(understood, today)).toEqual([])
    expect(adviceFor(understood, today).map(({ id }) => id)).toEqual(['T7'])
    expect(stopsCheckout(withAcknowledged(understood, 'T7', false), today)).toHaveLength(1)
  })

  test('is a referral, whatever is acknowledged', () => {
    const referred = { ...said('land-abroad'), acknowledged: [...triggerIds] }
    expect(stopsCheckout(referred, today).map(({ id }) => id)).toEqual(['T2'])
  })

  test('is a block, but not one that only leaves out a clause', () => {
    expect(stopsCheckout(said('under-pressure'), today)).toHaveLength(1)
    const stepchild = ruth(40, { isChild: 'Yes', parentalResponsibility: 'No', relationship: 'Stepdaughter' })
    const will = family({ executor: [1], persons: [thomas(60), stepchild] })
    expect(adviceFor(will, today).map(({ id }) => id)).toEqual(['T20'])
    expect(stopsCheckout(will, today)).toEqual([])
  })
})

test('what blocks comes first, then what needs a solicitor, then what is worth knowing', () => {
  const will = said('armed-forces', said('under-pressure', said('land-abroad')))
  expect(adviceFor(will, today).map(({ level }) => level)).toEqual(['block', 'refer', 'warn'])
})

test('acknowledging twice counts once', () => {
  const will = withAcknowledged(withAcknowledged(simple, 'T7', true), 'T7', true)
  expect(will.acknowledged).toEqual(['T7'])
})

test('whatever the family and the situation, each trigger speaks once, and no rule of a complete will is broken', () => {
  const answers = fc.dictionary(fc.constantFrom(...situations), fc.constantFrom(...yesNoNotSure))
  fc.assert(
    fc.property(completeWills, answers, (will, situation) => {
      const advice = adviceFor({ ...will, situation }, today)
      expect(new Set(advice.map(({ id }) => id)).size).toBe(advice.length)
      expect(advice.filter((each) => each.level === 'block' && each.byRule)).toEqual([])
      const stopped = stopsCheckout({ ...will, situation, acknowledged: [...triggerIds] }, today)
      expect(stopped.filter(({ level }) => level === 'warn')).toEqual([])
    }),
  )
})

test('taking an answer back leaves it unanswered, and the others as they were', () => {
  const will = withSituation({ ...simple, situation: { illness: 'Yes', conditions: 'No' } }, { illness: undefined })
  expect(will.situation).toEqual({ conditions: 'No' })
})
