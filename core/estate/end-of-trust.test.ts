import { describe, expect, test } from 'vitest'
import { dayOf } from '#testkit/said-in-stages.ts'
import { aHomeTrust } from '#testkit/trusts.ts'
import type { Trust } from '../will/schema.ts'
import type { TrustEvent } from './history.ts'
import { endOfTrust, isDeadAtEnd } from './trust-outcome.ts'

/** Tom dies on 1 March 2026 and leaves his home for Bea (1) to live in. */
const died = dayOf('2026-03-01')
const on = dayOf('2030-05-01')

const end = (
  given: Partial<Trust>,
  { events = [], deaths = [], takes = true }: { events?: TrustEvent[]; deaths?: [number, string][]; takes?: boolean },
): string | undefined => {
  const history = { died, events, deaths: deaths.map(([person, day]) => ({ person, on: dayOf(day) })) }
  const found = endOfTrust(aHomeTrust(given), history, takes)
  return found && `${found.why} ${found.on.year}-${found.on.month}-${found.on.day}`
}

const marries: TrustEvent = { trust: 'Home', on, what: 'marries' }
const couple = (since: string, given: object = {}): TrustEvent => ({
  trust: 'Home',
  on,
  what: 'couple recorded',
  since: dayOf(since),
  ...given,
})
const absence = (since: string, given: object = {}): TrustEvent => ({
  trust: 'Home',
  on,
  what: 'absence recorded',
  since: dayOf(since),
  ...given,
})
const alone = { byThePersonAlone: true }
const asked: Partial<Trust> = { endsIfMarries: 'Yes', endsIfCouple: 'Yes', endsIfLeaves: 6 }

describe('a home for life ends', () => {
  test.each<[string, Partial<Trust>, TrustEvent, string | undefined]>([
    ['when Bea marries, where that was asked for', asked, marries, 'marriage 2030-5-1'],
    ['not by a marriage otherwise', { ...asked, endsIfMarries: 'No' }, marries, undefined],
    ['after twelve months as a couple', asked, couple('2029-05-01'), 'couple 2030-5-1'],
    ['not a day before', asked, couple('2029-05-02'), undefined],
    [
      'not by a year as a couple that began before the testator died',
      asked,
      { ...couple('2020-01-01'), on: dayOf('2027-02-28') },
      undefined,
    ],
    [
      'not by an absence that began before the testator died',
      asked,
      { ...absence('2020-01-01'), on: dayOf('2026-08-31') },
      undefined,
    ],
    ['not by a couple otherwise', { ...asked, endsIfCouple: 'No' }, couple('2029-05-01'), undefined],
    ['not by a couple that only Bea records', asked, couple('2029-05-01', alone), undefined],
    ['after six months away', asked, absence('2029-11-01'), 'left 2030-5-1'],
    ['not a day before', asked, absence('2029-11-02'), undefined],
    ['not by an absence otherwise', { ...asked, endsIfLeaves: undefined }, absence('2020-01-01'), undefined],
    ['not while she is in hospital', asked, absence('2029-11-01', { inHospital: true }), undefined],
    ['not by an absence that only Bea records', asked, absence('2029-11-01', alone), undefined],
    ['when she gives it up', {}, { trust: 'Home', on, what: 'given up' }, 'given up 2030-5-1'],
    [
      'not by an attorney without the court',
      {},
      { trust: 'Home', on, what: 'given up', withoutLeave: true },
      undefined,
    ],
    ['not by what ends another trust', asked, { ...marries, trust: 'Residue' }, undefined],
    ['not before the testator has died', asked, { ...marries, on: dayOf('2026-02-28') }, undefined],
    ['on the day of the testator’s death too', asked, { ...marries, on: died }, 'marriage 2026-3-1'],
  ])('%s', (_when, given, event, why) => {
    expect(end(given, { events: [event] })).toBe(why)
  })

  test('an income for life has nothing to do with where she lives', () => {
    const event: TrustEvent = { trust: 'Residue', on, what: 'absence recorded', since: dayOf('2020-01-01') }
    expect(end({ kind: 'Residue', ...asked }, { events: [event] })).toBeUndefined()
    expect(end({ kind: 'Residue', ...asked }, { events: [{ ...marries, trust: 'Residue' }] })).toBe('marriage 2030-5-1')
  })

  test('what is held for a disabled person ends only by death', () => {
    const given: Partial<Trust> = { kind: 'Disabled person', ...asked, endYears: 5, endDate: dayOf('2027-01-01') }
    const events: TrustEvent[] = [
      { ...marries, trust: 'Disabled person' },
      { trust: 'Disabled person', on, what: 'given up' },
    ]
    expect(end(given, { events })).toBeUndefined()
    expect(end(given, { events, deaths: [[1, '2040-01-01']] })).toBe('death 2040-1-1')
  })
})

describe('the first of what ends it counts', () => {
  test.each<[string, Partial<Trust>, [number, string][], string]>([
    ['a death before the date', { endDate: dayOf('2035-01-01') }, [[1, '2030-01-01']], 'death 2030-1-1'],
    ['the date before a death', { endDate: dayOf('2029-01-01') }, [[1, '2030-01-01']], 'date 2029-1-1'],
    ['years are counted from the testator’s death', { endYears: 10 }, [], 'date 2036-3-1'],
    ['a death on the very date', { endDate: dayOf('2030-01-01') }, [[1, '2030-01-01']], 'death 2030-1-1'],
    ['of a date and years, the sooner', { endDate: dayOf('2040-01-01'), endYears: 3 }, [], 'date 2029-3-1'],
  ])('%s', (_what, given, deaths, why) => {
    expect(end(given, { deaths })).toBe(why)
  })

  test('the death of another person ends nothing', () => {
    expect(end({}, { deaths: [[2, '2030-01-01']] })).toBeUndefined()
  })

  test('an earlier event comes before a later one, in whatever order they are told', () => {
    const soon: TrustEvent = { trust: 'Home', on: dayOf('2029-01-01'), what: 'given up' }
    expect(end(asked, { events: [marries, soon] })).toBe('given up 2029-1-1')
    expect(end(asked, { events: [soon, marries] })).toBe('given up 2029-1-1')
  })
})

describe('it never starts', () => {
  test.each<[string, Partial<Trust>, boolean]>([
    ['for someone who does not take', {}, false],
    ['where its date has passed', { endDate: dayOf('2026-02-28') }, true],
    ['where its date is the day of the death', { endDate: died }, true],
  ])('%s', (_what, given, takes) => {
    expect(end(given, { takes })).toBe('never started 2026-3-1')
  })

  test('it does where its date is the day after', () => {
    expect(end({ endDate: dayOf('2026-03-02') }, {})).toBe('date 2026-3-2')
  })
})

test.each([
  ['death', '2030-05-29', true],
  ['death', '2030-05-30', false],
  ['never started', '2030-05-29', true],
  ['marriage', '2030-05-01', true],
  ['marriage', '2030-05-02', false],
] as const)('after an end by %s on 1 May 2030, a taker who died on %s counts as dead: %s', (why, death, isDead) => {
  expect(isDeadAtEnd({ on, why }, dayOf(death))).toBe(isDead)
})
