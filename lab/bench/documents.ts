/** Measurements of documents that take minutes: saves while packs are made, other renderers, and memory over ten thousand. */

import { completeExampleWill } from '../../testkit/builders.ts'
import { renderWill } from '../../testkit/rendered.ts'
import { coldDocument } from './cold-user.ts'
import { htmlOf } from './html-will.ts'
import { type Measure, median, timesOfEach } from './measure.ts'
import { headlessChromium, libreOffice, type OtherPrinter } from './other-renderers.ts'
import { printingMemory } from './printing-memory.ts'
import { savesWhilePrinting } from './saves-while-printing.ts'

const SIDE_BY_SIDE = 10

const willOf = (run: number) => coldDocument(completeExampleWill(), run)

/** How many times longer another renderer takes for the same will. */
const beside = async (other: OtherPrinter): Promise<Measure> => {
  const ours = median(await timesOfEach(SIDE_BY_SIDE, (run) => renderWill(willOf(run), { draft: false })))
  const theirs = median(await timesOfEach(SIDE_BY_SIDE, (run) => other.print(htmlOf(willOf(run)))))
  await other.close()
  const value = theirs / ours
  return { name: `the same will through ${other.name}`, value, unit: 'times as long', target: '>= 1', ok: value >= 1 }
}

export async function run(): Promise<Measure[]> {
  const office = await libreOffice()
  return [
    ...(await savesWhilePrinting()),
    await beside(await headlessChromium()),
    ...(office ? [await beside(office)] : []),
    ...(await printingMemory()),
  ]
}
