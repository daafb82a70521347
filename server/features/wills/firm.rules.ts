/** Choosing the law firm is agreeing to certain words. Which words, and on which day, is not the browser's to say. */
import { isDeepStrictEqual } from 'node:util'
import type { Code, Problem } from '#core/rules/messages.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Firm } from '#core/will/firm-schema.ts'
import type { FirmConsent, Will } from '#core/will/schema.ts'

const wordsOf = ({ on: _on, ...words }: FirmConsent): Firm => words

/** The firm is chosen in `next`, and was not, or in other words, in `stored`. */
const isNewChoice = (stored: Will, next: Will): boolean =>
  next.secureLegacyProbateAsExecutor &&
  !(stored.secureLegacyProbateAsExecutor && isDeepStrictEqual(stored.firmConsent, next.firmConsent))

const problem = (code: Code): Problem[] => [{ field: 'secureLegacyProbateAsExecutor', code }]

/** The firm can be chosen where one is offered, in the words in which it is offered. What was chosen before may stay. */
export const problemsOfFirm = (stored: Will, next: Will, firm: Firm | undefined): Problem[] => {
  if (!isNewChoice(stored, next)) return []
  if (!firm) return problem('FIRM_NOT_OFFERED')
  const { firmConsent } = next
  return firmConsent && isDeepStrictEqual(wordsOf(firmConsent), firm) ? [] : problem('FIRM_CHANGED')
}

/** A new choice is of today. */
export const withDayOfFirm = (stored: Will, next: Will, today: Day): Will =>
  next.firmConsent && isNewChoice(stored, next) ? { ...next, firmConsent: { ...next.firmConsent, on: today } } : next

/** Going back to earlier answers goes back to the firm as well, where it is still offered as it was. */
export const withFirmIfOffered = (now: Will, earlier: Will, firm: Firm | undefined, today: Day): Will => {
  if (problemsOfFirm(now, earlier, firm).length === 0) return withDayOfFirm(now, earlier, today)
  const { firmConsent: _gone, ...answers } = earlier
  const { secureLegacyProbateAsExecutor, firmConsent } = now
  return { ...answers, secureLegacyProbateAsExecutor, ...(firmConsent && { firmConsent }) }
}
