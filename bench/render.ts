import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { renderWill } from '#testkit/rendered.ts'
import { coldDocument } from './cold-user.ts'
import { median, timesOfEach } from './measure.ts'

const RUNS = 60
const TARGET_MS = 15

/** Setting a will as a tagged PDF: the median in milliseconds. */
export async function run() {
  const example = completeExampleWill()
  const arabic = completeExampleWill({ details: { ...example.details, last_name: 'محمد علي' } })
  const cases = [
    { name: 'render the example will (5 pages)', will: example, large: false },
    { name: 'render the simplest will (3 pages)', will: simplestWill(), large: false },
    { name: 'render the example will in large print (9 pages)', will: example, large: true },
    { name: 'render the example will with an Arabic name', will: arabic, large: false },
  ]
  const measures = []
  for (const { name, will, large } of cases) {
    const documents = Array.from({ length: RUNS * 2 }, (_, run) => coldDocument(will, run))
    const times = await timesOfEach(RUNS, async (run) => {
      const document = documents[run]
      if (document) await renderWill(document, { draft: false, large })
    })
    const value = median(times)
    measures.push({ name, value, unit: 'ms', target: `<= ${TARGET_MS}`, ok: value <= TARGET_MS })
  }
  return measures
}
