import { type Code, isVisitorCode, messages, type Problem, visitorMessages } from '#core/rules/messages.ts'
import { type ApiError, OfflineError } from '../api/http.ts'
import type { Words } from '../content/en.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import type { ShownError } from './error-summary.tsx'

const isCode = (text: string): text is Code => text in messages

/** `said`: the messages that the page has in a language of its own. */
const sentenceOf = (text: string, said: Words['messages']): string => {
  if (isVisitorCode(text)) return said[text]
  return isCode(text) ? messages[text] : text
}

/** What a refusal says, by field. Where it names no field, `otherwise`. */
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

/** Says what went wrong in a call, in the language of the page. The server speaks English, and there it says more. */
export const useFailure = (): ((error: ApiError | OfflineError) => string) => {
  const isEnglish = useLanguage() === 'en'
  const words = useWords('failures')
  return (error) => {
    if (isEnglish) return error.message
    if (error instanceof OfflineError) return words.offline
    return error.status === 429 ? words.busy : words.other
  }
}
