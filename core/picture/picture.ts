/**
 * The picture of a will as data: who is in it, how they are tied, and what flows to whom, today or after any deaths. One component
 * draws it, on the desk, the phone, the summary and the documents page; the plain-English document prints it; a table says the same.
 */

import { describeBeneficiary } from '../estate/describe-beneficiary.ts'
import { type BeneficiaryShare, diesFirst, type Failed, outcome } from '../estate/distribution.ts'
import { Fraction } from '../estate/fraction.ts'
import type { Day } from '../text/calendar-day.ts'
import { type Colour, INK } from '../will/colours.ts'
import { type Heir, inheritors, nameOfHeir, personsOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { type Card, type CardKey, cardsOf } from './cards.ts'

/** What is supposed about the day the testator dies. */
export type Supposed = {
  /** The ids of people who have died before. */
  readonly died: readonly number[]
  /** Those of them who leave no children, although their children would take. */
  readonly childless?: readonly number[]
  /** The testator has a child born or adopted after signing. */
  readonly laterChild?: boolean
}

export const NOBODY_DIED: Supposed = { died: [] }

/** A taker in the picture. Those who are not named in the will, such as the children of someone who died, have no card. */
export type Taker = {
  /** The same for the same taker in every picture of the will. */
  readonly key: string
  readonly name: string
  readonly note: string
  readonly card: CardKey | undefined
  readonly colour: Colour
  /** Children in a parent's place: the parent's colour, striped. */
  readonly inPlaceOf: CardKey | undefined
}

/** A part of the rest. `share` is undefined while it is not said; the bands then stand equal and hatched. */
export type ShareBand = { readonly to: Taker; readonly share: Fraction | undefined }

export type Picture = {
  readonly cards: readonly Card[]
  readonly died: readonly CardKey[]
  /** The largest first. Once said, they make the whole. */
  readonly shares: readonly ShareBand[]
}

const failuresOf = ({ died, childless = [] }: Supposed, will: Will): Failed[] =>
  personsOf(will, died).map((person) => (childless.includes(person.id) ? { person: person.id } : diesFirst(person)))

const keyOf = (taking: BeneficiaryShare): string => {
  switch (taking.type) {
    case 'person':
    case 'charity':
      return `${taking.type} ${taking.id}`
    case 'child':
      return `child ${[taking.of, taking.n, ...taking.below].join('.')}`
    case 'later-child':
      return `later-child ${[taking.n, ...taking.below].join('.')}`
    case 'grandchild':
      return `grandchild ${[taking.family, taking.n, ...taking.below].join('.')}`
    case 'grandchildren':
    case 'next-of-kin':
      return taking.type
  }
}

const takerOf = (will: Will, cards: readonly Card[], taking: BeneficiaryShare): Taker => {
  const { name, note } = describeBeneficiary(will, taking)
  const key = keyOf(taking)
  const card = cards.find((each) => each.key === key)
  const parent = taking.type === 'child' ? cards.find((each) => each.key === `person ${taking.of}`) : undefined
  return {
    key,
    name: card?.name ?? (parent ? `Children of ${parent.name}` : name),
    note: [card?.note, note].filter(Boolean).join(', '),
    card: card?.key,
    colour: (card ?? parent)?.colour ?? INK,
    inPlaceOf: parent?.key,
  }
}

const takerOfHeir = (cards: readonly Card[], heir: Heir): Taker => {
  const key =
    heir.kind === 'class' ? heir.group.of : `${heir.kind} ${heir.kind === 'person' ? heir.person.id : heir.charity.id}`
  const card = cards.find((each) => each.key === key)
  return {
    key,
    name: card?.name ?? nameOfHeir(heir),
    note: card?.note ?? '',
    card: card?.key,
    colour: card?.colour ?? INK,
    inPlaceOf: undefined,
  }
}

const isSaid = (will: Will, heirs: readonly Heir[]): boolean =>
  heirs.length === 1 ||
  will.estateSplit === 'Equal shares' ||
  (will.estateSplit === 'Different shares' && heirs.every(({ hundredths }) => hundredths > 0))

/** @param today decides who is under age. */
export const pictureOf = (will: Will, today: Day, supposed: Supposed = NOBODY_DIED): Picture => {
  const cards = cardsOf(will, today)
  const heirs = inheritors(will)
  const said = isSaid(will, heirs)
  const later = { livingChildren: supposed.laterChild ? 1 : 0 }
  return {
    cards,
    died: supposed.died.map((id): CardKey => `person ${id}`),
    shares: said
      ? outcome(will, failuresOf(supposed, will), today, later).map((taking) => ({
          to: takerOf(will, cards, taking),
          share: taking.share,
        }))
      : heirs.map((heir) => ({ to: takerOfHeir(cards, heir), share: undefined })),
  }
}

/** The part of the bar that a band takes: its share, or an equal part while shares are not said. */
export const partOf = ({ shares }: Picture, { share }: ShareBand): number => {
  const part = share ?? Fraction.of(1, shares.length)
  return Number(part.numerator) / Number(part.denominator)
}
