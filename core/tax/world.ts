/** An estate in one world: these people have died, on this day, and each rough figure is one figure. */
import { outcome } from '../estate/distribution.ts'
import type { Failed } from '../estate/failures.ts'
import { Fraction } from '../estate/fraction.ts'
import { type GiftTaker, penceOf, recipientsOf, takersOfGift } from '../estate/gift-takers.ts'
import { propertyGiven } from '../rules/gifts.rules.ts'
import { giftsOfBusinesses } from '../rules/moved-gift.ts'
import { isAfter } from '../text/calendar-day.ts'
import { hundredths } from '../text/money.ts'
import { nameOfAccount, nameOfGift } from '../will/describe.ts'
import { isByRate, personById, petsToLookAfter, spouseOrPartner } from '../will/questions.ts'
import type { Gift, Will } from '../will/schema.ts'
import { holdsEverythingFor } from '../will/trusts.ts'
import type { Thing, Values } from '../will/values-schema.ts'
import { asHeldGifts, type GivenAtDeath, type HeldGift, heldGifts, holderOfResidue, isShareHeld } from './held.ts'
import {
  businessAllowance,
  creditIn,
  daysOf,
  freeOfTaxIn,
  idsOf,
  inheritedIn,
  type Supposing,
  spouseWhoDied,
  type Unknown,
  unknowns,
  withPartner,
} from './supposed.ts'
import { type TaxLaw, taxLawOn } from './tax-law.ts'
import { takerHeldFor, takerOfCharity, takerOfChildren, takerOfPerson, takerOfShare } from './tax-takers.ts'
import type { FreePart, Pence, TaxedEstate, TaxedGift, TaxRefusal, TaxTaker } from './taxed-estate.ts'
import { isSharedWithAlone, nameOfThing, type Titled, thingOfAccount, titleOf } from './titles.ts'

export type World = {
  readonly estate: TaxedEstate
  /** The things of which no value was given, in words. They count as nothing. */
  readonly notCounted: readonly string[]
  /** What each taker has that inheritance tax does not reach. */
  readonly outside: readonly { readonly taker: string; readonly value: Pence }[]
}

export type Choice = Supposing & {
  /** Who takes what: the same for every figure, and so kept from one world of a case to the next. */
  readonly known?: Map<boolean, KnownTakers>
}

const WHOLE = 100_00

const childlessAmong = (failed: readonly Failed[]): number[] =>
  failed.flatMap((each) =>
    'person' in each && !each.livingChildren && (each.lateChildren ?? []).length === 0 ? [each.person] : [],
  )

const refusedByFacts = (values: Values, will: Will): TaxRefusal | undefined => {
  const { facts, things } = values
  const said = (key: 'business' | 'trust' | 'keptUsing' | 'abroad' | 'taxedInheritance'): boolean =>
    facts[key] !== undefined && facts[key] !== 'No'
  const isSaid = things.some(({ kind }) => kind === 'business')
  if (said('business') && (facts.business === 'Not sure' || !isSaid || giftsOfBusinesses(will).length > 0))
    return 'BUSINESS'
  if (said('trust')) return 'TRUST'
  if (will.addedClause) return 'FIRM_CLAUSE'
  if (said('keptUsing')) return 'KEPT_USING'
  if (said('abroad')) return 'ABROAD'
  if (facts.partnerLongTermResident !== undefined && facts.partnerLongTermResident !== 'Yes') return 'PARTNER_ABROAD'
  const isKnown = facts.taxedInheritance === 'Yes' && inheritedIn(values) !== undefined
  return said('taxedInheritance') && !isKnown ? 'TAXED_INHERITANCE' : undefined
}

type Counted = {
  readonly gifts: TaxedGift[]
  readonly takers: TaxTaker[]
  readonly homeGiven: Pence
  readonly notCounted: string[]
}

const partGiven = ({ useSharePercent, percentage }: Gift): number =>
  useSharePercent === 'A percentage' ? hundredths(percentage ?? 0) : WHOLE

const isAdult = ({ suppose }: Choice): boolean => suppose?.ages !== 'least'

const takerOf = (choice: Choice, { to, children }: GiftTaker): TaxTaker | TaxRefusal => {
  const { will, on } = choice
  if (to.kind === 'typed') return 'CHARITY_UNSURE'
  if (to.kind === 'charity') return takerOfCharity(to.charity)
  if (!children && holdsEverythingFor(will, to.person.id)) return takerHeldFor(will, to.person.id)
  return children ? takerOfChildren(will, to.person, isAdult(choice)) : takerOfPerson(will, to.person, on)
}

/** What is given in one gift of a thing, whole. Undefined where no value was said. */
const worthOf = ({ will, values, pick }: Choice, titled: readonly Titled[], gift: Gift): GivenAtDeath | undefined => {
  const property = propertyGiven(will, gift)
  const thing = thingOfAccount(values, property)
  const title = titled.find((each) => each.thing === thing)
  const part = (value: Pence): Pence => Math.floor((value * partGiven(gift)) / WHOLE)
  if (title) {
    const net = part(title.own - title.debt)
    return {
      value: net,
      home: title.thing.kind === 'home' ? net : 0,
      debtPaid: gift.mortgageTerms === 'Free of the mortgage' ? part(title.debt) : 0,
    }
  }
  const said = values.giftValue.find((each) => each.gift === gift.id)
  return said && { value: part(pick(said.value, `gift ${gift.id}`)), home: 0, debtPaid: 0 }
}

export type Residue = { readonly takers: readonly TaxTaker[]; readonly parts: TaxedEstate['residue'] }

type KnownGift = {
  readonly gift: Gift
  readonly takings: readonly Pick<GiftTaker, 'among' | 'at'>[]
  readonly takers: readonly TaxTaker[]
}

type KnownTakers = {
  /** Of each gift of the will, in its order. */
  readonly gifts: readonly KnownGift[] | TaxRefusal
  readonly held: readonly HeldGift[] | TaxRefusal
  readonly residue: Residue | TaxRefusal
  /** Who would share the rest if the husband, wife or partner had died before, once it was asked for. */
  afterPartner?: Residue | TaxRefusal
}

/** All of them, or the reason of the first for whom there is one. */
const allTakers = (found: readonly (TaxTaker | TaxRefusal)[]): readonly TaxTaker[] | TaxRefusal => {
  const takers: TaxTaker[] = []
  for (const each of found) {
    if (typeof each === 'string') return each
    takers.push(each)
  }
  return takers
}

const giftTakers = (choice: Choice): KnownTakers['gifts'] => {
  const { will, failed } = choice
  const deaths = { died: idsOf(failed), childless: childlessAmong(failed) }
  const found: KnownGift[] = []
  for (const gift of will.gifts) {
    const takings = takersOfGift(recipientsOf(will, gift), deaths).takers
    const takers = allTakers(takings.map((each) => takerOf(choice, each)))
    if (typeof takers === 'string') return takers
    found.push({ gift, takings, takers })
  }
  return found
}

const residueTakers = (choice: Choice): KnownTakers['residue'] => {
  const { will, failed, on } = choice
  const holder = holderOfResidue(choice)
  if (holder) return { takers: [holder], parts: [{ taker: holder.key, share: Fraction.one }] }
  const takings = outcome(will, failed, on)
  const takers = allTakers(
    takings.map((taking) =>
      taking.type === 'person' && isShareHeld(choice, taking.id)
        ? takerHeldFor(will, taking.id)
        : takerOfShare(will, taking, on, isAdult(choice)),
    ),
  )
  if (typeof takers === 'string') return takers
  return { takers, parts: takings.map(({ share }, index) => ({ taker: takers[index]?.key ?? '', share })) }
}

const takersIn = (choice: Choice): KnownTakers => {
  const adult = isAdult(choice)
  const known: KnownTakers = choice.known?.get(adult) ?? {
    gifts: giftTakers(choice),
    held: heldGifts(choice, adult, Fraction.one),
    residue: residueTakers(choice),
  }
  choice.known?.set(adult, known)
  return known
}

/** Who shares what a couple leaves when both have died, the testator first: as the rest goes by this will if the other died before. */
export const residueIfPartnerDies = (choice: Choice, adult: boolean): Residue | TaxRefusal => {
  const suppose = { ages: adult ? ('most' as const) : ('least' as const) }
  const known = takersIn({ ...choice, suppose })
  known.afterPartner ??= residueTakers({ ...choice, suppose, failed: withPartner(choice) })
  return known.afterPartner
}

export const sum = (amounts: readonly Pence[]): Pence => amounts.reduce((total, each) => total + each, 0)

const giftsIn = (choice: Choice, titled: readonly Titled[]): Counted | TaxRefusal => {
  const { will, failed } = choice
  const given = takersIn(choice).gifts
  if (typeof given === 'string') return given
  const died = idsOf(failed)
  const counted: Counted = { gifts: [], takers: [], homeGiven: 0, notCounted: [] }
  let homeGiven = 0
  for (const { gift, takings, takers } of given) {
    const isMoney = gift.type === 'Money' || gift.type === 'Donation'
    const worth = isMoney ? undefined : worthOf(choice, titled, gift)
    if (!isMoney && !worth) counted.notCounted.push(nameOfGift(will, gift))
    for (const [index, taker] of takers.entries()) {
      const shared = (value: Pence): Pence => penceOf(value, takings[index])
      const home = shared(worth?.home ?? 0)
      const debtPaid = shared(worth?.debtPaid ?? 0)
      homeGiven += home
      counted.takers.push(taker)
      counted.gifts.push({
        taker: taker.key,
        of: `gift ${gift.id}`,
        named: nameOfGift(will, gift),
        value: isByRate(gift) ? 0 : shared(isMoney ? (gift.amount ?? 0) : (worth?.value ?? 0)),
        general: isMoney,
        ...(home > 0 && { home }),
        ...(debtPaid > 0 && { debtPaid }),
        ...(isByRate(gift) && { byRate: true as const }),
        ...(gift.tax === 'Paid by whoever gets it' && { taxByTaker: true as const }),
      })
    }
  }
  const held = takersIn(choice).held
  if (typeof held === 'string') return held
  for (const each of held) {
    const title = each.home && titled.find(({ thing }) => thing === thingOfAccount(choice.values, each.home?.account))
    if (each.home && !title) counted.notCounted.push(nameOfAccount(each.home.account))
    const net = title ? title.own - title.debt : 0
    const isHome = title?.thing.kind === 'home'
    homeGiven += isHome ? net : 0
    counted.takers.push(...each.takers.map(({ taker }) => taker))
    counted.gifts.push(
      ...asHeldGifts(each, {
        value: net,
        home: isHome ? net : 0,
        debtPaid: title && each.home?.freeOfDebt ? title.debt : 0,
      }),
    )
  }
  for (const { id, fullname, money = 0, guardianId } of petsToLookAfter(will)) {
    // The money goes to the person who accepts the pet: the first of those named who is living.
    const keeper = guardianId.find((id) => !died.includes(id))
    const person = keeper === undefined ? undefined : personById(will, keeper)
    const taker = person && takerOfPerson(will, person, choice.on)
    if (money === 0 || taker === undefined) continue
    if (typeof taker === 'string') return taker
    counted.takers.push(taker)
    counted.gifts.push({
      taker: taker.key,
      of: `pet ${id}`,
      named: `money for ${fullname}`,
      value: money,
      general: true,
    })
  }
  return { ...counted, homeGiven }
}

/** What is not known of a case, and may change a figure. `asked`: the questions that are asked of this testator. */
export const unknownIn = (of: Omit<Choice, 'pick'>, asked: readonly string[]): Unknown[] => {
  const { earlierSpouse, ifPartnerDiesFirst, given } = of.values.facts
  const takersIf = (ages: 'least' | 'most'): string => {
    const { gifts, held, residue } = takersIn({ ...of, pick: ({ low }) => low, suppose: { ages } })
    return JSON.stringify([gifts, held, typeof residue === 'string' ? residue : residue.takers])
  }
  const isIn: Readonly<Record<Unknown, () => boolean>> = {
    earlierSpouse: () =>
      asked.includes('earlierSpouse') && (earlierSpouse?.nilRate === undefined || earlierSpouse.home === undefined),
    ifPartnerDiesFirst: () => ifPartnerDiesFirst?.leavesAllToMe !== 'Yes' && spouseWhoDied(of) !== undefined,
    given: () => given === undefined && asked.includes('given'),
    'day of a gift': () =>
      (given ?? []).some((year) => {
        const days = daysOf(year, of.on)
        return days !== undefined && isAfter(days.last, days.first)
      }),
    ages: () => takersIf('least') !== takersIf('most'),
  }
  return unknowns.filter((each) => isIn[each]())
}

/** Land and buildings of the will that nothing was said of. */
const propertyUnsaid = (will: Will, values: Values): string[] =>
  will.ownProperty !== 'Yes'
    ? []
    : will.accounts
        .filter((account) => account.assetType === 'Property' && !thingOfAccount(values, account))
        .map(nameOfAccount)

/**
 * What of the businesses and farms may be relieved. Not sure: anything from none to all of it in full. None where there are none, and a
 * reason for no figure where it is not clear how much of the allowance there is.
 */
const reliefIn = (choice: Choice, law: TaxLaw, titled: readonly Titled[]): TaxedEstate['relief'] | TaxRefusal => {
  const of = (which: Thing['relief']): Pence[] =>
    titled.flatMap(({ thing, own, debt }) => {
      if (thing.kind !== 'business' || (thing.relief ?? 'Not sure') !== which) return []
      const net = own - debt
      return [which === 'Not sure' ? choice.pick({ low: 0, high: net }, `relief of thing ${thing.id}`) : net]
    })
  if (!titled.some(({ thing }) => thing.kind === 'business')) return undefined
  const [full, half] = [sum([...of('In full'), ...of('Not sure')]), sum(of('By half'))]
  const allowance = businessAllowance(choice, law, full)
  return allowance === undefined ? 'BUSINESS' : { full, half, allowance }
}

/** What someone who died first leaves, where nothing was said of it. */
const broughtUnsaid = (choice: Choice): string[] => {
  const partner = spouseWhoDied(choice)
  return partner && choice.values.facts.ifPartnerDiesFirst?.brings === undefined
    ? [`what ${partner.fullname} leaves you`]
    : []
}

const once = (takers: readonly TaxTaker[]): TaxTaker[] => [
  ...new Map(takers.map((taker) => [taker.key, taker])).values(),
]

/** The estate in this world, or the reason why nothing is worked out. */
export const worldOf = (choice: Choice): World | TaxRefusal => {
  const { will, values, failed, on, pick } = choice
  const law = taxLawOn(on)
  if (!law) return 'LAW_UNKNOWN'
  const refused = refusedByFacts(values, will)
  if (refused) return refused
  const died = idsOf(failed)
  const partner = spouseOrPartner(will)
  const isLeftAll = partner && died.includes(partner.id) && values.facts.ifPartnerDiesFirst?.leavesAllToMe === 'Yes'
  const comesToThem = (thing: Thing): boolean => isLeftAll === true && isSharedWithAlone(will, thing, partner?.id ?? 0)
  const titles = values.things.map((thing) =>
    titleOf(thing, will, pick, (person) => died.includes(person), comesToThem),
  )
  const titled: Titled[] = []
  for (const title of titles) {
    if (typeof title === 'string') return title
    titled.push(title)
  }
  const brings = values.facts.ifPartnerDiesFirst?.brings
  const brought = brings && partner && died.includes(partner.id) ? pick(brings, 'brings') : 0
  const parts: FreePart[] = [
    ...titled.flatMap(({ thing, own, debt }): FreePart[] => {
      const [id, name] = [`thing ${thing.id}`, nameOfThing(will, thing)]
      const label = thing.held.as === 'tenants in common' && !comesToThem(thing) ? `Your part: ${name}` : name
      return [
        { id, label, sign: '+', value: own },
        { id: `debt on ${id}`, label: `Debt: ${name}`, sign: '-', value: debt },
      ]
    }),
    { id: 'brought', label: 'What your partner leaves to you', sign: '+', value: brought },
    { id: 'debts', label: 'Other debts', sign: '-', value: values.debts ? pick(values.debts, 'debts') : 0 },
    { id: 'funeral', label: 'Funeral', sign: '-', value: values.funeral ? pick(values.funeral, 'funeral') : 0 },
  ]
  const freeParts = parts.filter(({ value }) => value > 0)
  const totalOf = (sign: FreePart['sign']): Pence => sum(freeParts.map((each) => (each.sign === sign ? each.value : 0)))
  const [own, owed] = [totalOf('+'), totalOf('-')]
  if (owed > own) return 'INSOLVENT'
  const counted = giftsIn(choice, titled)
  if (typeof counted === 'string') return counted

  const { residue } = takersIn(choice)
  if (typeof residue === 'string') return residue
  const takers: TaxTaker[] = [...residue.takers]
  const passing: { taker: string; value: Pence; home?: Pence }[] = []
  for (const { thing, toOwners } of titled)
    for (const { owner, value } of toOwners) {
      const person = personById(will, owner)
      const taker = person && takerOfPerson(will, person, on)
      if (taker === undefined) return 'NEXT_OF_KIN'
      if (typeof taker === 'string') return taker
      takers.push(taker)
      passing.push({ taker: taker.key, value, ...(thing.kind === 'home' && { home: value }) })
    }
  const nominated = (to: number | 'scheme decides'): TaxTaker | TaxRefusal => {
    const person = to === 'scheme decides' ? undefined : personById(will, to)
    return person && !died.includes(person.id) ? takerOfPerson(will, person, on) : { key: 'scheme decides' }
  }
  const pension: { taker: string; value: Pence }[] = []
  for (const [index, { to, value }] of values.pension.entries()) {
    const taker = nominated(to)
    if (typeof taker === 'string') return taker
    takers.push(taker)
    pension.push({ taker: taker.key, value: pick(value, `pension ${index}`) })
  }
  const relief = reliefIn(choice, law, titled)
  if (typeof relief === 'string') return relief
  const homes = titled.filter(({ thing }) => thing.kind === 'home')
  return {
    notCounted: [...propertyUnsaid(will, values), ...counted.notCounted, ...broughtUnsaid(choice)],
    outside: values.lifeInTrust.map(({ to, value }, index) => ({
      taker: `person ${to}`,
      value: pick(value, `policy ${index}`),
    })),
    estate: {
      on,
      law,
      takers: once([...takers, ...counted.takers]),
      free: own - owed,
      freeParts,
      gifts: counted.gifts,
      ...(relief && { relief }),
      inherited: creditIn(choice),
      residue: residue.parts,
      homeInResidue: sum(homes.map((each) => each.own - each.debt)) - counted.homeGiven,
      ownership: passing,
      pension,
      ...freeOfTaxIn(choice),
    },
  }
}
