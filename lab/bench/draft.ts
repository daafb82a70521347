import type { Will } from '../../core/will/schema.ts'
import { completeWill } from '../../drafting/complete-will.ts'
import { draft, preview } from '../../drafting/draft.ts'
import { completeExampleWill, today } from '../../testkit/builders.ts'
import { fullestWill } from '../../testkit/golden-wills.ts'
import { median, timesOf } from './measure.ts'

const RUNS = 500
const TARGET_MS = 1
const FULLEST_TARGET_MS = 5

const checkAndDraft = (will: Will): void => {
  const completion = completeWill(will, today)
  if (!completion.ok) throw new Error('A will of the bench is not complete')
  draft(completion.will)
}

const medianOf = (work: () => void): number => median(timesOf(RUNS, work))

/** Checking and drafting a will, and redrawing it beside a step: the median in milliseconds. */
export async function run() {
  const example = completeExampleWill()
  const { will } = fullestWill()
  return [
    { name: 'draft one will', work: () => checkAndDraft(example), target: TARGET_MS },
    { name: 'preview one will', work: () => void preview(example, today), target: TARGET_MS },
    {
      name: 'draft twelve beneficiaries with all clauses',
      work: () => checkAndDraft(will),
      target: FULLEST_TARGET_MS,
    },
  ].map(({ name, work, target }) => {
    const value = medianOf(work)
    return { name, value, unit: 'ms', target: `<= ${target}`, ok: value <= target }
  })
}
