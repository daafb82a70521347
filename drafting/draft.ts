import { isNothing } from '#core/estate/fraction.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { capital, isFilled } from '#core/text/names.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { partInClause } from '#core/will/share-parts.ts'
import type { Clause, Written } from './clause.ts'
import { signatureOf, signingOf } from './clauses/signing.ts'
import { clauseTable, opening, type Parts } from './clauses/table.ts'
import { type CompleteWill, outlinesOf, partsOf } from './complete-will.ts'
import type {
  Block,
  ClauseId,
  DraftedDocument,
  FinalDocument,
  NumberedClause,
  Passage,
  Reason,
  Run,
} from './document.ts'
import type { Party } from './party.ts'
import type { DraftBlock, DraftRun } from './wording.ts'

/** Turns clauses into a document: numbers them, resolves their references, and describes each person where they are first named. */

/** Who has been named before. A party is described in full where it is first named; afterwards the name is enough. */
type Naming = {
  /** Names that more than one of the people in the will bears: these are always described. */
  readonly ambiguous: ReadonlySet<string>
  /** Keys of the parties already described. It fills as the document is written, from the top. */
  readonly introduced: Set<string>
}

const spoken = (name: string): string => name.trim().toLowerCase()

const namingFor = (blocks: readonly DraftBlock[]): Naming => {
  const bearers = new Map<string, Set<string>>()
  const note = (run: DraftRun): void => {
    if (run.kind !== 'party' && run.kind !== 'name') return
    const [name, key] = run.kind === 'party' ? [run.party.name, run.party.key] : [run.text, 'given']
    bearers.set(spoken(name), (bearers.get(spoken(name)) ?? new Set()).add(key))
  }
  for (const block of blocks) (block.kind === 'list' ? block.items.flat() : block.runs).forEach(note)
  return {
    ambiguous: new Set([...bearers].filter(([, keys]) => keys.size > 1).map(([name]) => name)),
    introduced: new Set(),
  }
}

/** What stands before the name of one who has died, whose children have a share. */
const THEIR_LINE = 'the children of '

const blank: Run = { kind: 'blank', text: '______' }

/** "my daughter Ruth Hale" the first time, "Ruth Hale" from then on. */
const nameRuns = ({ key, kind, name, before, after }: Party, { ambiguous, introduced }: Naming): Run[] => {
  if (name === '') return [blank]
  const describe = !introduced.has(key) || ambiguous.has(spoken(name))
  introduced.add(key)
  const around = (words: string): Run[] => (describe && words ? [{ kind: 'text', text: words }] : [])
  const line = kind === 'line' ? [text(THEIR_LINE)] : []
  return [...line, ...around(before), { kind: 'name', text: name }, ...around(after)]
}

export type Drafted = { readonly clause: Clause; readonly written: Written }

type Context = { readonly numbers: ReadonlyMap<ClauseId, number>; readonly naming: Naming }

const text = (words: string): Run => ({ kind: 'text', text: words })

const references = (ids: readonly ClauseId[], { numbers }: Context): Run[] => {
  const there = ids.flatMap((id) => {
    const number = numbers.get(id)
    return number === undefined ? [] : [{ kind: 'reference', text: `${number}`, to: id } as const]
  })
  if (there.length === 0) throw new Error(`No clause to refer to among ${ids.join(', ')}`)
  return there.flatMap((reference, index) => [
    text(index === 0 ? (there.length === 1 ? 'clause ' : 'clauses ') : index === there.length - 1 ? ' and ' : ', '),
    reference,
  ])
}

const runsOf = (run: DraftRun, context: Context): Run[] => {
  switch (run.kind) {
    case 'blank':
      return [blank]
    case 'text':
    case 'term':
      return [run]
    case 'answer':
      return [text(run.text)]
    case 'name':
      return [run.text === '' ? blank : run]
    case 'party':
      return nameRuns(run.party, context.naming)
    case 'money':
      return [{ kind: 'money', text: poundsInWords(run.pence) }]
    case 'share':
      if (!run.part) return [blank, text('%')]
      return isNothing(run.part) ? [blank] : [{ kind: 'share', text: partInClause(run.part) }]
    case 'clauses':
      return references(run.ids, context)
  }
}

// Neighbouring stretches of plain text are one, and a sentence that ends with "John Smith Jr." has one full stop.
const joined = (runs: readonly Run[]): Run[] => {
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (run.kind === 'text' && last?.kind === 'text') out[out.length - 1] = text(last.text + run.text)
    else if (run.text.startsWith('.') && last?.kind === 'name' && last.text.endsWith('.')) {
      if (run.text !== '.') out.push({ ...run, text: run.text.slice(1) })
    } else out.push(run)
  }
  return out
}

/** The first words, with a capital letter where they are a description: "My spouse Ann Roe". */
const startOf = ([first, ...others]: Run[]): Run[] =>
  first?.kind === 'text' ? [text(capital(first.text)), ...others] : [first ?? blank, ...others]

/** `starts`: the first of these words starts a sentence. */
const allRuns = (runs: readonly DraftRun[], context: Context, starts: boolean): Run[] =>
  joined(
    runs.flatMap((run, index) => {
      const before = runs[index - 1]
      const isFirst = before ? before.kind === 'text' && before.text.endsWith('. ') : starts
      return run.kind === 'party' && isFirst ? startOf(runsOf(run, context)) : runsOf(run, context)
    }),
  )

/** (a) to (z), then (aa). */
export const markerFor = (index: number): string => {
  const letter = String.fromCharCode(97 + (index % 26))
  return `(${letter.repeat(Math.floor(index / 26) + 1)})`
}

const blockOf = (block: DraftBlock, context: Context): Block =>
  block.kind === 'paragraph'
    ? { kind: 'paragraph', runs: allRuns(block.runs, context, true) }
    : {
        kind: 'list',
        items: block.items.map((runs, index) => ({ marker: markerFor(index), runs: allRuns(runs, context, false) })),
      }

const passageOf = ({ clause: { id, steps, why, source }, written }: Drafted, context: Context): Passage & Reason => ({
  id,
  steps,
  why,
  source,
  written: written.complete,
  blocks:
    'blocks' in written
      ? written.blocks.map((block) => blockOf(block, context))
      : [{ kind: 'paragraph', runs: [{ kind: 'placeholder', text: written.placeholder }] }],
})

/** Clauses 1 to n in the order given, after the opening words. Names are described where they first stand. */
export const resolve = (
  opening: Drafted,
  drafted: readonly Drafted[],
): { opening: Passage & Reason; clauses: (NumberedClause & Reason)[] } => {
  const context: Context = {
    numbers: new Map(drafted.map(({ clause }, index) => [clause.id, index + 1])),
    naming: namingFor([opening, ...drafted].flatMap(({ written }) => ('blocks' in written ? written.blocks : []))),
  }
  return {
    opening: passageOf(opening, context),
    clauses: drafted.map((each, index) => ({
      number: index + 1,
      heading: each.clause.heading,
      ...passageOf(each, context),
    })),
  }
}

/** What stands above the testator's name. */
export const TITLE = 'The last will of'

/** A will and those of its parts that have been answered: a `CompleteWill` has them all. */
type Answered = {
  readonly will: Will
  readonly today: Day
  readonly parts: Partial<Parts>
  readonly outlines?: Partial<Parts>
}

/** The opening words and the clauses that a will has, before clauses are numbered and people described. */
export const clausesOf = ({ will, today, parts, outlines }: Answered): { opening: Drafted; clauses: Drafted[] } => {
  const written = (clause: Clause): Drafted => ({ clause, written: clause.write(parts, outlines) })
  const applicable = clauseTable.filter((clause) => clause.appliesTo(will, today))
  return { opening: written(opening), clauses: applicable.map(written) }
}

/** The will, word for word, ready to print and sign. The same will gives the same document. */
export const draft = (complete: CompleteWill): FinalDocument => {
  const { name } = complete.parts.testator
  const { opening: first, clauses } = clausesOf(complete)
  return { title: TITLE, name, ...resolve(first, clauses), signature: signatureOf(name, signingOf(complete.will)) }
}

/** A will as it stands, with blanks for what has not been answered. It cannot be signed. */
export const preview = (will: Will, today: Day): DraftedDocument => {
  const parts = partsOf(will, today)
  const { opening: first, clauses } = clausesOf({ will, today, parts, outlines: outlinesOf(will, today, parts) })
  const name = fullNameOf(will.details)
  return { title: TITLE, name: isFilled(name) ? name : undefined, ...resolve(first, clauses) }
}
