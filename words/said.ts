import type { Language } from '#core/language.ts'

/** A row in another language: the same keys, and whatever a sentence is given. A list of pieces may be longer or shorter there. */
export type Said<T> = T extends string ? string : T extends boolean | number ? T : T extends readonly (infer Item)[] ? readonly Said<Item>[] : T extends (...given: infer Given) => infer Made ? (...given: Given) => Said<Made> : { readonly [Key in keyof T]: Said<T[Key]> }

/** The rows of a table that are in another language so far. */
export type SoFar<T> = T extends string | boolean | number | readonly unknown[] | ((...given: never[]) => unknown) ? Said<T> : { readonly [Key in keyof T]?: SoFar<T[Key]> }

/** Those of some tables that are the rows of a table in another language: they have no key but its own, each for a row of its kind, and the most of those. */
export const rowsFor = (table: object, all: readonly object[]): object | undefined => {
  const own = new Map(Array.isArray(table) ? table.map((row) => [String(row.name), typeof row]) : Object.entries(table).map(([key, row]) => [key, typeof row]))
  const fitting = all.filter((rows) => Object.entries(rows).every(([key, row]) => own.get(key) === typeof row))
  return fitting.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0]
}

type Rows = Record<string, unknown>
const isTable = (row: unknown): row is Rows => typeof row === 'object' && row !== null && !Array.isArray(row)

/** A row that has a date in the words of its own language, whatever date it is given. */
const told = (row: unknown, days: (given: unknown) => unknown): unknown => (typeof row === 'function' ? (...given: unknown[]) => row(...given.map(days)) : row)

/** Puts the rows of another language in the place of those of a table. A list of tables is met by the names in it. `days`: says a date that a row is given. */
export const putInto = (table: object, rows: object, days: (given: unknown) => unknown): void => {
  const into: Rows = Array.isArray(table) ? Object.fromEntries(table.map((row) => [row.name, row])) : (table as Rows)
  for (const [key, row] of Object.entries(rows)) {
    const there = into[key]
    if (isTable(there) && isTable(row)) putInto(there, row, days)
    else into[key] = told(row, days)
  }
}

const copyOf = <T extends object>(table: T): T => Object.fromEntries(Object.entries(table).map(([key, row]) => [key, isTable(row) ? copyOf(row) : row])) as T

/** The rows of a table in the language of whoever reads them, where no page is drawn. What is not in Welsh yet is said in English. */
export const inEither = <T extends object>(english: T, welsh: NoInfer<SoFar<T>>, days: (given: unknown) => unknown): ((language: Language | undefined) => T) => {
  const either = copyOf(english)
  putInto(either, welsh, days)
  return (language) => (language === 'cy' ? either : english)
}
