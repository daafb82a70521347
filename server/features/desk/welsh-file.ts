/** The Welsh of an area as a file: it goes out to a translator, and what comes back is held to what was sent. */
import { setImmediate as othersFirst } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { checked } from '#words/cy/checked.ts'
import { areasInWelsh, type WelshRow, welshRows } from '#words/cy/rows.ts'
import { NotFound } from '../../platform/errors.ts'
import { asCsv } from './finance.service.ts'

const COLUMNS = ['row', 'English', 'Welsh', 'checked'] as const
type Line = Readonly<Record<(typeof COLUMNS)[number], string>>

/** Without it a spreadsheet reads ŵ and ŷ as two letters each. */
const MARK = '\uFEFF'

/** @throws NotFound where no area has the name. */
export const knownArea = (area: string): string => {
  if (!areasInWelsh.includes(area)) throw new NotFound('There are no such words. Reload the page.')
  return area
}

export const welshFile = async (area: string): Promise<string> =>
  `${MARK}${asCsv([COLUMNS, ...(await welshRows(area)).map(({ key, english, said, isChecked }) => [key, english, said, isChecked ? 'yes' : ''])])}`

const ABOUT = `/**
 * The rows that a translator has checked, by file, table and key, each as it was when it was checked: a row that is changed has to be
 * checked again. The desk makes this file of what a translator hands back.
 */`

/** A spreadsheet is kept from running a text as a formula by an apostrophe before it. */
const plain = (text: string): string => text.replace(/^'(?=[=+\-@])/, '').trim()

/** What is filled in, and where each link leads. */
const fillsIn = (text: string): string =>
  [...text.matchAll(/\{\w+\}|(?<=\]\()[^)]*/g)]
    .map(([fill]) => fill)
    .toSorted()
    .join(' ') || 'nothing'

const faultOf = (line: Line, row: WelshRow | undefined): string | undefined => {
  if (!row) return `There is no row ${line.row}.`
  const [english, is] = [plain(line.English), plain(line.Welsh)]
  if (english !== row.english.trim())
    return `The English of ${row.key} is another now: “${row.english}”. Read its Welsh again beside that.`
  if (is === '') return `The Welsh of ${row.key} is missing.`
  if (fillsIn(is) !== fillsIn(row.said))
    return `The Welsh of ${row.key} has to fill in ${fillsIn(row.said)}, and fills in ${fillsIn(is)}.`
  if (!['', 'yes'].includes(line.checked.trim().toLowerCase()))
    return `Write “yes” or nothing in the last column of ${row.key}.`
  return undefined
}

/** Problems that are told of one file: more of them are one, that it is another file. */
const MOST_TOLD = 100

const linesOf = (file: string): Line[] | undefined => {
  try {
    const [head = [], ...lines] = parse(file, { bom: true, relaxColumnCount: true, skipEmptyLines: true }) as string[][]
    const at = COLUMNS.map((column) => head.findIndex((each) => each.trim() === column))
    if (at.includes(-1)) return undefined
    return lines.map(
      (line) => Object.fromEntries(COLUMNS.map((column, index) => [column, line[at[index] ?? 0] ?? ''])) as Line,
    )
  } catch {
    return undefined
  }
}

/** What is wrong with a file that came back; and where nothing is, what changed, and the file that is to be committed. */
export const checkWelshFile = async (area: string, file: string) => {
  const lines = linesOf(file)
  if (!lines)
    return {
      problems: [`This is no table with the columns ${COLUMNS.join(', ')}, separated by commas.`],
      changed: [],
      files: [],
    }
  const rows = new Map((await welshRows(area)).map((row) => [row.key, row]))
  const handed = new Set<string>()
  const twice = lines.filter(({ row }) => handed.size === handed.add(row).size).map(({ row }) => `${row} stands twice.`)
  const problems = [...twice, ...lines.flatMap((line) => faultOf(line, rows.get(line.row)) ?? [])]
  if (problems.length > 0) return { problems: problems.slice(0, MOST_TOLD), changed: [], files: [] }
  const changed = lines.flatMap(({ row: id, Welsh }) => {
    const was = rows.get(id)?.said ?? ''
    return plain(Welsh) === was.trim() ? [] : [{ id, was, is: plain(Welsh) }]
  })
  const own = lines.filter((line) => line.checked.trim() !== '').map(({ row, Welsh }) => [row, plain(Welsh)] as const)
  const others = Object.entries(checked).filter(([key]) => !handed.has(key))
  const rowsOfFile = Object.fromEntries([...others, ...own].toSorted(([one], [other]) => one.localeCompare(other)))
  const contents = `${ABOUT}\nexport const checked: Readonly<Record<string, string>> = ${JSON.stringify(rowsOfFile, null, 2)}\n`
  return { problems, changed, files: [{ name: 'words/cy/checked.ts', contents }] }
}

/** How many rows each area has, and how many of them are checked: one area in a turn of the event loop. */
export const countsOfWelsh = async () => {
  const areas: { area: string; rows: number; checked: number }[] = []
  for (const area of areasInWelsh) {
    await othersFirst()
    const rows = await welshRows(area)
    areas.push({ area, rows: rows.length, checked: rows.filter(({ isChecked }) => isChecked).length })
  }
  return areas
}
