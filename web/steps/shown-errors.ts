import { type Code, messages, type Problem } from '#core/rules/messages.ts'
import type { ApiError } from '../client/http.ts'
import type { ShownError } from '../ui/error-summary.tsx'

const isCode = (text: string): text is Code => text in messages
const asSentence = (text: string): string => (isCode(text) ? messages[text] : text)

/** What a refusal says, by field. Where it names no field, its own message. */
export const shownErrors = (error: ApiError): ShownError[] => {
  const byField = Object.entries(error.errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text: asSentence(text) })),
  )
  return byField.length > 0 ? byField : [{ field: '', text: error.message }]
}

export const shownProblems = (problems: readonly Problem[]): ShownError[] =>
  problems.map(({ field, code }) => ({ field, text: messages[code] }))
