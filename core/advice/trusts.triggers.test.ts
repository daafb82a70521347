import { describe, expect, test } from 'vitest'
import { advisedTrusts, people } from '#testkit/advised-trusts.ts'
import { said } from '#testkit/advised-wills.ts'
import { anHeir, today } from '#testkit/builders.ts'
import { aDisabledPersonsTrust, aHomeTrust, tomsWill } from '#testkit/trusts.ts'
import type { Situation } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { sharePlansFor } from '../will/share-plans.ts'
import { adviceFor } from './advice.ts'
import { questionsOn } from './questions.ts'

const levels = (will: Will, id: string) =>
  adviceFor(will, today)
    .filter((advice) => advice.id === id)
    .map(({ level }) => level)
const asked = (will: Will, step: Parameters<typeof questionsOn>[0]) =>
  questionsOn(step, will, today).map(({ id }) => id)

describe('a home for life, an income for life and money for a disabled person', () => {
  test.each(advisedTrusts)('$id $level: $what', ({ id, level, fires, not }) => {
    expect(levels(fires, id)).toEqual([level])
    expect(levels(not, id)).toEqual([])
  })
})

test('what is a child’s once the testator has died may come back to the one it is held for, and the customer is told', () => {
  const will = tomsWill({ trusts: [aHomeTrust({ fixed: 'When I die' })] })
  const [told] = adviceFor(will, today).filter(({ id }) => id === 'T45')
  expect(told?.message).toContain('Without a will it may go to a parent, who may be the one it is held for.')
  expect(told?.message).toContain('anyone under 18, who cannot make a will')
})

test('a wife for whom a home is held is not said to get nothing twice', () => {
  const others = { 1: { inherit: false }, 2: anHeir(100, { id: 2 }) }
  expect(levels(tomsWill({ trusts: [], persons: people(others) }), 'T9')).toEqual(['refer'])
  expect(levels(tomsWill({ persons: people(others) }), 'T9')).toEqual([])
  expect(levels(tomsWill({ persons: people(others) }), 'T40')).toEqual(['refer'])
})

test('a child who has the home afterwards is not said to get nothing', () => {
  expect(levels(tomsWill({ persons: tomsWill().persons.filter(({ id }) => id !== 5) }), 'T10')).toEqual([])
})

describe('what was a reason to see a solicitor', () => {
  const last = 'will.funeral-wishes'
  const wishes: readonly Situation[] = [
    'life-interest',
    'older-than-18',
    'older-than-25',
    'conditions',
    'others-decide',
    'home-lease-or-let',
    'care-fees',
    'others-need-help-with-money',
    'disabled-others',
  ]
  const wishesAsked = (will: Will) => asked(will, last).filter((id) => wishes.includes(id))

  test('is asked as before where nothing is held for a time', () => {
    const without = tomsWill({ trusts: [] })
    expect(wishesAsked(without)).toEqual(['life-interest', 'older-than-18', 'conditions'])
    expect(asked(without, 'will.beneficiaries.other-beneficiaries')).toContain('disabled-and-means-tested')
  })

  test('is asked of whoever goes their own way, and of a plan that was taken only what was said before', () => {
    const without = tomsWill({ trusts: [] })
    const [plan] = sharePlansFor(without, [])
    if (!plan) throw new Error('The family is offered no plan')
    expect(wishesAsked(plan.write(without))).toEqual([])
    expect(levels(said('conditions', without), 'T28')).toEqual(['refer'])
    const wanted = plan.write(said('conditions', without))
    expect(wishesAsked(wanted)).toEqual(['conditions'])
    expect(levels(wanted, 'T28')).toEqual(['refer'])
  })

  test('stops nobody once the will provides it, and what it does not provide is asked instead', () => {
    const will = said('life-interest', tomsWill())
    expect(levels(will, 'T8')).toEqual([])
    expect(wishesAsked(will)).toEqual([
      'older-than-18',
      'conditions',
      'others-decide',
      'home-lease-or-let',
      'care-fees',
    ])
  })

  test('is asked about others where money is held for one disabled person', () => {
    const will = said('disabled-and-means-tested', tomsWill({ trusts: [aDisabledPersonsTrust()] }))
    expect(levels(will, 'T6')).toEqual([])
    expect(wishesAsked(will)).toEqual([
      'life-interest',
      'older-than-18',
      'conditions',
      'others-need-help-with-money',
      'disabled-others',
    ])
    expect(asked(will, 'will.beneficiaries.other-beneficiaries')).not.toContain('needs-help-with-money')
  })

  test('asks about 25 once somebody who is no child of the testator waits past 18', () => {
    const will = tomsWill({ persons: people({ 4: { age: 21 } }) })
    expect(wishesAsked(will)).toContain('older-than-25')
    expect(wishesAsked(will)).not.toContain('older-than-18')
    expect(levels(said('older-than-25', will), 'T8')).toEqual(['refer'])
  })
})
