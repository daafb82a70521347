/** What is in Welsh beyond a visitor's pages. Fetched when Welsh was chosen, and put where every page reads its words. */
import { inWelsh } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import { putInto, rowsFor } from '#words/said.ts'
import { markEnglish } from './still-english.ts'

const all = Object.values(inWelsh)

/** `onTable`: hears of every table that comes. */
export const sayInWelsh = (onTable: (heard: (table: object) => void) => void): void => {
  onTable((table) => putInto(table, rowsFor(table, all) ?? {}, welshDays))
  markEnglish(document.body)
}
