/**
 * The note that a solicitor would have on file: what a court or the other side asks about the making of a will (Larke v Nugus [2000] WTLR
 * 1033), answered from what is recorded and from nothing else. What is not recorded is said to be so.
 */
import { brand } from '#core/brand.ts'
import type { RecordEntry } from '#core/record/record.ts'
import { formatLondonDate, formatLondonDateTime } from '#core/text/dates.ts'
import { type Block, bullets, facts, heading, type PaperDocument, paragraph } from '#drafting/pack/pack-document.ts'
import { recordDocument as ofRecord, attendanceNote as words } from '#words/en/record.ts'
import { agreedTo, entriesOf, leftOut, mindAndPressure, saves, signings, table, warned } from './record-document.ts'

const momentOf = ({ at }: RecordEntry): string => formatLondonDateTime(new Date(at))

/** Facts under a heading, those without a value with the mark of a gap. */
const answered = (...rows: readonly (readonly [label: string, value: string | undefined])[]): Block =>
  facts(...rows.map(([label, value]) => ({ label, value: value || words.notRecorded })))

const orGap = (blocks: readonly Block[]): readonly Block[] =>
  blocks.length > 0 ? blocks : [paragraph(words.notRecorded)]

/** What each save did to who gets what, where it did anything. */
const effects = (entries: readonly RecordEntry[]): Block[] =>
  table(
    words.changes,
    entriesOf(entries, 'saved').flatMap((save) => (save.effect ? [[save.effect, momentOf(save)]] : [])),
  )

const earlierWill = (entries: readonly RecordEntry[]): string | undefined =>
  entriesOf(entries, 'asked')
    .flatMap(({ questions }) => questions)
    .findLast(({ id }) => id === 'departs-from-last-will')?.answer

const signer = (entries: readonly RecordEntry[]): string | undefined =>
  entriesOf(entries, 'signed').at(-1)?.how === undefined ? undefined : words.otherForm

export const attendanceNote = (testator: string, made: Date, entries: readonly RecordEntry[]): PaperDocument => {
  const [opened] = entriesOf(entries, 'opened')
  const written = entriesOf(entries, 'saved')
  const [first, last] = [written[0], written.at(-1)]
  const spoken = entriesOf(entries, 'answered back')
  return {
    id: 'attendance-note',
    title: words.title,
    fileTitle: words.fileTitle(testator),
    band: ofRecord.band,
    purpose: words.purpose,
    blocks: [
      paragraph(words.rests(formatLondonDate(made), brand.name)),
      heading(words.whoGaveThem),
      answered(
        [words.testator, testator],
        [words.accountOpened, opened && momentOf(opened)],
        [words.introducedBy, undefined],
        [words.knownBefore, undefined],
        [words.howTheyWereGiven, words.typed],
        [words.firstAnswers, first && momentOf(first)],
        [words.lastAnswers, last && momentOf(last)],
        [words.whoElse, undefined],
      ),
      heading(ofRecord.mindAndPressure),
      paragraph(words.notAssessed),
      ...mindAndPressure(entries),
      heading(words.earlierWills),
      answered([words.fromTheLastWill, earlierWill(entries)]),
      ...orGap(leftOut(entries)),
      heading(words.explained),
      ...orGap(agreedTo(entries)),
      ...(spoken.length > 0 ? [paragraph(words.spoken(spoken.length))] : []),
      heading(words.warnedOf),
      ...orGap(warned(entries)),
      heading(words.changed),
      ...orGap(effects(entries)),
      ...saves(entries),
      heading(ofRecord.theSigning),
      ...signings(entries),
      answered([words.howSigned, signer(entries)], [words.inTheRoom, undefined], [words.howTheySeemed, undefined]),
      heading(words.restsOn),
      bullets(words.typedAlone, words.thinned, words.sealed),
    ],
  }
}
