import { codeOf, type Paper, pagesIn } from '#core/signing/editions.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { listed } from '#core/text/names.ts'
import type { Signing } from '#core/will/signing-schema.ts'
import { whereMyWillIs as words } from '#words/en/pack.ts'
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
  title: 'I have made a will',
  items: [
    { label: 'My name', value: name },
    { label: 'Where the signed will is', value: storage.length <= ROOM_ON_A_CARD ? storage : '' },
    { label: 'Please tell', value: executors[0] ?? '' },
    { label: 'Telephone', value: '' },
  ],
})

const inPrint: Readonly<Record<Paper['edition'], string>> = {
  normal: '',
  large: 'In large print ',
  bound: 'Bound by us ',
}

/** "6 pages, Document 7F3K-21QX. In large print 12 pages, Document 7F3K-21QX-L." Empty where nothing is known. */
const pagesOf = (papers: readonly Paper[]): string => {
  const known = papers.flatMap(({ edition, pages, code }) =>
    pages === undefined || code === undefined
      ? []
      : `${papers.length > 1 ? inPrint[edition] : ''}${pagesIn(pages)}, Document ${code}`,
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
  if (known !== '') return [{ label: 'Its pages, and what the foot of each says', value: known }]
  const code = signing?.fingerprint === undefined ? '' : codeOf(signing.fingerprint, signing.edition)
  return [
    { label: 'Number of its pages', value: '' },
    { label: 'Document, as the foot of its pages says', value: code },
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
    title: 'Where my will is',
    fileTitle: `Where the will of ${name} is`,
    band: 'Not part of the will',
    purpose: words.aPageTo,
    blocks: [
      paragraph(signing === undefined ? words.fillThisIn : words.keepThisWith),
      facts(
        { label: 'The will of', value: [{ strong: name }] },
        ...(alsoKnownAs === undefined ? [] : [{ label: 'Also known as', value: alsoKnownAs }]),
        { label: 'Date on the signed will', value: signing === undefined ? '' : dayInWords(signing.on) },
        ...(signing === undefined ? [] : [{ label: 'The witnesses', value: listed.format(signing.witnesses) }]),
        ...countOf(signing, papers, signed),
        ...(storage === '' ? [] : [{ label: 'Where the signed will is', value: storage }]),
      ),
      ...(storage === '' ? [lines('Where the signed will is', 3)] : []),
      lines('Who can open that place, and how', 2),
      table('Who I have told where it is', { start: ['Name', 'Telephone', 'Told on'] }, [
        ...executors.map((executor) => [executor, '', '']),
        ...Array.from({ length: emptyRowsAfter(executors.length) }, () => ['', '', '']),
      ]),
      { kind: 'new-page', inLargePrint: true },
      heading('Cards to carry'),
      paragraph(words.cutAlongThe),
      card(name, executors, storage),
      card(name, executors, storage),
    ],
  }
}
