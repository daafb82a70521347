import { type DraftedDocument, type NumberedClause, type Passage, textOfBlocks } from '#drafting/document.ts'
import { passagesOf } from './latest-change.ts'

/** Letters on a printed page, headings counted. At this many, no printed example will is more than one page off. */
const LETTERS_ON_A_PAGE = 2100

const lettersOf = (passage: Passage & Partial<NumberedClause>): number =>
  textOfBlocks(passage.blocks).length + (passage.heading?.length ?? 0)

const pageAfter = (letters: number): number => Math.max(1, Math.ceil(letters / LETTERS_ON_A_PAGE))

/** About how many printed pages the words of a will take, without the page on which it is signed. */
export const pagesOfWords = (document: DraftedDocument): number =>
  pageAfter(passagesOf(document).reduce((sum, passage) => sum + lettersOf(passage), 0))
