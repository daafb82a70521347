/** The places where a will names people and charities, read from the table: found, counted, shown, and emptied of one of them. */

import { isNothing } from '../estate/fraction.ts'
import { lpaForms } from './lpa-options.ts'
import {
  type HeldBy,
  type Holder,
  type NamedList,
  type ReferenceField,
  type ReferencePlace,
  type ReferenceRow,
  references,
} from './reference-table.ts'
import type { Charity, EditableWill, Person, Will } from './schema.ts'
import { partOfEstate } from './share-parts.ts'

export type { Holder, NamedList, ReferenceField, ReferencePlace } from './reference-table.ts'

/** One list of ids in a will, with its holder. */
export type Reference<H extends Holder = Holder> = {
  [K in H]: {
    readonly holder: K
    readonly item: HeldBy[K]
    readonly field: string
    readonly names: NamedList
    readonly place: ReferencePlace | undefined
    readonly ids: readonly number[]
    gives(): boolean
  }
}[H]

const rowsOf = <H extends Holder>(holder: H): [field: string, row: ReferenceRow<HeldBy[H]>][] =>
  Object.entries<ReferenceRow<HeldBy[H]>>(references[holder])

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

const lists = ['persons', 'pets', 'charities', 'accounts', 'gifts', 'trusts', 'powers'] as const

/** Every list of ids in a will, in the order of the table. */
export const referencesIn = (will: EditableWill): Reference[] => [
  ...referencesOf('will', [will], will),
  ...lists.flatMap((list) => referencesOf(list, will[list] ?? [], will)),
]

/** The keys of a will whose values contain references. */
export const keysWithReferences = Object.entries(references).flatMap(([holder, rows]) =>
  holder === 'will' ? Object.keys(rows).map((field) => field.replace(/\..*/, '')) : [holder],
) as readonly (keyof EditableWill)[]

/** The ids that a will refers to anywhere. */
export const idsNamedIn = (will: EditableWill, names: NamedList): Set<number> =>
  new Set(referencesIn(will).flatMap((reference) => (reference.names === names ? reference.ids : [])))

/** The people or charities whom a will names in a place that a customer is shown before removing them. */
export const idsLinked = (will: EditableWill, names: NamedList): Set<number> =>
  new Set(referencesIn(will).flatMap(({ names: of, place, ids }) => (of === names && place ? ids : [])))

const without = (ids: readonly number[], gone: ReadonlySet<number>): number[] => ids.filter((id) => !gone.has(id))

const withIdsIn = <T>(row: ReferenceRow<T>, holder: T, ids: number[]): T => ({ ...holder, ...row.set(holder, ids) })

/** An item with a person added to one of its lists (once), or removed from it. */
export const withPersonIn = <H extends Holder>(
  holder: H,
  field: ReferenceField<H>,
  item: HeldBy[H],
  id: number,
  isNamed: boolean,
): HeldBy[H] => {
  const row: ReferenceRow<HeldBy[H]> = references[holder][field]
  const ids = row.get(item)
  if (!isNamed) return withIdsIn(row, item, without(ids, new Set([id])))
  return ids.includes(id) ? item : withIdsIn(row, item, [...ids, id])
}

/** The rows of a table that name people or charities, all of them or those of some places. */
type Rows = { readonly names: NamedList; readonly places?: readonly ReferencePlace[] }

const isAmong = ({ places }: Rows, place: ReferencePlace | undefined): boolean =>
  !places || (place !== undefined && places.includes(place))

const withoutIdsIn = <H extends Holder>(
  holder: H,
  items: readonly HeldBy[H][],
  among: Rows,
  gone: ReadonlySet<number>,
): HeldBy[H][] => {
  const rows = rowsOf(holder).filter(([, { names, place }]) => names === among.names && isAmong(among, place))
  return items.map((item) =>
    rows.reduce((left, [, row]) => {
      const ids = row.get(left)
      return ids.some((id) => gone.has(id)) ? withIdsIn(row, left, without(ids, gone)) : left
    }, item),
  )
}

const withoutIdsInRows = <W extends EditableWill>(will: W, rows: Rows, gone: ReadonlySet<number>): W => ({
  ...will,
  ...withoutIdsIn('will', [will], rows, gone)[0],
  persons: withoutIdsIn('persons', will.persons, rows, gone),
  pets: withoutIdsIn('pets', will.pets, rows, gone),
  charities: withoutIdsIn('charities', will.charities, rows, gone),
  accounts: withoutIdsIn('accounts', will.accounts, rows, gone),
  gifts: withoutIdsIn('gifts', will.gifts, rows, gone),
  ...(will.trusts && {
    trusts: withoutIdsIn('trusts', will.trusts, rows, gone).filter(
      (trust) => rows.names !== 'persons' || !isAmong(rows, 'trust') || !gone.has(trust.for),
    ),
  }),
  ...(will.powers && { powers: withoutIdsIn('powers', will.powers, rows, gone) }),
})

/** The will with these ids removed from every list of the table. Parts without them stay the same objects. */
export const withoutIds = <W extends EditableWill>(will: W, names: NamedList, gone: ReadonlySet<number>): W =>
  withoutIdsInRows(will, { names }, gone)

/** The will with a person removed from the lists of these places alone. */
export const withoutPersonAt = <W extends EditableWill>(will: W, id: number, places: readonly ReferencePlace[]): W =>
  withoutIdsInRows(will, { names: 'persons', places }, new Set([id]))

// The other places in a will that name a person or charity. Shown before they are removed.

export type LinkPlace = ReferencePlace | 'estate'

/** `of` is the name of the child, pet, gift, share, account or power of attorney that holds the reference, where there is one. */
export type Link = { readonly place: LinkPlace; readonly of?: string }

/** Places with the same number are listed together, person by person or form by form. */
const order: Record<LinkPlace, number> = {
  executor: 0,
  executorBackup: 1,
  estate: 2,
  guardian: 3,
  backupGuardian: 3,
  estateBackup: 3,
  petGuardian: 4,
  ultimateDefault: 5,
  gift: 6,
  belongings: 7,
  trust: 8,
  account: 9,
  digitalAssets: 10,
  attorneys: 11,
  replacements: 11,
  peopleToTell: 11,
}

const nameOfItem = ({ holder, item }: Reference): string | undefined => {
  switch (holder) {
    case 'will':
      return undefined
    case 'gifts':
      return item.title ?? item.type
    case 'accounts':
      return item.title ?? item.assetType
    case 'trusts':
      return undefined
    case 'powers':
      return lpaForms[item.type].what
    default:
      return item.fullname
  }
}

const linksTo = (will: Will, names: NamedList, { id, inherit, ...heir }: Person | Charity): Link[] => {
  const references = referencesIn(will).filter((reference) => reference.names === names && reference.ids.includes(id))
  const links = references.flatMap((reference, at): Link[] => {
    const { place, item } = reference
    // Two references in the same place of one item count as one link.
    if (!place || references.slice(0, at).some((other) => other.item === item && other.place === place)) return []
    const of = nameOfItem(reference)
    return [{ place, ...(of !== undefined && { of }) }]
  })
  const share: Link[] = inherit && !isNothing(partOfEstate(heir)) ? [{ place: 'estate' }] : []
  return [...share, ...links].toSorted((one, other) => order[one.place] - order[other.place])
}

export const linksOfPerson = (will: Will, person: Person): Link[] => linksTo(will, 'persons', person)
export const linksOfCharity = (will: Will, charity: Charity): Link[] => linksTo(will, 'charities', charity)
