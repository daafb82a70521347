/** What the person needs who reads for a customer: as text, and no more than the customer agreed to. */

import { findingsFor } from '#core/existing-will/findings.ts'
import { type WillAnswers, willQuestions } from '#core/existing-will/questions.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import { asText } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { toPlainText } from '#drafting/pack/pack-document.ts'
import { willCheck } from '#drafting/pack/will-check.ts'

/** Of a will somebody already had: every answer, and what the program made of them. */
export const briefOfAnswers = (answers: WillAnswers): string =>
  [
    '# Answers about a will they already have',
    ...willQuestions.map(({ id, question }) => `${question}\n  ${answers[id]}`),
    '# What the report says',
    ...findingsFor(answers).map(({ heading, text, source }) => `${heading}\n  ${text}\n  ${source}`),
  ].join('\n\n')

/** Of a will made here, finished or not: the report, and the will as it stands. */
export const briefOfWill = (will: Will, today: Day): string =>
  [toPlainText(willCheck(will, { today })), '# The will as it stands', asText(preview(will, today))].join('\n\n')
