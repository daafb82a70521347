import { hash } from 'node:crypto'
import { type Zippable, zipSync } from 'fflate'
import type { Advice } from '#core/advice/advice.ts'
import { addressOf } from '#core/api/contract/calls.ts'
import type { DocumentsReply, IssuedPack as PackReply } from '#core/api/documents.ts'
import { type Edition, type Paper, papersOf } from '#core/signing/editions.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'
import { withoutValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { type Contents, hasTheSameWill, type Piece, whatChanged } from '#drafting/pack/what-changed.ts'
import type { IssuedDocument, IssuedPack } from '../../db/repositories/issued-documents.store.ts'
import type { WillStore } from '../../db/repositories/wills.store.ts'

/** What the name of a file in large print ends with. */
export const LARGE_PRINT = '-large-print'
/** What the name of a file for the bound copy ends with. */
export const BOUND = '-bound'
/** What the name of an archive copy ends with. */
export const ARCHIVE = '-archive'

/** The document that a file is, in whichever size or copy. */
export const documentOfFile = (file: string): string =>
  [LARGE_PRINT, BOUND, ARCHIVE].reduce(
    (name, ending) => (name.endsWith(ending) ? name.slice(0, -ending.length) : name),
    file,
  )

/** What the pack of all documents leaves out: other sizes and copies of what is in it. */
export const isCopy = (file: string): boolean => documentOfFile(file) !== file

const copies: Readonly<Record<string, string>> = {
  [LARGE_PRINT]: ' in large print',
  [BOUND]: ' for the bound copy',
  [ARCHIVE]: ' as an archive copy',
}

/** What a file is called: "Your will in large print". Its name, where it is of no document of these. */
export const titleOfFile = (documents: readonly Pick<IssuedDocument, 'id' | 'title'>[], file: string): string => {
  const id = documentOfFile(file)
  const title = documents.find((document) => document.id === id)?.title ?? id
  return title + (copies[file.slice(id.length)] ?? '')
}

/** The file of the will that we print and bind. It is sent on paper, and downloaded by nobody. */
export const BOUND_WILL = `will${BOUND}`

type IssuedWill = Pick<IssuedPack, 'documents'> & { readonly fingerprint?: string | undefined }

/** The editions of the will that a pack has. */
export const papersIn = ({ fingerprint, documents }: IssuedWill) => {
  const will = documents.find(({ id }) => id === 'will')
  const pages = { normal: will?.pages, large: will?.largePrintPages, bound: will?.boundPages }
  return papersOf(fingerprint, pages)
}

/** The edition of a will, as one of these packs has it. */
export const paperIn = (
  packs: readonly IssuedPack[],
  {
    fingerprint,
    edition = 'normal',
  }: { readonly fingerprint?: string | undefined; readonly edition?: Edition | undefined },
): Paper | undefined =>
  packs
    .filter((pack) => fingerprint !== undefined && pack.fingerprint === fingerprint)
    .flatMap(papersIn)
    .find((paper) => paper.edition === edition)

const hashed = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, text: hash('sha256', piece.text, 'hex') }))

/** Contents with hashes for texts: equal when the contents are equal, and without personal data. */
export const withHashes = ({ clauses, documents }: Contents): Contents => ({
  clauses: hashed(clauses),
  documents: hashed(documents),
})

type Said = Pick<Will, 'lettersGiven' | 'signing'>

const letterReply = ({ letter }: IssuedDocument, { lettersGiven = [] }: Said) => {
  if (letter === undefined) return undefined
  const { key, as, name, role } = letter
  const given = lettersGiven.find((each) => each.to === key && each.as === as)?.on
  return { to: name, as, role, ...(given !== undefined && { given }) }
}

/** `before` is the version that the customer had downloaded last when this one was made. `isBound`: a bound copy of it is bought. */
export const packReply = (
  pack: IssuedPack,
  before: IssuedPack | undefined,
  will: Said,
  isBound: boolean,
): PackReply => {
  const { version, made, downloaded, changed, answersHash, fingerprint, documents } = pack
  const query = { version }
  const url = (id: string) => addressOf('GET /api/documents/{id}.pdf', { params: { id }, query })
  return {
    version,
    made: made.toISOString(),
    changed: [...changed],
    willChanged: before !== undefined && !hasTheSameWill(before.contents, pack.contents),
    ...(fingerprint && { fingerprint }),
    papers: papersIn(pack).filter(({ edition }) => isBound || edition !== 'bound'),
    answers: answersHash,
    documents: documents.map((document) => {
      const { id, title, purpose, pages, largePrintPages, boundPages, archivePages, drawn } = document
      const letter = letterReply(document, will)
      return {
        id,
        title,
        description: purpose,
        pages,
        url: url(id),
        ...(largePrintPages !== undefined && {
          largePrint: { pages: largePrintPages, url: url(`${id}${LARGE_PRINT}`) },
        }),
        ...(isBound &&
          boundPages !== undefined &&
          id !== 'will' && { bound: { pages: boundPages, url: url(`${id}${BOUND}`) } }),
        ...(archivePages !== undefined && { archive: { pages: archivePages, url: url(`${id}${ARCHIVE}`) } }),
        ...(letter && { letter }),
        ...(drawn && { firstPage: addressOf('GET /api/documents/{id}.svg', { params: { id }, query }) }),
      }
    }),
    packUrl: addressOf('GET /api/documents/pack.zip', { query }),
    downloaded: downloaded !== undefined,
  }
}

/** What the newest pack says that the one did not whose will was signed: the last of them that was downloaded. */
export const sinceSigning = (packs: readonly IssuedPack[], { signing }: Said): Pick<DocumentsReply, 'sinceSigning'> => {
  const [newest] = packs
  const signed = packs.find(
    ({ fingerprint, downloaded }) => fingerprint === signing?.fingerprint && downloaded !== undefined,
  )
  if (!newest || !signed || signing?.fingerprint === undefined) return {}
  const [before, after] = [signed.contents, newest.contents]
  return { sinceSigning: { will: !hasTheSameWill(before, after), lines: whatChanged(before, after) } }
}

/** The files of one version, each with its name in the list, and when the version was made. */
export type PackFiles = {
  readonly made: Date
  readonly files: readonly { readonly title: string; readonly pdf: Uint8Array }[]
}

/** Inside the zip a file may say whose letter it is: no list of downloads shows its name. */
const inFileName = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim()

/** Numbered, so that a folder lists the files in the order in which they are needed. */
const numbered = (index: number, title: string): string =>
  `${String(index + 1).padStart(2, '0')} ${inFileName(title)}.pdf`

/** The files as one zip of the day they were made, stored without compression because a PDF is compressed already. */
export const zipOf = ({ made, files }: PackFiles): Uint8Array => {
  const entries: Zippable = {}
  for (const [index, { title, pdf }] of files.entries()) entries[numbered(index, title)] = pdf
  const { year, month, day } = londonDay(made)
  // A zip holds a time without its zone: noon is on that day wherever it is read.
  return zipSync(entries, { level: 0, mtime: new Date(year, month - 1, day, 12) })
}

type Deps = {
  readonly wills: Pick<WillStore, 'past' | 'at'>
  readonly work: { stopping(will: Will, today: Day): Promise<readonly Advice[]> }
  readonly today: Day
}

/** The will from which a pack was made. The revision of a download is kept; without it, the last one of an earlier day. */
const willOf = async (wills: Deps['wills'], userId: number, { made }: IssuedPack): Promise<Will | undefined> => {
  const revision = (await wills.past(userId)).find(({ savedAt }) => savedAt <= made)
  return revision && (await wills.at(userId, revision.version))?.will
}

/**
 * The advice that stops a new version of the documents. Advice on answers from which the customer has downloaded documents
 * already, which a later change of our questions may give, stops nothing: the customer has paid for changes to that will.
 */
export const adviceSince = async (
  { wills, work, today }: Deps,
  userId: number,
  will: Will,
  last: IssuedPack | undefined,
): Promise<readonly Advice[]> => {
  // What things are worth changes nothing that was bought.
  const stopping = await work.stopping(withoutValues(will), today)
  if (stopping.length === 0 || last === undefined) return stopping
  const before = await willOf(wills, userId, last)
  if (before === undefined) return stopping
  const stood = await work.stopping(withoutValues(before), today)
  return stopping.filter(({ id, level }) => !stood.some((one) => one.id === id && one.level === level))
}
