import { describe, expect, test } from 'vitest'
import type { TriggerId } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { family, said } from '#testkit/advised-wills.ts'
import { today } from '#testkit/builders.ts'
import { adviceFor } from './advice.ts'
import { questions, statementsOfPartner } from './questions.ts'

/** What can stop the partner's will and does not hang on what it gives. */
const stopsThePartner: readonly TriggerId[] = ['T2', 'T3', 'T5', 'T12', 'T14', 'T15', 'T23', 'T27']

const wills: readonly Will[] = [family(), family({ status: 'Divorced' })]
const fires = (id: (typeof questions)[number]['id']): boolean =>
  wills.some((will) =>
    adviceFor(said(id, will), today).some((advice) => advice.level !== 'warn' && stopsThePartner.includes(advice.id)),
  )

describe('the statements that a couple reads before they pay for two wills', () => {
  test.each(questions.map((question) => [question.id, question] as const))(
    '%s is one exactly when it would stop the partner’s own will',
    (id, { ofPartner }) => expect(ofPartner !== undefined).toBe(fires(id)),
  )

  test('cover every such reason', () => {
    const told = questions.filter(({ ofPartner }) => ofPartner !== undefined).map(({ id }) => id)
    const reasons = new Set(
      told.flatMap((id) => wills.flatMap((will) => adviceFor(said(id, will), today).map((advice) => advice.id))),
    )
    for (const id of stopsThePartner) expect(reasons).toContain(id)
  })

  test('speak of the partner, and never of the testator', () => {
    for (const words of statementsOfPartner) {
      expect(words).toMatch(/^(They|Their)\b.*\.$/)
      expect(words).not.toMatch(/\b(I|my|me|we|our)\b/i)
    }
  })
})
