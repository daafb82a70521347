/** The tax on an estate, step by step as the Act goes. Everything is exact until the total, which is brought down to the penny. */
import { Fraction, leastOf, sumOf } from '../estate/fraction.ts'
import { type Attribution, attributed } from './attribution.ts'
import { type BandLeft, bandLeftAfterGifts, giftsPaid, type PaidGift } from './gifts.ts'
import { downsizingAddition, homeRefusals } from './home-allowance.ts'
import { type Figure, IHTA, isNothing, type Ledger, less, openLedger, plus } from './ledger.ts'
import { lessCredit, relieved } from './relief.ts'
import { type TaxedEstate, type TaxRefusal, type TaxTaker, takerOf } from './taxed-estate.ts'

/** What passes by one title: by the will, by ownership, or from a pension. */
export type Title = 'free' | 'ownership' | 'pension'
const titles: readonly Title[] = ['free', 'ownership', 'pension']

export type CharityTest = { readonly donated: Figure; readonly baseline: Figure; readonly passed: boolean }

export type Charge = {
  readonly ledger: Ledger
  readonly gifts: readonly PaidGift[]
  /** The same, as the tax counts them. */
  readonly taxed: readonly Figure[]
  readonly free: Figure
  /** Before exemptions, without what was given away in life. */
  readonly estate: Figure
  readonly taxFree: Figure
  readonly bearing: Figure
  readonly attribution: Attribution
  /** All that is chargeable. */
  readonly charged: Figure
  readonly bands: { readonly nilRate: Figure; readonly home: Figure; readonly homeAllowance: Figure }
  readonly rates: Readonly<Record<Title, number>>
  /** Exact. */
  readonly tax: Readonly<Record<Title, Figure>>
  /** How far the tenth for charity is passed or missed. Absent where nothing goes to charity. */
  readonly charity?: CharityTest
  /** The same of what was held for the person who died. */
  readonly charityOfHeld?: CharityTest
  readonly taxOnLifetimeGifts: readonly Figure[]
}

const sumOfParts = (estate: TaxedEstate, which: (taker: TaxTaker) => boolean): Fraction =>
  estate.residue.reduce(
    (sum, { taker, share }) => (which(takerOf(estate, taker)) ? sum.plus(share) : sum),
    Fraction.zero,
  )

type Outside = { readonly all: Figure; readonly chargeable: Figure; readonly toCharity: Figure; readonly home: Figure }

const passesBy = (ledger: Ledger, estate: TaxedEstate, title: 'ownership' | 'pension'): Outside => {
  const counted: readonly { readonly taker: string; readonly value: number; readonly home?: number }[] =
    title === 'pension' && !estate.law.pensionsCount ? [] : (estate[title] ?? [])
  const to = (id: string, label: string, which: (taker: TaxTaker) => boolean): Figure =>
    ledger.given(
      `${title}${id}`,
      label,
      counted.reduce((sum, { taker, value }) => sum + (which(takerOf(estate, taker)) ? value : 0), 0),
    )
  const owned = estate.isHeld ? 'Held for them' : 'Passes to a co-owner'
  const words = title === 'ownership' ? owned : 'Pension'
  return {
    all: to('', words, () => true),
    chargeable: to(' chargeable', `${words}, chargeable`, ({ exempt }) => exempt === undefined),
    toCharity: to(' to charity', `${words}, to charity`, ({ exempt }) => exempt === 'charity'),
    home: ledger.given(
      `${title} home`,
      'The home in it, closely inherited',
      counted.reduce((sum, each) => sum + (takerOf(estate, each.taker).closely ? (each.home ?? 0) : 0), 0),
      `${IHTA} s.8J`,
    ),
  }
}

const FREE = ['free', 'What the will deals with, after debts'] as const
const FREE_LAW = `${IHTA} ss.162(4) and 172`

/** @throws RangeError where the parts are not what they make. */
const freeEstate = (ledger: Ledger, { free, freeParts }: TaxedEstate): Figure => {
  if (!freeParts) return ledger.given(...FREE, free, FREE_LAW)
  const terms = freeParts.map(({ id, label, sign, value }) => ({ sign, of: ledger.given(id, label, value) }))
  const made = ledger.sum(...FREE, terms, FREE_LAW)
  if (!made.value.equals(Fraction.of(free))) throw new RangeError('The parts of the estate do not make it')
  return made
}

const MILLION = 1_000_000

/** A band with what an earlier spouse left unused of theirs: together twice the band at most. */
const bandWith = (ledger: Ledger, id: string, label: string, band: number, unused: number, law: string): Figure => {
  const own = ledger.given(id, label, band, law)
  if (unused === 0) return own
  const million = ledger.whole('millionths')
  const part = ledger.rated(`${id} unused`, 'Unused by an earlier spouse', 'millionths', Math.min(unused, MILLION))
  const more = ledger.share(
    `${id} brought`,
    'Brought from an earlier spouse',
    [own, part, million],
    `${IHTA} ss.8A and 8G`,
  )
  return ledger.sum(`${id} in all`, `${label}, with what was brought`, plus(own, more))
}

/** Whether the lower rate for charity is tested, or taken to apply or not to apply. */
export type CharityRate = 'tested' | 'applies' | 'does not apply'

/** What earlier spouses left unused and what was given away leave of the nil-rate band, and the tax on what was given. */
export const bandLeftIn = (
  estate: Pick<TaxedEstate, 'on' | 'law' | 'unused' | 'given' | 'bandSpent'>,
  ledger: Ledger,
): BandLeft => {
  const { law, unused } = estate
  const words = ['nil-rate band', 'Nil-rate band'] as const
  const band = bandWith(ledger, ...words, law.nilRateBand, unused?.nilRate ?? 0, `${IHTA} s.7 and Sch.1`)
  return bandLeftAfterGifts(ledger, band, estate)
}

/** What a home may make free of tax, and the charge or each reason why there is none. */
export type Examined = Readonly<Record<'homeAllowance' | 'homeValue', Figure>> & {
  /** What the gifts leave is less than the home that no gift gives. */
  readonly isHomeMissing: boolean
  readonly charge?: Charge
  readonly refused: readonly TaxRefusal[]
}

/**
 * The tax on an estate in one world, or the reason why there is no figure.
 * @param ledger Where the lines are written.
 */
export const chargeOn = (
  estate: TaxedEstate,
  charityRate: CharityRate = 'tested',
  ledger: Ledger = openLedger(),
): Charge | TaxRefusal => {
  const { charge, refused } = examined(estate, charityRate, ledger)
  return refused[0] ?? charge ?? 'TAX_EXCEEDS_RESIDUE'
}

/** The same with every reason, the first of them first, and with the charge beside those that are about the home. */
export const examined = (estate: TaxedEstate, charityRate: CharityRate, ledger: Ledger): Examined => {
  const { law, unused = { nilRate: 0, home: 0 } } = estate
  const one = ledger.count('one', 1)
  const two = ledger.count('two', 2)
  const ten = ledger.count('ten', 10)
  const all = ledger.whole('part')
  const hundred = ledger.whole('percent')
  const free = freeEstate(ledger, estate)
  const ownership = passesBy(ledger, estate, 'ownership')
  const pension = passesBy(ledger, estate, 'pension')
  const everything = ledger.sum('estate', 'The estate', plus(free, ownership.all, pension.all), `${IHTA} s.5`)

  const gifts = giftsPaid(ledger, free, estate)
  const taxed = relieved(ledger, free, gifts, estate)
  const giftsTo = (id: string, label: string, which: (paid: PaidGift, taker: TaxTaker) => boolean): Figure =>
    ledger.sum(
      id,
      label,
      plus(...taxed.gifts.filter((_paid, at) => gifts[at] && which(gifts[at], takerOf(estate, gifts[at].gift.taker)))),
    )
  const taxFree = giftsTo(
    'tax-free gifts',
    'Gifts free of tax',
    ({ gift }, { exempt }) => exempt === undefined && !gift.taxByTaker,
  )
  const bearing = giftsTo(
    'bearing gifts',
    'Gifts that bear their tax',
    ({ gift }, { exempt }) => exempt === undefined && gift.taxByTaker === true,
  )
  const exempt = giftsTo('exempt gifts', 'Exempt gifts', (_gift, taker) => taker.exempt !== undefined)
  const charityGifts = giftsTo('charity gifts', 'Gifts to charity', (_gift, taker) => taker.exempt === 'charity')

  const { left: band, tax: taxOnLifetimeGifts } = bandLeftIn(estate, ledger)

  const homeBand = bandWith(
    ledger,
    'home band',
    'Residence nil-rate band',
    law.residenceNilRateBand,
    unused.home,
    `${IHTA} s.8D`,
  )
  const threshold = ledger.given('taper threshold', 'Taper threshold', law.taperThreshold, `${IHTA} s.8D(5)`)
  const aboveThreshold = ledger.excess('above the threshold', 'Above the threshold', [
    ...plus(everything),
    ...less(threshold),
  ])
  const taper = ledger.share('taper', 'Half of that', [aboveThreshold, one, two], `${IHTA} s.8D(5)`)
  const homeAllowance = ledger.excess(
    'home allowance',
    'Home allowance',
    [...plus(homeBand), ...less(taper)],
    `${IHTA} s.8D(5)`,
  )
  const closely = ledger.rated(
    'part closely inherited',
    'Part of the rest for descendants',
    'part',
    sumOfParts(estate, (taker) => taker.closely === true),
  )
  const homeLeft = ledger.given('home in the rest', 'The home in the rest', estate.homeInResidue ?? 0)
  const homeInherited = ledger.share(
    'home in the rest inherited',
    'Of it, for descendants',
    [homeLeft, closely, all],
    `${IHTA} s.8J`,
  )
  const homeGiven = gifts.filter(({ gift }) => takerOf(estate, gift.taker).closely).map(({ home }) => home)
  const homeItself = ledger.sum(
    'home closely inherited',
    'The home, closely inherited',
    plus(ownership.home, homeInherited, ...homeGiven),
    `${IHTA} ss.8J and 8K`,
  )
  const part = ledger.rated(
    'part chargeable',
    'Part of the rest that is not exempt',
    'part',
    sumOfParts(estate, (taker) => taker.exempt === undefined),
  )
  const isAllChargeable = part.value.equals(Fraction.one)
  const sold = downsizingAddition(ledger, estate, { allowance: homeAllowance, free, gifts, homeLeft, closely })
  const homeValue = sold
    ? ledger.sum(
        'home and home sold',
        'The home, and what is added',
        plus(homeItself, sold.addition),
        `${IHTA} s.8FA(8)`,
      )
    : homeItself
  const homeUsed = ledger.least('home band used', 'Home allowance used', [homeAllowance, homeValue], `${IHTA} s.8E`)

  const bands = ledger.sum('bands', 'Nil-rate band and home allowance', plus(band, homeUsed))
  const at = (rate: number): Attribution | TaxRefusal =>
    attributed(ledger, `${rate}%`, {
      free: taxed.free,
      taxFree,
      bearing,
      exempt,
      part,
      bands,
      rate: ledger.rated(
        `rate ${rate}`,
        'Rate',
        'percent',
        rate,
        rate === law.rate ? `${IHTA} Sch.1` : `${IHTA} Sch.1A`,
      ),
    })
  const charityPart = ledger.rated(
    'part to charity',
    'Part of the rest for charity',
    'part',
    sumOfParts(estate, (taker) => taker.exempt === 'charity'),
  )

  const component = (id: string, donated: Figure, chargeable: Figure, charged: Figure): CharityTest => {
    const ofBand = ledger.share(
      `band of the ${id}component`,
      'Its part of the nil-rate band',
      [band, chargeable, charged],
      `${IHTA} Sch.1A para.5`,
    )
    const above = ledger.excess(`${id}component above the band`, 'Above its part of the band', [
      ...plus(chargeable),
      ...less(ofBand),
    ])
    const baseline = ledger.sum(`${id}baseline`, 'Baseline amount', plus(above, donated), `${IHTA} Sch.1A para.5`)
    const tenfold = ledger.share(`${id}ten times donated`, 'Ten times what goes to charity', [donated, ten, one])
    return { donated, baseline, passed: !isNothing(donated) && tenfold.value.compare(baseline.value) >= 0 }
  }
  const charityTest = (tried: Attribution): CharityTest => {
    const ofRest = ledger.share('charity in the rest', 'The rest, for charity', [tried.residue, charityPart, all])
    const donated = ledger.sum(
      'donated',
      'Goes to charity',
      plus(charityGifts, ofRest, pension.toCharity),
      `${IHTA} Sch.1A para.4`,
    )
    const general = ledger.sum(
      'general',
      'Chargeable in the general component',
      plus(tried.chargeable, pension.chargeable),
      `${IHTA} Sch.1A para.3`,
    )
    const charged = ledger.sum(
      'charged at the lower rate',
      'All that is chargeable',
      plus(general, ownership.chargeable),
    )
    return component('', donated, general, charged)
  }
  const isLowerBy = (found: CharityTest | undefined): boolean =>
    charityRate === 'tested' ? found?.passed === true : charityRate === 'applies' && found !== undefined
  const givesToCharity = !isNothing(charityGifts) || !isNothing(charityPart) || !isNothing(pension.toCharity)
  const lower = givesToCharity ? at(law.charityRate) : undefined
  const test = lower !== undefined && typeof lower !== 'string' ? charityTest(lower) : undefined
  const isLower = isLowerBy(test)
  const rate = isLower ? law.charityRate : law.rate
  const attribution = isLower && lower !== undefined ? lower : at(law.rate)
  // Gifts that take more than there is leave nothing.
  const relief = free.value
    .minus(taxed.free.value)
    .minus(sumOf(gifts.map(({ paid }, at) => paid.value.minus(taxed.gifts[at]?.value ?? paid.value))))
  const residue = typeof attribution === 'string' ? Fraction.zero : attribution.residue.value.plus(relief)
  const missing = homeLeft.value.excess(residue)
  const homeDoubts = homeRefusals({
    estate,
    gifts,
    part,
    band,
    missing,
    homeAllowance,
    homeValue,
    closely,
    taxFree,
    homeUsed,
    isRelievedBesideExempt: taxed.isAny && (!isNothing(exempt) || !isAllChargeable),
  })
  // What gifts count for hangs on the tax where an exempt rest pays it, or a part of the rest is exempt.
  const isPaidWhole = isNothing(part) && isNothing(bearing) && taxFree.value.compare(bands.value) <= 0
  const isGrossed = !isAllChargeable && !isNothing(taxFree) && !isPaidWhole
  const surelyFree = band.value.plus(leastOf(homeAllowance.value, homeItself.value))
  const isFreeAnyway =
    typeof attribution !== 'string' &&
    sumOf([attribution, ownership, pension].map(({ chargeable }) => chargeable.value)).compare(surelyFree) <= 0
  const isSoldUnsure = sold && !isFreeAnyway && (sold.hangsOnThen || (sold.isCut && (taxed.isAny || isGrossed)))
  const refusedByHome: TaxRefusal[] = [...(isSoldUnsure ? (['DOWNSIZED'] as const) : []), ...homeDoubts]
  const bounds = { homeAllowance, homeValue, isHomeMissing: missing.numerator > 0n }
  if (typeof attribution === 'string') return { ...bounds, refused: [attribution, ...refusedByHome] }

  const chargeables = { free: attribution.chargeable, ownership: ownership.chargeable, pension: pension.chargeable }
  const charged = ledger.sum(
    'charged',
    'All that is chargeable',
    plus(...titles.map((title) => chargeables[title])),
    `${IHTA} s.4`,
  )
  const used = ledger.least('bands used', 'Bands used', [bands, charged])
  // What was held for life is a component of its own (Sch.1A para.3(3)).
  const isHeldForCharity = estate.isHeld && !isNothing(ownership.toCharity)
  const heldTest = isHeldForCharity ? component('held ', ownership.toCharity, ownership.chargeable, charged) : undefined
  const rates = { free: rate, pension: rate, ownership: isLowerBy(heldTest) ? law.charityRate : law.rate }
  const taxBefore = Object.fromEntries(
    titles.map((title) => {
      const words = { free: 'by the will', ownership: 'by ownership', pension: 'of the pension' }[title]
      const share = ledger.share(
        `bands of ${title}`,
        `Bands of what passes ${words}`,
        [used, chargeables[title], charged],
        'HMRC, IHTM31030',
      )
      const above = ledger.sum(`${title} above the bands`, 'Above the bands', [
        ...plus(chargeables[title]),
        ...less(share),
      ])
      const figure = ledger.rated(
        `rate of ${title}`,
        'Rate',
        'percent',
        rates[title],
        rates[title] === law.rate ? `${IHTA} Sch.1` : `${IHTA} Sch.1A`,
      )
      return [
        title,
        ledger.share(`tax on ${title}`, `Tax on what passes ${words}`, [above, figure, hundred], `${IHTA} s.7`),
      ]
    }),
  ) as Record<Title, Figure>
  const tax = lessCredit(ledger, taxBefore, estate)

  const charge: Charge = {
    ledger,
    gifts,
    taxed: taxed.gifts,
    free,
    estate: everything,
    taxFree,
    bearing,
    attribution,
    charged,
    bands: { nilRate: band, home: homeUsed, homeAllowance },
    rates,
    tax,
    taxOnLifetimeGifts,
    ...(test && { charity: test }),
    ...(heldTest && { charityOfHeld: heldTest }),
  }
  return { ...bounds, charge, refused: refusedByHome }
}
