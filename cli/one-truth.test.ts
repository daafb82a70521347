/**
 * What a will does is worked out once: the words of its clauses, read by an interpreter that knows no answer, the table of holdings,
 * the picture, the command line and an oracle written apart say the same of any will, in any history.
 */

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { outcomeInStages } from '#core/estate/stages.ts'
import { trustFixedOptions } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { trustsOf } from '#core/will/trusts.ts'
import { willRead } from '#testkit/clauses-read.ts'
import { type Happened, historiesDrawn, historyFor, homeOf, livesFor } from '#testkit/dated-histories.ts'
import { endOfOracle, gatheredRows, isAnyEarlyDeath, residueOfOracle } from '#testkit/diary-of-history.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { plainly, restInPicture } from '#testkit/picture-of-table.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { inLines, type Row, type Table, tableOfClauses } from '#testkit/rows-of-clauses.ts'
import { tableOfHoldings, tableOfJson } from '#testkit/rows-of-engine.ts'
import { willsToldApart } from '#testkit/told-apart.ts'
import { aHomeForLife, aLaterTaker, laterTakers } from '#testkit/trusts.ts'
import { takingInJson } from './outcome-command.ts'
import { outcomeInJson } from './outcome-history.ts'

/** Wills tried; `COUNT=20000` is a whole run, with `SEED`. */
const COUNT = Number(process.env.COUNT ?? fewerRuns(33))
const HISTORIES = 5

const inWords = ({ now, later, ended }: Table): string =>
  [...inLines(now).map((row) => `now ${row}`), ...inLines(later).map((row) => `later ${row}`), ...ended].join('\n')

const withoutAges = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, who: row.who.replace(/ until \d+$/, '') }))

/** What was compared, for a run that compares nothing to be seen. */
const seen = new Map<string, number>()
const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1)

const ofFund = (rows: readonly Row[], fund: string): Row[] => rows.filter(({ of }) => of === fund)

const agreeWithOracle = (will: Will, happened: Happened, { now, later }: Table): void => {
  const residue = residueOfOracle(will, happened)
  if (residue) {
    note('the oracle, of the rest')
    expect(gatheredRows(withoutAges(ofFund(now, 'Residue')))).toEqual(residue)
  }
  for (const trust of trustsOf(will)) {
    const { kind } = trust
    const rows = ofFund(later, kind)
    const isEarly = isAnyEarlyDeath(will, happened)
    // What is fixed at the death moves with no later one: it is the taker's or their estate's.
    const isFixed = trust.fixed === 'When I die' && kind !== 'Disabled person'
    const end = isEarly && !isFixed ? undefined : endOfOracle(will, happened, kind)
    if (!end || rows.length === 0 || rows.some(({ who }) => who === 'outside')) continue
    note(`the oracle, of the end of a trust: ${kind}${isFixed ? ', fixed at the death' : ''}`)
    const said = (who: string) => (isFixed ? who.replace(/^estate of /, '') : who)
    const got = gatheredRows(withoutAges(rows).map((row) => ({ ...row, who: said(row.who) })))
    expect(got).toEqual(end.map(said).toSorted())
  }
}

/** Half of the wills have a trust, because the voices differ most about trusts. */
const wills = fc.oneof(
  willsToldApart,
  willsToldApart.filter((will) => trustsOf(will).length > 0),
)

const inWordsAndTable = (will: Will, happened: Happened) => {
  const words = tableOfClauses(willRead(drafted(will)), livesFor(will, happened), homeOf(will, happened))
  const outcome = outcomeInStages(will, historyFor(will, happened))
  return { words, outcome, table: inWords(tableOfHoldings(will, outcome)) }
}

test('the person of a trust who is one of “my children” takes nothing when it ends, in its clause as in the table', () => {
  const mine = { percent: 100, ifDie: 'Pass to my children' } as const
  const takers = laterTakers([], { persons: [aLaterTaker(1, mine)] })
  for (const fixed of trustFixedOptions) {
    const will = aHomeForLife({ for: 3, endYears: 5, fixed, takers })
    for (const happened of fc.sample(historiesDrawn(will, 30), { numRuns: 1, seed: 30 }).flat()) {
      const { words, table } = inWordsAndTable(will, happened)
      expect(table).toBe(inWords(words))
    }
  }
})

test('the clauses, the table, the picture, the command line and the oracle agree about any will in any history', () => {
  const cases = wills.chain((will) => historiesDrawn(will, HISTORIES).map((histories) => ({ will, histories })))
  fc.assert(
    fc.property(cases, ({ will, histories }) => {
      const kinds = trustsOf(will).map(({ kind }) => kind)
      note(kinds.length === 0 ? 'wills without a trust' : `wills with: ${kinds.join(', ')}`)
      for (const [index, happened] of histories.entries()) {
        const { words, outcome, table } = inWordsAndTable(will, happened)
        expect(table).toBe(inWords(words))
        const printed: unknown = JSON.parse(JSON.stringify(outcomeInJson(outcome, takingInJson)))
        expect(inWords(tableOfJson(will, printed))).toBe(inWords(words))
        agreeWithOracle(will, happened, words)
        const plain = plainly(happened, index % 2 === 0)
        const { now } = inWordsAndTable(will, plain).words
        expect(inLines(restInPicture(will, plain))).toEqual(inLines(withoutAges(ofFund(now, 'Residue'))))
        note('histories')
        for (const each of words.ended) note(`ended: ${each.replace(/ \d{4}-\d\d-\d\d /, ', ')}`)
      }
    }),
    { numRuns: COUNT, endOnFailure: true },
  )
  if (process.env.COUNT)
    process.stdout.write(
      `${[...seen]
        .map(([what, times]) => `${times}  ${what}`)
        .toSorted()
        .join('\n')}\n`,
    )
  const found = [...seen.keys()]
  for (const wanted of [
    'wills with: Home',
    'wills with: Residue',
    'wills with: Disabled person',
    'the oracle, of the rest',
  ])
    expect(found).toContain(wanted)
}, 7_200_000)
