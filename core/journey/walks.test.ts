import fc from 'fast-check'
import { expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import * as walker from '#testkit/journey-walker.ts'
import { PROPERTY_RUNS } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { newWill } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'
import { pathOfDestination } from './guards.ts'
import { pathOf } from './pages.ts'
import { type StepRow, stepRows } from './steps.ts'
import { askedSteps, progressShown } from './walk.ts'

const WALKS = 2 * PROPERTY_RUNS

// Generated once, because generating a will takes longer than walking through it.
/** Each tenth will was made from a partner's. */
const pool: readonly Will[] = fc.sample(completeWills, { numRuns: 150, seed: 7 }).map((will, index) => ({
  ...will,
  persons: will.persons.map((person) => ({ ...person, ...(index % 10 === 0 && { relationToSay: true as const }) })),
}))

const blankable = [
  'status',
  'haveChildren',
  'havePets',
  'ultimateDefault',
  'estateSplit',
  'excluded',
  'executorCareAssets',
  'notifyExecutors',
  'whatToDo',
  'ownProperty',
  'executor',
  'persons',
  'details',
  'gifts',
  'pets',
] as const satisfies readonly (keyof Will)[]
const blank = newWill(1)

/** A will of the pool with some of its answers removed. */
const unfinished = (full: Will, missing: readonly (keyof Will)[]): Will => {
  const kept = Object.entries(full).filter(([key]) => !missing.some((each) => each === key))
  return { ...blank, ...Object.fromEntries(kept) }
}

type Action =
  | { do: 'next' | 'previous' | 'reload' | 'log out' | 'log in' | 'pay' }
  | { do: 'edit' | 'jump' | 'remove'; which: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Action>({ do: 'next' }) },
  { weight: 3, arbitrary: fc.constant<Action>({ do: 'previous' }) },
  { weight: 4, arbitrary: fc.nat(99).map((which): Action => ({ do: 'jump', which })) },
  { weight: 2, arbitrary: fc.nat(99).map((which): Action => ({ do: 'edit', which })) },
  { weight: 1, arbitrary: fc.nat(99).map((which): Action => ({ do: 'remove', which })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Action>(
      { do: 'reload' },
      { do: 'log out' },
      { do: 'log in' },
      { do: 'log in' },
      { do: 'pay' },
    ),
  },
)

const start = fc
  .record({
    from: fc.nat(pool.length - 1),
    missing: fc.subarray([...blankable]),
    paid: fc.constantFrom(0 as const, 0 as const, 1 as const),
    modes: fc.record({
      mirrorWill: fc.constantFrom(0 as const, 0 as const, 1 as const),
      checkMyWill: fc.constantFrom(0 as const, 0 as const, 1 as const),
    }),
    lpoaDate: fc.constantFrom(undefined, '2026-11-01'),
    sponsored: fc.boolean(),
    landingNeeded: fc.constantFrom(undefined, '/my-will/lpf-a/1'),
  })
  .map(({ from, missing, paid, modes, lpoaDate, sponsored, landingNeeded }) => {
    const full: Will = { ...(pool[from] ?? blank), ...modes, paid, ...(lpoaDate && { lpoaDate }) }
    return walker.aWalker({ full, will: unfinished(full, missing), mode: { sponsored }, landingNeeded })
  })

const idLists = new Set([
  'executor',
  'executorBackup',
  'guardianId',
  'backupGuardianId',
  'mortgageWithPersons',
  'backupPersons',
])

/** Whether any reference to a person's id is left. */
const namesPerson = (value: unknown, id: number, key = ''): boolean => {
  if (idLists.has(key) || key === 'persons')
    return Array.isArray(value) && value.some((each) => each === id || each?.id === id || namesPerson(each, id))
  if (Array.isArray(value)) return value.some((each) => namesPerson(each, id, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([name, each]) => namesPerson(each, id, name))
  return false
}

const acted = (before: walker.Walker, act: Action): walker.Walker => {
  switch (act.do) {
    case 'next':
      return walker.saveAndContinue(before)
    case 'previous':
      return walker.back(before)
    case 'edit':
      return walker.change(before, stepRows[act.which % stepRows.length]?.name ?? 'will.summary')
    case 'jump':
      return walker.goTo(before, walker.everyPath[act.which % walker.everyPath.length] ?? '/')
    case 'reload':
      return walker.reload(before)
    case 'log out':
      return walker.logOut(before)
    case 'log in':
      return walker.logIn(before)
    case 'pay':
      return walker.pay(before)
    case 'remove': {
      const person = before.will.persons[act.which % Math.max(1, before.will.persons.length)]
      return person ? walker.removePerson(before, person.id) : before
    }
  }
}

/** Whether Next may pass over the step: another page has answered it, or a partner's will that this one is made from. */
const mayBeWritten = (will: Will, step: StepRow | undefined): boolean =>
  step?.answeredElsewhere?.(will, today) === true || (will.toConfirm === 1 && step?.own !== true)

const fail = (what: string, after: walker.Walker): never => {
  throw new Error(`${what}, at ${after.at ? pathOfDestination(after.at) : 'no page'}`)
}

/** The invariants. Plain comparisons instead of `expect`, because there are a quarter of a million of them. */
const check = (before: walker.Walker, act: Action, after: walker.Walker): void => {
  if (after.hops > walker.MOST_HOPS) fail('Too many redirects', after)
  const here = after.at?.name
  if (here !== undefined && !after.signedIn) fail('A page of the will is shown to a visitor', after)
  if (act.do === 'jump' && walker.everyPath[act.which % walker.everyPath.length]?.includes('/9') && after.at)
    fail('An address that does not exist shows a page', after)

  if (act.do === 'next' && before.editing === undefined && before.at?.name !== undefined && here !== before.at.name) {
    // Walking and the guards agree: the guards let the customer open the next step, and the progress never falls.
    const expected = walker.nextOf({ ...before, will: after.will })
    if (here !== expected) fail(`Next led to ${here} and not to ${expected}`, after)
    const from = stepRows.find(({ name }) => name === before.at?.name)
    const to = stepRows.find(({ name }) => name === here)
    if (from && to && progressShown(to.name) < progressShown(from.name)) fail('The progress fell', after)
    const skipped = from?.previousSkips?.(after.will, today) ?? false
    const undone = walker.back(after).at?.name
    const passedOver = mayBeWritten(
      after.will,
      stepRows.find(({ name }) => name === undone),
    )
    if (
      !skipped &&
      from &&
      askedSteps(after.will, today).some(({ name }) => name === from.name) &&
      undone !== from.name &&
      !passedOver &&
      !(from.hideOnPaid && after.will.paid && !after.mode.sponsored)
    )
      fail(`Previous led from ${here} to ${undone} and not back to ${from.name}`, after)
  }
  if (act.do === 'remove') {
    const person = before.will.persons[act.which % Math.max(1, before.will.persons.length)]
    if (before.signedIn && person && namesPerson(after.will, person.id)) fail('A removed person is still named', after)
  }
}

// Promise: walk.next.2
test(`${WALKS} random walks: no loop, no wrong turn, no lost progress, no customer stuck`, { timeout: 300_000 }, () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(start, fc.array(action, { minLength: 4, maxLength: 14 }), (begun, actions) => {
      let at = walker.logIn(begun)
      for (const act of actions) {
        const after = acted(at, act)
        check(at, act, after)
        if (after.at) seen.add(pathOfDestination(after.at))
        at = after
      }
    }),
    { numRuns: WALKS },
  )
  // The walks reached every step.
  expect(stepRows.map(({ name }) => pathOf(name)).filter((path) => !seen.has(path))).toEqual([])
})

// Promise: step.use
test('every step that is asked can be walked to, for every kind of will: by Previous alone, where another page or a partner has answered it', () => {
  for (const full of pool) {
    const reached: string[] = []
    let at = walker.goTo(
      walker.aWalker({
        full,
        will: { ...blank, persons: [], details: {} },
        mode: { sponsored: false },
        signedIn: true,
      }),
      pathOf('will.about-me.full-name'),
    )
    for (let steps = 0; steps < 40 && at.at?.name !== 'will.summary'; steps += 1) {
      if (at.at?.name) reached.push(at.at.name)
      at = walker.saveAndContinue(at)
    }
    expect(at.at?.name).toBe('will.summary')
    const asked = askedSteps(full, today)
    const missed = asked.filter(({ name }) => ![...reached, 'will.summary'].includes(name))
    expect([...reached, 'will.summary']).toEqual(asked.filter((step) => !missed.includes(step)).map(({ name }) => name))
    expect(missed.filter((step) => !mayBeWritten(full, step))).toEqual([])
    for (let steps = 0; steps < 40 && at.at?.name !== 'will.about-me.full-name'; steps += 1) {
      at = walker.back(at)
      if (at.at?.name) reached.push(at.at.name)
    }
    expect(missed.map(({ name }) => name).filter((name) => !reached.includes(name))).toEqual([])
  }
})
