import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fewerRuns } from '#testkit/property-runs.ts'
import { taxedEstates } from '#testkit/tax-arbitrary.ts'
import { bear, LINE_OF_TAX, lineOfTaker } from './bear.ts'
import { chargeOn } from './charge.ts'
import type { Line } from './ledger.ts'
import { type Lines, linesById, readLine } from './line-words.ts'
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
