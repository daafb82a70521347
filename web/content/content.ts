/** Pages that are mostly words, as data: one place for the words, one component that draws them. */

/**
 * A paragraph, a list, or steps in order. Within the text, [words](/path) is a link.
 */
export type Block = string | { readonly list: readonly string[] } | { readonly steps: readonly string[] }

/** `review`: states the law, and a solicitor has to review it before customers rely on it. */
export type Section = {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
  readonly review?: true
  /** What the page adds below the words. */
  readonly below?: 'offered' | 'operator' | 'sign-off' | 'third-parties'
}

export type Content = {
  readonly title: string
  readonly lead: string
  /** The day the words last changed, as it is shown. */
  readonly changed: string
  readonly sections: readonly Section[]
}

type KeyedSection = Pick<Section, 'heading' | 'review' | 'below'> & {
  readonly [row: string]: Block | ((fill: string) => Block) | true | undefined
}

/** A page as its table of words has it: sections by their ids, and their blocks as rows. */
export type TextTable = Omit<Content, 'sections'> & { readonly sections: Readonly<Record<string, KeyedSection>> }

/** The page that a table of words says, in the order in which it says it. `fill`: what is filled into a row of it. */
export const contentOf = ({ sections, ...page }: TextTable, fill = ''): Content => ({
  ...page,
  sections: Object.entries(sections).map(([id, { heading, review, below, ...rows }]) => ({
    id,
    heading,
    ...(review && { review }),
    ...(below && { below }),
    blocks: Object.values(rows).map((row) => (typeof row === 'function' ? row(fill) : (row as Block))),
  })),
})

/**
 * `also`: words that people search for, which stand neither in the question nor in its answer. `pages`: the pages of the will,
 * or the beginnings of their addresses, at which people ask this.
 */
export type Question = {
  readonly id: string
  readonly question: string
  readonly also?: string
  readonly pages?: readonly string[]
  readonly answer: readonly Block[]
  readonly review?: true
}

export type QuestionGroup = { readonly heading: string; readonly questions: readonly Question[] }

/** The words of blocks, links without their addresses. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (typeof block === 'string' ? [block] : 'list' in block ? block.list : block.steps))
    .join('\n')
    .replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1')
