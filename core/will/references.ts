/** The places where a will names people and charities, read from the table: found, counted, and emptied of one of them. */
import {
  type HeldBy,
  type Holder,
  type Named,
  type ReferenceField,
  type ReferencePlace,
  type Row,
  references,
} from './reference-table.ts'
import type { EditableWill } from './schema.ts'

export type { Holder, Named, ReferenceField, ReferencePlace } from './reference-table.ts'

/** One list of ids in a will, with its holder. */
export type Reference<H extends Holder = Holder> = {
  [K in H]: {
    readonly holder: K
    readonly item: HeldBy[K]
    readonly field: string
    readonly names: Named
    readonly place: ReferencePlace | undefined
    readonly ids: readonly number[]
    gives(): boolean
  }
}[H]

const rowsOf = <H extends Holder>(holder: H): [field: string, row: Row<HeldBy[H]>][] =>
  Object.entries<Row<HeldBy[H]>>(references[holder])

/** The lists of ids that these items hold. */
const referencesOf = <H extends Holder>(holder: H, items: readonly HeldBy[H][], will: EditableWill): Reference<H>[] =>
  items.flatMap((item) =>
    rowsOf(holder).map(
      ([field, { names, place, get, gives }]): Reference<H> => ({
        holder,
        item,
        field,
        names,
        place,
        ids: get(item),
        gives: () => gives?.(item, will) ?? false,
      }),
    ),
  )

/** Every list of ids in a will, in the order of the table. */
export const referencesIn = (will: EditableWill): Reference[] => [
  ...referencesOf('will', [will], will),
  ...referencesOf('persons', will.persons, will),
  ...referencesOf('pets', will.pets, will),
  ...referencesOf('charities', will.charities, will),
  ...referencesOf('accounts', will.accounts, will),
  ...referencesOf('gifts', will.gifts, will),
  ...referencesOf('trusts', will.trusts ?? [], will),
  ...referencesOf('powers', will.powers ?? [], will),
]

/** The keys of a will whose values contain references. */
export const keysWithReferences = Object.entries(references).flatMap(([holder, rows]) =>
  holder === 'will' ? Object.keys(rows).map((field) => field.replace(/\..*/, '')) : [holder],
) as readonly (keyof EditableWill)[]

/** The ids that a will refers to anywhere. */
export const idsNamedIn = (will: EditableWill, names: Named): Set<number> =>
  new Set(referencesIn(will).flatMap((reference) => (reference.names === names ? reference.ids : [])))

const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id)

const withIdsIn = <T>(row: Row<T>, holder: T, ids: number[]): T => ({ ...holder, ...row.set(holder, ids) })

/** An item with a person added to one of its lists (once), or removed from it. */
export const withPersonIn = <H extends Holder>(
  holder: H,
  field: ReferenceField<H>,
  item: HeldBy[H],
  id: number,
  isNamed: boolean,
): HeldBy[H] => {
  const row: Row<HeldBy[H]> = references[holder][field]
  const ids = row.get(item)
  if (!isNamed) return withIdsIn(row, item, without(ids, id))
  return ids.includes(id) ? item : withIdsIn(row, item, [...ids, id])
}

/** The rows of a table that name people or charities, all of them or those of some places. */
type Rows = { readonly names: Named; readonly places?: readonly ReferencePlace[] }

const isAmong = ({ places }: Rows, place: ReferencePlace | undefined): boolean =>
  !places || (place !== undefined && places.includes(place))

const withoutIdIn = <H extends Holder>(holder: H, items: readonly HeldBy[H][], among: Rows, id: number): HeldBy[H][] =>
  items.map((item) =>
    rowsOf(holder)
      .filter(([, { names, place }]) => names === among.names && isAmong(among, place))
      .reduce((left, [, row]) => {
        const ids = row.get(left)
        return ids.includes(id) ? withIdsIn(row, left, without(ids, id)) : left
      }, item),
  )

const withoutIdInRows = <W extends EditableWill>(will: W, rows: Rows, id: number): W => ({
  ...will,
  ...withoutIdIn('will', [will], rows, id)[0],
  persons: withoutIdIn('persons', will.persons, rows, id),
  pets: withoutIdIn('pets', will.pets, rows, id),
  charities: withoutIdIn('charities', will.charities, rows, id),
  accounts: withoutIdIn('accounts', will.accounts, rows, id),
  gifts: withoutIdIn('gifts', will.gifts, rows, id),
  ...(will.trusts && {
    trusts: withoutIdIn('trusts', will.trusts, rows, id).filter(
      (trust) => rows.names !== 'persons' || !isAmong(rows, 'trust') || trust.for !== id,
    ),
  }),
  ...(will.powers && { powers: withoutIdIn('powers', will.powers, rows, id) }),
})

/** The will with an id removed from every list of the table. Parts without the id stay the same objects. */
export const withoutId = <W extends EditableWill>(will: W, names: Named, id: number): W =>
  withoutIdInRows(will, { names }, id)

/** The will with a person removed from the lists of these places alone. */
export const withoutPersonAt = <W extends EditableWill>(will: W, id: number, places: readonly ReferencePlace[]): W =>
  withoutIdInRows(will, { names: 'persons', places }, id)
