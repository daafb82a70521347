import {
  type ClauseId,
  type DraftedDocument,
  type NumberedClause,
  type Passage,
  textOfBlocks,
} from '#drafting/document.ts'
import { printedPages as words } from '#words/en/preview.ts'
import { passagesOf } from './latest-change.ts'

/** Letters on a printed page, headings counted. At this many, no printed example will is more than one page off. */
const LETTERS_ON_A_PAGE = 2100

const lettersOf = (passage: Passage & Partial<NumberedClause>): number =>
  textOfBlocks(passage.blocks).length + (passage.heading?.length ?? 0)

const pageAfter = (letters: number): number => Math.max(1, Math.ceil(letters / LETTERS_ON_A_PAGE))

/** About how many printed pages the words of a will take, without the page on which it is signed. */
export const pagesOfWords = (document: DraftedDocument): number =>
  pageAfter(passagesOf(document).reduce((sum, passage) => sum + lettersOf(passage), 0))

/** About where a passage stands in the printed will: "Clause 8, page 2 of about 5". */
export const placeInPages = (document: DraftedDocument, at: ClauseId | undefined): string => {
  const passages: readonly (Passage & Partial<NumberedClause>)[] = passagesOf(document)
  const index = passages.findIndex(({ id }) => id === at)
  const before = passages.slice(0, Math.max(0, index)).reduce((sum, passage) => sum + lettersOf(passage), 0)
  const pages = pagesOfWords(document)
  const number = passages[index]?.number
  // The last page is the one that is signed.
  const place = [Math.min(pages, pageAfter(before + 1)), pages + 1] as const
  return number === undefined ? words.pageOfAbout(...place) : words.clausePageOfAbout(number, ...place)
}
