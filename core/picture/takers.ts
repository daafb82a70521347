import { kept } from '#words/en/forms.ts'
/** Who something goes to in the picture: one of its cards, or those who are not named in the will. */

import { takerWords as words } from '#words/en/picture.ts'
import { ADULT_FROM_AGE } from '../constants.ts'
import { describeBeneficiary } from '../estate/describe-beneficiary.ts'
import type { BeneficiaryShare } from '../estate/distribution.ts'
import type { Recipient } from '../estate/gift-takers.ts'
import { capital } from '../text/names.ts'
import { type Colour, INK } from '../will/colours.ts'
import { laterChildrenAreAClass } from '../will/later-children.ts'
import { classesOf, type Heir, nameOfHeir } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { isTheirsAtOnce } from '../will/young-takers.ts'
import type { Card, CardKey } from './cards.ts'

/** A taker in the picture. Those who are not named in the will, such as the children of someone who died, have no card. */
export type Taker = {
  /** The same for the same taker in every picture of the will. */
  readonly key: string
  /** `held`: the executors hold it for the person of the card. `estate`: it is part of what a person on a card leaves. */
  readonly kind: 'card' | 'held' | 'estate' | 'children' | 'class' | 'next-of-kin' | 'not said'
  /** "Ruth", "Her children". Empty where it is not said yet who takes. */
  readonly name: string
  /** "Ruth Alice Price", "Children of Ruth Alice Price". */
  readonly fullname: string
  readonly note: string
  readonly card: CardKey | undefined
  readonly colour: Colour
  /** Children in a parent's place: the parent's colour, striped. */
  readonly inPlaceOf: CardKey | undefined
}

export const cardAt = (cards: readonly Card[], key: string): Card | undefined => cards.find((each) => each.key === key)

export const takerOfCard = ({ key, kind, name, fullname, note, colour }: Card): Taker => ({
  key,
  kind: kind === 'line' ? 'children' : 'card',
  name,
  fullname,
  note,
  card: key,
  colour,
  inPlaceOf: undefined,
})

/** The executors hold it for the person of this card. `has`: what the person has of it, after their name. */
export const heldFor = (card: Card, has: string): Taker => ({
  ...takerOfCard(card),
  key: `held ${card.key}`,
  kind: 'held',
  note: has,
})

/** The estate of somebody who lived long enough for it to be theirs, and died before they had it. */
export const estateOf = (card: Card): Taker => ({
  ...takerOfCard(card),
  key: `estate of ${card.key}`,
  kind: 'estate',
  name: words.estate(card.name),
  fullname: words.estateOf(card.fullname),
  note: words.byOwnWill(card.called.their),
  card: undefined,
  inPlaceOf: card.key,
})

const without = (key: string, kind: Taker['kind'], name: string, note = ''): Taker => ({
  key,
  kind,
  name,
  fullname: name,
  note: capital(note),
  card: undefined,
  colour: INK,
  inPlaceOf: undefined,
})

/** "Her children", and "Ruth’s children" where someone else has died too. */
export const childrenOf = (parent: Card, died: readonly number[], note: string): Taker => ({
  ...without(`children of ${parent.key}`, 'children', ''),
  name:
    died.length === 1 ? words.theirChildren(parent.name, capital(parent.called.their)) : words.children(parent.name),
  fullname: words.childrenOf(parent.fullname),
  note: capital(note),
  colour: parent.colour,
  inPlaceOf: parent.key,
})

/** ", each at 21", where those of a class must reach a later age than 18. */
const atAge = (will: Will): string => {
  const group = classesOf(will).find(({ of }) => of === 'My grandchildren')
  return group?.age === undefined || group.age === ADULT_FROM_AGE || isTheirsAtOnce(group)
    ? ''
    : words.eachAt(group.age)
}

/** @param died The ids of the people who are supposed to have died. */
export const takerOf = (
  will: Will,
  cards: readonly Card[],
  taking: BeneficiaryShare,
  died: readonly number[],
): Taker => {
  const { name, note } = describeBeneficiary(will, taking)
  switch (taking.type) {
    case 'person':
    case 'charity': {
      const card = cardAt(cards, `${taking.type} ${taking.id}`)
      return card
        ? takerOfCard(card)
        : {
            ...without(`not said ${-taking.id}`, 'not said', ''),
            inPlaceOf: cardAt(cards, `person ${-taking.id}`)?.key,
          }
    }
    case 'child': {
      const parent = cardAt(cards, `person ${taking.of}`)
      if (parent?.kind === 'line')
        return { ...takerOfCard(parent), key: `children of ${parent.key}`, note: capital(note) }
      return parent ? childrenOf(parent, died, note) : without(taking.type, 'children', name, note)
    }
    case 'later-child':
      return without(
        `later-child ${[taking.n, ...taking.below].join('.')}`,
        'class',
        laterChildrenAreAClass(will) ? words.anyLaterChild : name,
        note,
      )
    case 'grandchildren':
      return without('My grandchildren', 'class', name, `${note}${atAge(will)}`)
    case 'grandchild':
      return without(`grandchild ${[taking.family, taking.n, ...taking.below].join('.')}`, 'class', name, note)
    case 'next-of-kin':
      return without(taking.type, 'next-of-kin', name, note)
  }
}

const cardOf = (cards: readonly Card[], to: Exclude<Recipient, { kind: 'typed' }>): Card | undefined =>
  cardAt(cards, to.kind === 'person' ? `person ${to.person.id}` : `charity ${to.charity.id}`)

/** @param died The ids of the people who are supposed to have died. */
export const takerOfGift = (
  cards: readonly Card[],
  to: Recipient,
  children: boolean,
  died: readonly number[],
): Taker => {
  if (to.kind === 'typed') return { ...without(`typed ${to.name}`, 'class', to.name), note: words.charity }
  const card = cardOf(cards, to)
  if (!card) return without('not said', 'not said', '')
  return children ? childrenOf(card, died, words.equally) : takerOfCard(card)
}

/** "Daughter, 34", and "9, held until 18" of one who is too young to be given it. */
export const noteWithAge = ({ kind, note }: Taker, card: Card | undefined): string =>
  card?.heldUntil && kind === 'card' ? `${note.split(', ').at(-1)}, ${words.heldUntil(card.heldUntil)}` : note

/** Of an heir whose share is not said yet. */
export const takerOfHeir = (cards: readonly Card[], heir: Heir): Taker => {
  if (heir.kind === 'class') return without(heir.group.of, 'class', kept.said(nameOfHeir(heir)))
  const card = cardOf(cards, heir)
  return card ? takerOfCard(card) : without(nameOfHeir(heir), 'class', nameOfHeir(heir))
}
