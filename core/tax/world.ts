/** An estate in one world: these people have died, on this day, and each rough figure is one figure. */
import { type BeneficiaryShare, type Failed, outcome } from '../estate/distribution.ts'
import { type GiftTaker, recipientsOf, takersOfGift } from '../estate/gift-takers.ts'
import { propertyGiven } from '../rules/gifts.rules.ts'
import type { Day } from '../text/calendar-day.ts'
import { hundredths } from '../text/money.ts'
import { nameOfAccount, nameOfGift } from '../will/describe.ts'
import { partnerNow, personById, petsToLookAfter } from '../will/questions.ts'
import type { Gift, Will } from '../will/schema.ts'
import type { Values } from '../will/values-schema.ts'
import { taxLawOn } from './tax-law.ts'
import { takerOfCharity, takerOfChildren, takerOfPerson, takerOfShare } from './tax-takers.ts'
import type { FreePart, Pence, TaxedEstate, TaxedGift, TaxRefusal, TaxTaker } from './taxed-estate.ts'
import { nameOfThing, type PickFigure, type Titled, thingOfAccount, titleOf } from './titles.ts'

export type World = {
  readonly estate: TaxedEstate
  /** The things of which no value was given, in words. They count as nothing. */
  readonly notCounted: readonly string[]
  /** What each taker has that inheritance tax does not reach. */
  readonly outside: readonly { readonly taker: string; readonly value: Pence }[]
}

export type Choice = {
  readonly will: Will
  readonly values: Values
  readonly failed: readonly Failed[]
  readonly on: Day
  readonly pick: PickFigure
  /** Whether grandchildren and others who are not named are taken to be of age. */
  readonly adult: boolean
  /** Who shares the rest, where it is known already: it is the same for every figure. */
  readonly takings?: readonly BeneficiaryShare[]
}

const WHOLE = 100_00
const FULL_BAND = 1_000_000

const idsOf = (failed: readonly Failed[]): number[] => failed.flatMap((each) => ('person' in each ? [each.person] : []))

const childlessAmong = (failed: readonly Failed[]): number[] =>
  failed.flatMap((each) =>
    'person' in each && !each.livingChildren && (each.lateChildren ?? []).length === 0 ? [each.person] : [],
  )

const refusedByFacts = ({ facts }: Values, will: Will): TaxRefusal | undefined => {
  const said = (key: 'business' | 'trust' | 'keptUsing' | 'abroad' | 'taxedInheritance'): boolean =>
    facts[key] !== undefined && facts[key] !== 'No'
  if (said('business')) return 'BUSINESS'
  if (said('trust')) return 'TRUST'
  if ((will.trusts ?? []).length > 0) return 'HELD_IN_WILL'
  if (will.addedClause) return 'FIRM_CLAUSE'
  if (said('keptUsing')) return 'KEPT_USING'
  if (said('abroad')) return 'ABROAD'
  if (facts.partnerLongTermResident !== undefined && facts.partnerLongTermResident !== 'Yes') return 'PARTNER_ABROAD'
  return said('taxedInheritance') ? 'TAXED_INHERITANCE' : undefined
}

type Counted = {
  readonly gifts: TaxedGift[]
  readonly takers: TaxTaker[]
  readonly homeGiven: Pence
  readonly notCounted: string[]
}

const partGiven = ({ useSharePercent, percentage }: Gift): number =>
  useSharePercent === 'A percentage' ? hundredths(percentage ?? 0) : WHOLE

const split = (value: Pence, among: number, index: number): Pence =>
  Math.floor(value / among) + (index < value % among ? 1 : 0)

const takerOf = ({ will, on, adult }: Choice, { to, children }: GiftTaker): TaxTaker | TaxRefusal => {
  if (to.kind === 'typed') return 'CHARITY_UNSURE'
  if (to.kind === 'charity') return takerOfCharity(to.charity)
  return children ? takerOfChildren(will, to.person, adult) : takerOfPerson(will, to.person, on)
}

type Given = { readonly value: Pence; readonly home: Pence; readonly debtPaid: Pence }

/** What is given in one gift of a thing, whole. Undefined where no value was said. */
const worthOf = ({ will, values, pick }: Choice, titled: readonly Titled[], gift: Gift): Given | undefined => {
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

const giftsIn = (choice: Choice, titled: readonly Titled[]): Counted | TaxRefusal => {
  const { will, failed } = choice
  const deaths = { died: idsOf(failed), childless: childlessAmong(failed) }
  const counted: Counted = { gifts: [], takers: [], homeGiven: 0, notCounted: [] }
  let homeGiven = 0
  for (const gift of will.gifts) {
    const { takers } = takersOfGift(recipientsOf(will, gift), deaths)
    const isMoney = gift.type === 'Money' || gift.type === 'Donation'
    const worth = isMoney ? undefined : worthOf(choice, titled, gift)
    if (!isMoney && !worth) counted.notCounted.push(nameOfGift(will, gift))
    for (const [index, each] of takers.entries()) {
      const taker = takerOf(choice, each)
      if (typeof taker === 'string') return taker
      const shared = (value: Pence): Pence => split(value, takers.length, index)
      const home = shared(worth?.home ?? 0)
      const debtPaid = shared(worth?.debtPaid ?? 0)
      homeGiven += home
      counted.takers.push(taker)
      counted.gifts.push({
        taker: taker.key,
        of: `gift ${gift.id}`,
        named: nameOfGift(will, gift),
        value: isMoney ? (gift.amount ?? 0) : shared(worth?.value ?? 0),
        general: isMoney,
        ...(home > 0 && { home }),
        ...(debtPaid > 0 && { debtPaid }),
        ...(gift.tax === 'Paid by whoever gets it' && { taxByTaker: true as const }),
      })
    }
  }
  for (const { id, fullname, money = 0, guardianId } of petsToLookAfter(will)) {
    // The money goes to the person who accepts the pet: the first of those named who is living.
    const keeper = guardianId.find((id) => !deaths.died.includes(id))
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

const bandsUnused = ({ will, values: { facts }, failed }: Choice): TaxedEstate['unused'] => {
  const partner = partnerNow(will)
  const diedFirst = partner !== undefined && idsOf(failed).includes(partner.id)
  const all = diedFirst && facts.ifPartnerDiesFirst?.leavesAllToMe === 'Yes' ? FULL_BAND : 0
  const { nilRate = 0, home = 0 } = facts.earlierSpouse ?? {}
  return { nilRate: Math.min(FULL_BAND, nilRate + all), home: Math.min(FULL_BAND, home + all) }
}

/** Land and buildings of the will that nothing was said of. */
const propertyUnsaid = (will: Will, values: Values): string[] =>
  will.ownProperty !== 'Yes'
    ? []
    : will.accounts
        .filter((account) => account.assetType === 'Property' && !thingOfAccount(values, account))
        .map(nameOfAccount)

const sum = (amounts: readonly Pence[]): Pence => amounts.reduce((total, each) => total + each, 0)

const once = (takers: readonly TaxTaker[]): TaxTaker[] => [
  ...new Map(takers.map((taker) => [taker.key, taker])).values(),
]

/** The estate in this world, or the reason why nothing is worked out. */
export const worldOf = (choice: Choice): World | TaxRefusal => {
  const { will, values, failed, on, pick, adult } = choice
  const law = taxLawOn(on)
  if (!law) return 'LAW_UNKNOWN'
  const refused = refusedByFacts(values, will)
  if (refused) return refused
  const died = idsOf(failed)
  const titles = values.things.map((thing) => titleOf(thing, will, pick, (person) => died.includes(person)))
  const titled: Titled[] = []
  for (const title of titles) {
    if (typeof title === 'string') return title
    titled.push(title)
  }
  const partner = partnerNow(will)
  const brings = values.facts.ifPartnerDiesFirst?.brings
  const brought = brings && partner && died.includes(partner.id) ? pick(brings, 'brings') : 0
  const parts: FreePart[] = [
    ...titled.flatMap(({ thing, own, debt }): FreePart[] => {
      const [id, name] = [`thing ${thing.id}`, nameOfThing(will, thing)]
      const label = thing.held.as === 'tenants in common' ? `Your part: ${name}` : name
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

  const takers: TaxTaker[] = []
  const residue: { taker: string; share: TaxedEstate['residue'][number]['share'] }[] = []
  for (const taking of choice.takings ?? outcome(will, failed, on)) {
    const taker = takerOfShare(will, taking, on, adult)
    if (typeof taker === 'string') return taker
    takers.push(taker)
    residue.push({ taker: taker.key, share: taking.share })
  }
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
  const homes = titled.filter(({ thing }) => thing.kind === 'home')
  const given = values.facts.given ?? []
  const unused = bandsUnused(choice)
  return {
    notCounted: [...propertyUnsaid(will, values), ...counted.notCounted],
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
      residue,
      homeInResidue: sum(homes.map((each) => each.own - each.debt)) - counted.homeGiven,
      ownership: passing,
      pension,
      ...(unused && { unused }),
      // The last day of a year bears the most tax.
      given: given.map(({ last, sum: amount }, index) => ({ on: last, sum: pick(amount, `given ${index}`) })),
    },
  }
}
