/** Who takes what of a will after the deaths that have happened, with the clause for each. */
import { takes as words } from '#words/en/executor.ts'
import { type BeneficiaryShare, heldUntilOf, keyOfTaking } from '../estate/distribution.ts'
import { describeShare, Fraction } from '../estate/fraction.ts'
import type { Deaths } from '../estate/gift-takers.ts'
import { type Holding, outlived, survived } from '../estate/history.ts'
import { outcomeInParts } from '../estate/parts.ts'
import { outcomeInStages } from '../estate/stages.ts'
import { cardsOf } from '../picture/cards.ts'
import { type GiftBand, giftBandsOf } from '../picture/gift-bands.ts'
import { NOBODY_DIED, type Picture, pictureOf, type ShareBand } from '../picture/picture.ts'
import type { Taker } from '../picture/takers.ts'
import { propertyGiven } from '../rules/gifts.rules.ts'
import type { Day } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import { capital, listed } from '../text/names.ts'
import { nameOfGift } from '../will/describe.ts'
import type { Death, Told } from '../will/executors-now.ts'
import { laterChildrenShareAnywhere } from '../will/later-children.ts'
import type { TrustKind } from '../will/lists.ts'
import { excludedPersons, isByRate, personById, personsOf, petsToLookAfter } from '../will/questions.ts'
import type { Gift, Will } from '../will/schema.ts'

/** A clause by its name in the drafted will, which numbers it. */
export type TakesUnder =
  | 'items'
  | 'belongings'
  | 'money'
  | 'donations'
  | 'charity-by-rate'
  | 'shares-of-assets'
  | 'property'
  | 'pets'
  | 'home-for-life'
  | 'disabled-person'
  | 'residue'
  | 'if-a-share-fails'
  | 'ultimate-default'

export type Take = {
  readonly key: string
  readonly what: string
  readonly who: string
  /** In whose place, until when, whose estate. */
  readonly how: readonly string[]
  readonly clauses: readonly TakesUnder[]
  /** The part of the rest, or of what was held. Absent of a gift. */
  readonly share?: Fraction
  /** The person or charity, in the words of the engine. Absent of what nobody takes. */
  readonly taker?: string
  /** A thing that can be moved or sold before it is given. */
  readonly isThing?: true
}

export type Takes = {
  readonly rows: readonly Take[]
  /** People who have died, of whom it counts whether they left children, and is not said. */
  readonly ask: readonly number[]
  /** A child born or adopted after signing would share, of whom nothing is told. */
  readonly laterChildren: boolean
}

const clauseOfGift = (will: Will, gift: Gift): TakesUnder => {
  if (gift.type === 'Share of an asset') return propertyGiven(will, gift) ? 'property' : 'shares-of-assets'
  if (isByRate(gift)) return 'charity-by-rate'
  return ({ Money: 'money', Donation: 'donations', Item: 'items' } as const)[gift.type]
}

const nameAt = (will: Will, card: string | undefined): string =>
  personById(will, Number(card?.replace('person ', '')))?.fullname ?? ''

type Facts = { readonly will: Will; readonly died: Day; readonly deaths: readonly Death[]; readonly lost: Deaths }

/** Who has died since it was theirs, so that it belongs to what they leave. */
const estateOf = ({ deaths, died }: Facts, person: number | undefined): boolean =>
  deaths.some(({ person: id, on }) => id === person && survived(died, on))

const takerOfGift = (facts: Facts, to: Taker): { readonly who: string; readonly how: readonly string[] } => {
  const { will } = facts
  if (to.kind === 'children') return { who: words.childrenOf(nameAt(will, to.inPlaceOf)), how: [] }
  if (to.kind === 'held') return { who: words.executorsHold(to.fullname), how: [] }
  const id = to.card?.startsWith('person ') ? Number(to.card.replace('person ', '')) : undefined
  return estateOf(facts, id)
    ? { who: words.estateOf(to.fullname), how: [words.diedSince] }
    : { who: to.fullname, how: [] }
}

/** The name of a gift as its takers and the executors read it, and the clause that gives it. */
export const whatOf = (
  will: Will,
  band: GiftBand,
): { readonly what: string; readonly under: TakesUnder; isThing?: true } => {
  const gift = will.gifts.find(({ id }) => band.key === `gift ${id}`)
  const pet = petsToLookAfter(will).find(({ id }) => band.key === `pet ${id}`)
  if (pet) return { what: words.withPet(poundsInWords(pet.money ?? 0), pet.fullname), under: 'pets' }
  if (!gift) return { what: band.what, under: 'items' }
  const name = nameOfGift(will, gift, words)
  const under = clauseOfGift(will, gift)
  if (gift.type === 'Item') return { what: words.quoted(name), under, isThing: true }
  const isEach = band.takings.length > 1 && band.takings.every(({ shares }) => shares === undefined)
  const what = isEach ? words.each(name) : name
  return { what, under, ...(under === 'property' && { isThing: true }) }
}

const ofGift = (facts: Facts, band: GiftBand): Take[] => {
  const { will } = facts
  const { under, ...what } = whatOf(will, band)
  const row = { key: band.key, ...what, clauses: [under] }
  if (band.toCoOwner) return [{ ...row, who: words.otherOwner, how: [] }]
  const takings = band.takings.map(({ to, through, shares }, index): Take => {
    const { who, how } = takerOfGift(facts, to)
    const part = typeof shares === 'object' && { what: shares.what }
    const instead = through !== undefined && to.kind !== 'children' ? [words.insteadOf(nameAt(will, through))] : []
    return { ...row, ...part, key: `${band.key} ${index}`, who, how: [...instead, ...how], taker: to.key }
  })
  return band.lapsed.length > 0 || takings.length === 0
    ? [...takings, { ...row, key: `${band.key} rest`, who: words.becomesRest, how: [] }]
    : takings
}

const ofPets = ({ will, lost }: Facts): Take[] =>
  petsToLookAfter(will).map(({ id, fullname, guardianId }) => {
    const [keeper] = personsOf(
      will,
      guardianId.filter((each) => !lost.died.includes(each)),
    )
    const who = keeper?.fullname ?? words.executorsFindAHome
    return { key: `keeper ${id}`, what: fullname, who, how: [], clauses: ['pets'], isThing: true }
  })

const ofBelongings = (facts: Facts): Take[] => {
  const { will, lost } = facts
  if (!will.belongings) return []
  const out = [...lost.died, ...excludedPersons(will).map(({ id }) => id)]
  const left = (ids: readonly number[]) =>
    personsOf(
      will,
      ids.filter((id) => !out.includes(id)),
    )
  const { persons, backupPersons } = will.belongings
  const takers = left(persons).length > 0 ? left(persons) : left(backupPersons)
  const row = {
    key: 'belongings',
    what: words.belongings,
    how: [],
    clauses: ['belongings'] as const,
    isThing: true as const,
  }
  return takers.length === 0
    ? [{ ...row, who: words.becomesRest }]
    : takers.map(({ id, fullname }) => ({
        ...row,
        key: `belongings ${id}`,
        who: estateOf(facts, id) ? words.estateOf(fullname) : fullname,
        taker: `person ${id}`,
      }))
}

const nameOfTaker = ({ will }: Facts, taking: BeneficiaryShare): string => {
  switch (taking.type) {
    case 'person':
    case 'charity':
      return taking.name
    case 'child':
      return words.childrenOf(personById(will, taking.of)?.fullname ?? '')
    case 'later-child':
      return words.laterChild
    case 'grandchildren':
      return words.grandchildren
    case 'grandchild':
      return words.grandchild(taking.name)
    case 'next-of-kin': {
      const out = excludedPersons(will).map(({ fullname }) => fullname)
      return out.length > 0 ? words.nextOfKinWithout(listed.format(out)) : words.nextOfKin
    }
  }
}

const trustClause: Readonly<Record<TrustKind, TakesUnder>> = {
  Home: 'home-for-life',
  'Disabled person': 'disabled-person',
  Residue: 'residue',
}

/** The clauses by which somebody takes of the residue, by their key. */
const clausesOfResidue = ({ will, died, deaths, lost }: Facts): ReadonlyMap<string, readonly TakesUnder[]> => {
  const failed = deaths
    .filter(({ person }) => lost.died.includes(person))
    .map(({ person, children }) => ({ person, livingChildren: children === false ? 0 : 1 }))
  const { takings, lastResort } = outcomeInParts(will, failed, died)
  return new Map(
    takings.map(({ taking, parts }) => {
      const own = parts.some(({ through }) => through === undefined)
      const instead = parts.some(({ through }) => through !== undefined)
      const clauses: TakesUnder[] = lastResort
        ? ['ultimate-default']
        : [...(own ? (['residue'] as const) : []), ...(instead ? (['if-a-share-fails'] as const) : [])]
      return [keyOfTaking(taking), clauses]
    }),
  )
}

const whatIsHeld = ({ of, share }: Holding): string => {
  if (of === 'Residue') return share.equals(Fraction.one) ? words.restWhole : words.rest(describeShare(share))
  const what = of === 'Disabled person' ? words.ofMoney : words.ofHome
  return share.equals(Fraction.one) ? what : words.partOf(describeShare(share), what)
}

const ofHolding = (
  facts: Facts,
  holding: Holding,
  index: number,
  clauses: ReadonlyMap<string, readonly TakesUnder[]>,
): Take[] => {
  const { of, share } = holding
  const kind: TrustKind = of === 'Residue' || of === 'Disabled person' ? of : 'Home'
  const row = { key: `${of} ${index}`, what: whatIsHeld(holding), share, clauses: [trustClause[kind]] }
  switch (holding.how) {
    case 'moved':
      return []
    case 'outside':
      return [{ ...row, who: words.otherOwner, how: [] }]
    case 'held':
      return [
        {
          ...row,
          who: words.executorsHold(holding.name),
          how: [],
          clauses: [trustClause[holding.under]],
          taker: `held person ${holding.for}`,
        },
      ]
    case 'estate':
    case 'taken': {
      const { to } = holding
      const who = nameOfTaker(facts, to)
      const isEstate = holding.how === 'estate' || (to.type === 'person' && estateOf(facts, to.id))
      const until = heldUntilOf(to)
      const under = of === 'Residue' ? (clauses.get(keyOfTaking(to)) ?? ['if-a-share-fails']) : row.clauses
      return [
        {
          ...row,
          who: isEstate ? words.estateOf(who) : who,
          how: [...(until ? [words.heldUntil(until)] : []), ...(isEstate ? [words.diedSince] : [])],
          clauses: under,
          taker: keyOfTaking(to),
        },
      ]
    }
  }
}

/** Whose children take something, as it stands: "child 3,1" and "children of person 3". */
const parentOf = ({ taker = '' }: Take): number => Number(/^(?:child|children of person) (\d+)/.exec(taker)?.[1])

/**
 * Who has what now: gifts first, then what no gift names, what is held, and the rest.
 * @param died The day on which the testator died. Who died within 28 days of it counts as dead before.
 * @param asked The day on which it is asked: what is held until a later day is still held.
 */
export const whoTakesNow = (will: Will, died: Day, { deaths = [] }: Told, asked: Day): Takes => {
  const failed = deaths.filter(({ on }) => !survived(died, on))
  const early = will.persons.filter((person) => person.died).map(({ id }) => id)
  const childless = failed.filter(({ children }) => children === false).map(({ person }) => person)
  const lost = {
    died: [...new Set([...early, ...failed.map(({ person }) => person)])],
    childless,
    outlived: failed.filter(({ on }) => outlived(died, on)).map(({ person }) => person),
  }
  const facts: Facts = { will, died, deaths, lost }
  const { later } = outcomeInStages(will, {
    died,
    asked,
    deaths: deaths.map(({ person, on, children }) => ({ person, on, livingChildren: children === false ? 0 : 1 })),
  })
  const clauses = clausesOfResidue(facts)
  const rows = [
    ...giftBandsOf(will, cardsOf(will, died), lost).flatMap((band) => ofGift(facts, band)),
    ...ofBelongings(facts),
    ...ofPets(facts),
    ...later.flatMap((holding, index) => ofHolding(facts, holding, index, clauses)),
  ]
  const parents = new Set(rows.map(parentOf))
  return {
    rows,
    laterChildren: laterChildrenShareAnywhere(will),
    ask: deaths.flatMap(({ person, children }) => (children === undefined && parents.has(person) ? [person] : [])),
  }
}

/** Who gets what as the will stands, a line each, in words to somebody else than the testator. */
const named = ({ kind, key, fullname }: Taker): string => {
  if (kind === 'held') return words.executorsHold(fullname)
  if (kind === 'next-of-kin') return words.nextOfKin
  if (key === 'My grandchildren') return words.grandchildren
  return key.startsWith('later-child') ? words.laterChild : fullname
}

const shareInWords = ({ to, share }: ShareBand): string => {
  const part = !share || share.equals(Fraction.one) ? words.restWhole : words.rest(describeShare(share))
  return words.line(part, [named(to)])
}

/** Who has at the end what is held for somebody for a time. */
const afterwardsInLines = ({ for: card, afterwards }: Picture['held'][number]): string[] =>
  afterwards.shares.map(({ to, share }) => {
    const part = share && !share.equals(Fraction.one) ? describeShare(share) : undefined
    return words.line(words.heldAfterwards(card.fullname, part), [named(to)])
  })

/** The gifts first, then the rest, and who has afterwards what is held for a time, if everybody outlives the testator. */
export const whoGetsWhat = (will: Will, today: Day): string[] => {
  const { gifts, shares, held } = pictureOf(will, today, NOBODY_DIED)
  const given = gifts.filter(({ takings }) => takings.length > 0)
  return [
    ...given.map((band) =>
      words.line(
        capital(band.key === 'trust Home' ? words.ofHome : whatOf(will, band).what),
        band.takings.map(({ to }) => named(to)),
      ),
    ),
    ...shares.map(shareInWords),
    ...held.filter(({ starts }) => starts).flatMap(afterwardsInLines),
  ]
}
