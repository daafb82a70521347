/** Who bears the tax, and what each person is left with. */
import { type Fraction, sumOf } from '../estate/fraction.ts'
import { toThePenny } from '../estate/to-the-penny.ts'
import type { Charge, Title } from './charge.ts'
import { type Figure, IHTA, isNothing, less, plus } from './ledger.ts'
import { type Pence, type TaxedEstate, type TaxRefusal, takersByKey } from './taxed-estate.ts'

type Component = 'gifts' | 'residue' | 'byOwnership' | 'pension'

/** What a taker has after tax. */
export type PersonsAmount = Readonly<Record<Component | 'total', Pence>> & { readonly taker: string }

export type Borne = {
  readonly people: readonly PersonsAmount[]
  /** All the tax on the estate. What was given away in life bears its own apart from this. */
  readonly tax: Pence
  readonly taxBy: Readonly<Record<Title, Pence>>
  readonly taxOnLifetimeGifts: readonly Pence[]
  /** Each gift, in the order of the will. */
  readonly gifts: readonly { readonly of: string; readonly taker: string; readonly pence: Pence }[]
}

const wholePence = ({ numerator, denominator }: Fraction): bigint => numerator / denominator

const titles: readonly Title[] = ['free', 'ownership', 'pension']

type Owed = { readonly taker: string; readonly of: Component; readonly amount: Figure }

/** The line of a ledger that all that a taker has is. */
export const lineOfTaker = (taker: string): string => `all of ${taker}`
/** The line of all the tax on an estate. */
export const LINE_OF_TAX = 'tax'
/** The line of the tax on what passes beside the will: to a co-owner, or out of what was held. */
export const LINE_OF_TAX_OUTSIDE = 'tax on ownership'

/**
 * The burden of a charge: gifts that bear their tax, then the rest for the gifts that are free of it (s.211), then the chargeable
 * shares of the rest by their size (s.41), and each other title for itself. Each step is a line of the ledger of the charge.
 */
export const bear = (estate: TaxedEstate, charge: Charge): Borne | TaxRefusal => {
  const { ledger, attribution, tax, free, gifts, taxed, taxFree, bearing } = charge
  const { chargeable } = attribution
  const takers = takersByKey(estate)
  const isExempt = (key: string): boolean => takers.get(key)?.exempt !== undefined
  const one = ledger.whole('part')
  ledger.sum(LINE_OF_TAX, 'Inheritance tax', plus(...titles.map((title) => tax[title])))
  const allChargeable = estate.residue.every(({ taker }) => !isExempt(taker))
  const forGifts = ledger.share(
    'tax on tax-free gifts',
    'Tax on gifts that are free of tax',
    [tax.free, allChargeable ? taxFree : attribution.grossed, chargeable],
    `${IHTA} s.211`,
  )
  const given = ledger.sum('all gifts', 'All gifts', plus(...gifts.map(({ paid }) => paid)))
  const beforeTax = ledger.sum('rest before tax', 'Left after gifts', [...plus(free), ...less(given)])
  if (beforeTax.value.compare(forGifts.value) < 0) return 'TAX_EXCEEDS_RESIDUE'
  const residue = ledger.sum('rest', 'The rest, to be shared', [...plus(beforeTax), ...less(forGifts)])
  const byBearers = ledger.share('tax on bearing gifts', 'Tax on gifts that bear it', [tax.free, bearing, chargeable])
  const onResidue = ledger.excess(
    'tax on the rest',
    'Tax on the rest',
    [...plus(tax.free), ...less(forGifts, byBearers)],
    `${IHTA} s.41`,
  )
  const charged = ledger.rated(
    'part that bears the tax',
    'Part of the rest that bears the tax',
    'part',
    sumOf(estate.residue.flatMap(({ taker, share }) => (isExempt(taker) ? [] : [share]))),
  )
  const owed: Owed[] = gifts.map(({ gift, paid }, index) => {
    if (!gift.taxByTaker || isExempt(gift.taker)) return { taker: gift.taker, of: 'gifts', amount: paid }
    const borne = ledger.share(
      `tax on gift ${index}`,
      'Tax on the gift',
      [tax.free, taxed[index] ?? paid, chargeable],
      `${IHTA} s.211`,
    )
    const left = ledger.sum(`gift ${index} after tax`, 'The gift after its tax', [...plus(paid), ...less(borne)])
    return { taker: gift.taker, of: 'gifts', amount: left }
  })
  for (const [index, { taker, share }] of estate.residue.entries()) {
    const part = ledger.rated(`part ${index}`, 'Their part of the rest', 'part', share)
    const whole = ledger.share(`share ${index}`, 'Their share of the rest', [residue, part, one])
    if (isExempt(taker)) {
      owed.push({ taker, of: 'residue', amount: whole })
      continue
    }
    const borne = ledger.share(`tax on share ${index}`, 'Tax on that share', [onResidue, part, charged], `${IHTA} s.41`)
    if (whole.value.compare(borne.value) < 0) return 'TAX_EXCEEDS_RESIDUE'
    const left = ledger.sum(`share ${index} after tax`, 'Their share after tax', [...plus(whole), ...less(borne)])
    owed.push({ taker, of: 'residue', amount: left })
  }
  for (const title of ['ownership', 'pension'] as const) {
    const counts = title === 'ownership' || estate.law.pensionsCount
    const list = estate[title] ?? []
    const owned = estate.isHeld ? 'Held, and now theirs' : 'Passes to them as an owner'
    const words = title === 'ownership' ? owned : 'Pension'
    const all = ledger.given(
      `${title} charged`,
      'All of it that bears tax',
      list.reduce((sum, { taker, value }) => sum + (isExempt(taker) ? 0 : value), 0),
    )
    for (const [index, { taker, value }] of list.entries()) {
      const whole = ledger.given(`${title} ${index}`, words, value)
      const of = title === 'ownership' ? 'byOwnership' : 'pension'
      if (!counts || isExempt(taker)) {
        owed.push({ taker, of, amount: whole })
        continue
      }
      const borne = ledger.share(`tax on ${title} ${index}`, 'Tax on it', [tax[title], whole, all], `${IHTA} s.211(3)`)
      const left = ledger.sum(`${title} ${index} after tax`, `${words}, after tax`, [...plus(whole), ...less(borne)])
      owed.push({ taker, of, amount: left })
    }
  }
  if (ledger.keeps) {
    const ofTaker = Map.groupBy(owed, ({ taker }) => taker)
    for (const { key } of estate.takers)
      ledger.sum(
        lineOfTaker(key),
        'In all',
        plus(...(ofTaker.get(key) ?? []).flatMap(({ amount }) => (isNothing(amount) ? [] : [amount]))),
      )
  }
  const exact = titles.map((title) => tax[title].value)
  const total = wholePence(sumOf(exact))
  const [onFreePence = 0, onOwnership = 0, onPension = 0] = toThePenny(exact, total)
  const shared = sumOf(owed.map(({ amount }) => amount.value)).plus(sumOf(exact))
  const pence = toThePenny(
    owed.map(({ amount }) => amount.value),
    wholePence(shared) - total,
  )
  const has = new Map(estate.takers.map(({ key }) => [key, { gifts: 0, residue: 0, byOwnership: 0, pension: 0 }]))
  for (const [index, { taker, of }] of owed.entries()) {
    const parts = has.get(taker)
    if (parts) parts[of] += pence[index] ?? 0
  }
  return {
    tax: Number(total),
    taxBy: { free: onFreePence, ownership: onOwnership, pension: onPension },
    taxOnLifetimeGifts: charge.taxOnLifetimeGifts.map(({ value }) => Number(wholePence(value))),
    gifts: gifts.map(({ gift }, index) => ({ of: gift.of ?? '', taker: gift.taker, pence: pence[index] ?? 0 })),
    people: [...has].map(([taker, parts]) => ({
      taker,
      ...parts,
      total: parts.gifts + parts.residue + parts.byOwnership + parts.pension,
    })),
  }
}

const HIGHEST_PERCENT = 40
const keptOf = (pence: Pence): Pence => Math.floor((pence * (100 - HIGHEST_PERCENT)) / 100)

/**
 * The same with the most tax that there can be: the rest may all go to pay the tax on gifts.
 * @param all What tax looks at.
 */
export const withMostTax = (
  { gifts, ownership = [], pension = [], takers }: TaxedEstate,
  borne: Borne,
  all: Pence,
): Borne => {
  const exempt = new Set(takers.flatMap((taker) => (taker.exempt ? [taker.key] : [])))
  const bearing = gifts.map(({ taker, taxByTaker }) => taxByTaker === true && !exempt.has(taker))
  const paid = borne.gifts.map((gift, index) => ({ ...gift, pence: bearing[index] ? keptOf(gift.pence) : gift.pence }))
  const kept = (taker: string, pence: Pence): Pence => (exempt.has(taker) ? pence : keptOf(pence))
  const sumFor = (list: readonly { readonly taker: string; readonly pence: Pence }[], taker: string): Pence =>
    list.reduce((sum, each) => (each.taker === taker ? sum + each.pence : sum), 0)
  const outOf = (list: typeof ownership) => list.map(({ taker, value }) => ({ taker, pence: kept(taker, value) }))
  const [owned, pensions] = [outOf(ownership), outOf(pension)]
  const people = borne.people.map(({ taker }) => {
    const parts = { gifts: sumFor(paid, taker), byOwnership: sumFor(owned, taker), pension: sumFor(pensions, taker) }
    return { taker, residue: 0, ...parts, total: parts.gifts + parts.byOwnership + parts.pension }
  })
  return { ...borne, tax: all - keptOf(all), gifts: paid, people }
}
