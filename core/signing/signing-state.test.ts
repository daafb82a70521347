import { describe, expect, test } from 'vitest'
import type { Signing, SigningPlan } from '../will/signing-schema.ts'
import {
  afterPlanEnded,
  afterPlanned,
  afterRevoked,
  afterSigned,
  afterTakenBack,
  plannedFor,
  type SigningFacts,
  signingState,
} from './signing-state.ts'

const [MADE, DAY_BEFORE, DAY, DAY_AFTER] = [3, 4, 5, 6].map((day) => ({ day, month: 12, year: 2026 }))
if (!MADE || !DAY_BEFORE || !DAY || !DAY_AFTER) throw new Error('Four days are needed')

const [OLD, NEW] = ['7F3K-21QX', 'M4TT-8ZQ0']

const plan: SigningPlan = {
  day: DAY,
  time: '11:00',
  place: 'At home',
  remind: true,
  witnesses: [],
  ticks: [],
  step: 'who',
  checked: [],
  turn: 0,
}
const signing = (fingerprint?: string): Signing => ({
  on: fingerprint === NEW ? DAY_AFTER : DAY,
  witnesses: ['Mary Okafor', 'David Lloyd'],
  ...(fingerprint !== undefined && { fingerprint }),
})

describe('Where a will stands', () => {
  test.each<[string, SigningFacts, typeof DAY, string | undefined, string]>([
    ['nothing is planned', {}, DAY, OLD, 'unsigned'],
    ['the day is still to come', { signingPlan: plan }, DAY_BEFORE, OLD, 'planned'],
    ['the day has come', { signingPlan: plan }, DAY, OLD, 'today'],
    ['the day passed without a signing', { signingPlan: plan }, DAY_AFTER, OLD, 'planned'],
    ['it is signed', { signing: signing(OLD) }, DAY_AFTER, OLD, 'signed'],
    ['its words changed after it was signed', { signing: signing(OLD) }, DAY_AFTER, NEW, 'changed'],
    ['it is not known which words were signed', { signing: signing() }, DAY_AFTER, NEW, 'signed'],
    ['it is not known what the words are now', { signing: signing(OLD) }, DAY_AFTER, undefined, 'signed'],
    [
      'its words changed and a second signing is planned',
      { signing: signing(OLD), signingPlan: plan },
      DAY,
      NEW,
      'changed',
    ],
    ['it was torn up', { signing: { ...signing(OLD), revoked: { on: DAY, how: 'Torn up' } } }, DAY, NEW, 'revoked'],
  ])('%s', (_when, facts, today, newest, is) => {
    expect(signingState(facts, today, newest).is).toBe(is)
  })

  test('a day that passed without a signing is told from one that is to come', () => {
    expect(plannedFor(plan, DAY_AFTER)).toBe('passed')
    expect(signingState({ signingPlan: plan }, DAY_AFTER)).toMatchObject({ is: 'planned', day: 'passed' })
  })
})

/** A will with what is said of its signing, its words now, and the day. */
type World = { readonly facts: SigningFacts; readonly words: string; readonly today: typeof DAY }

const events: Readonly<Record<string, (world: World) => World>> = {
  'plans it': (world) => {
    const turn = world.facts.signingPlan?.turn ?? 0
    return { ...world, facts: afterPlanned(world.facts, { ...plan, turn }) ?? world.facts }
  },
  'gives up the plan': (world) => ({ ...world, facts: afterPlanEnded(world.facts) }),
  'signs it': (world) => ({ ...world, facts: afterSigned(world.facts, signing(world.words), 'In the desk') }),
  'takes that back': (world) => ({ ...world, facts: afterTakenBack(world.facts) }),
  'tears it up': (world) => ({ ...world, facts: afterRevoked(world.facts, { on: DAY, how: 'Torn up' }) }),
  'did not tear it up': (world) => ({ ...world, facts: afterRevoked(world.facts, undefined) }),
  'changes the words': (world) => ({ ...world, words: world.words === OLD ? NEW : OLD }),
  'the next day comes': (world) => ({ ...world, today: world.today === DAY_BEFORE ? DAY : DAY_AFTER }),
}

const stateOf = ({ facts, today, words }: World) => signingState(facts, today, words)

// The count of turns only tells two phones apart, so worlds that differ in nothing else are one.
const keyOf = ({ facts, words, today }: World): string =>
  JSON.stringify([{ ...facts, signingPlan: facts.signingPlan && { ...facts.signingPlan, turn: 0 } }, words, today])

/** Every world that these events lead to, with the events that led there, at most `depth` of them. */
const explored = (depth: number): { world: World; by: string[]; before: World | undefined }[] => {
  const first: World = { facts: {}, words: OLD, today: DAY_BEFORE }
  const found: { world: World; by: string[]; before: World | undefined }[] = [
    { world: first, by: [], before: undefined },
  ]
  const seen = new Set([keyOf(first)])
  for (let at = 0; at < found.length; at += 1) {
    const { world, by } = found[at] ?? { world: first, by: [] }
    if (by.length === depth) continue
    for (const [name, event] of Object.entries(events)) {
      const next = event(world)
      found.push({ world: next, by: [...by, name], before: world })
      if (seen.has(keyOf(next))) found.pop()
      seen.add(keyOf(next))
    }
  }
  return found
}

describe('Every order of events, seven of them and more', () => {
  const worlds = explored(7)

  test('reaches all six states', () => {
    const states = new Set(worlds.map(({ world }) => stateOf(world).is))
    expect([...states].toSorted()).toEqual(['changed', 'planned', 'revoked', 'signed', 'today', 'unsigned'])
    expect(worlds.length).toBeGreaterThan(150)
  })

  test('a will is signed, changed or revoked exactly when a signing is noted', () => {
    for (const { world, by } of worlds)
      expect(['signed', 'changed', 'revoked'].includes(stateOf(world).is), by.join(', ')).toBe(
        world.facts.signing !== undefined,
      )
  })

  test('a will that is noted as signed says where it is kept, and no other does', () => {
    for (const { world, by } of worlds)
      expect(world.facts.storage !== undefined, by.join(', ')).toBe(world.facts.signing !== undefined)
  })

  test('from each of them a press ends the plan, and signing ends in "signed"', () => {
    for (const { world } of worlds) {
      expect(afterPlanEnded(world.facts).signingPlan).toBeUndefined()
      const signed = events['signs it']?.(world)
      expect(signed && stateOf(signed)).toEqual({ is: 'signed', signing: signing(world.words) })
    }
  })

  test('a signing that is taken back leaves what was there before it', () => {
    for (const { world, by } of worlds) {
      const corrects =
        world.facts.signing && !world.facts.signingPlan && world.facts.signing.fingerprint === world.words
      if (corrects) continue
      const back = afterTakenBack(afterSigned(world.facts, signing(world.words), 'In the desk'))
      const { signingPlan: _plan, ...before } = world.facts
      expect(back, by.join(', ')).toEqual(before)
    }
  })

  test('a revoked will that was not revoked after all is as it was', () => {
    for (const { world } of worlds) {
      if (world.facts.signing?.revoked) continue
      expect(afterRevoked(afterRevoked(world.facts, { on: DAY, how: 'Married since' }), undefined)).toEqual(world.facts)
    }
  })

  test('words that change and change back are signed words again', () => {
    for (const { world } of worlds) {
      const change = events['changes the words']
      if (change) expect(stateOf(change(change(world)))).toEqual(stateOf(world))
    }
  })
})

test('the will that was signed is corrected without making it two signings', () => {
  const noted = { signing: signing(OLD), storage: 'In the desk' }
  const corrected = { ...signing(OLD), fingerprint: NEW }
  expect(afterSigned<SigningFacts>(noted, corrected, 'In the desk')).toEqual({ ...noted, signing: corrected })
})

describe('Two phones', () => {
  test('the second that saves the same plan is told that it is old', () => {
    const first = afterPlanned<SigningFacts>({}, plan)
    expect(first?.signingPlan?.turn).toBe(1)
    expect(first && afterPlanned(first, plan)).toBeUndefined()
    expect(first && afterPlanned(first, { ...plan, turn: 1 })?.signingPlan?.turn).toBe(2)
  })
})
