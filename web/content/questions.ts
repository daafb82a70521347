import { questions as table } from '#words/en/questions.ts'
import type { Block, Question, QuestionGroup } from './content.ts'

export type KeyedQuestion = Omit<Question, 'id' | 'answer'> & {
  readonly [row: string]: Block | readonly string[] | true | undefined
}

/** The groups of questions as their table of words has them, with the rows of each as its answer. */
export const questions: readonly QuestionGroup[] = Object.values(table).map(({ heading, questions: asked }) => ({
  heading,
  questions: Object.entries<KeyedQuestion>(asked).map(([id, { question, also, pages, review, ...rows }]) => ({
    id,
    question,
    ...(also && { also }),
    ...(pages && { pages }),
    ...(review && { review }),
    answer: Object.values(rows) as Block[],
  })),
}))

/** The questions that belong to the page at a path. */
export const questionsAt = (path: string): readonly Question[] =>
  questions
    .flatMap((group) => group.questions)
    .filter(({ pages = [] }) => pages.some((page) => path.startsWith(`/my-will/${page}`)))
