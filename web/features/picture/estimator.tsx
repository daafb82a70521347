/** What is loaded once a will has values: what asks for the estimate, its words for the picture, and its list. */
import { needsAPerson } from '#core/estate/problems.ts'
import type { Card } from '#core/picture/cards.ts'
import { NOBODY_DIED, type Picture, type Supposed } from '#core/picture/picture.ts'
import { poundsOn } from '#core/picture/pounds.ts'
import type { Estimate } from '#core/tax/estimate.ts'
import type { EstimatedCase, WillEstimate } from '#core/tax/estimate-of-will.ts'
import { amountInWords } from '#core/tax/estimate-words.ts'
import { certifiedDays } from '#core/tax/tax-law.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Colour } from '#core/will/colours.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, estimator as words } from '#words/en/picture.ts'
import { today } from '../../api/today.ts'
import { figures } from '../../api/use-figures.ts'
import type { DrawnPounds, DrawnRow } from './flow-rows.ts'
import { PoundsList } from './pounds-list.tsx'

export { figures }

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

/** What a picture is made of. What else stands on it is handed back with it. */
export type Drawn = { readonly will: Will; readonly supposed?: Supposed; readonly day?: Day }

/** What was found of a will in a case. Each picture is of the same will, with the same deaths. */
const inPounds = (will: Will, supposed: EstimatedCase, found: WillEstimate) => ({
  /** The last day for which the law is fixed. */
  until: certifiedDays.until,
  on: (picture: Picture) => {
    const onPicture = found.is === 'estimate' ? drawn(picture, found) : undefined
    return {
      /** Absent where there is no figure. */
      onPicture,
      /** What is heard after a choice. Empty where nothing is worked out. */
      said: saidOf(picture, found, onPicture),
    }
  },
  list: (picture: Picture) => <PoundsList will={will} picture={picture} found={found} supposed={supposed} />,
})

/** What a will comes to in a case: where it is known already, and once it is. Undefined where it cannot be worked out. */
export const ask = (asker: string, { will, supposed = NOBODY_DIED, day = today() }: Drawn) => {
  const inCase = { ...supposed, day }
  const { answer, coming } = figures.ask(asker, 'estimateOf', will, inCase)
  const made = (found: WillEstimate | undefined) => found && inPounds(will, inCase, found)
  return { known: made(answer?.is), coming: coming.then(made) }
}

/** Longer than this, in milliseconds, a page does not wait for its pounds. */
const WAIT_MS = 300

/** Resolves once the pounds of a will are known, or take too long to wait for. */
export const prepare = (will: Will) =>
  Promise.race([ask('page', { will }).coming, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
