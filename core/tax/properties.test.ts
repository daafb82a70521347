import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fewerRuns } from '#testkit/property-runs.ts'
import { relievedTaxedEstates, taxedEstates } from '#testkit/tax-arbitrary.ts'
import { Fraction, leastOf } from '../estate/fraction.ts'
import { type Borne, bear } from './bear.ts'
import { type Charge, chargeOn } from './charge.ts'
import type { Line } from './ledger.ts'
import type { Pence, TaxedEstate } from './taxed-estate.ts'

type Worked = { readonly estate: TaxedEstate; readonly charge: Charge; readonly borne: Borne }

const worked = (estate: TaxedEstate): Worked | undefined => {
  const charge = chargeOn(estate)
  if (typeof charge === 'string') return undefined
  const borne = bear(estate, charge)
  return typeof borne === 'string' ? undefined : { estate, charge, borne }
}

const always = (holds: (of: Worked) => void, estates = taxedEstates): void =>
  fc.assert(
    fc.property(estates, (estate) => {
      const found = worked(estate)
      if (found) holds(found)
    }),
    { numRuns: fewerRuns(5) },
  )

const sum = (amounts: readonly Pence[]): Pence => amounts.reduce((total, each) => total + each, 0)
const exempt = ({ takers }: TaxedEstate, key: string) => takers.find((taker) => taker.key === key)?.exempt !== undefined

describe('whatever is left', () => {
  test('what the people have and the tax are the estate, to the penny', () => {
    always(({ estate, borne }) => {
      const outside =
        sum((estate.ownership ?? []).map(({ value }) => value)) + sum((estate.pension ?? []).map(({ value }) => value))
      expect(sum(borne.people.map(({ total }) => total)) + borne.tax).toBe(estate.free + outside)
    })
  })

  test('no one has less than nothing, and tax is between nothing and 40% of what is charged', () => {
    always(({ charge, borne }) => {
      for (const { total, gifts, residue, byOwnership, pension } of borne.people) {
        expect(Math.min(gifts, residue, byOwnership, pension)).toBeGreaterThanOrEqual(0)
        expect(total).toBe(gifts + residue + byOwnership + pension)
      }
      const charged = charge.ledger.lines.find(({ id }) => id === 'charged')
      expect(borne.tax).toBeGreaterThanOrEqual(0)
      expect(Number(charged?.value.numerator ?? 0n) * 0.4).toBeGreaterThanOrEqual(
        borne.tax * Number(charged?.value.denominator ?? 1n),
      )
    })
  })

  test('there is no tax where all that is charged is within the bands', () => {
    always(({ charge, borne }) => {
      const value = (id: string) => charge.ledger.lines.find((line) => line.id === id)?.value ?? Fraction.zero
      if (value('charged').compare(value('bands')) <= 0) expect(borne.tax).toBe(0)
    })
  })

  test('a husband, a wife and a charity bear no tax on a gift, and a gift free of tax is paid whole', () => {
    always(({ estate, charge, borne }) => {
      for (const { key } of estate.takers) {
        const bearing = charge.gifts.some(({ gift }) => gift.taker === key && gift.taxByTaker && !exempt(estate, key))
        if (bearing) continue
        const paid = charge.gifts
          .filter(({ gift }) => gift.taker === key)
          .reduce((total, gift) => total.plus(gift.paid.value), Fraction.zero)
        const has = borne.people.find(({ taker }) => taker === key)?.gifts ?? 0
        expect(Math.abs(has - Number(paid.numerator) / Number(paid.denominator))).toBeLessThan(estate.gifts.length + 1)
      }
    })
  })

  test('an unused band of an earlier spouse never raises the tax', () => {
    always(({ estate, borne }) => {
      const more = worked({ ...estate, unused: { nilRate: 1_000_000, home: 1_000_000 } })
      if (more && more.charge.rates.free === worked(estate)?.charge.rates.free)
        expect(more.borne.tax).toBeLessThanOrEqual(borne.tax)
    })
  })

  test('more relief for a business, or more credit, never raises the tax at one rate', () => {
    always(({ estate, charge, borne }) => {
      const { relief = { full: 0, half: 0, allowance: 0 }, inherited = [] } = estate
      const more = worked({
        ...estate,
        relief: { ...relief, allowance: relief.allowance * 2 },
        inherited: inherited.map((each) => ({ ...each, tax: each.tax * 2 })),
      })
      if (more && more.charge.rates.free === charge.rates.free) expect(more.borne.tax).toBeLessThanOrEqual(borne.tax)
    }, relievedTaxedEstates)
  })

  test('the order of the people changes pennies at most', () => {
    always(({ estate, borne }) => {
      const turned = worked({ ...estate, takers: estate.takers.toReversed(), residue: estate.residue.toReversed() })
      expect(turned?.borne.tax).toBe(borne.tax)
      for (const { taker, total } of borne.people) {
        const other = turned?.borne.people.find((person) => person.taker === taker)?.total ?? -1
        expect(Math.abs(other - total)).toBeLessThanOrEqual(4)
      }
    })
  })

  test('a gift split between two friends changes no total', () => {
    always(({ estate, borne }) => {
      const [gift, ...others] = estate.gifts
      if (!gift || gift.value % 2 !== 0 || gift.taker !== 'friend') return
      const half = { ...gift, value: gift.value / 2 }
      const parted = worked({ ...estate, gifts: [half, { ...half, taker: 'sister' }, ...others] })
      expect(parted?.borne.tax).toBe(borne.tax)
    })
  })
})

describe('the lines of an estimate', () => {
  const byOperation = (line: Line, of: ReadonlyMap<string, Fraction>): Fraction => {
    const values = line.from.map(({ sign, id }) => ({ sign, value: of.get(id) ?? Fraction.of(-1) }))
    const total = (sign: '+' | '-') =>
      values.reduce((sum, each) => (each.sign === sign ? sum.plus(each.value) : sum), Fraction.zero)
    const [first = Fraction.zero, second = Fraction.zero, third = Fraction.zero] = values.map(({ value }) => value)
    switch (line.operation) {
      case 'given':
        return line.value
      case 'sum':
        return total('+').minus(total('-'))
      case 'excess':
        return total('+').excess(total('-'))
      case 'least':
        return leastOf(first, ...values.slice(1).map(({ value }) => value))
      case 'share':
        return third.equals(Fraction.zero) ? Fraction.zero : first.times(second).over(third)
    }
  }

  const kinds = [
    ['of any estate', taxedEstates],
    ['of one with a business or a farm, and a taxed inheritance', relievedTaxedEstates],
  ] as const

  test.each(kinds)('%s: each follows from lines before it, by the arithmetic it names', (_of, estates) => {
    always(({ charge }) => {
      const before = new Map<string, Fraction>()
      const faults = charge.ledger.lines.flatMap((line) => {
        const follows = line.from.every(({ id }) => before.has(id)) && byOperation(line, before).equals(line.value)
        before.set(line.id, line.value)
        return follows ? [] : [line.id]
      })
      expect(faults).toEqual([])
    }, estates)
  })

  test.each(kinds)('%s: each has a name of its own', (_of, estates) => {
    always(({ charge }) => {
      const ids = charge.ledger.lines.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }, estates)
  })
})
