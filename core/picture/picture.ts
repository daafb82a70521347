/**
 * The picture of a will as data: who is in it, how they are tied, and what flows to whom, today or after any deaths. One component
 * draws it, on the sheet, the phone, the summary and the documents page; the plain-English document prints it; a table says the same.
 */
import type { Failed } from '../estate/failures.ts'
import { Fraction, isNothing, sumOf } from '../estate/fraction.ts'
import { peopleBeforeLastResort } from '../estate/gaps.ts'
import type { Deaths } from '../estate/gift-takers.ts'
import { type OutcomeInParts, outcomeInParts } from '../estate/parts.ts'
import { planOf } from '../estate/plan.ts'
import type { Day } from '../text/calendar-day.ts'
import { sharesSaid } from '../will/equal-shares.ts'
import { laterChildrenAreAClass } from '../will/later-children.ts'
import {
  childrenEverOf,
  guardedChildren,
  type Heir,
  inheritors,
  isMarried,
  isOwnChild,
  partnerNow,
  personsOf,
  petsToLookAfter,
} from '../will/questions.ts'
import type { Trust, Will } from '../will/schema.ts'
import { holdsEverythingFor, isFixedAtDeath, trustOf, trustOfShare, willOfTakers } from '../will/trusts.ts'
import { type Card, type CardKey, cardsOf } from './cards.ts'
import { type GiftBand, giftBandsOf, heldIfAll } from './gift-bands.ts'
import { type HeldBand, heldBandsOf, holdsShareOf } from './held.ts'
import { type Home, homeIn, type OutsideBand, outsideBandsOf } from './home.ts'
import { estateOf, heldFor, type Taker, takerOf, takerOfHeir } from './takers.ts'

/** What is supposed about the day the testator dies. */
export type Supposed = {
  /** The ids of people who have died before. */
  readonly died: readonly number[]
  /** Those of them who leave no children, although their children would take. */
  readonly childless?: readonly number[]
  /** The testator has a child born or adopted after signing. Absent: those who share as a class are one taker, as the will has it. */
  readonly laterChild?: boolean
  /** Everyone who would take before the last resort has died and left no children. */
  readonly noneLeft?: boolean
}

export const NOBODY_DIED: Supposed = { died: [] }

/** A stripe of a band: what its taker has by a share of their own, or in place of someone who died. They total the band. */
export type Stripe = { readonly part: Fraction; readonly through: CardKey | undefined }

/** A part of the rest. */
export type ShareBand = {
  readonly to: Taker
  /** Undefined while it is not said. The band is then hatched. */
  readonly share: Fraction | undefined
  /** How much of the bar the band covers. More than the whole bar in all, while too much is shared out. */
  readonly part: Fraction
  readonly stripes: readonly Stripe[]
}

/** Someone who is supposed to have died, and where what they would have had goes. */
export type Departed = {
  readonly card: CardKey
  /** What they would take of the rest if they alone had not died. Undefined where it is not said; zero of one without a share. */
  readonly had: Fraction | undefined
  readonly goes:
    | 'to their estate'
    | 'to their children'
    | 'to backups'
    | 'to the others'
    | 'to the last resort'
    | 'not said'
    | 'nowhere'
}

export type Picture = {
  readonly cards: readonly Card[]
  readonly died: readonly CardKey[]
  /** The same people, with where their share went. */
  readonly departed: readonly Departed[]
  /** The largest first. Once said, they make the whole. */
  readonly shares: readonly ShareBand[]
  /** What is shared out so far: 1 once every share is said. Undefined where no share is said. */
  readonly total: Fraction | undefined
  /** No one with a share is left, nor anyone in their place. */
  readonly lastResort: boolean
  /** It is supposed that everyone who would take before the last resort has died. */
  readonly noneLeft: boolean
  readonly gifts: readonly GiftBand[]
  readonly outside: readonly OutsideBand[]
  /** What is held for somebody for a time, with the picture of its end. */
  readonly held: readonly HeldBand<Picture>[]
  readonly home: Home | undefined
  readonly ties: readonly Tie[]
}

/** Everyone who died leaves one child, unless they are supposed to leave none. It counts only where their children would take. */
const failuresOf = ({ died, childless }: Deaths, will: Will, noneLeft = false): Failed[] => [
  ...personsOf(will, died).map(({ id }) => ({ person: id, livingChildren: childless.includes(id) ? 0 : 1 })),
  ...(noneLeft ? [{ grandchildren: [] }] : []),
]

/** The ids of everyone who is supposed to have died, and of those who left no children. */
export const deathsOf = (will: Will, { died, childless = [], noneLeft }: Supposed): Deaths => {
  const everyone = noneLeft ? peopleBeforeLastResort(planOf(will)) : []
  return { died: [...new Set([...died, ...everyone])], childless: [...childless, ...everyone] }
}

/** Shares that are said in part: the blanks have equal parts of what is left. */
const partlySaid = (cards: readonly Card[], heirs: readonly Heir[]): ShareBand[] => {
  const said = sumOf(heirs.map(({ part }) => part))
  const blanks = heirs.filter(({ part }) => isNothing(part)).length
  const left = Fraction.one.excess(said)
  const unit = Fraction.of(1, 1, said.typed)
  return heirs.map((heir): ShareBand => {
    const isBlank = isNothing(heir.part)
    const part = (isBlank ? left.over(Fraction.of(blanks)) : heir.part).times(unit)
    return {
      to: takerOfHeir(cards, heir),
      share: isBlank ? undefined : part,
      part,
      stripes: [{ part, through: undefined }],
    }
  })
}

const bandsOf = (will: Will, cards: readonly Card[], { takings }: OutcomeInParts, deaths: Deaths, said: boolean) =>
  takings.map(
    ({ taking, parts }): ShareBand => ({
      to: takerOf(will, cards, taking, deaths.died),
      share: said ? taking.share : undefined,
      part: taking.share,
      stripes: parts.map(({ share, through }) => ({
        part: share,
        through: through === undefined ? undefined : `person ${through}`,
      })),
    }),
  )

const departedOf = (deaths: Deaths, then: OutcomeInParts, said: boolean): Departed[] => {
  const inPlace = new Map(
    then.takings.toReversed().flatMap(({ taking, parts }) => parts.map(({ through }) => [through, taking] as const)),
  )
  return deaths.died.map((id): Departed => {
    const had = then.had.get(id) ?? Fraction.zero
    const instead = inPlace.get(id)
    const goes = (): Departed['goes'] => {
      if (instead?.type === 'person' && instead.id < 0) return 'not said'
      if (instead) return instead.type === 'child' && instead.of === id ? 'to their children' : 'to backups'
      if (isNothing(had)) return 'nowhere'
      return then.lastResort ? 'to the last resort' : 'to the others'
    }
    return { card: `person ${id}`, had: said || isNothing(had) ? had : undefined, goes: goes() }
  })
}

/**
 * The picture when the person for whom it was held has died: they are not among "my children" who take in place of another. Those
 * whom it shows as supposed dead stay as they were.
 */
const afterDeathOf = (id: number, will: Will, cards: readonly Card[], today: Day, supposed: Supposed): Picture => {
  const then = drawnWith(cards, will, today, supposed)
  const isTheirs = ({ to }: ShareBand): boolean => to.card === `person ${id}`
  if (!then.shares.some(isTheirs)) return then
  const { died, childless = [] } = supposed
  const { shares } = drawnWith(cards, will, today, { ...supposed, died: [...died, id], childless: [...childless, id] })
  return { ...then, shares }
}

/**
 * Who shares what was held for somebody when that ends. Those supposed to have died had died by then, of those who must live until
 * then; of those who need not, they had outlived the testator, so that their estates have it. Everyone has the card they have in
 * the whole will.
 */
const afterwardsOf = (
  will: Will,
  cards: readonly Card[],
  today: Day,
  supposed: Supposed,
  trust: Trust,
  starts: boolean,
): Picture => {
  const view = { ...willOfTakers(will, trust), gifts: [], pets: [], accounts: [] }
  const isFixed = starts && isFixedAtDeath(trust)
  if (!isFixed)
    return starts ? afterDeathOf(trust.for, view, cards, today, supposed) : drawnWith(cards, view, today, supposed)
  const then = drawnWith(cards, view, today, { ...supposed, died: [], childless: [] })
  const dead = supposed.died.map((id): CardKey => `person ${id}`)
  const estates = then.shares.flatMap(({ to, share }) => {
    const card = to.card !== undefined && dead.includes(to.card) && then.cards.find(({ key }) => key === to.card)
    return card ? [{ card, had: share }] : []
  })
  return {
    ...then,
    died: estates.map(({ card }) => card.key),
    departed: estates.map(({ card, had }) => ({ card: card.key, had, goes: 'to their estate' })),
    shares: then.shares.map((band) => {
      const estate = estates.find(({ card }) => card.key === band.to.card)
      return estate ? { ...band, to: estateOf(estate.card) } : band
    }),
  }
}

/** The home, the rest or the sum that is held, as it leaves the estate: to the executors, or at once to those who take at the end. */
const heldGifts = (held: readonly HeldBand<Picture>[], ofResidue: ReadonlySet<string>): GiftBand[] =>
  held
    .filter(({ key }) => !ofResidue.has(key))
    .map(({ key, what, icon, for: card, has, starts, afterwards }) => ({
      key,
      what,
      pence: undefined,
      icon,
      takings: starts
        ? [{ to: heldFor(card, has), through: undefined }]
        : afterwards.shares.map(({ to }, _at, { length }) => ({
            to,
            through: card.key,
            ...(length > 1 && { shares: 'unequally' as const }),
          })),
      lapsed: [],
      toCoOwner: false,
    }))

const WHOLE = Fraction.one
/** The id of the person for whom a card stands. */
export const idOfCard = (key: CardKey): number => Number(key.replace('person ', ''))

const wholeHeld = ({ for: card, has }: HeldBand<Picture>): ShareBand => ({
  to: heldFor(card, has),
  share: WHOLE,
  part: WHOLE,
  stripes: [{ part: WHOLE, through: undefined }],
})

/** A share that comes to a disabled person, their own or in place of another's, goes to the executors where they hold it for the person. */
const heldShare = (will: Will, held: readonly HeldBand<Picture>[], band: ShareBand): ShareBand => {
  const ofThem = held.find(
    ({ kind, for: { key }, starts }) => kind === 'Disabled person' && starts && key === band.to.card,
  )
  if (!ofThem) return band
  const id = idOfCard(ofThem.for.key)
  const isHeld = trustOfShare(will, id) !== undefined || holdsEverythingFor(will, id)
  return isHeld ? { ...band, to: heldFor(ofThem.for, ofThem.enjoys) } : band
}

/** @param cards Everyone in the will, and at the end of a trust those who take nothing of it too. */
const drawnWith = (cards: readonly Card[], will: Will, today: Day, supposed: Supposed): Picture => {
  const heirs = inheritors(will)
  const said = sharesSaid(will)
  // Shares with blanks among them flow as equal ones.
  const isBlank = said === 'some' && heirs.some(({ part }) => isNothing(part))
  const shared: Will = isBlank ? { ...will, estateSplit: 'Equal shares' } : will
  const deaths = deathsOf(shared, supposed)
  const isOneToCome = supposed.laterChild ?? (!supposed.noneLeft && laterChildrenAreAClass(will))
  const later = { livingChildren: isOneToCome ? 1 : 0 }
  const then = outcomeInParts(shared, failuresOf(deaths, will, supposed.noneLeft), today, later)
  // One taker has everything and the last resort its own parts, whatever the shares are.
  const isOneTaker = heirs.length > 0 && then.takings.length === 1
  const isSaid = said === 'all' || (then.lastResort ? will.ultimateDefault !== undefined : isOneTaker)
  const blanksStay = said === 'some' && deaths.died.length === 0
  const shares =
    heirs.length === 0 ? [] : blanksStay ? partlySaid(cards, heirs) : bandsOf(will, cards, then, deaths, isSaid)
  const held = heldBandsOf(will, cards, deaths.died, today, (trust, starts) => {
    const then = afterwardsOf(will, cards, today, supposed, trust, starts)
    return { ...then, shares: then.shares.map((band) => ({ ...band, to: heldIfAll(will, cards, band.to) })) }
  })
  const income = heirs.length === 0 ? undefined : held.find(({ kind, starts }) => kind === 'Residue' && starts)
  const ofResidue = new Set<string>([
    ...(trustOf(will, 'Residue') ? ['trust Residue'] : []),
    ...(trustOf(will, 'Disabled person')?.amount === undefined &&
    held.some(({ kind, for: { key } }) => kind === 'Disabled person' && holdsShareOf(will, idOfCard(key)))
      ? ['trust Disabled person']
      : []),
  ])
  return {
    cards,
    died: deaths.died.map((id): CardKey => `person ${id}`),
    departed: income ? [] : departedOf(deaths, then, said === 'all'),
    shares: income ? [wholeHeld(income)] : shares.map((band) => heldShare(will, held, band)),
    total: income ? WHOLE : said === 'none' && !isSaid ? undefined : sumOf(shares.flatMap(({ share }) => share ?? [])),
    lastResort: heirs.length > 0 && then.lastResort && !income,
    noneLeft: supposed.noneLeft === true,
    gifts: [...giftBandsOf(will, cards, deaths), ...heldGifts(held, ofResidue)],
    outside: outsideBandsOf(will, cards, deaths),
    held,
    home: homeIn(will, deaths),
    ties: tiesOf(will, today),
  }
}

/** @param today decides who is under age. */
export const pictureOf = (will: Will, today: Day, supposed: Supposed = NOBODY_DIED): Picture =>
  drawnWith(cardsOf(will, today), will, today, supposed)

/** Whether the ultimate default would take anything if everyone before it had died. It would not where a charity shares the rest. */
export const lastResortMayTake = (will: Will, today: Day): boolean =>
  pictureOf(will, today, { died: [], noneLeft: true }).lastResort

/** The part of the bar that a band takes: its share, or an equal part while shares are not said. */
export const partOf = ({ part }: Pick<ShareBand, 'part'>): number => Number(part.numerator) / Number(part.denominator)

/** How the people of the picture are tied. Only what the testator said: nothing is guessed. */
export type Tie =
  /** A double line for a marriage or civil partnership, a single one for a partner. */
  | { readonly kind: 'marriage' | 'partner'; readonly from: 'you'; readonly to: CardKey }
  /** An own child. A stepchild is tied to no one: the will does not say whose child it is. */
  | { readonly kind: 'child'; readonly from: 'you'; readonly to: CardKey }
  /** `from` looks after the child. The substitutes act where none of the first can. */
  | { readonly kind: 'guardian' | 'substitute guardian'; readonly from: CardKey; readonly to: CardKey }
  /** `from` is asked to look after the pet, in this place from 1. */
  | { readonly kind: 'keeper'; readonly from: CardKey; readonly to: CardKey; readonly place: number }

const person = ({ id }: { readonly id: number }): CardKey => `person ${id}`

/** @param today decides which children are young enough for a guardian. */
export const tiesOf = (will: Will, today: Day): Tie[] => {
  const partner = partnerNow(will)
  return [
    ...(partner ? [{ kind: isMarried(will) ? 'marriage' : 'partner', from: 'you', to: person(partner) } as const] : []),
    ...childrenEverOf(will)
      .filter(isOwnChild)
      .map((child) => ({ kind: 'child', from: 'you', to: person(child) }) as const),
    ...guardedChildren(will, today).flatMap((child) => [
      ...personsOf(will, child.guardianId).map(
        (each) => ({ kind: 'guardian', from: person(each), to: person(child) }) as const,
      ),
      ...personsOf(will, child.backupGuardianId).map(
        (each) => ({ kind: 'substitute guardian', from: person(each), to: person(child) }) as const,
      ),
    ]),
    ...petsToLookAfter(will).flatMap((pet) =>
      personsOf(will, pet.guardianId).map(
        (each, index) => ({ kind: 'keeper', from: person(each), to: `pet ${pet.id}`, place: index + 1 }) as const,
      ),
    ),
  ]
}
