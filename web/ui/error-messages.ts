import { type Code, messages, type Problem } from '#core/rules/messages.ts'
import { isVisitorCode, visitorMessages } from '#core/rules/visitor-messages.ts'
import type { Words } from '#words/en/visitors.ts'
import type { ApiError } from '../api/http.ts'
import type { Message } from './error-summary.tsx'

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
): Message[] => {
  const byField = Object.entries(error.errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text: sentenceOf(text, said) })),
  )
  return byField.length > 0 ? byField : [{ field: '', text: otherwise }]
}

export const shownProblems = (problems: readonly Problem[], said: Words['messages'] = visitorMessages): Message[] =>
  problems.map(({ field, code }) => ({ field, text: sentenceOf(code, said) }))
