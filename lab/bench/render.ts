import type { Edition } from '../../core/signing/editions.ts'
import type { Will } from '../../core/will/schema.ts'
import { completeExampleWill, simplestWill } from '../../testkit/builders.ts'
import { renderWill } from '../../testkit/rendered.ts'
import { coldDocument } from './cold-user.ts'
import { median, timesOfEach } from './measure.ts'

const RUNS = 60

/** Setting a will as a tagged PDF: the median in milliseconds. The goal is no figure: never slower than the commit before, in turns. */
export async function run() {
  const example = completeExampleWill()
  const arabic = completeExampleWill({ details: { ...example.details, last_name: 'محمد علي' } })
  const cases: { name: string; will: Will; edition: Edition }[] = [
    { name: 'render the example will', will: example, edition: 'normal' },
    { name: 'render the simplest will', will: simplestWill(), edition: 'normal' },
    { name: 'render the example will in large print', will: example, edition: 'large' },
    { name: 'render the example will with an Arabic name', will: arabic, edition: 'normal' },
  ]
  const measures = []
  for (const { name, will, edition } of cases) {
    const documents = Array.from({ length: RUNS * 2 }, (_, run) => coldDocument(will, run))
    const times = await timesOfEach(RUNS, async (run) => {
      const document = documents[run]
      if (document) await renderWill(document, { draft: false, edition })
    })
    measures.push({ name, value: median(times), unit: 'ms', target: '', ok: true })
  }
  return measures
}
