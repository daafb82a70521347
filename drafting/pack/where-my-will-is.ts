import { codeOf, type Paper, pagesIn } from '#core/signing/editions.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled, listed } from '#core/text/names.ts'
import type { Signing } from '#core/will/signing-schema.ts'
import { kept } from '#words/en/forms.ts'
import { bands, whereMyWillIs as words } from '#words/en/pack.ts'
import type { CompleteWill } from '../complete-will.ts'
import {
  type Block,
  type Fact,
  facts,
  heading,
  lines,
  type PackContext,
  type PackDocument,
  paragraph,
  table,
} from './pack-document.ts'

/** Characters that one line of a card has room for; a longer place is written there by hand. */
const ROOM_ON_A_CARD = 60

/** Rows, of which one is empty at least. */
const SHORTEST_TABLE = 4

const emptyRowsAfter = (filled: number): number => Math.max(1, SHORTEST_TABLE - filled)

const executorsOf = ({ parts: { executors, firm } }: CompleteWill): string[] => [
  ...executors.map(({ name }) => name),
  ...(firm ? [firm.name] : []),
]

const card = (name: string, executors: readonly string[], storage: string): Block => ({
  kind: 'card',
  title: words.iHaveMade,
  items: [
    { label: words.myName, value: name },
    { label: words.whereTheSigned, value: storage.length <= ROOM_ON_A_CARD ? storage : '' },
    { label: words.pleaseTell, value: executors[0] ?? '' },
    { label: words.telephone, value: '' },
  ],
})

/** "6 pages, Document 7F3K-21QX. In large print 12 pages, Document 7F3K-21QX-L." Empty where nothing is known. */
const pagesOf = (papers: readonly Paper[]): string => {
  const known = papers.flatMap(({ edition, pages, code }) =>
    pages === undefined || code === undefined
      ? []
      : words.pagesAndCode(words.inPrint[papers.length > 1 ? edition : 'normal'](pagesIn(pages)), code),
  )
  return known.join('. ')
}

/** How many pages the will has and what their feet say: of the one that was signed, or of each that can be. */
const countOf = (
  signing: Signing | undefined,
  papers: readonly Paper[],
  signed: Paper | undefined,
): readonly Fact[] => {
  const known = pagesOf(signing === undefined ? papers : signed ? [signed] : [])
  if (known !== '') return [{ label: words.itsPages, value: known }]
  const code = signing?.fingerprint === undefined ? '' : codeOf(signing.fingerprint, signing.edition)
  return [
    { label: words.numberOfPages, value: '' },
    { label: words.document, value: code },
  ]
}

/** A page to keep and cards to carry. It says where the will is, never what it says. */
export const whereMyWillIs = (will: CompleteWill, { papers = [], signed }: PackContext): PackDocument => {
  const { name, alsoKnownAs } = will.parts.testator
  const executors = executorsOf(will)
  const { signing } = will.will
  const storage = isFilled(will.will.storage) ? will.will.storage.trim() : ''
  return {
    kind: 'where-my-will-is',
    id: 'where-my-will-is',
    title: words.title,
    fileTitle: words.fileTitle(name),
    band: bands.notPartOf,
    purpose: words.aPageTo,
    blocks: [
      paragraph(signing === undefined ? words.fillThisIn : words.keepThisWith),
      facts(
        { label: words.theWillOf, value: [{ strong: name }] },
        ...(alsoKnownAs === undefined ? [] : [{ label: words.alsoKnownAs, value: alsoKnownAs }]),
        { label: words.dateOnThe, value: signing === undefined ? '' : kept.said(dayInWords(signing.on)) },
        ...(signing === undefined
          ? []
          : [{ label: words.theWitnesses, value: kept.names(listed.format(signing.witnesses)) }]),
        ...countOf(signing, papers, signed),
        ...(storage === '' ? [] : [{ label: words.whereTheSigned, value: storage }]),
      ),
      ...(storage === '' ? [lines(words.whereTheSigned, 3)] : []),
      lines(words.whoCanOpen, 2),
      table(words.whoIHaveTold.caption, { start: words.whoIHaveTold.columns }, [
        ...executors.map((executor) => [executor, '', '']),
        ...Array.from({ length: emptyRowsAfter(executors.length) }, () => ['', '', '']),
      ]),
      { kind: 'new-page', inLargePrint: true },
      heading(words.cardsToCarry),
      paragraph(words.cutAlongThe),
      card(name, executors, storage),
      card(name, executors, storage),
    ],
  }
}
