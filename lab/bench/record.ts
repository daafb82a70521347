/** Setting the record of a will as a tagged PDF. */
import { packInput } from '../../documents/template-input.ts'
import { recordDocument } from '../../server/features/record/record-document.ts'
import { render } from '../../testkit/rendered.ts'
import { sampleRecord, sampleSeal } from '../../testkit/sample-record.ts'
import { type Measure, median, timesOfEach } from './measure.ts'

const RUNS = 60
const TARGET_MS = 40

const made = new Date('2026-11-22T10:00:00Z')

/** Milliseconds, each time for another customer, and of the processor. */
export async function run(): Promise<Measure[]> {
  const inputs = Array.from({ length: RUNS * 2 }, (_, run) => {
    const testator = `Margaret Ellen Hale ${run}`
    return packInput(recordDocument(testator, made, sampleRecord(testator), sampleSeal), { largePrint: false })
  })
  const processor: number[] = []
  let pages = 0
  const times = await timesOfEach(RUNS, async (run) => {
    const input = inputs[run]
    const before = process.cpuUsage()
    if (input) pages = (await render(input)).pages
    const { user, system } = process.cpuUsage(before)
    processor.push((user + system) / 1000)
  })
  const value = median(times)
  const name = `render the record of a will (${pages} pages)`
  return [
    { name, value, unit: 'ms', target: `<= ${TARGET_MS}`, ok: value <= TARGET_MS },
    { name: `${name}: processor time`, value: median(processor.slice(RUNS)), unit: 'ms', target: '', ok: true },
  ]
}
