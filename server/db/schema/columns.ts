import type { Generated } from 'kysely'

/** A kind of column: what a record has of what is stored, and the other way round. */
export type Column<Value = unknown, Stored = unknown> = {
  read(stored: Stored): Value
  write(value: Value): Stored
  readonly stored: 'text' | 'number' | 'bytes'
}
type Columns = Readonly<Record<string, Column>>
type Marks = Partial<Sealed> & {
  readonly name?: string
  readonly optional?: true
  readonly generated?: true
  readonly serial?: true
  readonly drawn?: true
}

const same = <T>(stored: Column['stored']): Column<T, T> => ({ read: (kept) => kept, write: (value) => value, stored })
const listIn = (list: string): unknown[] => {
  const found: unknown = JSON.parse(list)
  return Array.isArray(found) ? found : []
}

export const text = same<string>('text')
/** Text that only we write, from these words. */
export const textOf = <T extends string>() => same<T>('text')
export const number: Column<number, number> = { ...same<number>('number'), read: Number }
export const bytes = same<Uint8Array>('bytes')
/** ISO 8601, so that a row reads the same in every database. */
export const time: Column<Date, string> = { ...text, read: (iso) => new Date(iso), write: (at) => at.toISOString() }
/** Milliseconds since 1970. */
export const moment: Column<Date, number> = {
  ...number,
  read: (ms) => new Date(Number(ms)),
  write: (at) => at.getTime(),
}
export const flag: Column<boolean, number> = { ...number, read: (bit) => bit === 1, write: Number }
/** JSON that only we write. */
export const json = <T>(): Column<T, string> => ({ ...text, read: (value) => JSON.parse(value), write: JSON.stringify })
/** A JSON list of these words, or of any; what is none of them is left out. */
export const listOf = <const T extends string>(known?: readonly T[]): Column<readonly T[], string> => ({
  ...text,
  read: (value) =>
    listIn(value).filter((each): each is T => (known ? known.some((k) => k === each) : typeof each === 'string')),
  write: (list) => JSON.stringify(list),
})
/** One of these words; `otherwise` stands for any other, or reading it throws. */
export const oneOf = <const T extends string>(known: readonly T[], otherwise?: T): Column<T, string> => ({
  ...text,
  read: (value) => {
    const found = known.find((each) => each === value) ?? otherwise
    if (found === undefined) throw new Error('A column holds a word that is not known')
    return found
  },
  write: (value) => value,
})

type Sealed = { readonly apart: true; readonly sealed: { readonly place: string; readonly under: string } }
type Form<T> = Pick<Column<T, Uint8Array>, 'read' | 'write'>
const sealed = <T>(form: Form<T>, place: string, under: string): Column<T, Uint8Array> & Sealed => ({
  ...form,
  stored: 'bytes',
  apart: true,
  sealed: { place, under },
})
/**
 * Encrypted with the owner's key whose id the column `under` holds. It is bound to its `place`, in which {column} is a value of its
 * row: no place ever changes, or what is stored opens no more.
 */
export const sealedText = (place: string, under = 'data_key_id') =>
  sealed<string>({ read: (plain) => Buffer.from(plain).toString(), write: (value) => Buffer.from(value) }, place, under)
export const sealedJson = <T>(place: string, under = 'data_key_id') =>
  sealed<T>(
    {
      read: (plain) => JSON.parse(Buffer.from(plain).toString()),
      write: (value) => Buffer.from(JSON.stringify(value)),
    },
    place,
    under,
  )
export const sealedBytes = (place: string, under = 'data_key_id') =>
  sealed<Uint8Array>({ read: (plain) => plain, write: (value) => value }, place, under)

/** Null, which a record has as undefined. */
export const optional = <C extends Column>(column: C) =>
  ({
    ...column,
    optional: true,
    read: (stored: unknown) => (stored === null ? undefined : column.read(stored)),
    write: (value: unknown) => (value === undefined ? null : column.write(value)),
  }) as Omit<C, 'read' | 'write'> & Column<ValueOf<C> | undefined, StoredOf<C> | null>
/** The database gives a new row its value. */
export const generated = <C extends Column>(column: C) => ({ ...column, generated: true as const })
/** Numbered by the database. */
export const serial = { ...generated(number), serial: true as const }
/**
 * Drawn at random for a new row: who is told the number of one cannot count on to the next. Rows of release 1.0.0 keep the numbers that
 * the database gave them.
 */
export const reference = { ...serial, drawn: true as const }
/** Read only where it is asked for by its name. */
export const apart = <C extends Column>(column: C) => ({ ...column, apart: true as const })
/** The id of the key that what is encrypted in the row is under: written with that. */
export const keyId = { ...apart(number), filled: true as const }
/** With another name in a record than its own in camel case. */
export const as = <const Name extends string, C extends Column>(name: Name, column: C) => ({ ...column, name })

type ValueOf<C extends Column> = ReturnType<C['read']>
type StoredOf<C extends Column> = ReturnType<C['write']>
type Camel<S> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S
type NameOf<Cs, C extends keyof Cs> = Cs[C] extends { readonly name: infer Name extends string } ? Name : Camel<C>
type Free<C extends Column> = C extends { generated: true } | { filled: true }
  ? true
  : null extends StoredOf<C>
    ? true
    : false

/** What a record has of these columns. */
export type RecordPart<Cs extends Columns, C> = { readonly [K in keyof Cs & C as NameOf<Cs, K>]: ValueOf<Cs[K]> }
/** The names of what it has where none is asked for. */
export type Shown<Cs extends Columns> = {
  [C in keyof Cs]: Cs[C] extends { apart: true } ? never : NameOf<Cs, C>
}[keyof Cs]
/** What a new one needs. */
export type New<Cs extends Columns> = {
  readonly [C in keyof Cs as Free<Cs[C]> extends true ? never : NameOf<Cs, C>]: ValueOf<Cs[C]>
} & { readonly [C in keyof Cs as Free<Cs[C]> extends true ? NameOf<Cs, C> : never]?: ValueOf<Cs[C]> | undefined }
/** Its row, for Kysely. */
export type Stored<Cs extends Columns> = {
  [C in keyof Cs]: Cs[C] extends { generated: true } ? Generated<StoredOf<Cs[C]>> : StoredOf<Cs[C]>
}

type AnyAge =
  | 'it says who comes in, and decides nothing about a will'
  | 'it is about money: the payment provider has it too'
  | 'it holds a key, which stays the same however it is wrapped'
  | 'it tells of what other rows show themselves'
  | 'no will depends on it'

type Facts<Cs> = {
  /** The columns that order its rows in a backup and tell them apart. */
  readonly key: readonly (keyof Cs & string)[]
  /** Whose it is: the column with the customer's id, or with the id of the row that has it. */
  readonly owner?: (keyof Cs & string) | { readonly by: keyof Cs & string; readonly in: string }
  /**
   * Why its rows are in no backup. What lets a person in for a while, or is on its way to them, ends with it: a restore would bring
   * back what was ended, used up or sent since. What is public is imported again, and work that is repeated is done again.
   */
  readonly noBackup?: 'it ends' | 'it is imported again' | 'it is done again'
  /** Columns that a restore leaves empty. */
  readonly notRestored?: readonly (keyof Cs & string)[]
  /** Where the copy that a customer can ask for has it. */
  readonly inCopy?: string
  /** What of a row, by its names in a record, is hashed into the chain of what is said of its owner's will. */
  readonly chained?: readonly string[]
  /** Why it does no harm where a row is put back as it was; such a row is not found. What no backup has needs no reason. */
  readonly anyAge?: AnyAge
  /** What is said of rows whose `expires_at` has come, as they are deleted. */
  readonly expired?: string
}

const camel = (column: string): string => column.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())

const PLACED = /\{([a-z_]+)\}/g
/** The columns that a place names. */
export const placedBy = (place: string): string[] => [...place.matchAll(PLACED)].flatMap(([, column]) => column ?? [])
/** The place of a row. */
export const placeIn = (place: string, row: Readonly<Record<string, unknown>>): string =>
  place.replace(PLACED, (_all, column: string) => {
    if (row[column] === undefined) throw new Error(`Without ${column} nothing is bound to ${place}`)
    return String(row[column])
  })

/** A table: its columns, and what holds for its rows. `kinds` has its columns by what a record calls them. */
export const table = <const Cs extends Columns, const F extends Facts<Cs>>(columns: Cs, facts: F) => ({
  columns,
  ...facts,
  kinds: Object.fromEntries(
    Object.entries<Column & Marks>(columns).map(([column, kind]) => [kind.name ?? camel(column), { column, ...kind }]),
  ),
})

/** A table of which no more is known. */
export type AnyTable = Facts<Record<string, unknown>> & {
  readonly columns: Readonly<Record<string, Column & Marks>>
  readonly kinds: Readonly<Record<string, Column & Marks & { readonly column: string }>>
}
