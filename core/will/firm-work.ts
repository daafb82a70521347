/** What a firm did in a will stays with the answers that it saw. */
import { editable } from './new-will.ts'
import type { EditableWill, Will } from './schema.ts'

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON with the fields of every object in one order: equal answers are equal text, in whichever order they were stored. */
export const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

/** The answers on which a firm decides, as one text. What is bought, read or acknowledged changes nothing in them. */
export const answersSeen = ({
  acknowledged: _acknowledged,
  questionsAnswered: _questionsAnswered,
  promoCode: _promoCode,
  powers: _powers,
  cleared: _cleared,
  ...answers
}: EditableWill): string => inOneOrder(answers)

/**
 * A changed will with what a firm did in the will before: no save can write a clause in a firm's name, take one out, or answer advice. An
 * answer about advice is dropped with the first answer that changes; putting it back does not bring it back.
 */
export const withFirmWorkOf = (before: Will, after: Will): Will => {
  if (!before.addedClause && !before.cleared && !after.addedClause && !after.cleared) return after
  const { addedClause: _clause, cleared: _cleared, ...answers } = after
  const will: Will = { ...answers, ...(before.addedClause && { addedClause: before.addedClause }) }
  const isSame = before.cleared && answersSeen(editable(before)) === answersSeen(editable(will))
  return isSame ? { ...will, cleared: before.cleared } : will
}
