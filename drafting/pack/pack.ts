import { adviceFor } from '#core/advice/advice.ts'
import { type LpasBought, lpasBought, typesOf } from '#core/lpa/lpas.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
import type { Lpa } from '#core/will/lpa-schema.ts'
import type { Will } from '#core/will/schema.ts'
import type { CompleteWill } from '../complete-will.ts'
import { coverLetter } from './cover-letter.ts'
import { executorLetters } from './executor-letters.ts'
import { guardianLetters } from './guardian-letters.ts'
import { inventory } from './inventory.ts'
import { letterOfWishes } from './letter-of-wishes.ts'
import { lpaGuide } from './lpa-guide.ts'
import { lpaSheet } from './lpa-sheets.ts'
import { type PackContext, type PackDocument, type PackKind, packKinds, withOneStop } from './pack-document.ts'
import { type InWelsh, saidToReader } from './said-to-reader.ts'
import { signingGuide } from './signing-guide.ts'
import { solicitorsBrief } from './solicitors-brief.ts'
import { statementOfReasons } from './statement-of-reasons.ts'
import { summary } from './summary.ts'
import { trustGuide } from './trust-guide.ts'
import { whereMyWillIs } from './where-my-will-is.ts'
import { calledApart, willCheck } from './will-check.ts'

/** What was paid for beside the will. */
export type Bought = {
  /** "Check my will". */
  readonly check: boolean
  readonly lpa: LpasBought
  /** The answers for powers of attorney, as far as they have been given. */
  readonly powers: readonly Lpa[]
}

/** What came with a will. Powers of attorney are among its documents once they are completed. */
export const boughtWith = (will: Will): Bought => ({
  check: will.checkMyWill === 1,
  lpa: lpasBought(will),
  powers: lpasBought(will) === 'none' || will.lpoaDate === undefined ? [] : (will.powers ?? []),
})

type Write = (will: CompleteWill, context: PackContext, bought: Bought) => readonly PackDocument[]

const ifAny = (document: PackDocument | undefined): PackDocument[] => (document ? [document] : [])

/** The powers of attorney that were bought and answered, in the order of their sheets. */
export const powersMade = ({ lpa, powers }: Bought): readonly Lpa[] =>
  typesOf({ powers: [...powers] }, lpa).flatMap((type) => powers.find((power) => power.type === type) ?? [])

const sheet =
  (type: Lpa['type']): Write =>
  (will, context, bought) =>
    ifAny(
      powersMade(bought)
        .filter((power) => power.type === type)
        .map((power) => lpaSheet(will, power, context))[0],
    )

const guide: Write = (will, { filledForms = [], today }, bought) => {
  if (bought.lpa === 'none') return []
  const made = powersMade(bought)
  const filled = made.length > 0 && made.every(({ type }) => filledForms.includes(lpaForms[type].form))
  return [lpaGuide(will, { withSheets: made.length > 0, filled, today })]
}

/** One row a kind. A document with nothing of this testator in it is left out. */
const table: { readonly [K in Exclude<PackKind, 'cover-letter'>]: Write } = {
  'signing-guide': (will, context) => [signingGuide(will, context)],
  summary: (will, context) => [summary(will, context)],
  'letter-of-wishes': (will, context) => ifAny(letterOfWishes(will, context)),
  'statement-of-reasons': (will, context) => ifAny(statementOfReasons(will, context)),
  'executor-letter': executorLetters,
  'guardian-letter': guardianLetters,
  'trust-guide': (will, context) => ifAny(trustGuide(will, context)),
  inventory: (will, context) => ifAny(inventory(will, context)),
  'where-my-will-is': (will, context) => [whereMyWillIs(will, context)],
  'lpa-guide': guide,
  'lpa-financial': sheet('Property and financial affairs'),
  'lpa-health': sheet('Health and welfare'),
  'will-check': ({ will }, context, { check }) => (check ? [willCheck(will, context)] : []),
  'solicitors-brief': ({ will }, context) =>
    adviceFor(will, context.today).some(({ level }) => level === 'refer') ? [solicitorsBrief(will, context)] : [],
}

const listed = packKinds.filter((kind) => kind !== 'cover-letter')

/** An official form has names alone. A check and a brief look for what is wrong with them, and tell people apart themselves. */
const asTyped: readonly PackKind[] = ['lpa-financial', 'lpa-health', 'will-check', 'solicitors-brief']

/**
 * The documents that are in Welsh to the last word, beside the cover letter. What executors, trustees, guardians, a solicitor or a court
 * read stays English: nobody knows that they read Welsh.
 */
const inWelsh: readonly PackKind[] = [
  'signing-guide',
  'summary',
  'letter-of-wishes',
  'inventory',
  'where-my-will-is',
  'lpa-guide',
  'lpa-financial',
  'lpa-health',
  'will-check',
]

/**
 * What a customer who has paid gets with the will, in the order of use, the cover letter first.
 * @param welsh of a customer who reads Welsh: each document is whole in one language, and is named by its heading. What each is for is in
 * Welsh.
 */
export const packFor = (will: CompleteWill, context: PackContext, bought: Bought, welsh?: InWelsh): PackDocument[] => {
  const write = () => {
    const apart = calledApart(will)
    return listed.flatMap((kind) => table[kind](asTyped.includes(kind) ? will : apart, context, bought))
  }
  const english = write()
  const said = welsh ? welsh(write) : english
  const documents = english.map((each, at): PackDocument => {
    const { purpose, to, ...paper } = said[at] ?? each
    const listed = { ...each, purpose, ...(to && { to }) }
    return welsh && inWelsh.includes(each.kind) ? { ...listed, ...paper, language: 'cy' } : listed
  })
  const cover = saidToReader(welsh, () => coverLetter(will, context, documents))
  const first: PackDocument = welsh ? { ...cover, language: 'cy' } : cover
  const shortened = will.will.persons.map(({ fullname }) => fullname).filter((name) => name.endsWith('.'))
  return withOneStop([first, ...documents], shortened)
}
