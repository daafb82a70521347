import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { questions } from '../../core/advice/questions.ts'
import { problemsOf } from '../../core/journey/walk.ts'
import { offeredParts, type TrustKind } from '../../core/will/lists.ts'
import { editable } from '../../core/will/new-will.ts'
import { partsUsed } from '../../core/will/parts-used.ts'
import { editableWillSchema, type Will } from '../../core/will/schema.ts'
import { sharePlansFor, withNobodyChosen } from '../../core/will/share-plans.ts'
import { trustOf } from '../../core/will/trusts.ts'
import { completeWill } from '../../drafting/complete-will.ts'
import { today } from '../../testkit/builders.ts'
import { harms } from './harms.ts'
import { needsOfHeirs } from './needs-of-heirs.ts'
import { asPage, GOAL_PERCENT, stoppingEither } from './page.ts'
import { assertEveryStatementIsRead, measure, measureAll, type Offer, offers, willAndOutcome } from './population.ts'
import { levels, type Rate, rates } from './rates.ts'
import { hasYoungChildNotOfPartner } from './testator.ts'
import { PARTNER } from './will.ts'

/** The will as its testator comes to the question who shares, with what was said of a disabled person before it. */
const beforeAnyShare = (will: Will): Will => {
  const held = trustOf(will, 'Disabled person')
  const { trusts: _trusts, estateSplit: _split, persons, ...rest } = withNobodyChosen({ ...will, gifts: [] })
  const disabled = ({ id }: { id: number }) => (id === held?.for ? ({ disabled: true } as const) : {})
  return { ...rest, persons: persons.map((person) => ({ ...person, ...disabled(person) })) }
}

const small = { seed: 7, size: 400, today }

describe('the population', () => {
  test('consists of complete wills, which the schema, the rules and the drafting accept', () => {
    for (const level of levels)
      for (let index = 0; index < 120; index += 1) {
        const {
          without: { will },
        } = willAndOutcome(small.seed, index, level, today)
        expect(editableWillSchema.safeParse(editable(will)).success).toBe(true)
        expect(problemsOf(will, today)).toEqual([])
        expect(completeWill(will, today).ok).toBe(true)
      }
  })

  test('is the same for the same seed, and another for another', () => {
    expect(measure('middle', small)).toEqual(measure('middle', small))
    const wills = (seed: number) =>
      Array.from({ length: 20 }, (_, index) => {
        const { without, with: withThem } = willAndOutcome(seed, index, 'middle', today)
        return [without.will, withThem.will]
      })
    expect(wills(7)).toEqual(wills(7))
    expect(wills(7)).not.toEqual(wills(8))
  })

  test('is stopped more often at higher rates', () => {
    const all = measureAll(small)
    for (const offer of offers) {
      const [low = 0, middle = 0, high = 0] = all[offer].map(({ served }) => served)
      expect(low).toBeGreaterThan(middle)
      expect(middle).toBeGreaterThan(high)
      expect(high).toBeGreaterThan(0)
    }
  })

  test('has a source for every rate, and rates that rise from low to high', () => {
    for (const [name, rate] of Object.entries<Rate>(rates)) {
      expect(rate.source, name).toMatch(/\w{3}/)
      if ('byAge' in rate) expect(rate.times.low, name).toBeLessThanOrEqual(rate.times.high)
    }
  })

  test('draws by every rate', () => {
    const reads = ['statements', 'testator', 'will', 'needs-of-heirs', 'parts']
      .map((file) => readFileSync(`lab/served/${file}.ts`, 'utf8'))
      .join()
    for (const name of Object.keys(rates))
      expect(reads.includes(`'${name}'`) || reads.includes(`rates.${name}`), name).toBe(true)
  })
})

describe('with the parts that an operator switches on', () => {
  const drawn = levels.flatMap((level) =>
    Array.from({ length: 1500 }, (_, index) => willAndOutcome(small.seed, index, level, today)),
  )
  const changed = drawn.filter(({ without, with: withThem }) => without !== withThem)
  const withTrust = (kind: TrustKind) => changed.filter(({ with: { will } }) => trustOf(will, kind) !== undefined)

  test('who wants one makes a complete will that has it, and everybody else the same will as without', () => {
    for (const {
      with: { will },
    } of changed) {
      expect(partsUsed(will).length).toBeGreaterThan(0)
      expect(editableWillSchema.safeParse(editable(will)).success).toBe(true)
      expect(problemsOf(will, today)).toEqual([])
      expect(completeWill(will, today).ok).toBe(true)
    }
    const used = new Set(changed.flatMap(({ with: { will } }) => partsUsed(will)))
    expect([...used].toSorted()).toEqual(['ages', 'disabled-person', 'home-for-life'])
    for (const { without } of drawn) expect(partsUsed(without.will)).toEqual([])
  })

  test('nobody passes whom anything else stops', () => {
    for (const { without, with: withThem } of changed) {
      // Where a home is held for a spouse, T40 asks what T9 asks without it.
      const freed = without.outcome.stoppedBy.filter((id) => !withThem.outcome.stoppedBy.includes(id))
      const replaced = withThem.outcome.stoppedBy.includes('T40') ? ['T6', 'T8', 'T9'] : ['T6', 'T8']
      // A home that is kept for the partner and then for the children frees those of whom T10 spoke.
      if (trustOf(withThem.will, 'Home')) replaced.push('T10')
      expect(freed.filter((id) => !replaced.includes(id))).toEqual([])
    }
  })

  test('a young child who is not the partner’s still stops the will where they get no part now, nor the home afterwards', () => {
    const hoping = drawn.filter(
      ({ without: { will, outcome } }) =>
        hasYoungChildNotOfPartner(outcome.testator) &&
        will.persons.some(({ id, estatePercent }) => id === PARTNER && estatePercent === 100),
    )
    expect(hoping.length).toBeGreaterThan(10)
    for (const { without, with: withThem } of hoping) {
      expect(without.outcome.stoppedBy).toContain('T10')
      expect(withThem.outcome.stoppedBy.includes('T10')).toBe(trustOf(withThem.will, 'Home') === undefined)
    }
  })

  test('a home is held for the partner alone, never one that passes to its other owner or stays mortgaged', () => {
    expect(withTrust('Home').length).toBeGreaterThan(10)
    for (const {
      with: { will, outcome },
    } of withTrust('Home')) {
      const [home] = will.accounts
      expect(outcome.testator.partnered && outcome.testator.ownsHome).toBe(true)
      expect(home?.ownershipType ?? 'Tenants in common').toBe('Tenants in common')
      expect(home?.mortgage === 'No' || trustOf(will, 'Home')?.freeOfMortgage === 'Yes').toBe(true)
    }
  })

  test('all that comes to a disabled heir is held, and a disabled partner has nothing held', () => {
    expect(withTrust('Disabled person').length).toBeGreaterThan(10)
    for (const {
      with: { will },
    } of withTrust('Disabled person')) {
      const held = trustOf(will, 'Disabled person')
      expect(held?.everythingElse).toBe('Yes')
      expect(will.persons.find(({ id }) => id === held?.for)?.type).not.toBe('partner')
      expect(will.executor).not.toContain(held?.for)
    }
  })

  test('whoever has something held is shown that as a picture before any share is asked', () => {
    for (const kind of ['Home', 'Disabled person'] as const)
      for (const { will } of withTrust(kind).map((each) => each.with)) {
        const plans = sharePlansFor(beforeAnyShare(will), offeredParts).filter(({ holds }) => holds === kind)
        const held = kind === 'Home' ? 'home-for-life' : `held-share ${trustOf(will, kind)?.for}`
        expect(plans.map(({ id }) => id)).toContain(held)
      }
  })

  test('an heir who is bankrupt or addicted, or a second one who is disabled, still stops the will', () => {
    const inNeed = drawn.filter(({ with: { will, outcome } }) => {
      const { anotherNeedsHelp, anotherIsDisabled } = needsOfHeirs(outcome.testator)
      const debts = outcome.testator.is('heirCannotManage') && !outcome.testator.is('cannotManageByDisability')
      return debts || (trustOf(will, 'Disabled person') && (anotherNeedsHelp || anotherIsDisabled))
    })
    expect(inNeed.length).toBeGreaterThan(10)
    for (const {
      with: { outcome },
    } of inNeed)
      expect(outcome.stoppedBy.some((id) => id === 'T6' || id === 'T48')).toBe(true)
  })

  test('more can finish than without them', () => {
    const free = (offer: Offer) => drawn.filter((each) => each[offer].outcome.stoppedBy.length === 0).length
    expect(free('with')).toBeGreaterThan(free('without'))
  })
})

describe('the statements of the product', () => {
  test('are all known, in their present words', () => expect(() => assertEveryStatementIsRead()).not.toThrow())

  test('stop the measurement when one is new, says something else, or is gone', () => {
    const [first, ...others] = questions
    if (!first) throw new Error('The product asks nothing')
    expect(() => assertEveryStatementIsRead(others)).toThrow(`${first.id} is not asked any more`)
    expect(() => assertEveryStatementIsRead([{ ...first, text: 'I am a lighthouse keeper.' }, ...others])).toThrow(
      /is “I am a lighthouse keeper\.”: say again when it is true/,
    )
    const stranger = { id: 'lighthouse' as typeof first.id, text: 'I keep one.' }
    expect(() => assertEveryStatementIsRead([...questions, stranger])).toThrow('lighthouse has no row')
  })
})

describe('the page about it', () => {
  const now = measure('middle', { ...small, size: 1500 }).without

  test('says that the goal is met at middle rates', () => {
    expect(now.served * 100).toBeGreaterThanOrEqual(GOAL_PERCENT)
  })

  test('names the harm behind every trigger that stops anyone', () => {
    const all = measureAll({ ...small, size: 1500 })
    const page = asPage(all, small)
    for (const id of stoppingEither(all)) {
      expect(harms[id], id).toBeDefined()
      expect(page.includes(`- **${id}**, on “`), id).toBe(true)
    }
  })

  test('is written from the figures, with a row for each trigger, age and family', () => {
    const written = asPage(measureAll({ ...small, size: 60 }), small)
    for (const heading of ['What stops people', 'By age', 'By family', 'The rates'])
      expect(written).toContain(`## ${heading}`)
    expect(written).toContain(`The goal is ${GOAL_PERCENT}% at middle rates.`)
  })

  test('shows both: without the parts that an operator switches on, and with all of them', () => {
    const written = asPage(measureAll({ ...small, size: 60 }), small)
    expect(written).toContain('measured twice: without the parts that an operator switches on with `OFFERED_PARTS`')
    expect(written).toMatch(/\| rates +\| finish and pay +\| of whom nothing is said +\| with the parts/)
    expect(written).toContain('middle, with the parts')
    expect(written.match(/^With the parts:$/gm)).toHaveLength(2)
  })
})
