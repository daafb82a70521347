/** What a pack says to whoever reads Welsh, and the report on a will that is there already. */
import { steps } from '#core/journey/steps.ts'
import { messages } from '#core/rules/messages.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
import { check as checkInWelsh } from '#words/cy/advice.ts'
import * as answerRows from '#words/cy/answers.ts'
import { lpaForms as formsInWelsh, messages as messagesInWelsh, steps as stepsInWelsh } from '#words/cy/core.ts'
import { plainCopies as copiesInWelsh } from '#words/cy/documents.ts'
import { result as resultInWelsh } from '#words/cy/existing-will.ts'
import { kept as keptInWelsh } from '#words/cy/forms.ts'
import { welshDays } from '#words/cy/names.ts'
import * as packRows from '#words/cy/pack.ts'
import * as pictureRows from '#words/cy/picture.ts'
import * as readingRows from '#words/cy/reading.ts'
import { untilAnAge as untilAnAgeInWelsh } from '#words/cy/shares.ts'
import { papers as papersInWelsh } from '#words/cy/signing.ts'
import * as heldRows from '#words/cy/summary-and-trusts.ts'
import * as valuesRows from '#words/cy/values.ts'
import { welsh as visitorsInWelsh } from '#words/cy/visitors.ts'
import { check } from '#words/en/advice.ts'
import * as answers from '#words/en/answers.ts'
import { plainCopies } from '#words/en/documents.ts'
import { result } from '#words/en/existing-will.ts'
import { kept } from '#words/en/forms.ts'
import * as pack from '#words/en/pack.ts'
import * as picture from '#words/en/picture.ts'
import * as reading from '#words/en/reading.ts'
import { untilAnAge } from '#words/en/shares.ts'
import { papers } from '#words/en/signing.ts'
import * as held from '#words/en/summary-and-trusts.ts'
import * as values from '#words/en/values.ts'
import { saidIn } from '#words/said.ts'

const english = [answers, held, pack, picture, reading, values]
const welsh = [answerRows, heldRows, packRows, pictureRows, readingRows, valuesRows]

const tables = [
  check,
  kept,
  plainCopies,
  result,
  lpaForms,
  messages,
  papers,
  steps,
  untilAnAge,
  ...english.flatMap((file) => Object.values<object>(file)),
]
const rows = [
  checkInWelsh,
  keptInWelsh,
  copiesInWelsh,
  resultInWelsh,
  formsInWelsh,
  { ...messagesInWelsh, ...visitorsInWelsh.messages },
  stepsInWelsh,
  papersInWelsh,
  untilAnAgeInWelsh,
  ...welsh.flatMap((file) => Object.values<object>(file)),
]

/** What is made at once while the words of a pack are in Welsh. */
export const packSaidInWelsh = <Made>(make: () => Made): Made => saidIn(tables, rows, welshDays, make)
