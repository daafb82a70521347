import { expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { seededRandom } from '#testkit/crash.ts'
import { type Customer, oneActionOn, oneSlip, reachedTheEnd } from '#testkit/honest-customer.ts'
import * as walker from '#testkit/journey-walker.ts'
import { newWill } from '../will/new-will.ts'
import { pathOfDestination } from './guards.ts'

const STEPS = 10_000
const STEPS_OF_ONE = 50
/** From anywhere, the first page of an empty will included. */
const MOST_ACTIONS = 30

/** Every other customer begins with a complete will, where slips do more. */
const newCustomer = (which: number): Customer => {
  const will = which % 2 === 0 ? newWill(1) : completeExampleWill()
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
  timeout: 120_000,
}, () => {
  const draw = seededRandom(16)
  const seen = new Set<string>()
  let longest = 0
  let paid = 0
  for (let step = 0; step < STEPS; ) {
    let customer = newCustomer(step / STEPS_OF_ONE)
    for (let own = 0; own < STEPS_OF_ONE; own += 1, step += 1) {
      customer = oneSlip(customer, draw)
      if (customer.at?.name) seen.add(customer.at.name)
      longest = Math.max(longest, actionsToTheEnd(customer))
    }
    paid += customer.will.paid
  }
  expect(longest).toBeLessThanOrEqual(MOST_ACTIONS)
  // The customers got about: they saw nearly every step, and some of them paid.
  expect(seen.size).toBeGreaterThan(20)
  expect(paid).toBeGreaterThan(0)
})
