/** The editions in which a will is printed to be signed: the code, the pages and the paper of each, and what is said of them. */
import { papers as words } from '#words/en/signing.ts'
import { editions } from '../will/lists.ts'

export type Edition = (typeof editions)[number]

/** A will as it lies on the table. What is not known of it is absent. */
export type Paper = {
  readonly edition: Edition
  readonly pages?: number | undefined
  /** What the foot of each of its pages says after "Document". */
  readonly code?: string | undefined
}

const endings: Readonly<Record<Edition, string>> = { normal: '', large: '-L', bound: '-B' }

/**
 * What the foot of each page and the box for the signature say: the fingerprint of the words, and what tells this edition from every
 * other, so that no page of one passes for a page of another.
 */
export const codeOf = (fingerprint: string, edition: Edition = 'normal'): string => `${fingerprint}${endings[edition]}`

/** "will-7F3K-21QX.pdf": the name of a file with the code of its will before the ending. */
export const fileOfWill = (file: string, code: string | undefined): string =>
  code === undefined ? file : file.replace(/(?=\.[a-z]+$)/, `-${code}`)

/** The wills that can lie on the table: each edition that is made, with its pages. Old prints have no code. */
export const papersOf = (
  fingerprint: string | undefined,
  pages: Readonly<Partial<Record<Edition, number | undefined>>>,
): (Paper & { pages: number })[] =>
  editions.flatMap((edition) => {
    const made = pages[edition]
    const code = fingerprint !== undefined && { code: codeOf(fingerprint, edition) }
    return made === undefined ? [] : [{ edition, pages: made, ...code }]
  })

/** "6 pages" */
export const pagesIn = (pages: number): string => (pages === 1 ? words.n1Page : words.pages(pages))

/** "pages 1 to 4", "page 1": those that are initialled. Of a will of one page there is none. */
export const earlierPages = ({ pages }: Paper): string => {
  if (pages === undefined) return words.everyPageButTheLast
  return pages > 2 ? words.pagesTo(pages - 1) : words.page1
}

/** The page with the date and the signatures. */
export const lastPage = ({ pages }: Paper): string => (pages === undefined ? words.theLastPage : words.page(pages))

type PaperWords = {
  /** What the edition is called in a list. */
  readonly name: string
  /** The heading of the step that comes before the table. */
  readonly ready: string
  /** What holds the pages together, as a rule. */
  readonly held: string
  readonly untouched: string
  /** What is done when pages have gone wrong. */
  readonly again: string
}

/** What is said of the paper of each edition, in the language of the moment. */
export const paperWords: Readonly<Record<Edition, PaperWords>> = {
  get normal() {
    return { name: words.normal, ...words.stapled }
  },
  get large() {
    return { name: words.large, ...words.stapled }
  },
  bound: words.bound,
}
