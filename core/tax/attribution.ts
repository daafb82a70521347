/** What is chargeable of what a will gives, when its gifts bear their tax or the rest bears it for them. */
import { Fraction } from '../estate/fraction.ts'
import { type Figure, IHTA, isNothing, type Ledger, less, plus } from './ledger.ts'
import type { TaxRefusal } from './taxed-estate.ts'

/** What the will gives, as the Act attributes it when gifts bear their tax or the rest bears it for them (ss.38 and 39). */
export type Attribution = {
  /** Chargeable gifts whose tax the rest bears, with that tax. */
  readonly grossed: Figure
  readonly residue: Figure
  /** What is chargeable of what the will deals with. */
  readonly chargeable: Figure
}

/** At one rate: gifts free of tax are grossed up, alone or beside a residue that is chargeable in part. */
export const attributed = (
  ledger: Ledger,
  at: string,
  {
    free,
    taxFree,
    bearing,
    exempt,
    part,
    bands,
    rate,
  }: Record<'free' | 'taxFree' | 'bearing' | 'exempt' | 'bands', Figure> & {
    readonly part: Figure<'part'>
    readonly rate: Figure<'percent'>
  },
): Attribution | TaxRefusal => {
  const id = (name: string): string => `${name} at ${at}`
  const one = ledger.whole('part')
  const hundred = ledger.whole('percent')
  const keptOf = ledger.sum(id('kept of each hundred'), 'Of each hundred, kept after tax', [
    ...plus(hundred),
    ...less(rate),
  ])
  const gross = (): Figure | TaxRefusal => {
    if (part.value.equals(Fraction.one)) return ledger.sum(id('gifts'), 'Gifts free of tax', plus(taxFree))
    const inBand = ledger.least(id('in the bands'), 'Gifts within the bands', [taxFree, bands])
    const above = ledger.excess(id('above the bands'), 'Gifts above the bands', [...plus(taxFree), ...less(bands)])
    const grossAbove = ledger.share(
      id('above with tax'),
      'These with the tax on them',
      [above, hundred, keptOf],
      `${IHTA} s.38(3)`,
    )
    const first = ledger.sum(
      id('gifts alone, with tax'),
      'Gifts with their tax, as if nothing else were taxed',
      plus(inBand, grossAbove),
      `${IHTA} s.38(3)`,
    )
    if (isNothing(part) && isNothing(bearing)) return first
    const others = [...less(first, bearing, exempt)]
    const outside = ledger.excess(id('over'), 'More than there is', [...plus(first, bearing, exempt), ...less(free)])
    if (!isNothing(outside)) return 'TAX_EXCEEDS_RESIDUE'
    const rest = ledger.sum(id('rest, assumed'), 'The rest, as assumed', [...plus(free), ...others])
    const chargedRest = ledger.share(id('rest charged, assumed'), 'Its chargeable part', [rest, part, one])
    const assumed = ledger.sum(
      id('assumed'),
      'Chargeable, as assumed',
      plus(first, bearing, chargedRest),
      `${IHTA} s.38(5)`,
    )
    const aboveBands = ledger.excess(id('assumed above the bands'), 'Above the bands', [
      ...plus(assumed),
      ...less(bands),
    ])
    const tax = ledger.share(id('assumed tax'), 'Tax on it', [aboveBands, rate, hundred])
    const kept = ledger.sum(id('assumed kept'), 'Less that tax', [...plus(assumed), ...less(tax)])
    return ledger.share(
      id('gifts with tax'),
      'Gifts with their tax at the assumed rate',
      [taxFree, assumed, kept],
      `${IHTA} s.38(4) and (5)`,
    )
  }
  const grossed = gross()
  if (typeof grossed === 'string') return grossed
  const over = ledger.excess(id('gifts over'), 'Gifts and their tax above what there is', [
    ...plus(grossed, bearing, exempt),
    ...less(free),
  ])
  if (!isNothing(over)) return 'TAX_EXCEEDS_RESIDUE'
  const residue = ledger.sum(id('rest'), 'The rest', [...plus(free), ...less(grossed, bearing, exempt)], `${IHTA} s.39`)
  const residueCharged = ledger.share(id('rest charged'), 'Its chargeable part', [residue, part, one])
  const chargeable = ledger.sum(id('chargeable'), 'Chargeable by the will', plus(grossed, bearing, residueCharged))
  return { grossed, residue, chargeable }
}
