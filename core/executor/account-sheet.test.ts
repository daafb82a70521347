import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountKey } from '#testkit/account-key.ts'
import { type Estate, estatesOfDead } from '#testkit/estates-of-dead.ts'
import { differences } from '#testkit/probate-key.ts'
import { accountSheet } from './account-sheet.ts'
import { executorsHome } from './executors-home.ts'
import type { SheetRow } from './probate-sheet.ts'

const estates: readonly Estate[] = fc.sample(estatesOfDead, 1000)

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
  expect(closed.length).toBeGreaterThan(100)
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
