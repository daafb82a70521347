/**
 * Relief for businesses and farms: what qualifies is relieved in full up to an allowance and by half above it, and what is relieved by half
 * at most uses none of that (Inheritance Tax Act 1984 ss.104, 116 and 124D to 124G, as changed by Finance Act 2026 Sch.12). A gift of it
 * has its relief; what is left of the relief lowers every other gift and the rest in one proportion (s.39A).
 */
import { ageOn, isAfter } from '../text/calendar-day.ts'
import type { PaidGift } from './gifts.ts'
import { type Figure, IHTA, type Ledger, less, plus } from './ledger.ts'
import type { TaxedEstate } from './taxed-estate.ts'

const LAW = `${IHTA} ss.104 and 116`

/** What the will deals with and each gift, as the tax counts them. */
export type Relieved = { readonly free: Figure; readonly gifts: readonly Figure[]; readonly isAny: boolean }

export const relieved = (ledger: Ledger, free: Figure, gifts: readonly PaidGift[], estate: TaxedEstate): Relieved => {
  const { relief } = estate
  if (!relief || relief.full + relief.half === 0) return { free, gifts: gifts.map(({ paid }) => paid), isAny: false }
  const [one, two] = [ledger.count('one', 1), ledger.count('two', 2)]
  const full = ledger.given('relieved in full', 'Business or farm that may be relieved in full', relief.full)
  const half = ledger.given('relieved by half', 'Business or farm that is relieved by half', relief.half)
  const allowance = ledger.given(
    'relief allowance',
    'Allowance for businesses and farms',
    relief.allowance,
    `${IHTA} s.124D`,
  )
  const within = ledger.least('relief within', 'Within the allowance', [full, allowance], LAW)
  /** The relief of so much of each kind. */
  const reliefOf = (id: string, label: string, ofFull: Figure, ofHalf: Figure): Figure => {
    const whole = ledger.share(`${id} in full`, 'Relieved in full', [ofFull, within, full], LAW)
    const above = ledger.sum(`${id} above`, 'Above the allowance, or half at most', [
      ...plus(ofFull, ofHalf),
      ...less(whole),
    ])
    const halved = ledger.share(`${id} halved`, 'Half of that', [above, one, two], LAW)
    return ledger.sum(id, label, plus(whole, halved), LAW)
  }
  const all = reliefOf('relief', 'Relief for businesses and farms', full, half)
  const after = ledger.sum(
    'free after relief',
    'After relief for businesses and farms',
    [...plus(free), ...less(all)],
    LAW,
  )
  const own = gifts.map(({ gift, paid }, index) => {
    if (!gift.relief || gift.value === 0) return undefined
    const value = ledger.given(`gift ${index + 1} whole`, 'The gift, whole', gift.value)
    const of = (kind: 'full' | 'half'): Figure => {
      const said = ledger.given(`gift ${index + 1} ${kind}`, 'Of it, a business or a farm', gift.relief?.[kind] ?? 0)
      return ledger.share(`gift ${index + 1} ${kind} paid`, 'Of what is paid', [paid, said, value])
    }
    const relief = reliefOf(`relief of gift ${index + 1}`, 'Relief of the gift', of('full'), of('half'))
    return ledger.sum(
      `gift ${index + 1} after relief`,
      'The gift after relief',
      [...plus(paid), ...less(relief)],
      `${IHTA} s.39A(2)`,
    )
  })
  const given = gifts.filter((_gift, index) => own[index] !== undefined).map(({ paid }) => paid)
  const left = ledger.sum('reduced', 'After relief, without gifts of businesses and farms', [
    ...plus(after),
    ...less(...own.flatMap((each) => each ?? [])),
  ])
  const unreduced = ledger.sum('unreduced', 'The same before relief', [...plus(free), ...less(...given)])
  return {
    free: after,
    isAny: true,
    gifts: gifts.map(
      ({ paid }, index) =>
        own[index] ??
        ledger.share(
          `gift ${index + 1} for tax`,
          'The gift, as the tax counts it',
          [paid, left, unreduced],
          `${IHTA} s.39A(3) and (4)`,
        ),
    ),
  }
}

/** Percent that is credited of the tax on what was inherited, by full years between the two deaths (Inheritance Tax Act 1984 s.141(3)). */
const creditedAfterYears = [100, 80, 60, 40, 20] as const

/** The tax of each title, less its part of the credit for tax on what the testator inherited in the last five years. */
export const lessCredit = <T extends string>(
  ledger: Ledger,
  tax: Readonly<Record<T, Figure>>,
  { on, inherited = [] }: Pick<TaxedEstate, 'on' | 'inherited'>,
): Readonly<Record<T, Figure>> => {
  const counted = inherited.flatMap((each, index) => {
    const percent = isAfter(each.on, on) ? undefined : creditedAfterYears[ageOn(on, each.on)]
    return percent === undefined || each.of === 0 ? [] : [{ ...each, percent, n: index + 1 }]
  })
  if (counted.length === 0) return tax
  const law = `${IHTA} s.141`
  const hundred = ledger.whole('percent')
  const credits = counted.map(({ received, of, tax: paid, percent, n }) => {
    const part = ledger.share(
      `inherited ${n} tax`,
      'Tax on your part of it',
      [
        ledger.given(`inherited ${n} all tax`, 'Tax on what the one who died left', paid),
        ledger.given(`inherited ${n}`, 'What you received of it', received),
        ledger.given(`inherited ${n} of`, 'What they left', of),
      ],
      law,
    )
    const rate = ledger.rated(`inherited ${n} percent`, 'Credited of it, by the years since', 'percent', percent, law)
    return ledger.share(`inherited ${n} credit`, 'Credit for tax on what you inherited', [part, rate, hundred], law)
  })
  const names = Object.keys(tax) as T[]
  const before = ledger.sum('tax before credit', 'Tax before the credit', plus(...names.map((each) => tax[each])))
  const credit = ledger.least(
    'credit',
    'Credit for tax on what you inherited',
    [ledger.sum('credits', 'All credits', plus(...credits)), before],
    law,
  )
  const left = ledger.sum('tax after credit', 'Tax after the credit', [...plus(before), ...less(credit)])
  return Object.fromEntries(
    names.map((each) => [
      each,
      ledger.share(`${tax[each].id} after credit`, 'Its part of that', [tax[each], left, before], law),
    ]),
  ) as Record<T, Figure>
}
