import { completeWill } from '#drafting/complete-will.ts'
import { draft } from '#drafting/draft.ts'
import { preview } from '#drafting/preview.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { median, timesOf } from './median.ts'

const RUNS = 500
const TARGET_MS = 2

/** Checking and drafting the example will, and redrawing it beside a step: the median in milliseconds. */
export async function run() {
  const will = completeExampleWill()
  const drafting = timesOf(RUNS, () => {
    const completion = completeWill(will, today)
    if (!completion.ok) throw new Error('The example will is not complete')
    draft(completion.will)
  })
  const previewing = timesOf(RUNS, () => {
    preview(will, today)
  })
  return [
    { name: 'draft one will', value: median(drafting) },
    { name: 'preview one will', value: median(previewing) },
  ].map((measure) => ({ ...measure, unit: 'ms', target: `<= ${TARGET_MS}`, ok: measure.value <= TARGET_MS }))
}
