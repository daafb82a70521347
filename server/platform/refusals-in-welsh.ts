import type { ErrorBody } from '#core/api/fields.ts'
import { kept } from '#words/cy/forms.ts'
import { ac } from '#words/cy/names.ts'
import { refusals } from '#words/cy/refusals.ts'
import { knownByEnglish } from '#words/said.ts'

const sentence = knownByEnglish(refusals, ac)
const inWelsh = (text: string): string => sentence(text) ?? kept.said(text)

/** The body of a refusal as a reader of Welsh is answered. Codes stay, and so does what is in English alone. */
export const refusalInWelsh = <Body extends ErrorBody>(body: Body): Body => ({
  ...body,
  message: inWelsh(body.message),
  errors: Object.fromEntries(Object.entries(body.errors).map(([field, texts]) => [field, texts.map(inWelsh)])),
})
