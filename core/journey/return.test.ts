import { describe, expect, test } from 'vitest'
import { aPet, choosingTheFirm, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import * as walker from '#testkit/journey-walker.ts'
import { secondMarriageExample } from '#testkit/second-marriage.ts'
import { newWill } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'
import { startsAtSummary } from './modes.ts'
import { pathOf } from './pages.ts'
import { type StepName, stepRows } from './steps.ts'
import { askedSteps, problemsOf } from './walk.ts'

const married = completeExampleWill()
const single = simplestWill()

const families: Readonly<Record<string, Will>> = {
  'a single person with one heir': single,
  'a single person with pets': {
    ...single,
    havePets: 'Yes',
    pets: [aPet({ guardianId: [1] })],
  },
  'a married couple with young children': married,
  'the same, engaged': { ...married, status: 'Engaged' },
  'the same, not married': { ...married, status: 'Living with a partner but not married' },
  'the same, in a civil partnership': { ...married, status: 'Civil Partnership' },
  'a widow with children': { ...married, status: 'Widowed' },
  'a divorced parent': { ...married, status: 'Divorced' },
  'a second marriage': secondMarriageExample(),
  'a will made from a partner’s': {
    ...married,
    persons: married.persons.map((person) => ({ ...person, relationToSay: true as const })),
  },
  'a firm as executor': { ...single, executor: [], ...choosingTheFirm() },
  'a sponsored customer': { ...married, paid: 1 },
}

const order = (name: string | undefined): number => stepRows.findIndex((step) => step.name === name)
const firstMissing = (will: Will): StepName | undefined => problemsOf(will, today)[0]?.step

/** A customer of this family at each step that they are asked, on their way. */
const walkOf = (full: Will): walker.Walker[] => {
  const met: walker.Walker[] = []
  let at = walker.goTo(
    walker.aWalker({ full, will: newWill(1), mode: { sponsored: full.paid === 1 }, signedIn: true }),
    pathOf('will.about-me.full-name'),
  )
  for (let steps = 0; steps < 40 && at.at?.name !== 'will.summary'; steps += 1) {
    met.push(at)
    at = walker.saveAndContinue(at)
  }
  return [...met, at]
}

describe.each(Object.entries(families))('%s', (_family, full) => {
  const met = walkOf(full)

  test('meets every step that is asked and that no other page has answered', () => {
    const still = askedSteps(full, today).filter(({ answeredElsewhere }) => !answeredElsewhere?.(full, today))
    expect(met.map(({ at }) => at?.name)).toEqual(still.map(({ name }) => name))
  })

  // Promise: since.resume
  test('finds their place on another device, at whichever step they logged out', () => {
    for (const before of met) {
      const after = walker.logIn({ ...walker.logOut(before), visited: [] })
      expect(after.at?.name).toBe(before.at?.name)
    }
  })

  // Promise: since.unseen
  test('is led past no question that must be answered, also where the server knows of no visit, and nothing else counts as visited', () => {
    for (const before of met) {
      const after = walker.logIn({ ...walker.logOut(before), seen: [] })
      const missing = firstMissing(after.will)
      if (missing && !startsAtSummary(after.will, today))
        expect(order(after.at?.name)).toBeLessThanOrEqual(order(missing))
      expect(after.seen).toEqual([after.at?.name])
      expect(after.visited).toEqual([after.at?.name])
    }
  })

  // Promise: since.resume
  test('is led back to a question that a changed answer opened', () => {
    for (const before of met.slice(5, -1)) {
      const opened = { ...before.will, ownProperty: undefined, status: undefined }
      const after = walker.logIn({ ...walker.logOut(before), will: opened as Will })
      expect(after.at?.name).toBe('will.about-me.you-own-property')
    }
  })
})
