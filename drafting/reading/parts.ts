/** A will in the parts in which it is read: the real clauses, what they do in plain words, and the warnings that concern them. */
import type { StepName } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import type { PartId, PartOfClauses, PartRead } from '#core/reading/agreement.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import { nameOfGift } from '#core/will/describe.ts'
import { newWill } from '#core/will/new-will.ts'
import { guardedChildren, petsToLookAfter } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { partTitles as table } from '#words/en/reading.ts'
import type { Block, ClauseId, NumberedClause, Passage, Place, Reason, Run } from '../document.ts'
import { preview } from '../draft.ts'
import { shortNames } from './plain-words.ts'
import { sentenceOf } from './sentences.ts'
import { partOfAdvice, type Warning, warningsOf } from './warnings.ts'

/** A clause, or the opening words, which have neither number nor heading. */
export type ReadClause = Passage & Reason & Partial<Pick<NumberedClause, 'number' | 'heading'>>

export type PartToRead = {
  readonly id: PartId
  /** As the contents list has it. */
  readonly title: string
  /** "You", "3", "6–8" or "1–2, 19". */
  readonly numbers: string
  readonly clauses: readonly ReadClause[]
  readonly sentence: string
  readonly warnings: readonly Warning[]
  /** The steps on which it is changed. Empty where no answer changes it. */
  readonly steps: readonly StepName[]
  /** False while an answer is missing. */
  readonly written: boolean
  /** What an agreement is given to. */
  readonly read: PartRead
}

/** The part in which each clause is read, beside those next to it. `sentences.ts` has what a part says of its clauses. */
const partOfClause: { readonly [Id in ClauseId]: PartOfClauses } = {
  testator: 'you',
  'earlier-wills': 'earlier-wills',
  'governing-law': 'earlier-wills',
  'expected-marriage': 'earlier-wills',
  executors: 'executors',
  'professional-firm': 'executors',
  guardians: 'guardians',
  funeral: 'funeral',
  'rules-for-gifts': 'gifts',
  items: 'gifts',
  belongings: 'gifts',
  money: 'gifts',
  donations: 'gifts',
  'charity-by-rate': 'gifts',
  'shares-of-assets': 'gifts',
  property: 'gifts',
  'home-for-life': 'home-for-life',
  'disabled-person': 'disabled-person',
  pets: 'pets',
  'estate-on-trust': 'residue',
  residue: 'residue',
  'if-a-share-fails': 'if-somebody-dies',
  'ultimate-default': 'if-nobody-is-left',
  'under-18': 'young-people',
  charities: 'charities-and-tax',
  'tax-on-residue': 'charities-and-tax',
  'left-out': 'left-out',
  'added-clause': 'added-clause',
  powers: 'powers',
  trustees: 'trustees',
  digital: 'online-accounts',
  'similar-wills': 'our-two-wills',
  meanings: 'meanings',
  signing: 'signing',
}

const byPart = (passages: readonly ReadClause[]): ReadonlyMap<PartOfClauses, readonly ReadClause[]> =>
  Map.groupBy(passages, ({ id }) => partOfClause[id])

/** More names than these do not fit into a line of the contents. */
const MOST_NAMED = 2

const few = (names: readonly string[], title: (names: string) => string, otherwise: string): string =>
  names.length > 0 && names.length <= MOST_NAMED ? title(listed.format(names)) : otherwise

const titleOf = (id: PartId, will: Will, today: Day, clauses: readonly ClauseId[]): string => {
  switch (id) {
    case 'guardians': {
      const names = shortNames(will, today)
      const children = guardedChildren(will, today)
      return few(
        children.map((child) => names.person(child.id)),
        table.guardiansFor,
        table.guardians,
      )
    }
    case 'gifts':
      return few(
        [...will.gifts.map((gift) => nameOfGift(will, gift)), ...(will.belongings ? [table.belongings] : [])],
        will.gifts.length === 1 && !will.belongings ? table.gift : table.giftsNamed,
        table.giftsCounted(will.gifts.length),
      )
    case 'pets':
      return few(
        petsToLookAfter(will).map(({ fullname }) => fullname),
        table.names,
        table.pets,
      )
    case 'charities-and-tax':
      return clauses.length > 1 ? table[id] : clauses[0] === 'charities' ? table.charities : table.taxOnShares
    default:
      return table[id]
  }
}

const idsOf = (clauses: readonly ReadClause[]): ClauseId[] => clauses.map(({ id }) => id)

type Headings = ReadonlyMap<ClauseId, string>

// The number of a clause changes when one is added before it, and the agreement to it does not.
const words = (runs: readonly Run[], headings: Headings): string =>
  runs.map((run) => (run.kind === 'reference' ? `“${headings.get(run.to) ?? run.to}”` : run.text)).join('')

const linesOf = (block: Block, headings: Headings): string[] =>
  block.kind === 'paragraph'
    ? [words(block.runs, headings)]
    : block.items.map(({ marker, runs }) => `${marker} ${words(runs, headings)}`)

/** The words of a clause as an agreement keeps them, the heading first. */
const linesOfClause = ({ heading, blocks }: ReadClause, headings: Headings): string[] => [
  ...(heading === undefined ? [] : [heading]),
  ...blocks.flatMap((block) => linesOf(block, headings)),
]

/** The paragraphs and items of a clause whose words are not among these lines. */
export const placesNotIn = (lines: readonly string[], { blocks }: ReadClause, headings: Headings): ReadonlySet<Place> =>
  new Set(
    blocks.flatMap((block, at) =>
      linesOf(block, headings).flatMap((line, item): Place[] =>
        lines.includes(line) ? [] : [block.kind === 'paragraph' ? `${at}` : `${at}.${item}`],
      ),
    ),
  )

export const headingsOf = (clauses: readonly ReadClause[]): Headings =>
  new Map(clauses.map(({ id, heading = '' }) => [id, heading]))

const numbersOf = (clauses: readonly ReadClause[]): string => {
  const numbers = clauses.flatMap(({ number = [] }) => number)
  const firsts = numbers.filter((number) => !numbers.includes(number - 1))
  const lasts = numbers.filter((number) => !numbers.includes(number + 1))
  return firsts.map((first, at) => [...new Set([first, lasts[at]])].join('–')).join(', ') || table.theOpening
}

/** The clauses that stand as in a will with nothing answered, but for those of a part that an answer writes. */
const standardIn = (clauses: readonly ReadClause[], headings: Headings, today: Day): ReadonlySet<ReadClause> => {
  const unanswered: readonly ReadClause[] = preview(newWill(0), today).clauses
  const textOf = (clause: ReadClause, within: Headings): string => linesOfClause(clause, within).join('\n')
  const same = new Set(unanswered.map((clause) => textOf(clause, headingsOf(unanswered))))
  return new Set(
    [...byPart(clauses).values()].flatMap((part) =>
      part.every(({ steps }) => steps.length === 0) ? part.filter((clause) => same.has(textOf(clause, headings))) : [],
    ),
  )
}

const inWords = ({ advice, fact }: Warning): string => `${fact} ${advice.message}`

/** The parts of a will, in the order of its pages, with what no answer changed last. An unfinished will has them too, with blanks. */
export const partsToRead = (will: Will, today: Day): PartToRead[] => {
  const document = preview(will, today)
  const headings = headingsOf(document.clauses)
  const asked = new Set(askedSteps(will, today).map(({ name }) => name))
  const passages: readonly ReadClause[] = [document.opening, ...document.clauses]
  const standard = standardIn(passages, headings, today)
  const personal = byPart(passages.filter((passage) => !standard.has(passage)))
  const grouped = [...personal, ['standard', [...standard]] as const].map(([id, clauses]) => {
    const own = clauses.flatMap(({ steps }) => steps)
    return { id, clauses, steps: [...new Set(own)].filter((step) => asked.has(step)) }
  })
  const warnings = warningsOf(will, today)
  return grouped.map(({ id, clauses, steps }) => {
    const here = warnings.filter(({ advice }) => partOfAdvice(advice, grouped) === id)
    const sentence = [...byPart(clauses)].map(([of, its]) => sentenceOf(of, will, today, idsOf(its))).join(' ')
    return {
      id,
      title: titleOf(id, will, today, idsOf(clauses)),
      numbers: numbersOf(clauses),
      clauses,
      sentence,
      warnings: here,
      steps,
      written: clauses.every(({ written }) => written),
      read: {
        words: clauses.flatMap((clause) => linesOfClause(clause, headings)),
        sentence,
        warnings: here.map(inWords),
      },
    }
  })
}

/** The parts whose words are not as they were in an earlier version of the will, and those it did not have. */
export const changedSince = (before: readonly PartToRead[], parts: readonly PartToRead[]): PartToRead[] =>
  parts.filter(({ id, read }) => {
    const then = before.find((part) => part.id === id)
    return then?.read.words.join('\n') !== read.words.join('\n')
  })
