/** What a reader of Welsh is shown of a will, worked out where everything else is said in English. */
import { steps } from '#core/journey/steps.ts'
import { detailsTable } from '#core/will/details-table.ts'
import { inWelsh as rows } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import * as answers from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'
import * as picture from '#words/en/picture.ts'
import * as reading from '#words/en/reading.ts'
import { saidIn } from '#words/said.ts'

const tables: readonly object[] = [
  steps,
  detailsTable,
  kept,
  ...[answers, picture, reading].flatMap((file) => Object.values<object>(file)),
]

/** What is made at once while the tables that a reading takes its words from are in Welsh. */
export const inWelsh = <Made>(make: () => Made): Made => saidIn(tables, Object.values(rows), welshDays, make)
