import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cohabiting, family, nothing, owning, ruth, said, thomas } from '#testkit/advised-wills.ts'
import { anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { situations, yesNoNotSure } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { adviceFor, stopsCheckout, withAcknowledged } from './advice.ts'
import { withSituation } from './questions-answered.ts'

const simple = simplestWill()

/** The will of a testator who has acknowledged every warning. */
const understanding = (will: Will, on = today): Will =>
  adviceFor(will, on)
    .filter(({ level }) => level === 'warn')
    .reduce((understood, advice) => withAcknowledged(understood, advice, true, on), will)

describe('payment is prevented', () => {
  test('by nothing in a straightforward will', () => {
    const { persons, ...rest } = simple
    const withSubstitute = {
      ...rest,
      persons: [...persons, aPerson({ id: 2, fullname: 'Ann Roe' })],
      executorBackup: [2],
    }
    expect(adviceFor(withSubstitute, today)).toEqual([])
    expect(stopsCheckout(completeExampleWill(), today)).toEqual([])
  })

  test('by nothing that is only told: one executor alone', () => {
    expect(adviceFor(simple, today).map(({ id }) => id)).toEqual(['T33'])
    expect(stopsCheckout(simple, today)).toEqual([])
  })

  test('by nothing in a will without answers to the situation questions', () => {
    const { situation: _, ...silent } = simple
    expect(stopsCheckout(silent, today)).toEqual([])
  })

  test('by a warning until it is acknowledged, and again when the acknowledgement is removed', () => {
    const warned = owning({})
    expect(stopsCheckout(warned, today).map(({ id }) => id)).toEqual(['T7'])
    const understood = understanding(warned)
    expect(stopsCheckout(understood, today)).toEqual([])
    expect(adviceFor(understood, today).map(({ id }) => id)).toEqual(['T7'])
    const [advice] = adviceFor(understood, today)
    expect(advice && stopsCheckout(withAcknowledged(understood, advice, false, today), today)).toHaveLength(1)
  })

  test('by a referral, whatever is acknowledged', () => {
    const referred = understanding(said('land-abroad'))
    expect(stopsCheckout(referred, today).map(({ id }) => id)).toEqual(['T2'])
  })

  test('by a block, but not by one that only leaves out a clause', () => {
    expect(stopsCheckout(said('under-pressure'), today)).toHaveLength(1)
    const stepchild = ruth(40, { isChild: 'Yes', parentalResponsibility: 'No', relationship: 'Stepdaughter' })
    const second = aPerson({ id: 3, fullname: 'Anne Price', relationship: 'Sister' })
    const will = family({ executor: [1, 3], persons: [thomas(60), stepchild, second] })
    expect(adviceFor(will, today).map(({ id }) => id)).toEqual(['T20'])
    expect(stopsCheckout(will, today)).toEqual([])
  })
})

test('blocks come first, then referrals, then warnings', () => {
  const will = said('serious-illness', said('under-pressure', said('land-abroad')))
  expect(adviceFor(will, today).map(({ level }) => level)).toEqual(['block', 'refer', 'warn', 'warn'])
})

describe('the record of an acknowledged warning', () => {
  const warned = owning({})
  const understood = understanding(warned)

  test('has the day, the wording, and the people and things it was about', () => {
    const [advice] = adviceFor(warned, today)
    expect(understood.acknowledged).toEqual([
      { trigger: 'T7', on: today, wording: advice?.message, about: ['account 1 Joint tenants', 'person 2'] },
    ])
  })

  test('is stored once, with the later day, when the warning is acknowledged twice', () => {
    const tomorrow = { ...today, day: today.day + 1 }
    const again = understanding(understood, tomorrow)
    expect(again.acknowledged?.map(({ on }) => on)).toEqual([tomorrow])
  })

  test('does not count once the wording has changed', () => {
    const inOldWords = {
      ...understood,
      acknowledged: understood.acknowledged?.map((one) => ({ ...one, wording: 'Old.' })),
    }
    expect(stopsCheckout(inOldWords, today).map(({ id }) => id)).toEqual(['T7'])
  })

  const grandchild = anHeir(20, { id: 3, relationship: 'Grandchild', fullname: 'Ivy Hale', isChild: 'Yes' })
  test.each<[string, string, Will, Will]>([
    [
      'a person other than the co-owner also inherits',
      'T7',
      warned,
      owning({}, { persons: [thomas(40), ruth(40), grandchild] }),
    ],
    ['the home turns out to be held otherwise', 'T7', warned, owning({ ownershipType: 'Not sure' })],
    [
      'another child is named in a second family',
      'T13',
      said('earlier-relationship', family()),
      said('earlier-relationship', family({ persons: [thomas(60), ruth(20), ruth(20, { id: 3 })] })),
    ],
    [
      'another executor is chosen',
      'T19',
      said('executor-unsuitable', family()),
      said('executor-unsuitable', family({ executor: [1] })),
    ],
    [
      'another child is left with nothing',
      'T10',
      family({ persons: [thomas(60), ruth(0, nothing), ruth(40, { id: 3 })] }),
      family({ persons: [thomas(60), ruth(0, nothing), ruth(0, { id: 3, ...nothing }), ruth(40, { id: 4 })] }),
    ],
    [
      'another person is the partner left with nothing',
      'T11',
      cohabiting({ persons: [thomas(0, nothing), ruth(100)] }),
      cohabiting({ persons: [thomas(0, { ...nothing, id: 5 }), ruth(100)] }),
    ],
    [
      'another young grandchild may take the home',
      'T29',
      said('estate-over-nil-rate-band', owning({}, { persons: [thomas(80), grandchild] })),
      said('estate-over-nil-rate-band', owning({}, { persons: [thomas(60), grandchild, { ...grandchild, id: 4 }] })),
    ],
  ])('is asked again when %s', (_what, id, before, after) => {
    const settled = understanding(before)
    expect(stopsCheckout(settled, today)).toEqual([])
    const changed = { ...after, acknowledged: settled.acknowledged }
    expect(stopsCheckout(changed, today).map((each) => each.id)).toContain(id)
  })

  test('still counts when nothing it is about has changed', () => {
    const renamed = { ...understood, persons: [thomas(50), ruth(50, { fullname: 'Ruth Ann Hale' })] }
    expect(stopsCheckout(renamed, today)).toEqual([])
  })
})

test('whatever the family and the situation, each trigger is given once, and no rule of a complete will is broken', () => {
  const answers = fc.dictionary(fc.constantFrom(...situations), fc.constantFrom(...yesNoNotSure))
  fc.assert(
    fc.property(completeWills, answers, (will, situation) => {
      const advice = adviceFor({ ...will, situation }, today)
      expect(new Set(advice.map(({ id }) => id)).size).toBe(advice.length)
      expect(advice.filter((each) => each.level === 'block' && each.byRule)).toEqual([])
      const stopped = stopsCheckout(understanding({ ...will, situation }), today)
      expect(stopped.filter(({ level }) => level === 'warn')).toEqual([])
    }),
  )
})

test('removing an answer leaves it unanswered and the others unchanged', () => {
  const will = withSituation(
    { ...simple, situation: { 'serious-illness': 'Yes', conditions: 'No' } },
    { 'serious-illness': undefined },
  )
  expect(will.situation).toEqual({ conditions: 'No' })
})
