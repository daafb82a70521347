import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountKey } from '#testkit/account-key.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { type Estate, estatesOfDead } from '#testkit/estates-of-dead.ts'
import { differences } from '#testkit/probate-key.ts'
import { isNight } from '#testkit/property-runs.ts'
import { type Day, daysLater } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import type { Thing } from '../will/values-schema.ts'
import { accountSheet } from './account-sheet.ts'
import { executorsHome } from './executors-home.ts'
import { probateSheet, type SheetRow } from './probate-sheet.ts'
import { releasedOf } from './released.ts'

// One in 200 is excepted: at night, from any seed, enough are drawn to meet one.
const estates: readonly Estate[] = fc.sample(estatesOfDead, isNight ? 5000 : 250)

const rowsOf = ({ released, told }: Estate): SheetRow[] => accountSheet(released, told, released.on)
const compared = ({ released, told }: Estate, rows: readonly SheetRow[]): string[] =>
  differences(accountKey(released, told, released.on), rows)

test('every question of the tax account that a will and its values can answer is answered, and none is wrong', () => {
  const pointed = new Set<string>()
  for (const estate of estates) {
    const rows = rowsOf(estate)
    expect(compared(estate, rows)).toEqual([])
    pointed.add(rows[0]?.answer.slice(0, 12) ?? '')
  }
  // A full account, an excepted estate, and neither.
  expect(pointed.size).toBe(3)
})

test('where the figures were not released, no sum and no answer about money stands in the tax account', () => {
  const closed = estates.filter(({ released }) => released.figures === undefined)
  expect(closed.length).toBeGreaterThan(estates.length / 10)
  for (const estate of closed) {
    const rows = rowsOf(estate)
    const ofMoney = ['kind', 'worth', 'given', 'keptUsing', 'IHT418', 'IHT419', 'mortgages', 'funeral']
    expect(rows.filter(({ key, is }) => ofMoney.includes(key) && is !== 'gap')).toEqual([])
    expect(rows.filter(({ answer }) => answer.includes('£'))).toEqual([])
  }
})

test('nothing says that tax is or is not due: where to look is to check, with the regulations beside it', () => {
  for (const estate of estates) {
    const [first] = rowsOf(estate)
    expect(['check', 'gap']).toContain(first?.is)
    expect(first?.source).toContain('Excepted Estates) Regulations 2004')
    expect(first?.answer ?? '').toMatch(/^(?:Look .*)?$/)
  }
})

test('the account comes after the application on the same sheet, and each row has a key of its own', () => {
  for (const { released, told } of estates.slice(0, 100)) {
    const keys = executorsHome(released, told, released.on).sheet?.rows.map(({ key }) => key) ?? []
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.indexOf('kind')).toBe(keys.indexOf('copiesAbroad') + 1)
  }
})

test.each([
  [
    'a full account where the estate may be excepted, and the other way about',
    'kind',
    (answer: string) =>
      answer.includes('IHT400') ? 'Look first at whether it is excepted' : 'Look at form IHT400 first',
  ],
  ['an estate that is excepted for certain', 'kind', () => 'No account is needed'],
  ['half of the worth', 'worth', (answer: string) => answer.replace(/\d/, '9')],
  ['gifts older than seven years', 'given', (answer: string) => `${answer}0`],
  ['a spouse who has died', 'exemptSpouse', () => 'Yes: Nobody'],
  ['no charity', 'exemptCharity', () => 'No'],
  ['a joint account as one of their own', 'IHT406', (answer: string) => `${answer} · Joint account`],
  ['all of what was owned jointly', 'IHT404', (answer: string) => `${answer}0`],
  ['a pension left out', 'IHT409', () => 'No'],
  ['an executor who waits as one who signs', 'signs', (answer: string) => `${answer} · Anne Price`],
  ['debts as the funeral', 'funeral', () => '£1'],
])('a planted fault is found: %s', (_fault, key, change) => {
  const faults = estates.flatMap((estate) => {
    const rows = rowsOf(estate)
    const row = rows.find((each) => each.key === key)
    if (!row || row.is === 'gap' || row.answer === change(row.answer)) return []
    return [
      compared(
        estate,
        rows.map((each) => (each === row ? { ...row, answer: change(row.answer) } : each)),
      ),
    ]
  })
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.filter((found) => found.length === 0)).toEqual([])
})

const died: Day = { day: 14, month: 3, year: 2028 }
const on = daysLater(died, 90)
const THOMAS = 1

/** The sheets of a will whose figures are open, of which Thomas, the husband, has died so many days after the testator or before them. */
const sheetsOf = (will: Will, days?: number): Map<string, SheetRow> => {
  const read = releasedOf({
    id: '1',
    will,
    certificate: { died },
    on,
    receiver: { name: 'Ruth Hale', person: 2 },
    opens: ['words', 'belongings', 'figures'],
  })
  if (!read.words) throw new Error('The words are open')
  const told = days === undefined ? {} : { deaths: [{ person: THOMAS, on: daysLater(died, days) }] }
  const facts = { ...read, words: read.words }
  return new Map(
    [...probateSheet(facts, told, on), ...accountSheet(facts, told, on)].map((row) => [row.key, row] as const),
  )
}

const takesNothing: Will = {
  ...completeExampleWill(),
  gifts: [],
  trusts: [],
  charities: [],
  persons: completeExampleWill().persons.map((each) => (each.id === THOMAS ? { ...each, inherit: false } : each)),
  belongings: undefined,
}

/** A will that leaves the husband nothing, and a home that the two own together, all of it worth a million and a half. */
const homeTogether = (tenure: 'Joint tenants' | 'Tenants in common'): Will => {
  const held: Thing['held'] =
    tenure === 'Joint tenants' ? { as: 'joint tenants', with: [THOMAS] } : { as: 'tenants in common', part: 50_00 }
  const whole = { low: 1_500_000_00, high: 1_500_000_00 }
  return {
    ...takesNothing,
    accounts: takesNothing.accounts.map((home) => ({ ...home, ownershipType: tenure })),
    values: {
      things: [{ id: 1, kind: 'home', account: 1, whole, held }],
      giftValue: [],
      pension: [],
      lifeInTrust: [],
      facts: {},
    },
  }
}

describe('what is free of tax as it goes to a husband, wife or civil partner', () => {
  test('a separated husband who takes is free of tax until a final order, and a partner who came after him is not', () => {
    const separated: Will = { ...completeExampleWill(), status: 'Separated' }
    expect(sheetsOf(separated).get('exemptSpouse')).toMatchObject({ is: 'check', answer: 'Yes: Thomas Hale' })
    const persons = separated.persons.map((each) =>
      each.id === THOMAS ? { ...each, relationship: 'Partner' as const } : each,
    )
    expect(sheetsOf({ ...separated, persons }).get('exemptSpouse')).toMatchObject({ is: 'gap' })
  })

  test('a separated husband who died before leaves a widow, whose estate may have what he left unused', () => {
    const sheets = sheetsOf({ ...completeExampleWill(), status: 'Separated' }, -100)
    expect(sheets.get('status')).toMatchObject({ is: 'check', answer: 'Widowed' })
    expect(sheets.get('lateSpouse')).toMatchObject({ is: 'answered' })
  })

  test('a home that they owned as joint tenants is his at once, also where he died on the tenth day', () => {
    const sheets = sheetsOf(homeTogether('Joint tenants'), 10)
    expect(sheets.get('exemptSpouse')).toMatchObject({ is: 'check', answer: 'Yes: Thomas Hale' })
    expect(sheets.get('exemptSpouse')?.source).toBe('What they owned jointly is theirs at once, without the will')
    expect(sheets.get('kind')?.answer).not.toContain('no charity or living husband')
  })

  test('a part of a home that was the testator’s own is the will’s, and waits the 28 days', () => {
    const sheets = sheetsOf(homeTogether('Tenants in common'), 10)
    expect(sheets.get('exemptSpouse')).toMatchObject({ is: 'gap' })
    expect(sheets.get('kind')?.answer).toContain('no charity or living husband')
  })

  test.each([-100, 0])('what they owned jointly is not his who died %i days from the death', (days) => {
    expect(sheetsOf(homeTogether('Joint tenants'), days).get('exemptSpouse')).toMatchObject({ is: 'gap' })
  })
})
