import { type Code, isVisitorCode, messages, type Problem, visitorMessages } from '#core/rules/messages.ts'
import { type ApiError, OfflineError } from '../api/http.ts'
import type { Words } from '../content/en.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import type { ShownError } from './error-summary.tsx'

const isCode = (text: string): text is Code => text in messages

/** The sentence of a code. `said`: the messages in the language of the page. */
const sentenceOf = (text: string, said: Words['messages']): string => {
  if (isVisitorCode(text)) return said[text]
  return isCode(text) ? messages[text] : text
}

/** The messages of a refused call by field, or `otherwise` where it names no field. */
export const shownErrors = (
  error: ApiError,
  said: Words['messages'] = visitorMessages,
  otherwise: string = error.message,
): ShownError[] => {
  const byField = Object.entries(error.errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text: sentenceOf(text, said) })),
  )
  return byField.length > 0 ? byField : [{ field: '', text: otherwise }]
}

export const shownProblems = (problems: readonly Problem[], said: Words['messages'] = visitorMessages): ShownError[] =>
  problems.map(({ field, code }) => ({ field, text: sentenceOf(code, said) }))

/** The message of a failed call in the language of the page. In English it is the server's own, which says more. */
export const useFailure = (): ((error: ApiError | OfflineError) => string) => {
  const isEnglish = useLanguage() === 'en'
  const words = useWords('failures')
  return (error) => {
    if (isEnglish) return error.message
    if (error instanceof OfflineError) return words.offline
    return error.status === 429 ? words.busy : words.other
  }
}
