import fc from 'fast-check'
import { expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { type DemoFamily, demoFamilies, willAt } from '#testkit/stages.ts'
import { thingsWorth } from '#testkit/values-arbitrary.ts'
import { estimateOf } from './estimate-of-will.ts'
import { workOut } from './figures.ts'
import { asText, fromText } from './figures-as-text.ts'
import { linesById, readLine } from './ledger.ts'

const wills = fc
  .constantFrom(...(Object.keys(demoFamilies) as DemoFamily[]))
  .map((family) => willAt('will.summary', family))
  .chain((will) => thingsWorth(will).map((values) => ({ ...will, values })))

test('a figure that comes from another thread is the same, down to the lines by which it came about', () => {
  fc.assert(
    fc.property(wills, (will) => {
      const found = estimateOf(will, { day: today })
      const told = [asText(will), asText({ day: today })]
      const answer = fromText(workOut('estimateOf', told))
      expect(answer).toEqual(found)
      if (found.is !== 'estimate') return
      const [lines, before] = [(answer as typeof found).lines, found.lines].map(linesById)
      for (const { id } of found.lines) expect(lines && readLine(lines, id)).toEqual(before && readLine(before, id))
    }),
    { numRuns: fewerRuns(25) },
  )
})
