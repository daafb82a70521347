import { type Code, messages, type Problem } from '#core/rules/messages.ts'
import { isVisitorCode, visitorMessages } from '#core/rules/visitor-messages.ts'
import type { ApiError } from '../../api/http.ts'
import type { Words } from '../../content/words.ts'
import type { ShownError } from '../../ui/error-summary.tsx'

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
