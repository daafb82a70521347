/** Setting a whole pack, one document after another on one thread as the printing process does, and putting it in a zip. */
import { packInput, type TemplateInput, willInput } from '../../documents/template-input.ts'
import { draft } from '../../drafting/draft.ts'
import { packFor } from '../../drafting/pack/pack.ts'
import type { PackKind } from '../../drafting/pack/pack-document.ts'
import { zipOf } from '../../server/features/documents/pack-reply.ts'
import { completeExampleWill } from '../../testkit/builders.ts'
import { everything, packContext } from '../../testkit/pack-documents.ts'
import { render } from '../../testkit/rendered.ts'
import { coldWill } from './cold-user.ts'
import { type Measure, median, timesOfEach } from './measure.ts'

const RUNS = 30

/** With the will these make nine. */
const usual: readonly PackKind[] = [
  'cover-letter',
  'signing-guide',
  'summary',
  'letter-of-wishes',
  'executor-letter',
  'guardian-letter',
  'inventory',
  'where-my-will-is',
]

type Titled = { readonly name: string; readonly input: TemplateInput }

/** The pack of a new customer, as it is handed to the renderer. */
const packOf = (run: number) => {
  const complete = coldWill(completeExampleWill(), run)
  return { will: draft(complete), documents: packFor(complete, packContext(), everything()) }
}

const nineOf = (run: number): Titled[] => {
  const { will, documents } = packOf(run)
  const first = usual.flatMap((kind) => documents.find((document) => document.kind === kind) ?? [])
  return [
    { name: 'will', input: willInput(will, { draft: false }) },
    ...first.map((document) => ({ name: document.id, input: packInput(document, { largePrint: false }) })),
  ]
}

const allOf = (run: number): Titled[] => {
  const { will, documents } = packOf(run)
  const large = documents.filter(({ kind }) => kind === 'signing-guide' || kind === 'summary')
  return [
    { name: 'will', input: willInput(will, { draft: false }) },
    ...documents.map((document) => ({ name: document.id, input: packInput(document, { largePrint: false }) })),
    { name: 'will-large-print', input: willInput(will, { draft: false, edition: 'large' }) },
    ...large.map((document) => ({
      name: `${document.id}-large-print`,
      input: packInput(document, { largePrint: true }),
    })),
  ]
}

const zipped = async (pack: readonly Titled[]): Promise<Uint8Array> => {
  const files: { title: string; pdf: Uint8Array }[] = []
  for (const { name, input } of pack) files.push({ title: name, pdf: (await render(input)).pdf })
  return zipOf({ made: new Date(), files })
}

type Timed = { readonly size: number; readonly value: number; readonly processor: number }

const MICROSECONDS = 1000

const timed = async (packs: (run: number) => Titled[]): Promise<Timed> => {
  const made = Array.from({ length: RUNS * 2 }, (_, run) => packs(run))
  const processor: number[] = []
  const times = await timesOfEach(RUNS, async (run) => {
    const before = process.cpuUsage()
    await zipped(made[run] ?? [])
    const { user, system } = process.cpuUsage(before)
    processor.push((user + system) / MICROSECONDS)
  })
  return { size: made[0]?.length ?? 0, value: median(times), processor: median(processor.slice(RUNS)) }
}

const shown = { unit: 'ms', target: '', ok: true }

/** Milliseconds, each time for a new customer. On a machine with other work, the processor's time says more than the clock's. */
export async function run(): Promise<Measure[]> {
  const nine = await timed(nineOf)
  const all = await timed(allOf)
  const name = `a pack of ${nine.size} documents as a zip`
  return [
    { name, value: nine.value, ...shown },
    { name: `${name}: processor time`, value: nine.processor, ...shown },
    { name: `all ${all.size} that can be bought, large print too`, value: all.value, ...shown },
    { name: `all ${all.size}: processor time`, value: all.processor, ...shown },
  ]
}
