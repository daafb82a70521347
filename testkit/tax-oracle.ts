/**
 * Inheritance tax worked out in a second, independent way, to compare the product with. It pours an estate through the bands
 * as the Inheritance Tax Act 1984 describes them, grosses up by walking back through the same bands, and keeps an executor's
 * accounts, in which every penny moves from one account to another and which must end at nil. It has no code in common with
 * `core/tax`; what it reads there is the form of an estate.
 */
import type { TaxedEstate, TaxedGift, TaxRefusal, TaxTaker } from '#core/tax/taxed-estate.ts'

/** An exact amount of pence. It may be below nothing; the bottom is above 0. */
type Amount = readonly [top: bigint, bottom: bigint]

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))
const amount = (top: bigint, bottom: bigint): Amount => {
  const common = divisor(top < 0n ? -top : top, bottom)
  return [top / common, bottom / common]
}
const pence = (whole: number): Amount => [BigInt(whole), 1n]
const plus = ([a, b]: Amount, [c, d]: Amount): Amount => amount(a * d + c * b, b * d)
const minus = ([a, b]: Amount, [c, d]: Amount): Amount => amount(a * d - c * b, b * d)
const times = ([a, b]: Amount, [c, d]: Amount): Amount => amount(a * c, b * d)
const over = ([a, b]: Amount, [c, d]: Amount): Amount => amount(c < 0n ? -a * d : a * d, b * (c < 0n ? -c : c))
const isBelow = ([a, b]: Amount, [c, d]: Amount): boolean => a * d < c * b
const least = (a: Amount, b: Amount): Amount => (isBelow(b, a) ? b : a)
const nothing: Amount = [0n, 1n]
const everything: Amount = [1n, 1n]
const orNothing = (each: Amount): Amount => (isBelow(each, nothing) ? nothing : each)
const isSomething = ([top]: Amount): boolean => top > 0n
const total = (amounts: readonly Amount[]): Amount => amounts.reduce(plus, nothing)
/** The part that one amount is of another; of nothing, no part. */
const partOf = (part: Amount, whole: Amount): Amount => (isSomething(whole) ? over(part, whole) : nothing)
const wholePence = ([top, bottom]: Amount): number => Number(top / bottom)

/** Whole pence that make a sum: each amount is brought down, and the pennies left go to the greatest remainders, then to the first. */
const toThePenny = (sum: number, amounts: readonly Amount[]): number[] => {
  const whole = amounts.map(wholePence)
  const left = whole.reduce((rest, each) => rest - each, sum)
  const remainders = amounts.map((each, index) => ({ index, rest: minus(each, pence(whole[index] ?? 0)) }))
  remainders.sort((a, b) => (isBelow(b.rest, a.rest) ? -1 : isBelow(a.rest, b.rest) ? 1 : a.index - b.index))
  const raised = new Set(remainders.slice(0, left).map(({ index }) => index))
  return whole.map((each, index) => (raised.has(index) ? each + 1 : each))
}

/** A layer of an estate with its rate of tax. The last layer has no depth: all that is left lies in it. */
type Band = { readonly depth?: Amount; readonly rate: Amount }

const percent = (rate: number): Amount => amount(BigInt(rate), 100n)

/** Tax on an amount that is poured into the bands from the lowest. */
const taxOn = (whole: Amount, bands: readonly Band[]): Amount => {
  let left = whole
  let tax = nothing
  for (const { depth, rate } of bands) {
    const poured = depth ? least(left, depth) : left
    tax = plus(tax, times(poured, rate))
    left = minus(left, poured)
  }
  return tax
}

/** The amount that leaves so much after its tax. Each band is filled in turn; what it leaves counts towards the net sum. */
const grossOf = (net: Amount, bands: readonly Band[]): Amount => {
  let wanted = net
  let gross = nothing
  for (const { depth, rate } of bands) {
    const kept = minus(everything, rate)
    const filled = depth ? least(over(wanted, kept), depth) : over(wanted, kept)
    gross = plus(gross, filled)
    wanted = minus(wanted, times(filled, kept))
  }
  return gross
}

/** Bands that bear no tax, one upon the other, under the rate. */
const bandsOf = (free: readonly Amount[], rate: number): Band[] => [
  ...free.map((depth) => ({ depth, rate: nothing })),
  { rate: percent(rate) },
]

/** A band of the day raised by what earlier spouses left unused, which is one whole band at most (ss.8A and 8G). */
const raised = (band: number, unused: number): Amount =>
  times(pence(band), plus(everything, least(amount(BigInt(unused), 1_000_000n), everything)))

/** Of the tax on a gift made so many full years before the death, what is charged, in percent (s.7(4)). */
const percentAfterYears = [100, 100, 100, 80, 60, 40, 20]

type Lifetime = { readonly taxes: readonly number[]; readonly bandLeft: Amount }

/** Gifts made in life are poured into the nil-rate band before the estate is, the oldest first. */
const lifetime = ({ on, given = [], law }: TaxedEstate, band: Amount): Lifetime => {
  let bandLeft = band
  const taxes: number[] = []
  const ordinal = ({ month, day }: { month: number; day: number }) => month * 100 + day
  const age = (gift: { year: number; month: number; day: number }) =>
    on.year - gift.year - (ordinal(on) < ordinal(gift) ? 1 : 0)
  const before = given.toSorted((a, b) => a.on.year - b.on.year || ordinal(a.on) - ordinal(b.on))
  for (const gift of before) {
    const charged = percentAfterYears[age(gift.on)]
    if (charged === undefined) continue
    const sum = pence(gift.sum)
    const tax = taxOn(sum, bandsOf([bandLeft], law.rate))
    if (isSomething(tax)) taxes.push(wholePence(times(tax, percent(charged))))
    bandLeft = minus(bandLeft, least(bandLeft, sum))
  }
  return { taxes, bandLeft }
}

type PaidGift = { readonly gift: TaxedGift; readonly taker: TaxTaker; readonly paid: Amount; readonly home: Amount }

/** What each pound of a business or a farm is relieved by: all of it within the allowance, half above it, or half at most. */
const reliefRates = ({ relief }: TaxedEstate): { readonly full: Amount; readonly half: Amount } => {
  const half = amount(1n, 2n)
  const within = relief ? least(partOf(pence(relief.allowance), pence(relief.full)), everything) : everything
  return { full: times(plus(everything, within), half), half }
}

/** What the estate and its gifts count for: a business or farm that is given is relieved itself, and all else shares what relief is left (s.39A). */
const lowered = (estate: TaxedEstate, gifts: readonly PaidGift[]) => {
  const rates = reliefRates(estate)
  const reliefIn = ({ full, half }: { full: number; half: number }): Amount =>
    plus(times(pence(full), rates.full), times(pence(half), rates.half))
  const whole = pence(estate.free)
  const after = estate.relief ? minus(whole, reliefIn(estate.relief)) : whole
  const isOfBusiness = ({ gift }: PaidGift): boolean =>
    estate.relief !== undefined && gift.relief !== undefined && gift.value > 0
  const own = ({ gift, paid }: PaidGift): Amount =>
    minus(paid, times(reliefIn(gift.relief ?? { full: 0, half: 0 }), partOf(paid, pence(gift.value))))
  const businesses = gifts.filter(isOfBusiness)
  const factor = partOf(
    minus(after, total(businesses.map(own))),
    minus(whole, total(businesses.map(({ paid }) => paid))),
  )
  const isRelieved = isBelow(after, whole)
  const counted = (each: PaidGift): Amount =>
    isOfBusiness(each) ? own(each) : isRelieved ? times(each.paid, factor) : each.paid
  return { after, counted, isRelieved }
}

/** Percent credited of the tax on an inheritance, by full years since (s.141). */
const percentCredited = [100, 80, 60, 40, 20]

const creditIn = ({ on, inherited = [] }: TaxedEstate): Amount =>
  total(
    inherited.map(({ on: day, received, of, tax }) => {
      const later = on.month * 100 + on.day >= day.month * 100 + day.day
      const percentage = percentCredited[on.year - day.year - (later ? 0 : 1)] ?? 0
      return times(times(partOf(pence(received), pence(of)), pence(tax)), percent(percentage))
    }),
  )

type Date = { readonly year: number; readonly month: number; readonly day: number }
const dateNumber = ({ year, month, day }: Date): number => year * 10_000 + month * 100 + day

/** The residential enhancement from each day, in pounds (s.8D(5), as it was in each year). */
const enhancements: readonly (readonly [from: number, pounds: number])[] = [
  [20_200_406, 175_000],
  [20_190_406, 150_000],
  [20_180_406, 125_000],
  [20_150_708, 100_000],
]

/**
 * The downsizing addition by the steps of s.8FE(9), percentage by percentage. A home that was given up before 8 July 2015 is none (s.8H(4A)).
 * `hangs`: it would be another with another answer to what a late spouse had left unused when the home was given up.
 */
const downsizing = (
  { homeSold, unused, on }: TaxedEstate,
  allowance: Amount,
  homeOnDeath: Amount,
  remainder: Amount,
): { readonly addition: Amount; readonly isCut: boolean; readonly hangs: boolean } => {
  const none = { addition: nothing, isCut: false, hangs: false }
  if (!homeSold || dateNumber(homeSold.on) > dateNumber(on)) return none
  const [, pounds] = enhancements.find(([from]) => dateNumber(homeSold.on) >= from) ?? []
  const value = pence(homeSold.worth)
  if (pounds === undefined || !isBelow(homeOnDeath, value)) return none
  const enhancement = pence(pounds * 100)
  const part = least(amount(BigInt(unused?.home ?? 0), 1_000_000n), everything)
  // Tapering takes as much of each pound of the default allowance, its own and the brought-forward ones.
  const broughtOnDeath = times(allowance, partOf(part, plus(everything, part)))
  const addedBy = (partThen: Amount): Amount => {
    const wasThere = dateNumber(homeSold.on) < 20_170_406 ? nothing : times(enhancement, partThen)
    const former = plus(enhancement, isBelow(wasThere, broughtOnDeath) ? broughtOnDeath : wasThere)
    const step1 = least(partOf(value, former), everything)
    const step2 = least(partOf(homeOnDeath, allowance), everything)
    return times(orNothing(minus(step1, step2)), allowance)
  }
  const known = homeSold.unusedThen
  const lost = addedBy(known === undefined ? nothing : amount(BigInt(known), 1_000_000n))
  const mostThen = times(enhancement, part)
  const hangs =
    known === undefined &&
    isSomething(allowance) &&
    dateNumber(homeSold.on) >= 20_170_406 &&
    isBelow(broughtOnDeath, mostThen) &&
    isBelow(value, plus(enhancement, mostThen))
  return { addition: least(lost, remainder), isCut: isBelow(remainder, lost), hangs }
}

/**
 * Things are handed over first, then money is paid, as far as the estate goes; those of one kind suffer alike (Administration
 * of Estates Act 1925 Sch.1 Pt II). If anything is left, the debts that a will frees its gifts of are paid from it.
 */
const payGifts = (estate: TaxedEstate, takerOf: (key: string) => TaxTaker): PaidGift[] => {
  let left = pence(estate.free)
  const paid = new Map<TaxedGift, Amount>()
  for (const general of [false, true]) {
    const alike = estate.gifts.filter((gift) => gift.general === general)
    const owed = total(alike.map(({ value }) => pence(value)))
    const part = least(partOf(left, owed), everything)
    for (const gift of alike) paid.set(gift, times(pence(gift.value), part))
    left = minus(left, times(owed, part))
  }
  const debts = total(estate.gifts.map(({ debtPaid = 0 }) => pence(debtPaid)))
  const cleared = least(partOf(left, debts), everything)
  return estate.gifts.map((gift) => {
    const handedOver = paid.get(gift) ?? nothing
    return {
      gift,
      taker: takerOf(gift.taker),
      paid: plus(handedOver, times(pence(gift.debtPaid ?? 0), cleared)),
      home: times(pence(gift.home ?? 0), partOf(handedOver, pence(gift.value))),
    }
  })
}

type Free = {
  readonly whole: Amount
  readonly taxFree: Amount
  readonly ownTax: Amount
  readonly exempt: Amount
  /** The part of the residue that goes to takers who are not exempt. */
  readonly part: Amount
}

type Attributed = { readonly grossed: Amount; readonly residue: Amount; readonly chargeable: Amount }

/** What each gift and the residue count for, the tax on tax-free gifts coming out of a residue that may be exempt (ss.38 and 39). */
const attribute = ({ whole, taxFree, ownTax, exempt, part }: Free, bands: readonly Band[]): Attributed => {
  const residueBeside = (gifts: Amount) => minus(minus(minus(whole, gifts), ownTax), exempt)
  const chargeableBeside = (gifts: Amount) => plus(plus(gifts, ownTax), times(part, residueBeside(gifts)))
  let grossed = taxFree
  const someExempt = isBelow(part, everything)
  if (someExempt) grossed = grossOf(taxFree, bands)
  if (someExempt && (isSomething(part) || isSomething(ownTax))) {
    // The gifts are first supposed to be the only chargeable ones; the average rate so found is the assumed rate (s.38(4)).
    const supposed = chargeableBeside(grossed)
    const assumedRate = partOf(taxOn(orNothing(supposed), bands), supposed)
    grossed = over(taxFree, minus(everything, assumedRate))
  }
  return { grossed, residue: residueBeside(grossed), chargeable: chargeableBeside(grossed) }
}

/** Accounts by name. What leaves one reaches another, so that they sum to nothing at every step. */
const openAccounts = () => {
  const balances = new Map<string, Amount>()
  const balance = (account: string): Amount => balances.get(account) ?? nothing
  const move = (from: string, to: string, sum: Amount): void => {
    balances.set(from, minus(balance(from), sum))
    balances.set(to, plus(balance(to), sum))
  }
  return { balance, move, names: () => [...balances.keys()] }
}

type Title = { readonly name: 'free' | 'ownership' | 'pension'; readonly chargeable: Amount; readonly rate: number }

export type TaxFound = {
  /** In whole pence. */
  readonly tax: number
  readonly taxBy: Readonly<Record<Title['name'], number>>
  readonly rate: 36 | 40
  /** What each taker has after tax, in whole pence and in the order of the takers. They and the tax make all that passes. */
  readonly people: readonly number[]
  /** On each lifetime gift that bears tax, the oldest first. */
  readonly onLifetimeGifts: readonly number[]
  /** What the death leaves unused for a spouse, in millionths of the bands of the day. */
  readonly leftUnused: { readonly nilRate: number; readonly home: number }
}

/** A part of a band in millionths, the whole of it at most: percentages are taken to four decimals (HMRC, IHTM43020). */
const inMillionths = (part: Amount, band: number): number =>
  Math.min(1_000_000, wholePence(times(partOf(orNothing(part), pence(band)), pence(1_000_000))))

type Passing = readonly { readonly taker: string; readonly value: number }[]

/** The first of so many pounds at which the rate is the lower one, found by halving. */
const poundsForTheLowerRate = (isLower: (pounds: number) => boolean, upTo: number, from = 0): number => {
  if (upTo - from <= 1) return upTo
  const half = Math.floor((from + upTo) / 2)
  return isLower(half) ? poundsForTheLowerRate(isLower, half, from) : poundsForTheLowerRate(isLower, upTo, half)
}

/** The tax on an estate and what is left to each taker, or why there is no figure. A gift for the lower rate is found by trial. */
export const taxByOracle = (asked: TaxedEstate): TaxFound | TaxRefusal => {
  if (!asked.gifts.some(({ byRate }) => byRate)) return oneTaxByOracle(asked)
  const giving = (pounds: number): TaxedEstate => ({
    ...asked,
    gifts: asked.gifts.map((gift) => (gift.byRate ? { ...gift, value: pounds * 100 } : gift)),
  })
  const without = oneTaxByOracle(giving(0))
  // What is in doubt about a home leaves no figure with any sum.
  if (typeof without === 'string') return without
  if (without.taxBy.free + without.taxBy.pension === 0 || without.rate === 36) return without
  const isLower = (pounds: number): boolean => {
    const found = oneTaxByOracle(giving(pounds))
    return typeof found !== 'string' && found.rate === 36
  }
  const counted = asked.law.pensionsCount ? (asked.pension ?? []) : []
  const all = asked.free + counted.reduce((sum, { value }) => sum + value, 0)
  return oneTaxByOracle(giving(poundsForTheLowerRate(isLower, Math.ceil(all / 1000))))
}

const oneTaxByOracle = (estate: TaxedEstate): TaxFound | TaxRefusal => {
  const { law, residue, ownership = [], unused = { nilRate: 0, home: 0 } } = estate
  const pension = law.pensionsCount ? (estate.pension ?? []) : []
  const pensionOutside = law.pensionsCount ? [] : (estate.pension ?? [])
  const takerOf = (key: string): TaxTaker => estate.takers.find((each) => each.key === key) ?? { key }
  const isChargeable = ({ taker }: { taker: string }): boolean => takerOf(taker).exempt === undefined
  const isClose = ({ taker }: { taker: string }): boolean => takerOf(taker).closely === true
  const shareOf = (one: (typeof residue)[number]): Amount => amount(one.share.numerator, one.share.denominator)
  const worth = (passing: Passing): Amount => total(passing.map(({ value }) => pence(value)))

  const whole = pence(estate.free)
  const before = total([whole, worth(ownership), worth(pension)])
  const { taxes: onLifetimeGifts, bandLeft } = lifetime(estate, raised(law.nilRateBand, unused.nilRate))

  const gifts = payGifts(estate, takerOf)
  const { after, counted, isRelieved } = lowered(estate, gifts)
  const sumOf = (of: readonly PaidGift[], which: (each: PaidGift) => boolean): Amount =>
    total(of.filter(which).map(counted))

  // The home allowance tapers away by half of what the estate is above the threshold (s.8D(5)).
  const above = orNothing(minus(before, pence(law.taperThreshold)))
  const allowance = orNothing(minus(raised(law.residenceNilRateBand, unused.home), over(above, pence(2))))
  const homeInResidue = pence(estate.homeInResidue ?? 0)
  const closeResidue = residue.filter((each) => isClose(each) && isChargeable(each)).map(shareOf)
  const homeOtherwise = plus(
    total(gifts.filter(({ gift }) => isClose(gift) && isChargeable(gift)).map(({ home }) => home)),
    total(ownership.filter((each) => isClose(each) && isChargeable(each)).map(({ home = 0 }) => pence(home))),
  )
  const chargeableGift = ({ gift }: PaidGift) => isChargeable(gift)
  const isTaxFree = (each: PaidGift) => chargeableGift(each) && !each.gift.taxByTaker
  // What descendants inherit beside the home, before tax: their gifts, their part of what gifts and the home leave, and what passes to them.
  const closeOne = (each: { taker: string }): boolean => isClose(each) && isChargeable(each)
  const forClose = total([
    ...gifts.filter(({ gift }) => closeOne(gift)).map(({ paid, home: inIt }) => minus(paid, inIt)),
    times(orNothing(minus(minus(whole, total(gifts.map(({ paid }) => paid))), homeInResidue)), total(closeResidue)),
    ...ownership.filter(closeOne).map(({ value, home: inIt = 0 }) => pence(value - inIt)),
    worth(pension.filter(closeOne)),
  ])
  const allHome = total([
    homeInResidue,
    ...gifts.map(({ home: inIt }) => inIt),
    ...ownership.map(({ home: inIt = 0 }) => pence(inIt)),
  ])
  const sold = downsizing(estate, allowance, allHome, forClose)
  const homeUsed = (inResidue: Amount) =>
    least(allowance, total([homeOtherwise, times(inResidue, total(closeResidue)), sold.addition]))
  const home = homeUsed(homeInResidue)
  const free: Free = {
    whole: after,
    taxFree: sumOf(gifts, isTaxFree),
    ownTax: sumOf(gifts, (each) => chargeableGift(each) && each.gift.taxByTaker === true),
    exempt: sumOf(gifts, (each) => !chargeableGift(each)),
    part: total(residue.filter(isChargeable).map(shareOf)),
  }
  const attributedAt = (rate: number) => attribute(free, bandsOf([home, bandLeft], rate))

  const toCharity = ({ taker }: { taker: string }) => takerOf(taker).exempt === 'charity'
  const titlesOf = (attributed: Attributed, rate: number): Title[] => [
    { name: 'free', chargeable: attributed.chargeable, rate },
    { name: 'ownership', chargeable: worth(ownership.filter(isChargeable)), rate: law.rate },
    { name: 'pension', chargeable: worth(pension.filter(isChargeable)), rate },
  ]
  const chargeableOf = (titles: readonly Title[]) => total(titles.map(({ chargeable }) => chargeable))

  // Whether a tenth of the general component goes to charity (Sch.1A): it is asked as if the lower rate applied.
  const tenthToCharity = (): boolean => {
    const attributed = attributedAt(law.charityRate)
    const donated = total([
      sumOf(gifts, ({ gift }) => toCharity(gift)),
      times(attributed.residue, total(residue.filter(toCharity).map(shareOf))),
      worth(pension.filter(toCharity)),
    ])
    const titles = titlesOf(attributed, law.charityRate)
    const general = chargeableOf(titles.filter(({ name }) => name !== 'ownership'))
    const itsBand = times(bandLeft, partOf(general, chargeableOf(titles)))
    const baseline = plus(orNothing(minus(general, itsBand)), donated)
    return isSomething(donated) && !isBelow(times(donated, pence(10)), baseline)
  }
  if (isBelow(attributedAt(law.charityRate).residue, nothing)) return 'TAX_EXCEEDS_RESIDUE'
  const rate = tenthToCharity() ? law.charityRate : law.rate
  const attributed = attributedAt(rate)
  if (isBelow(attributed.residue, nothing)) return 'TAX_EXCEEDS_RESIDUE'

  const paidOutOfBands =
    !isSomething(free.part) && !isSomething(free.ownTax) && !isBelow(plus(bandLeft, home), free.taxFree)
  const isGrossing = isBelow(free.part, everything) && isSomething(free.taxFree) && !paidOutOfBands
  const homeWithoutSold = least(allowance, plus(homeOtherwise, times(homeInResidue, total(closeResidue))))
  const isBare = isBelow(plus(bandLeft, homeWithoutSold), chargeableOf(titlesOf(attributed, rate)))
  if (isBare && (sold.hangs || (sold.isCut && (isRelieved || isGrossing)))) return 'DOWNSIZED'
  const someExempt = isSomething(free.exempt) || isBelow(free.part, everything)
  if (isRelieved && someExempt && isSomething(home) && isBelow(home, allowance)) return 'BUSINESS'
  const isGrossed = isBelow(free.taxFree, grossOf(free.taxFree, bandsOf([home, bandLeft], law.rate)))
  const homeGivenTaxFree = gifts.some((each) => isTaxFree(each) && isClose(each.gift) && isSomething(each.home))
  if (isBelow(free.part, everything) && isGrossed && homeGivenTaxFree && isBelow(home, allowance)) return 'GROSSED_HOME'

  // A home that the residue is not enough for may have to be sold: what is left of the residue is surely all of it home.
  const taxForGifts = minus(attributed.grossed, free.taxFree)
  const inMoney = minus(minus(whole, total(gifts.map(({ paid }) => paid))), taxForGifts)
  if (isBelow(homeUsed(least(homeInResidue, inMoney)), home)) return 'HOME_AND_LEGACIES'

  // What was held for life is a component of its own, with a tenth of its own (Sch.1A paras.3(3), 4 and 5).
  const titles = titlesOf(attributed, rate).map((title) => {
    if (title.name !== 'ownership' || !estate.isHeld) return title
    const donated = worth(ownership.filter(toCharity))
    const itsBand = times(bandLeft, partOf(title.chargeable, chargeableOf(titlesOf(attributed, rate))))
    const baseline = plus(orNothing(minus(title.chargeable, itsBand)), donated)
    const isLower = isSomething(donated) && !isBelow(times(donated, pence(10)), baseline)
    return isLower ? { ...title, rate: law.charityRate } : title
  })
  // Each title is poured through its part of the bands.
  const taxesBefore = titles.map((title) => {
    const part = partOf(title.chargeable, chargeableOf(titles))
    return taxOn(title.chargeable, bandsOf([times(home, part), times(bandLeft, part)], title.rate))
  })
  const due = total(taxesBefore)
  const stillDue = partOf(orNothing(minus(due, creditIn(estate))), due)
  const taxes = taxesBefore.map((tax) => times(tax, stillDue))
  const ratesBorne = titles.map(({ chargeable }, index) => partOf(taxes[index] ?? nothing, chargeable))
  const [freeRate = nothing, ownershipRate = nothing, pensionRate = nothing] = ratesBorne

  const homeCharged = least(home, chargeableOf(titles))

  // The executor's accounts. What is in hand at the end of the gifts and their tax is divided; then the takers pay theirs.
  const { balance, move, names } = openAccounts()
  move('the dead', 'executor', whole)
  const entries: { readonly account: string; readonly taker: string }[] = []
  const accountFor = (taker: string): string => {
    const account = `${taker}, entry ${entries.length + 1}`
    entries.push({ account, taker })
    return account
  }
  for (const each of gifts) {
    const { gift, paid } = each
    const account = accountFor(gift.taker)
    move('executor', account, paid)
    if (isChargeable(gift) && gift.taxByTaker) move(account, 'tax', times(freeRate, counted(each)))
  }
  move('executor', 'tax', times(freeRate, attributed.grossed))
  const inHand = balance('executor')
  if (isBelow(inHand, nothing)) return 'TAX_EXCEEDS_RESIDUE'
  for (const share of residue) {
    const account = accountFor(share.taker)
    move('executor', account, times(inHand, shareOf(share)))
    if (isChargeable(share)) move(account, 'tax', times(freeRate, times(attributed.residue, shareOf(share))))
    if (isBelow(balance(account), nothing)) return 'TAX_EXCEEDS_RESIDUE'
  }
  const pass = (passing: Passing, borne: Amount): void => {
    for (const { taker, value } of passing) {
      const account = accountFor(taker)
      move('the dead', account, pence(value))
      if (isChargeable({ taker })) move(account, 'tax', times(borne, pence(value)))
    }
  }
  pass(ownership, ownershipRate)
  pass(pension, pensionRate)
  pass(pensionOutside, nothing)

  const passed = plus(before, worth(pensionOutside))
  const mustBeNil: [string, Amount][] = [
    ['what the executor still holds', balance('executor')],
    ['the tax collected beside the tax due', minus(balance('tax'), total(taxes))],
    ['what left the estate beside its value', plus(balance('the dead'), passed)],
    ['all accounts together', total(names().map(balance))],
  ]
  for (const [what, [top]] of mustBeNil) if (top !== 0n) throw new Error(`The accounts do not end at nil: ${what}`)

  const tax = wholePence(total(taxes))
  const [byFree = 0, byOwnership = 0, byPension = 0] = toThePenny(tax, taxes)
  const received = toThePenny(
    wholePence(passed) - tax,
    entries.map(({ account }) => balance(account)),
  )
  return {
    tax,
    taxBy: { free: byFree, ownership: byOwnership, pension: byPension },
    rate: rate === law.charityRate ? 36 : 40,
    people: estate.takers.map(({ key }) =>
      received.reduce((sum, each, index) => (entries[index]?.taker === key ? sum + each : sum), 0),
    ),
    onLifetimeGifts,
    leftUnused: {
      // What a home makes free of tax comes first, and is no more than all that is charged (ss.8A(2), 8D(2) and 8E(7)).
      nilRate: inMillionths(minus(plus(bandLeft, homeCharged), chargeableOf(titles)), law.nilRateBand),
      home: inMillionths(minus(allowance, homeCharged), law.residenceNilRateBand),
    },
  }
}
