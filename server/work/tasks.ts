/**
 * What is done with whole wills in processes of their own: drafting, printing, comparing, advising and working out in pounds. The
 * largest will that a save accepts takes most of them longer than everybody else may be kept waiting. Plain data goes in and comes
 * out, and the first argument says whose it is: a will, or its number.
 */
import { hash } from 'node:crypto'
import { type Advice, isAcknowledged, stepOf, stopsCheckout, withAcknowledged } from '#core/advice/advice.ts'
import { whoGetsWhat } from '#core/executor/who-takes.ts'
import { problemsOf } from '#core/journey/walk.ts'
import type { Language } from '#core/language.ts'
import { shareChangesInWords } from '#core/picture/share-changes.ts'
import { type PartRead, saysTheSame } from '#core/reading/agreement.ts'
import { readBackQuestions } from '#core/reading/read-back.ts'
import { type RecordEntry, type RecordSources, recordOf } from '#core/record/record.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { editable, newWill, withoutValues } from '#core/will/new-will.ts'
import { type EditableWill, editableWillSchema, type Will } from '#core/will/schema.ts'
import { fingerprintOf } from '#documents/fingerprint.ts'
import { changedLabels, changesOnlyValues, VALUES_CHANGED } from '#drafting/changed-labels.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { textOfBlocks } from '#drafting/document.ts'
import { draft, preview } from '#drafting/draft.ts'
import { toPlainText } from '#drafting/pack/pack-document.ts'
import { packInWords, wholeWills } from '#drafting/pack/whole-wills.ts'
import { willCheck } from '#drafting/pack/will-check.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { writtenClauses } from '#drafting/wordings.ts'
import type { Revision } from '../db/repositories/wills.store.ts'
import { handOver } from '../features/documents/hand-over.ts'
import { type PackFiles, zipOf } from '../features/documents/pack-reply.ts'
import type { DocumentRenderer, Pack } from '../features/documents/render-pack.ts'
import { attendanceNote } from '../features/record/attendance-note.ts'
import { type AboutRecord, linesOf, recordDocument } from '../features/record/record-document.ts'
import { referralsIn, whatFirmSees } from '../features/referrals/what-firm-sees.ts'
import { Unavailable } from '../platform/errors.ts'

/** The versions of which a history says what they changed. */
const NAMED = 200

/** Histories that are being gathered at once. A caller who went away in between leaves one behind. */
const MOST_GATHERED = 8

/** Packs whose files are being asked for: each is drafted once, unless the process was replaced in between. */
const MOST_PACKS = 4

/** What a pack is made of. */
type PackOf = Parameters<DocumentRenderer['pack']>

type Change = { readonly changed?: string[]; readonly effect?: string }

const answersIn = ({ answers }: Revision): EditableWill => JSON.parse(Buffer.from(answers).toString())

const changeOf = (before: EditableWill, after: EditableWill, today: Day): Change => {
  const effect = shareChangesInWords({ ...newWill(0), ...before }, { ...newWill(0), ...after }, today)
  return { changed: changedLabels(before, after, today), ...(effect !== '' && { effect }) }
}

/** What each of the newest versions changed, by its number. Revisions come newest first. */
const changesIn = (revisions: readonly Revision[], today: Day): [version: number, change: Change][] => {
  const newest = revisions.slice(0, NAMED + 1)
  const answers = newest.map(answersIn)
  return newest.flatMap(({ version }, at): [number, Change][] => {
    const [after, before] = [answers[at], answers[at + 1]]
    return before && after ? [[version, changeOf(before, after, today)]] : []
  })
}

/** All that a record is made from but the saves, which are gathered. */
export type OtherSources = Omit<RecordSources, 'saves'>

/**
 * The entries of a record. What things are worth is nowhere in it, as others read it, not in a hash either: a save that changed
 * nothing else is left out.
 */
const entriesOf = (revisions: readonly Revision[], others: OtherSources, today: Day): RecordEntry[] => {
  const named = new Map(changesIn(revisions, today))
  const oldestFirst = revisions.toReversed().map((revision) => ({ ...revision, answers: answersIn(revision) }))
  const saves = oldestFirst
    .filter(({ answers }, at) => {
      const before = oldestFirst[at - 1]
      return !before || !changesOnlyValues(before.answers, answers)
    })
    .map(({ version, savedAt, link, answers: all }) => {
      const answers = withoutValues(all)
      const { changed, ...change } = named.get(version) ?? {}
      return {
        version,
        at: savedAt,
        answers,
        answersHash: hash('sha256', JSON.stringify(answers), 'hex'),
        link,
        ...change,
        ...(changed && { changed: changed.filter((label) => label !== VALUES_CHANGED) }),
      }
    })
  return recordOf({ ...others, saves })
}

/** What there is to read of a will made here: the report, and each clause as it stands. */
const willToRead = (will: Will, today: Day) => {
  const { opening, clauses } = preview(will, today)
  return {
    said: [
      { id: 'report', heading: 'What the report says', lines: toPlainText(willCheck(will, { today })).split('\n') },
    ],
    clauses: [
      { id: 'opening', heading: 'The opening', lines: textOfBlocks(opening.blocks).split('\n') },
      ...clauses.map(({ id, number, heading, blocks }) => ({
        id,
        heading: `${number} ${heading}`,
        lines: textOfBlocks(blocks).split('\n'),
      })),
    ],
  }
}

// Most who read a will read it in English.
const welsh = () => import('./in-welsh.ts')

/** Advice without the conditions it comes from: a function goes to no other process. */
const asData = (advice: readonly Advice[]): Advice[] =>
  advice.map(
    (each) => Object.fromEntries(Object.entries(each).filter(([, value]) => typeof value !== 'function')) as Advice,
  )

/**
 * A part of a will to read, and what has been acknowledged once its warnings are. In English, but for whoever was shown what it says
 * in Welsh.
 */
const partRead = async (will: Will, part: string, today: Day, shown?: PartRead) => {
  const asShown = () => partsToRead(will, today).find(({ id }) => id === part)
  const english = asShown()
  if (!english) return undefined
  const there = shown && !saysTheSame(english.read, shown) ? ((await welsh()).inWelsh(asShown) ?? english) : english
  const after = there.warnings.reduce(
    (current, { advice }) =>
      advice.level !== 'warn' || isAcknowledged(current, advice, today)
        ? current
        : withAcknowledged(current, advice, true, today),
    will,
  )
  return { read: there.read, ...(after !== will && { acknowledged: after.acknowledged }) }
}

/** A question at the end of the reading, in whichever language it is asked. Undefined where the will raises none such. */
const readBackAsked = async (will: Will, today: Day, asks: string) => {
  const asked = () => readBackQuestions(will, today).find((each) => each.asks === asks)
  return asked() ?? (await welsh()).inWelsh(asked)
}

/** What the foot of each page of the will would say; undefined when the will is not complete. */
export const fingerprintToday = (will: Will, today: Day): string | undefined => {
  const complete = completeWill(will, today)
  return complete.ok ? fingerprintOf(draft(complete.will)) : undefined
}

type Describe = typeof import('../platform/api-description.ts').describeCalls

export const createTasks = (papers: DocumentRenderer) => {
  const gathered = new Map<string, Revision[]>()
  const packs = new Map<string, Pack>()

  const taken = (handle: string): Revision[] => {
    const revisions = gathered.get(handle)
    gathered.delete(handle)
    // The process was replaced in between.
    if (!revisions) throw new Unavailable()
    return revisions
  }

  /** The files of a pack are asked for one after the other. */
  const packOf = async (...of: PackOf): Promise<Pack> => {
    const key = JSON.stringify(of)
    const known = packs.get(key)
    if (known) return known
    const made = await papers.pack(...of)
    if (!made.ok) throw new Error('A pack that is not complete was to be printed')
    const oldest = packs.keys().next().value
    if (packs.size >= MOST_PACKS && oldest !== undefined) packs.delete(oldest)
    packs.set(key, made.pack)
    return made.pack
  }

  return {
    pack: async (...of: PackOf) => {
      const made = await papers.pack(...of)
      if (!made.ok) return made
      const { contents, fingerprint, parts } = made.pack
      return { ok: true as const, contents, fingerprint, parts }
    },
    fileOfPack: async (_will: Will, of: PackOf, ...file: Parameters<Pack['file']>) =>
      (await packOf(...of)).file(...file),
    draft: papers.draft,
    inPounds: papers.inPounds,
    inWords: papers.inWords,
    shown: papers.shown,
    document: (_whose: number, document: Parameters<DocumentRenderer['document']>[0]) => papers.document(document),

    // Loaded when it is asked for: it takes a hundred modules.
    describeCalls: async (_whose: number, ...of: Parameters<Describe>) =>
      (await import('../platform/api-description.ts')).describeCalls(...of),

    /** The files of a pack as one. */
    zip: (_whose: number, pack: PackFiles) => zipOf(pack),

    // The library for Word files is loaded with the first of them.
    handOver,

    problems: problemsOf,
    /** The advice that stops a will from being paid for and its documents from being made. */
    // Of a statement, the step on which it is asked: there the customer changes it.
    stopping: (will: Will, today: Day) =>
      asData(stopsCheckout(will, today).map((advice) => ({ ...advice, step: stepOf(advice, will, today) }))),
    fingerprint: fingerprintToday,
    /** The clauses of a complete will with what they were chosen by; none of another. */
    writtenClauses: (will: Will, today: Day) => {
      const complete = completeWill(will, today)
      return complete.ok ? writtenClauses(complete.will) : []
    },
    /** SHA-256 of the answers that documents are made from. The schema puts the fields in one order, whatever order they were saved in. */
    answersHash: (will: Will) =>
      hash('sha256', JSON.stringify(editableWillSchema.parse(withoutValues(editable(will)))), 'hex'),
    partRead,
    readBackAsked,
    willToRead,
    wholeWills: (_whose: number, ...given: Parameters<typeof wholeWills>) => wholeWills(...given),
    packInWords,
    whatFirmSees,
    whoGetsWhat,
    referrals: (will: Will, today: Day) => asData(referralsIn(will, today)),

    /** Takes some revisions, the newest first, for the work below that has the same handle. */
    gather: (_whose: number, handle: string, revisions: readonly Revision[]) => {
      const oldest = gathered.keys().next().value
      if (gathered.size >= MOST_GATHERED && !gathered.has(handle) && oldest !== undefined) gathered.delete(oldest)
      gathered.set(handle, [...(gathered.get(handle) ?? []), ...revisions])
    },
    changes: async (_whose: number, handle: string, today: Day, language: Language | undefined) => {
      const found = () => changesIn(taken(handle), today)
      return language === 'cy' ? (await welsh()).inWelsh(found) : found()
    },
    record: (_whose: number, handle: string, others: OtherSources, about: AboutRecord, today: Day) =>
      linesOf(about, entriesOf(taken(handle), others, today)),
    recordDocument: (
      _whose: number,
      handle: string,
      others: OtherSources,
      about: AboutRecord,
      key: string,
      today: Day,
    ) => {
      const entries = entriesOf(taken(handle), others, today)
      const { head } = linesOf(about, entries)
      return recordDocument(others.testator, new Date(about.at), entries, { head, key })
    },
    attendanceNote: (_whose: number, handle: string, others: OtherSources, at: string, today: Day) =>
      attendanceNote(others.testator, new Date(at), entriesOf(taken(handle), others, today)),
  }
}

export type Tasks = ReturnType<typeof createTasks>
export type TaskName = keyof Tasks

/** The tasks as those who need them call them. */
export type Work = {
  readonly [T in TaskName]: (...given: Parameters<Tasks[T]>) => Promise<Awaited<ReturnType<Tasks[T]>>>
}
