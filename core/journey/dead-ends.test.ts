import { expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { seededRandom } from '#testkit/crash.ts'
import { type Customer, oneActionOn, oneSlip, reachedTheEnd } from '#testkit/honest-customer.ts'
import * as walker from '#testkit/journey-walker.ts'
import { PROPERTY_RUNS } from '#testkit/property-runs.ts'
import { secondMarriageExample } from '#testkit/second-marriage.ts'
import { newWill } from '../will/new-will.ts'
import { trustsOf } from '../will/trusts.ts'
import { pathOfDestination } from './guards.ts'

const STEPS = PROPERTY_RUNS
const STEPS_OF_ONE = 50
/** From anywhere, the first page of an empty will included. */
const MOST_ACTIONS = 30

/** Two of three begin with a complete will, where slips do more; one of these holds a home, money and later ages. */
const beginnings = [() => newWill(1), completeExampleWill, secondMarriageExample] as const

const newCustomer = (which: number): Customer => {
  const will = (beginnings[which % beginnings.length] ?? completeExampleWill)()
  return walker.logIn(walker.aWalker({ will, full: will, mode: { sponsored: false } }))
}

const actionsToTheEnd = (from: Customer): number => {
  let customer = from
  for (let actions = 0; actions <= MOST_ACTIONS; actions += 1) {
    if (reachedTheEnd(customer)) return actions
    customer = oneActionOn(customer)
  }
  const at = customer.at ? pathOfDestination(customer.at) : 'no page'
  throw new Error(`The end was not reached in ${MOST_ACTIONS} actions: at ${at}`)
}

test(`${STEPS} actions of honest customers who make slips: the payment or the documents stay within ${MOST_ACTIONS} actions`, {
  timeout: 600_000,
}, () => {
  const draw = seededRandom(16)
  const seen = new Set<string>()
  let longest = 0
  let paid = 0
  let held = 0
  for (let step = 0; step < STEPS; ) {
    let customer = newCustomer(step / STEPS_OF_ONE)
    for (let own = 0; own < STEPS_OF_ONE; own += 1, step += 1) {
      customer = oneSlip(customer, draw)
      if (customer.at?.name) seen.add(customer.at.name)
      longest = Math.max(longest, actionsToTheEnd(customer))
    }
    paid += customer.will.paid
    held += trustsOf(customer.will).length
  }
  expect(longest).toBeLessThanOrEqual(MOST_ACTIONS)
  // The customers got about: they saw nearly every step, some of them paid, and some hold something for somebody.
  expect(seen.size).toBeGreaterThan(20)
  expect(paid).toBeGreaterThan(0)
  expect(held).toBeGreaterThan(0)
})
