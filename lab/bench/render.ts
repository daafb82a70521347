import type { Edition } from '../../core/signing/editions.ts'
import type { Will } from '../../core/will/schema.ts'
import { completeExampleWill, simplestWill } from '../../testkit/builders.ts'
import { renderWill } from '../../testkit/rendered.ts'
import { coldDocument } from './cold-user.ts'
import { median, timesOfEach } from './measure.ts'

const RUNS = 60
/** The goal for the example will, and the limit for the others. */
const GOAL_MS = 10
const TARGET_MS = 15

/** Setting a will as a tagged PDF: the median in milliseconds. */
export async function run() {
  const example = completeExampleWill()
  const arabic = completeExampleWill({ details: { ...example.details, last_name: 'محمد علي' } })
  const cases: { name: string; will: Will; edition: Edition; target: number }[] = [
    { name: 'render the example will', will: example, edition: 'normal', target: GOAL_MS },
    { name: 'render the simplest will', will: simplestWill(), edition: 'normal', target: TARGET_MS },
    { name: 'render the example will in large print', will: example, edition: 'large', target: TARGET_MS },
    { name: 'render the example will with an Arabic name', will: arabic, edition: 'normal', target: TARGET_MS },
  ]
  const measures = []
  for (const { name, will, edition, target } of cases) {
    const documents = Array.from({ length: RUNS * 2 }, (_, run) => coldDocument(will, run))
    const times = await timesOfEach(RUNS, async (run) => {
      const document = documents[run]
      if (document) await renderWill(document, { draft: false, edition })
    })
    const value = median(times)
    measures.push({ name, value, unit: 'ms', target: `<= ${target}`, ok: value <= target })
  }
  return measures
}
