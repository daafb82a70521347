import { type QuestionGroup, wordsOf } from './content.ts'

/** What is compared: small letters without accents, words apart. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim()

/** The questions that have every word of what was typed, or its beginning, in them or in their answers. */
export const findQuestions = (groups: readonly QuestionGroup[], typed: string): QuestionGroup[] => {
  const wanted = plain(typed).split(' ').filter(Boolean)
  const isFound = (text: string) => wanted.every((word) => ` ${plain(text)}`.includes(` ${word}`))
  return groups
    .map(({ heading, questions }) => ({
      heading,
      questions: questions.filter(({ question, also = '', answer }) =>
        isFound(`${question} ${also} ${wordsOf(answer)}`),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
