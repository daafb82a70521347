/** What takes minutes to measure about documents: memory over ten thousand, other printers, and how free the server stays. */
import { startPrinter } from '#documents/printer.ts'
import { renderWill } from '#documents/render.ts'
import { willSheet } from '#documents/will-sheet.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { htmlOf } from './html-will.ts'
import { median, timesOfEach } from './median.ts'
import { headlessChromium, libreOffice, type OtherPrinter } from './other-printers.ts'
import type { Measure } from './run.ts'
import { documentOf } from './somebody-new.ts'

const DOCUMENTS = 10_000
const WARM_UP = 2_000
const MOST_GROWTH_MB = 40
const MB = 1024 * 1024

const SIDE_BY_SIDE = 10

const WILLS = 200
const LONGEST_STALL_MS = 20
// They wait for each other here, which in the product they would not for so long.
const PATIENCE_MS = 600_000

/** Every fiftieth name is one of another script. */
const willOf = (run: number) => {
  const example = completeExampleWill()
  const last_name = run % 50 === 0 ? 'محمد علي' : run % 50 === 25 ? '王小明' : 'Hale'
  return documentOf({ ...example, details: { ...example.details, last_name } }, run)
}

/** How much the server grew between the first thousands and the last, in megabytes. Its printing process is renewed. */
const memory = async (): Promise<Measure[]> => {
  const printer = startPrinter()
  let before = 0
  for (let run = 0; run < DOCUMENTS; run += 1) {
    if (run === WARM_UP) before = process.memoryUsage.rss()
    await printer.print(willSheet(willOf(run), { draft: false }))
  }
  await printer.close()
  const value = (process.memoryUsage.rss() - before) / MB
  const name = `memory gained by the server between document ${WARM_UP} and ${DOCUMENTS}`
  return [{ name, value, unit: 'MB', target: `<= ${MOST_GROWTH_MB}`, ok: value <= MOST_GROWTH_MB }]
}

/** How many times longer another printer takes over the same will. */
const beside = async (other: OtherPrinter): Promise<Measure> => {
  const ours = median(await timesOfEach(SIDE_BY_SIDE, (run) => renderWill(willOf(run + 1), { draft: false })))
  const theirs = median(await timesOfEach(SIDE_BY_SIDE, (run) => other.print(htmlOf(willOf(run + 1)))))
  await other.close()
  const value = theirs / ours
  return { name: `the same will through ${other.name}`, value, unit: 'times as long', target: '>= 1', ok: value >= 1 }
}

/** The 99th percentile of how late this thread is for a timer while another process prints, in milliseconds. */
const stall = async (): Promise<Measure[]> => {
  const printer = startPrinter({ most: WILLS, patience: PATIENCE_MS })
  const sheets = Array.from({ length: WILLS }, (_, run) => willSheet(willOf(run + 1), { draft: false }))
  await printer.print(willSheet(willOf(1), { draft: false }))
  const late: number[] = []
  let last = performance.now()
  const timer = setInterval(() => {
    late.push(performance.now() - last)
    last = performance.now()
  }, 1)
  await Promise.all(sheets.map((sheet) => printer.print(sheet)))
  clearInterval(timer)
  await printer.close()
  const value = late.toSorted((a, b) => a - b)[Math.floor(late.length * 0.99)] ?? Number.NaN
  const name = 'longest wait of the server while wills are printed (99 %)'
  return [{ name, value, unit: 'ms', target: `<= ${LONGEST_STALL_MS}`, ok: value <= LONGEST_STALL_MS }]
}

export async function run(): Promise<Measure[]> {
  const office = await libreOffice()
  return [
    ...(await stall()),
    await beside(await headlessChromium()),
    ...(office ? [await beside(office)] : []),
    ...(await memory()),
  ]
}
