import type { Will } from '#core/will/schema.ts'
import { renderWill } from '#documents/render.ts'
import { completeWill } from '#drafting/complete-will.ts'
import type { FinalDocument } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { median, timesOf } from './median.ts'

const RUNS = 60
const TARGET_MS = 15

const letters = (run: number): string => String.fromCharCode(97 + (run % 26), 97 + (Math.floor(run / 26) % 26))

/** A will of somebody new each time, so that nothing but the template is remembered from the last one. */
const documentOf = (will: Will, run: number): FinalDocument => {
  const details = { ...will.details, first_name: `Ma${letters(run)}` }
  const persons = will.persons.map((person) => ({ ...person, fullname: `${person.fullname}${letters(run)}` }))
  const completion = completeWill({ ...will, details, persons }, today)
  if (!completion.ok) throw new Error('The will of the bench is not complete')
  return draft(completion.will)
}

/** Setting a will as a tagged PDF: the median in milliseconds. */
export async function run() {
  return [
    { name: 'render the example will (5 pages)', will: completeExampleWill() },
    { name: 'render the simplest will (3 pages)', will: simplestWill() },
  ].map(({ name, will }) => {
    const documents = Array.from({ length: RUNS * 2 }, (_, run) => documentOf(will, run))
    const value = median(
      timesOf(RUNS, (run) => {
        const document = documents[run]
        if (document) renderWill(document, { draft: false })
      }),
    )
    return { name, value, unit: 'ms', target: `<= ${TARGET_MS}`, ok: value <= TARGET_MS }
  })
}
