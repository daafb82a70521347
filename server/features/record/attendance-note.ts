/**
 * The note that a solicitor would have on file: what a court or the other side asks about the making of a will (Larke v Nugus [2000] WTLR
 * 1033), answered from what is recorded and from nothing else. What is not recorded is said to be so.
 */
import { brand } from '#core/brand.ts'
import type { RecordEntry } from '#core/record/record.ts'
import { formatLondonDate, formatLondonDateTime } from '#core/text/dates.ts'
import { type Block, bullets, facts, heading, type PaperDocument, paragraph } from '#drafting/pack/pack-document.ts'
import { attendanceNote as words } from '#words/en/documents.ts'
import { agreedTo, entriesOf, leftOut, mindAndPressure, saves, signings, table, warned } from './record-document.ts'

const NOT_RECORDED = 'Not recorded.'

const momentOf = ({ at }: RecordEntry): string => formatLondonDateTime(new Date(at))

/** Facts under a heading, those without a value with the mark of a gap. */
const answered = (...rows: readonly (readonly [label: string, value: string | undefined])[]): Block =>
  facts(...rows.map(([label, value]) => ({ label, value: value || NOT_RECORDED })))

const orGap = (blocks: readonly Block[]): readonly Block[] => (blocks.length > 0 ? blocks : [paragraph(NOT_RECORDED)])

/** What each save did to who gets what, where it did anything. */
const effects = (entries: readonly RecordEntry[]): Block[] =>
  table(
    'Changes of who gets what',
    ['What changed', '>Saved'],
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
    title: 'Attendance note',
    fileTitle: `Attendance note on the will of ${testator}`,
    band: 'Not part of the will',
    purpose: words.purpose,
    blocks: [
      paragraph(words.rests(formatLondonDate(made), brand.name)),
      heading('Who gave the instructions, and how'),
      answered(
        ['Testator', testator],
        ['Account opened', opened && momentOf(opened)],
        ['Introduced by', undefined],
        ['Known before that', undefined],
        ['How the instructions were given', words.typed],
        ['First answers', first && momentOf(first)],
        ['Last answers', last && momentOf(last)],
        ['Who else was there', undefined],
      ),
      heading('A clear mind, help and pressure'),
      paragraph(words.notAssessed),
      ...mindAndPressure(entries),
      heading('Earlier wills, and who is left out'),
      answered(['Whether it is very different from the last will', earlierWill(entries)]),
      ...orGap(leftOut(entries)),
      heading('How the will was explained'),
      ...orGap(agreedTo(entries)),
      ...(spoken.length > 0 ? [paragraph(words.spoken(spoken.length))] : []),
      heading('What was warned of'),
      ...orGap(warned(entries)),
      heading('What was changed, and when'),
      ...orGap(effects(entries)),
      ...saves(entries),
      heading('The signing'),
      ...signings(entries),
      answered(
        ['How it was signed', signer(entries)],
        ['Who was in the room beside the witnesses', undefined],
        ['How the testator seemed on that day', undefined],
      ),
      heading('What this note rests on'),
      bullets(words.typedAlone, words.thinned, words.sealed),
    ],
  }
}
