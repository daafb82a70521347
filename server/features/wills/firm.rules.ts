/** Choosing the law firm means agreeing to certain terms. The server decides which terms, and on which day. */
import { isDeepStrictEqual } from 'node:util'
import type { Code, Problem } from '#core/rules/messages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Firm, FirmConsent, Will } from '#core/will/schema.ts'

const wordsOf = ({ on: _on, ...words }: FirmConsent): Firm => words

/** The firm is chosen in `next`, and in `stored` it is not chosen or in other terms. */
const isNewChoice = (stored: Will, next: Will): boolean =>
  next.secureLegacyProbateAsExecutor &&
  !(stored.secureLegacyProbateAsExecutor && isDeepStrictEqual(stored.firmConsent, next.firmConsent))

const problem = (code: Code): Problem[] => [{ field: 'secureLegacyProbateAsExecutor', code }]

/** A firm can be chosen when it is on offer, in the terms on offer. An earlier choice may stay. */
export const problemsOfFirm = (stored: Will, next: Will, firm: Firm | undefined): Problem[] => {
  if (!isNewChoice(stored, next)) return []
  if (!firm) return problem('FIRM_NOT_OFFERED')
  const { firmConsent } = next
  return firmConsent && isDeepStrictEqual(wordsOf(firmConsent), firm) ? [] : problem('FIRM_CHANGED')
}

/** Dates a new choice today. */
export const withDayOfFirm = (stored: Will, next: Will, today: Day): Will =>
  next.firmConsent && isNewChoice(stored, next) ? { ...next, firmConsent: { ...next.firmConsent, on: today } } : next

/** Restores the firm of earlier answers if it is still on offer in the same terms. Otherwise the current choice stays. */
export const withFirmIfOffered = (now: Will, earlier: Will, firm: Firm | undefined, today: Day): Will => {
  if (problemsOfFirm(now, earlier, firm).length === 0) return withDayOfFirm(now, earlier, today)
  const { firmConsent: _gone, ...answers } = earlier
  const { secureLegacyProbateAsExecutor, firmConsent } = now
  return { ...answers, secureLegacyProbateAsExecutor, ...(firmConsent && { firmConsent }) }
}
