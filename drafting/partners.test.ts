import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { today } from '#testkit/builders.ts'
import { packed } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { completeWill } from './complete-will.ts'
import { draft } from './draft.ts'

const WILLS = fewerRuns(10)

/** What an organisation could leave in the answers of a customer it sent: nothing that a will is written from. */
const sentBy = (will: Will, code: string): Will => ({ ...will, promo: code, utm_source: code }) as Will

const codes = ['LIFEBOATS', 'A-UNION']

const willOf = (will: Will): string => {
  const complete = completeWill(will, today)
  if (!complete.ok) throw new Error('The will is not complete')
  return JSON.stringify(draft(complete.will))
}

test('the same answers give the same will and the same documents, whichever organisation sent the customer', () => {
  const wills = fc
    .sample(completeWills, { numRuns: 2 * WILLS, seed: 1 })
    .filter((will) => completeWill(will, today).ok)
    .slice(0, WILLS)
  expect(wills).toHaveLength(WILLS)
  for (const [at, will] of wills.entries()) {
    const sent = sentBy(will, codes[at % codes.length] ?? '')
    expect(willOf(sent)).toBe(willOf(will))
    // The documents beside it take a hundred times as long.
    if (at % (WILLS / 10) === 0) expect(JSON.stringify(packed(sent))).toBe(JSON.stringify(packed(will)))
  }
}, 600_000)
