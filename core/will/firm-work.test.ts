import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviceFor, clearedBy, stopsCheckout } from '#core/advice/advice.ts'
import { simplestWill, straightforward, today } from '#testkit/builders.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { answersSeen, withFirmWorkOf } from './changes.ts'
import { editable } from './new-will.ts'
import type { AddedClause, Will } from './schema.ts'

const clause: AddedClause = { firm: 'Made-up & Lane LLP', sraNumber: '000001', words: 'I declare it.', on: today }

const abroad = simplestWill({ situation: { ...straightforward, 'land-abroad': 'Yes' } })
const cleared = (will: Will): Will => ({
  ...will,
  cleared: adviceFor(will, today)
    .filter(({ level }) => level === 'refer')
    .map(({ id, message }) => ({ trigger: id, wording: message, firm: clause.firm, by: 'Alex Poe', on: today })),
})

describe('advice that a firm has answered', () => {
  test('stops no payment, and says who answered it', () => {
    expect(stopsCheckout(abroad, today).map(({ id }) => id)).toEqual(['T2'])
    const after = cleared(abroad)
    expect(stopsCheckout(after, today)).toEqual([])
    const [advice] = adviceFor(after, today)
    expect(advice && clearedBy(after, advice)?.by).toBe('Alex Poe')
  })

  test('is answered for these words alone: other advice stops as before', () => {
    const more = { ...cleared(abroad), situation: { ...abroad.situation, 'memory-or-hospital': 'Yes' as const } }
    expect(stopsCheckout(more, today).map(({ id }) => id)).toEqual(['T14'])
    const [first, ...others] = cleared(abroad).cleared ?? []
    const reworded = { ...abroad, cleared: first ? [{ ...first, wording: 'Other words' }, ...others] : [] }
    expect(stopsCheckout(reworded, today).map(({ id }) => id)).toEqual(['T2'])
  })

  test('stays while no answer changes, and is gone with the first that does', () => {
    const before = cleared(abroad)
    const bought: Will = { ...before, promoCode: 'SPRING', acknowledged: [] }
    expect(withFirmWorkOf(before, bought).cleared).toEqual(before.cleared)
    const changed = withFirmWorkOf(before, { ...before, whatToDo: { option: 'Burial' } })
    expect(changed).not.toHaveProperty('cleared')
    expect(withFirmWorkOf(changed, before)).not.toHaveProperty('cleared')
  })
})

test('no save writes what a firm did, takes it out, or changes it', () => {
  fc.assert(
    fc.property(completeWills, completeWills, fc.boolean(), (one, other, has) => {
      const { addedClause: _one, cleared: _cleared, ...plain } = one
      const before: Will = has ? { ...plain, addedClause: clause } : plain
      for (const after of [other, { ...other, addedClause: { ...clause, words: 'All to me' } }, cleared(other)]) {
        const saved = withFirmWorkOf(before, after)
        expect(saved.addedClause).toEqual(before.addedClause)
        expect(saved).not.toHaveProperty('cleared')
      }
    }),
    { numRuns: 50 },
  )
})

test('the answers that a firm saw are the same text in whichever order they are stored', () => {
  const answers = editable(abroad)
  const turned = Object.fromEntries(Object.entries(answers).toReversed()) as typeof answers
  expect(answersSeen(turned)).toBe(answersSeen(answers))
  expect(answersSeen({ ...answers, status: 'Married' })).not.toBe(answersSeen(answers))
})
