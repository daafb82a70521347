import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fewerRuns } from '#testkit/property-runs.ts'
import { taxedEstates } from '#testkit/tax-arbitrary.ts'
import { bear, LINE_OF_TAX, lineOfTaker } from './bear.ts'
import { chargeOn } from './charge.ts'
import { type Line, type Lines, linesById, openLedger, plus, readLine } from './ledger.ts'
import type { TaxedEstate } from './taxed-estate.ts'

const worked = (estate: TaxedEstate): { lines: readonly Line[]; totals: ReadonlyMap<string, number> } | undefined => {
  const charge = chargeOn(estate)
  if (typeof charge === 'string') return undefined
  const borne = bear(estate, charge)
  if (typeof borne === 'string') return undefined
  return {
    lines: charge.ledger.lines,
    totals: new Map([
      [LINE_OF_TAX, borne.tax],
      ...borne.people.map(({ taker, total }) => [lineOfTaker(taker), total] as const),
    ]),
  }
}

/** The ids that a figure opens to, all the way down. A line follows only from lines before it, so that this ends. */
const below = (lines: Lines, id: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(id)) return seen
  seen.add(id)
  const read = readLine(lines, id)
  if (!read) throw new Error(`${id} is not a line`)
  for (const from of read.from) below(lines, from.id, seen)
  return seen
}

const always = (holds: (of: NonNullable<ReturnType<typeof worked>>) => void): void =>
  fc.assert(
    fc.property(taxedEstates, (estate) => {
      const found = worked(estate)
      if (found) holds(found)
    }),
    { numRuns: fewerRuns(20) },
  )

describe('a figure that is opened', () => {
  test('leads down to what was given, each step with a name and an amount', () => {
    always(({ lines, totals }) => {
      const byId = linesById(lines)
      for (const id of totals.keys())
        for (const each of below(byId, id)) {
          const read = readLine(byId, each)
          expect(read?.label).toMatch(/^[A-Z]/)
          expect(read?.value).toMatch(/^(?:£[\d,]+\.\d\d|[\d./]+%?)$/)
          if (read?.from.length === 0 && read.how !== 'given') expect(read.value).toBe('£0.00')
        }
    })
  })

  test('has a rate in percent and a part as a part: only money is read in pounds', () => {
    const rates = [
      'Rate',
      'Due of it, by the years since',
      'Of each hundred, kept after tax',
      'Unused by an earlier spouse',
    ]
    let read = 0
    always(({ lines }) => {
      const byId = linesById(lines)
      for (const { id, label } of lines) {
        const line = readLine(byId, id)
        if (rates.includes(label)) expect(line?.value).toMatch(/^[\d.]+%$/)
        if (/^(?:Their part|Part) of the rest/.test(label)) expect(line?.value).toMatch(/^[\d./]+%?$/)
        if (rates.includes(label)) read++
        const opened = (line?.from ?? []).map((from) => readLine(byId, from.id)?.label)
        for (const helper of ['The whole', 'one', 'two', 'ten']) expect(opened).not.toContain(helper)
      }
    })
    expect(read).toBeGreaterThan(20)
  }, 600_000)

  test('cannot mix a rate with money: the ledger has no such sum', () => {
    const ledger = openLedger()
    const [pounds, rate] = [ledger.given('a', 'Money', 500), ledger.rated('b', 'Rate', 'percent', 40)]
    // @ts-expect-error: percent are not added to pence.
    ledger.sum('c', 'Both', [...plus(pounds), ...plus(rate)])
    // @ts-expect-error: a share is of one unit over the same.
    ledger.share('d', 'Share', [pounds, rate, ledger.whole('part')])
    expect(ledger.share('e', 'Tax', [pounds, rate, ledger.whole('percent')])).toMatchObject({ unit: 'pence' })
  })

  test('is what the person has, or the tax that is due, to the penny', () => {
    always(({ lines, totals }) => {
      const byId = linesById(lines)
      for (const [id, pence] of totals) {
        const { numerator = 0n, denominator = 1n } = byId.get(id)?.value ?? {}
        // A gift or a share may be a penny more or less than its exact part, so that all of them make the whole.
        expect(Math.abs(Number(numerator) / Number(denominator) - pence)).toBeLessThan(5)
      }
    })
  })

  test('no line has the name of another: what is opened is what was meant', () => {
    always(({ lines }) => {
      const tried = /^(?:\d+% |donated|general|charged at|band of|component|baseline|ten times|charity in)/
      const ids = lines.map(({ id }) => id).filter((id) => !tried.test(id))
      expect(new Set(ids).size).toBe(ids.length)
    })
  })
})
