import { hash } from 'node:crypto'
import { brand } from '#core/brand.ts'
import { stepRows } from '#core/journey/steps.ts'
import { newestOf } from '#core/reading/agreement.ts'
import type { RecordEntry } from '#core/record/record.ts'
import { doubtInWords } from '#core/signing/doubt-words.ts'
import { paperWords } from '#core/signing/editions.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { formatLondonDate, formatLondonDateTime, formatLondonTime } from '#core/text/dates.ts'
import { capital, listed } from '#core/text/names.ts'
import type { Situation } from '#core/will/lists.ts'
import { includes } from '#core/will/questions.ts'
import { shortCode } from '#documents/fingerprint.ts'
import {
  type Block,
  bullets,
  type Fact,
  facts,
  heading,
  note,
  type PackWords,
  type PaperDocument,
  paragraph,
  section,
  subheading,
} from '#drafting/pack/pack-document.ts'
import { recordedDeeds as deeds, recorded, recordDocument as words } from '#words/en/record.ts'
import type { Signer } from '../../crypto/service-keys.ts'

/** A record as a file: each entry holds the hash of the one before it, and the hash of the last is signed. */

/** The first entry: whose record it is, and how far it reaches. */
export type AboutRecord = {
  readonly kind: 'about'
  /** Of a sealed one the moment of its newest entry, so that it stays the same until something is added. */
  readonly at: string
  readonly service: string
  readonly testator: string
  readonly says: string
}

export type SealedRecord = {
  /** The file: JSON with each entry on a line of its own. */
  readonly file: string
  /** SHA-256 of the last entry's line, in hexadecimal. It changes when anything in the record does. */
  readonly head: string
  /** The Ed25519 key that checks the signature, in hexadecimal. */
  readonly key: string
}

/** What is signed of a record. */
const statementOf = (head: string): string => `heirloom record\n${head}`

const CODE_LETTERS = 20

/** A code of the key and the last hash, short enough to be typed from paper: 100 bits, which nobody can make a second record for. */
export const codeOfRecord = ({ key, head }: Pick<SealedRecord, 'key' | 'head'>): string =>
  shortCode(`${statementOf(head)}\n${key}`, CODE_LETTERS)

/** The entries one a line, each with the hash of the line before it, and the hash of the last. */
export type RecordLines = { readonly lines: string; readonly head: string }

export const linesOf = (about: AboutRecord, entries: readonly RecordEntry[]): RecordLines => {
  const lines: string[] = []
  let head = ''
  const at =
    entries
      .map((entry) => entry.at)
      .toSorted()
      .at(-1) ?? about.at
  for (const entry of [{ ...about, at }, ...entries]) {
    const line = JSON.stringify({ number: lines.length, previous: head, ...entry })
    lines.push(line)
    head = hash('sha256', line, 'hex')
  }
  return { lines: lines.join(',\n'), head }
}

/** The same lines and the same key give the same file. */
export const sealRecord = async ({ lines, head }: RecordLines, signer: Signer): Promise<SealedRecord> => {
  const key = Buffer.from(await signer.publicKey()).toString('hex')
  const signature = Buffer.from(await signer.sign(statementOf(head)), 'base64url').toString('hex')
  const end = JSON.stringify({ head, key, signature }).slice(1)
  return { file: `{"heirloomRecord":1,"entries":[\n${lines}\n],${end}\n`, head, key }
}

type Of<K extends RecordEntry['kind']> = Extract<RecordEntry, { kind: K }>

/** What the sealed file of the record says of itself. */
type Seal = { readonly head: string; readonly key: string }

/** The statements that a court asks about first: a clear mind, and answers of one’s own. */
const aboutMindAndPressure: readonly Situation[] = [
  'memory-or-hospital',
  'serious-illness',
  'reading-or-signing',
  'others-choose',
  'helper-beside-me',
  'under-pressure',
  'departs-from-last-will',
]

export const entriesOf = <K extends RecordEntry['kind']>(entries: readonly RecordEntry[], kind: K): Of<K>[] =>
  entries.filter((entry): entry is Of<K> => entry.kind === kind)

export type TableWords = { readonly caption: string; readonly columns: readonly string[] }

/** A column with a `>` before its title is as narrow as what it holds. */
export const table = ({ caption, columns }: TableWords, rows: readonly (readonly PackWords[])[]): Block[] => {
  const titled = columns.map((title) => ({
    title: title.replace('>', ''),
    align: title.startsWith('>') ? ('end' as const) : ('start' as const),
  }))
  return rows.length === 0 ? [] : [{ kind: 'table', caption, columns: titled, rows }]
}

/** The statements as they were answered last, step by step. */
const lastAsked = (entries: readonly RecordEntry[]): Of<'asked'>[] => [
  ...new Map(entriesOf(entries, 'asked').map((asked) => [asked.step, asked])).values(),
]

const titleOf = (step: string): string => stepRows.find(({ name }) => name === step)?.title ?? step

export const mindAndPressure = (entries: readonly RecordEntry[]): Block[] => {
  const asked = lastAsked(entries)
  const rows = asked.flatMap(({ on, questions }) =>
    questions
      .filter(({ id }) => includes(aboutMindAndPressure, id))
      .map(({ words, answer }) => [words, answer, dayInWords(on)]),
  )
  return rows.length === 0 ? [paragraph(recorded.noStatement)] : table(recorded.aboutMind, rows)
}

const otherStatements = (entries: readonly RecordEntry[]): Block[] =>
  lastAsked(entries).flatMap(({ step, on, questions }) => {
    const rows = questions
      .filter(({ id }) => !includes(aboutMindAndPressure, id))
      .map(({ words, answer }) => [words, answer])
    const said = { ...recorded.statements, caption: recorded.answeredOn(dayInWords(on)) }
    return rows.length === 0 ? [] : [subheading(titleOf(step)), ...table(said, rows)]
  })

export const leftOut = (entries: readonly RecordEntry[]): Block[] => {
  const said = entriesOf(entries, 'left out').filter(({ leftOut: names }) => names.length > 0)
  return said.map(({ at, leftOut: names, words: reason }) =>
    note(
      recorded.leftOutOn(capital(listed.format(names)), formatLondonDate(new Date(at))),
      reason.trim() || recorded.noReason,
    ),
  )
}

/** "3 November 2026, 10:00 to 10:40": when the first and the last of these happened, all on one day. */
const onTheDay = (entries: readonly RecordEntry[]): string => {
  const moments = [entries[0], entries.at(-1)].flatMap((entry) => (entry ? [new Date(entry.at)] : []))
  const [first] = moments
  const times = [...new Set(moments.map(formatLondonTime))].join(deeds.to)
  return first ? deeds.fromTo(formatLondonDate(first), times) : ''
}

/** Each day on which something was saved: from when to when, how often, and what. As wide as the page: a day may have much. */
export const saves = (entries: readonly RecordEntry[]): Block[] =>
  [...Map.groupBy(entriesOf(entries, 'saved'), ({ at }) => formatLondonDate(new Date(at))).values()].flatMap(
    (saves) => {
      const changed = [...new Set(saves.flatMap((save) => save.changed ?? []))]
      const when = onTheDay(saves)
      const title = saves.length === 1 ? deeds.oneSave(when) : deeds.saves(when, saves.length)
      return [subheading(title), paragraph(`${changed.join(', ') || deeds.answers}.`)]
    },
  )

const readBeforePaying = ({ partsRead }: Of<'paid'>): string => {
  if (partsRead === 0) return deeds.nothingReadBefore
  return partsRead === 1 ? deeds.oneReadBefore : deeds.readBefore(partsRead)
}

const often = (what: string, times: number): string => (times > 1 ? deeds.times(what, times) : what)

const done = (entry: RecordEntry): string | undefined => {
  switch (entry.kind) {
    case 'opened':
      return deeds.opened
    case 'paid':
      return [
        deeds.paidFor(listed.format(entry.for)),
        readBeforePaying(entry),
        ...(entry.refunded ? [deeds.moneyWentBack] : []),
      ].join(' ')
    case 'issued':
      return entry.fingerprint ? deeds.madeAs(entry.version, entry.fingerprint) : deeds.made(entry.version)
    case 'did':
      // The signing that was noted has an entry of its own.
      return entry.action === 'noted the signing' ? undefined : often(capital(entry.action), entry.times)
    case 'signed':
      return deeds.signed(dayInWords(entry.signing.on))
    default:
      return undefined
  }
}

const isDownload = (entry: RecordEntry): entry is Of<'did'> =>
  entry.kind === 'did' && entry.action === 'downloaded documents'

/** What one download after the other took from one version. */
const downloaded = (entries: readonly Of<'did'>[]): string => {
  const [first] = entries
  if (!first?.taken)
    return often(
      deeds.downloaded,
      entries.reduce((sum, entry) => sum + entry.times, 0),
    )
  const titles = new Set(entries.flatMap(({ taken }) => taken?.titles ?? []))
  return deeds.downloadedFrom(first.taken.version, [...titles].join('; '))
}

/** Downloads of a day that follow each other are one row, with what they took. */
const inOrder = (entries: readonly RecordEntry[]): PackWords[][] => {
  const rows: { entries: RecordEntry[]; what: string }[] = []
  const together = (entry: RecordEntry): string =>
    isDownload(entry) ? `${formatLondonDate(new Date(entry.at))} ${entry.taken?.version}` : ''
  for (const entry of entries) {
    const last = rows.at(-1)
    const before = last?.entries[0]
    if (last && before && isDownload(entry) && together(before) === together(entry)) {
      last.entries.push(entry)
      last.what = downloaded(last.entries.filter(isDownload))
      continue
    }
    const what = isDownload(entry) ? downloaded([entry]) : done(entry)
    if (what !== undefined) rows.push({ entries: [entry], what })
  }
  return rows.map((row) => [row.what, onTheDay(row.entries)])
}

const witnessOf = ({ signing }: Of<'signed'>, index: 0 | 1): string =>
  [signing.witnesses[index], signing.witnessDetails?.[index].address, signing.witnessDetails?.[index].occupation]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')

const signingFacts = (signed: Of<'signed'>): Fact[] => [
  { label: recorded.signedOn, value: dayInWords(signed.signing.on) },
  { label: recorded.firstWitness, value: witnessOf(signed, 0) },
  { label: recorded.secondWitness, value: witnessOf(signed, 1) },
  ...(signed.signing.place ? [{ label: recorded.place, value: signed.signing.place }] : []),
  ...(signed.document ? [{ label: recorded.number, value: signed.document }] : []),
  ...(signed.signing.edition ? [{ label: recorded.edition, value: paperWords[signed.signing.edition].name }] : []),
  ...(signed.storage ? [{ label: recorded.kept, value: signed.storage }] : []),
  ...(signed.signing.doubts ?? []).map((doubt) => {
    const { says, follows } = doubtInWords(doubt, signed.signing)
    return { label: recorded.inDoubt, value: `${says} ${follows}` }
  }),
]

export const signings = (entries: readonly RecordEntry[]): Block[] => {
  const all = entriesOf(entries, 'signed')
  if (all.length === 0) return [paragraph(recorded.notToldSigned)]
  return all.flatMap((signed) => [
    ...(signed.replaced ? [paragraph(recorded.replaced)] : []),
    facts(...signingFacts(signed)),
  ])
}

const agreements = (entries: readonly RecordEntry[]): PackWords[][] =>
  [...newestOf(entriesOf(entries, 'agreed')).values()].map(({ at, read, version }) => [
    read.sentence,
    `${version}`,
    read.warnings.length === 0 ? recorded.noWarning : `${read.warnings.length}`,
    formatLondonDateTime(new Date(at)),
  ])

export const agreedTo = (entries: readonly RecordEntry[]): Block[] => table(recorded.agreed, agreements(entries))

export const warned = (entries: readonly RecordEntry[]): Block[] =>
  table(
    recorded.warned,
    entriesOf(entries, 'warned').map(({ wording, on }) => [wording, dayInWords(on)]),
  )

/** The record of a will as a document to read. The file it names has everything, and is what can be checked. */
export const recordDocument = (
  testator: string,
  made: Date,
  entries: readonly RecordEntry[],
  seal: Seal,
): PaperDocument => ({
  id: 'record',
  title: words.title,
  fileTitle: words.fileTitle(testator),
  band: words.band,
  purpose: words.purpose,
  blocks: [
    paragraph(words.holds(brand.name, formatLondonDate(made), testator)),
    heading(words.theSigning),
    ...signings(entries),
    ...section(words.inOrder, ...table(words.done, inOrder(entries))),
    heading(words.mindAndPressure),
    ...mindAndPressure(entries),
    ...section(words.leftOut, ...leftOut(entries)),
    heading(words.readAndAgreed),
    ...(agreements(entries).length === 0 ? [paragraph(words.nothingRead)] : agreedTo(entries)),
    ...section(
      words.askedBack,
      ...table(
        words.askedBackRows,
        entriesOf(entries, 'answered back').map(({ asks, answered, right, at }) => [
          asks,
          answered,
          right ? words.theSame : words.somethingElse,
          formatLondonDateTime(new Date(at)),
        ]),
      ),
    ),
    ...section(words.warnings, ...warned(entries)),
    ...section(words.whatElse, ...otherStatements(entries)),
    ...section(words.whenWritten, ...saves(entries)),
    heading(words.howToCheck),
    bullets(words.theFile, words.hashes, words.verify),
    facts(
      { label: words.code, value: codeOfRecord(seal) },
      { label: words.hash, value: seal.head },
      { label: words.key, value: seal.key },
    ),
    note(words.kept.title, words.kept.words),
  ],
})
