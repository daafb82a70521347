/** The living picture of a will, when some have died, in the words of a table: the rest, and what each trust leaves. */
import { type Fraction, sumOf } from '#core/estate/fraction.ts'
import type { CardKey } from '#core/picture/cards.ts'
import { type Picture, pictureOf, type ShareBand } from '#core/picture/picture.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { GRANDCHILDREN, LATER_CHILD, NEXT_OF_KIN } from './clauses-applied.ts'
import type { Happened } from './dated-histories.ts'
import type { Row } from './rows-of-clauses.ts'

const nameAt = (will: Will, key: CardKey | undefined): string => {
  const [kind, id] = (key ?? '').split(' ')
  const list = kind === 'charity' ? will.charities : will.persons
  return list.find((each) => each.id === Number(id))?.fullname ?? ''
}

const whoOf = (will: Will, { to }: ShareBand): string => {
  switch (to.kind) {
    case 'card':
      return nameAt(will, to.card)
    case 'held':
      return `held for ${nameAt(will, to.card)}`
    case 'estate':
      return `estate of ${nameAt(will, to.inPlaceOf)}`
    case 'children':
      return `${nameAt(will, to.inPlaceOf ?? to.card)}/1`
    case 'class':
      return to.key === 'My grandchildren' ? GRANDCHILDREN : `${LATER_CHILD}/1`
    case 'next-of-kin':
      return NEXT_OF_KIN
    case 'not said':
      throw new Error('Something is not said in a complete will')
  }
}

const rowsOf = (will: Will, of: string, shares: readonly ShareBand[], whole: Fraction): Row[] =>
  shares.map((band) => ({ of, who: whoOf(will, band), share: band.part.over(whole) }))

/** The same as a history, in which all die on one day and leave one child, or none. */
export const plainly = ({ died, people }: Happened, everyOther: boolean): Happened => ({
  died,
  people: new Map(
    [...people].map(([id, { died: day, children }]) => [
      id,
      { died: day && died, children: children.length > 0 ? [{ children: [] }] : [] },
    ]),
  ),
  laterChildren: everyOther ? [{ born: died, children: [] }] : [],
  families: undefined,
  refusals: [],
  charitiesGone: [],
  events: [],
  home: 'kept',
})

const ofPicture = (will: Will, { shares }: Picture): Row[] =>
  rowsOf(will, 'Residue', shares, sumOf(shares.map(({ part }) => part)))

/** Who has what of the rest when the testator dies. */
export const restInPicture = (will: Will, { died, people, laterChildren }: Happened): Row[] =>
  ofPicture(will, pictured(will, died, people, laterChildren.length > 0))

const pictured = (will: Will, day: Day, people: Happened['people'], laterChild: boolean): Picture => {
  const dead = [...people].filter(([, { died }]) => died !== undefined)
  return pictureOf(will, day, {
    died: dead.map(([id]) => id),
    childless: dead.flatMap(([id, { children }]) => (children.length === 0 ? [id] : [])),
    laterChild,
  })
}
