import type { Language } from '#core/language.ts'

/** A row in another language: the same keys, and whatever a sentence is given. A list of pieces may be longer or shorter there. */
export type Said<T> = T extends string ? string : T extends boolean | number ? T : T extends readonly (infer Item)[] ? readonly Said<Item>[] : T extends (...given: infer Given) => infer Made ? (...given: Given) => Said<Made> : { readonly [Key in keyof T]: Said<T[Key]> }

/** The rows of a table that are in another language so far. */
export type SoFar<T> = T extends string | boolean | number | readonly unknown[] | ((...given: never[]) => unknown) ? Said<T> : { readonly [Key in keyof T]?: SoFar<T[Key]> }

type Rows = Record<string, unknown>
export const isTable = (row: unknown): row is Rows => typeof row === 'object' && row !== null && !Array.isArray(row)

/** A list of tables is met by the names in it. */
const byName = (table: object): Rows => (Array.isArray(table) ? Object.fromEntries(table.map((row) => [row.name, row])) : (table as Rows))

/** Whether each row is one of a table, of its kind, and so are those within it. */
const fits = (rows: object, table: object): boolean => {
  const own = byName(table)
  return Object.entries(rows).every(([key, row]) => typeof own[key] === typeof row && (!isTable(row) || fits(row, own[key] as object)))
}

/** Those of some tables that are the rows of a table in another language: the ones with the most keys that fit. */
export const rowsFor = (table: object, all: readonly object[]): object | undefined => all.filter((rows) => fits(rows, table)).toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0]

/** A row that has a date in the words of its own language, whatever date it is given. */
const told = (row: unknown, days: (given: unknown) => unknown): unknown => (typeof row === 'function' ? (...given: unknown[]) => row(...given.map(days)) : row)

/** Puts the rows of another language in the place of those of a table. `days`: says a date that a row is given. */
export const putInto = (table: object, rows: object, days: (given: unknown) => unknown): void => {
  const into = byName(table)
  for (const [key, row] of Object.entries(rows)) {
    const there = into[key]
    if (isTable(there) && isTable(row)) putInto(there, row, days)
    else into[key] = told(row, days)
  }
}

const copyOf = <T extends object>(table: T): T => Object.fromEntries(Object.entries(table).map(([key, row]) => [key, isTable(row) ? copyOf(row) : row])) as T

/** Finds a sentence by its English, also one with figures or names in it: `{0}` stands for each. `within`: says those that are filled in. */
export const knownByEnglish = (rows: Readonly<Record<string, string>>, within: (fill: string | undefined) => string): ((english: string) => string | undefined) => {
  const filledIn = Object.entries(rows).flatMap(([english, said]) => (english.includes('{') ? [{ around: new RegExp(`^${english.replaceAll('.', '\\.').replaceAll(/\{(\d)\}/g, '(?<f$1>.+)')}$`), said }] : []))
  return (english) => {
    const row = filledIn.find(({ around }) => around.test(english))
    const fills = row?.around.exec(english)?.groups
    return rows[english] ?? row?.said.replaceAll(/\{(\d)\}/g, (_, fill: string) => within(fills?.[`f${fill}`]))
  }
}

/** The rows of a table in the language of whoever reads them, where no page is drawn. What is not in Welsh yet is said in English. */
export const inEither = <T extends object>(english: T, welsh: NoInfer<SoFar<T>>, days: (given: unknown) => unknown): ((language: Language | undefined) => T) => {
  const either = copyOf(english)
  putInto(either, welsh, days)
  return (language) => (language === 'cy' ? either : english)
}

/** Puts a table and those within it back as they are now. */
const restoring = (table: object): (() => void) => {
  const rows = Object.entries(table)
  const within = rows.flatMap(([, row]) => (typeof row === 'object' && row !== null ? [restoring(row)] : []))
  return () => {
    Object.assign(table, Object.fromEntries(rows))
    for (const restore of within) restore()
  }
}

/** Puts tables into another language, and gives what puts them back. */
export const putAllInto = (tables: readonly object[], all: readonly object[], days: (given: unknown) => unknown): (() => void) => {
  const back = tables.map(restoring)
  for (const table of tables) putInto(table, rowsFor(table, all) ?? {}, days)
  return () => {
    for (const restore of back) restore()
  }
}

/** What is made while some tables are in another language. It is made at once: nobody else is told anything meanwhile. */
export const saidIn = <Made>(tables: readonly object[], all: readonly object[], days: (given: unknown) => unknown, make: () => Made): Made => {
  const back = putAllInto(tables, all, days)
  try {
    return make()
  } finally {
    back()
  }
}
