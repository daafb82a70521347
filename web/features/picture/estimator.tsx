import { needsAPerson } from '#core/estate/problems.ts'
/** What is loaded once a will has values: the estimate, its words for the picture, and its list. */

import type { Card } from '#core/picture/cards.ts'
import type { Picture } from '#core/picture/picture.ts'
import { poundsOn } from '#core/picture/pounds.ts'
import type { Estimate } from '#core/tax/estimate.ts'
import { type EstimatedCase, estimateOf, type WillEstimate } from '#core/tax/estimate-of-will.ts'
import { amountInWords } from '#core/tax/estimate-words.ts'
import type { Colour } from '#core/will/colours.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, estimator as words } from '#words/en/picture.ts'
import type { DrawnPounds, DrawnRow } from './flow-rows.ts'

export { certifiedDays } from '#core/tax/tax-law.ts'
export { PoundsList } from './pounds-list.tsx'

export type InPounds = {
  readonly supposed: EstimatedCase
  readonly found: WillEstimate
  /** Absent where there is no figure. */
  readonly onPicture: DrawnPounds | undefined
  /** What is heard after a choice. Empty where nothing is worked out. */
  readonly said: string
}

/** Of the tax, which nobody gets. */
const SLATE: Colour = { hex: '#4A5573', again: false }

const taxMark: Card = {
  key: 'you',
  kind: 'you',
  name: shared.inheritanceTax,
  fullname: shared.inheritanceTax,
  note: '',
  initials: '£',
  colour: SLATE,
  isUnder18: false,
  called: { they: 'it', their: 'its', them: 'it' },
  row: 'other',
  isLeftOut: false,
  heldUntil: undefined,
}

const taxRow = (pounds: string): DrawnRow => ({
  key: 'tax',
  part: undefined,
  kind: 'gift',
  name: taxMark.name,
  note: '',
  card: taxMark,
  colour: SLATE,
  pieces: [{ key: 'all', start: 0, size: 1, colour: SLATE, fill: 'solid' }],
  pounds,
  about: undefined,
})

const drawn = (picture: Picture, found: Estimate): DrawnPounds => {
  const onPicture = poundsOn(picture, found)
  return { ...onPicture, rows: onPicture.tax ? [taxRow(onPicture.tax)] : [] }
}

/** More people than these are left to the table. */
const MOST_SAID = 2

/** What those would get who take the share of someone who has died: "Her children would get about £41,000." */
const saidOfInstead = ({ shares, departed }: Picture, { shares: amounts }: DrawnPounds): string[] => {
  const dead = new Set(departed.map(({ card }) => card))
  const instead = shares.flatMap(({ to, stripes }) => {
    const amount = amounts.get(to.key)
    return amount && stripes.some(({ through }) => through !== undefined && dead.has(through))
      ? [words.wouldGetOfTheRest(to.name, amount)]
      : []
  })
  return instead.length <= MOST_SAID ? instead : []
}

const saidOf = (picture: Picture, found: WillEstimate, onPicture: DrawnPounds | undefined): string => {
  if (found.is === 'refused') return needsAPerson()
  if (found.is !== 'estimate' || !onPicture) return ''
  const tax =
    found.tax.high === 0 ? shared.noInheritanceTaxIsDue : words.inheritanceTaxComesTo(amountInWords(found.tax))
  return [...saidOfInstead(picture, onPicture), tax].join(' ')
}

export const inPounds = (will: Will, picture: Picture, supposed: EstimatedCase): InPounds => {
  const found = estimateOf(will, supposed)
  const onPicture = found.is === 'estimate' ? drawn(picture, found) : undefined
  return { supposed, found, onPicture, said: saidOf(picture, found, onPicture) }
}
