import { pairWords } from '../../content/pair.ts'

type Part = (typeof pairWords.sections)[number]['id']

/** The paragraphs of one part of what a couple is told. */
export const pairParagraphs = (part: Part): readonly string[] =>
  pairWords.sections.find(({ id }) => id === part)?.blocks ?? []
