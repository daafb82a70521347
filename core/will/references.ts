/**
 * Every place where a will refers to a person or charity by id. Removal, links, the check of ids in requests, attorneys and
 * the mirror will all read this table. A new list of ids in the schema does not compile until it has a row here.
 */
import { sharesEqually } from './equal-shares.ts'
import type { FormDetails, Lpa } from './lpa-schema.ts'
import { inheritors, petsToLookAfter } from './questions.ts'
import type { Account, Charity, EditableWill, Gift, Person, Pet, Share, Shares } from './schema.ts'

type HeldBy = {
  readonly will: EditableWill
  readonly persons: Person
  readonly charities: Charity
  readonly pets: Pet
  readonly accounts: Account
  readonly gifts: Gift
  readonly powers: Lpa
}
/** What holds a list of ids: the will itself, or the items of one of its lists. */
export type Holder = keyof HeldBy
export type Named = 'persons' | 'charities'

/** The path of each list of ids or shares in T: `executor`, `estateBackup.persons`. */
type PathOfIds<T> = T extends unknown
  ? {
      [K in keyof T & string]-?: NonNullable<T[K]> extends readonly (number | Share | FormDetails)[]
        ? K
        : NonNullable<T[K]> extends readonly unknown[]
          ? never
          : NonNullable<T[K]> extends object
            ? `${K}.${PathOfIds<NonNullable<T[K]>>}`
            : never
    }[keyof T & string]
  : never
export type ReferenceField<H extends Holder> = PathOfIds<HeldBy[H]>

/** The kind of reference, as shown to the customer. */
export type ReferencePlace =
  | 'executor'
  | 'executorBackup'
  | 'guardian'
  | 'backupGuardian'
  | 'petGuardian'
  | 'estateBackup'
  | 'ultimateDefault'
  | 'gift'
  | 'account'
  | 'digitalAssets'
  | 'attorneys'
  | 'replacements'
  | 'peopleToTell'

type Row<T> = {
  readonly names: Named
  /** Absent when the reference is not shown: it belongs to another place, or no page asks for it. */
  readonly place?: ReferencePlace
  get(holder: T): readonly number[]
  /** Returns the field with these ids. Existing shares keep their percentages; a new share starts at 0. */
  set(holder: T, ids: number[]): Partial<T>
  /** Whether the people in this list take something under the will, given its other answers. */
  gives?(holder: T, will: EditableWill): boolean
}

const idsOf = (shares: readonly Share[]): number[] => shares.map(({ id }) => id)
const withIds = <S extends Share>(shares: readonly S[], ids: readonly number[]): (S | Share)[] => [
  ...shares.filter(({ id }) => ids.includes(id)),
  ...ids.filter((id) => !shares.some((share) => share.id === id)).map((id) => ({ id, percent: 0 })),
]

/** Those who shared equally still do when one of them is removed. */
const stillEqual = (shares: Shares, left: readonly unknown[], of: readonly unknown[]): Pick<Shares, 'split'> =>
  left.length < of.length && shares.split === undefined && sharesEqually(shares) ? { split: 'Equal shares' } : {}

const givesToBackups = (person: Person, will: EditableWill): boolean =>
  person.estateIfDie === 'Split between specific beneficiaries' &&
  inheritors(will).some((heir) => heir.kind === 'person' && heir.person.id === person.id)

const references: { readonly [H in Holder]: { readonly [F in ReferenceField<H>]: Row<HeldBy[H]> } } = {
  will: {
    executor: {
      names: 'persons',
      place: 'executor',
      get: ({ executor }) => executor,
      set: (_will, executor) => ({ executor }),
    },
    executorBackup: {
      names: 'persons',
      place: 'executorBackup',
      get: ({ executorBackup }) => executorBackup,
      set: (_will, executorBackup) => ({ executorBackup }),
    },
    'executorCareAssets.persons': {
      names: 'persons',
      place: 'digitalAssets',
      get: ({ executorCareAssets }) => executorCareAssets?.persons ?? [],
      set: ({ executorCareAssets }, persons) => ({
        executorCareAssets: { option: 'Someone else', ...executorCareAssets, persons },
      }),
    },
    'ultimateDefault.persons': {
      names: 'persons',
      place: 'ultimateDefault',
      get: ({ ultimateDefault }) => idsOf(ultimateDefault?.persons ?? []),
      set: ({ ultimateDefault }, ids) =>
        ultimateDefault
          ? {
              ultimateDefault: {
                ...ultimateDefault,
                ...stillEqual({ ...ultimateDefault, charities: [] }, ids, ultimateDefault.persons),
                persons: withIds(ultimateDefault.persons, ids),
              },
            }
          : {},
      gives: ({ ultimateDefault }) => ultimateDefault?.option === 'People',
    },
    'ultimateDefault.charities': {
      names: 'charities',
      place: 'ultimateDefault',
      get: ({ ultimateDefault }) => idsOf(ultimateDefault?.charities ?? []),
      set: ({ ultimateDefault }, ids) =>
        ultimateDefault
          ? {
              ultimateDefault: {
                ...ultimateDefault,
                ...stillEqual({ ...ultimateDefault, persons: [] }, ids, ultimateDefault.charities),
                charities: withIds(ultimateDefault.charities, ids),
              },
            }
          : {},
    },
  },
  persons: {
    guardianId: {
      names: 'persons',
      place: 'guardian',
      get: ({ guardianId }) => guardianId,
      set: (_child, guardianId) => ({ guardianId }),
    },
    backupGuardianId: {
      names: 'persons',
      place: 'backupGuardian',
      get: ({ backupGuardianId }) => backupGuardianId,
      set: (_child, backupGuardianId) => ({ backupGuardianId }),
    },
    'estateBackup.persons': {
      names: 'persons',
      place: 'estateBackup',
      get: ({ estateBackup }) => idsOf(estateBackup.persons),
      set: ({ estateBackup }, ids) => ({
        estateBackup: {
          ...estateBackup,
          ...stillEqual(estateBackup, ids, estateBackup.persons),
          persons: withIds(estateBackup.persons, ids),
        },
      }),
      gives: givesToBackups,
    },
    'estateBackup.charities': {
      names: 'charities',
      place: 'estateBackup',
      get: ({ estateBackup }) => idsOf(estateBackup.charities),
      set: ({ estateBackup }, ids) => ({
        estateBackup: {
          ...estateBackup,
          ...stillEqual(estateBackup, ids, estateBackup.charities),
          charities: withIds(estateBackup.charities, ids),
        },
      }),
    },
  },
  pets: {
    guardianId: {
      names: 'persons',
      place: 'petGuardian',
      get: ({ guardianId }) => guardianId,
      set: (_pet, guardianId) => ({ guardianId }),
      gives: (pet, will) => petsToLookAfter(will).includes(pet),
    },
  },
  charities: {
    guardianId: {
      names: 'persons',
      get: ({ guardianId }) => guardianId,
      set: (_charity, guardianId) => ({ guardianId }),
    },
  },
  accounts: {
    mortgageWithPersons: {
      names: 'persons',
      place: 'account',
      get: ({ mortgageWithPersons }) => mortgageWithPersons,
      set: (_account, mortgageWithPersons) => ({ mortgageWithPersons }),
    },
  },
  gifts: {
    persons: {
      names: 'persons',
      place: 'gift',
      get: ({ persons }) => persons,
      set: (_gift, persons) => ({ persons }),
      gives: ({ type }) => type !== 'Donation',
    },
    charities: {
      names: 'charities',
      place: 'gift',
      get: ({ charities }) => charities,
      set: (_gift, charities) => ({ charities }),
    },
    backupPersons: {
      names: 'persons',
      place: 'gift',
      get: ({ backupPersons }) => backupPersons,
      set: (_gift, backupPersons) => ({ backupPersons }),
      gives: ({ ifDie }) => ifDie === 'Goes to someone else',
    },
    backupCharities: {
      names: 'charities',
      place: 'gift',
      get: ({ backupCharities }) => backupCharities,
      set: (_gift, backupCharities) => ({ backupCharities }),
    },
  },
  powers: {
    attorneys: {
      names: 'persons',
      place: 'attorneys',
      get: ({ attorneys }) => attorneys,
      set: (_lpa, attorneys) => ({ attorneys }),
    },
    replacements: {
      names: 'persons',
      place: 'replacements',
      get: ({ replacements }) => replacements,
      set: (_lpa, replacements) => ({ replacements }),
    },
    peopleToTell: {
      names: 'persons',
      place: 'peopleToTell',
      get: ({ peopleToTell }) => peopleToTell,
      set: (_lpa, peopleToTell) => ({ peopleToTell }),
    },
    formDetails: {
      names: 'persons',
      get: ({ formDetails = [] }) => formDetails.map(({ person }) => person),
      set: ({ formDetails = [] }, ids) => ({ formDetails: formDetails.filter(({ person }) => ids.includes(person)) }),
    },
    bankrupt: {
      names: 'persons',
      get: (lpa) => ('bankrupt' in lpa ? lpa.bankrupt : []),
      set: (lpa, bankrupt) => ('bankrupt' in lpa ? { bankrupt } : {}),
    },
  },
}

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

const withoutIdIn = <H extends Holder>(
  holder: H,
  items: readonly HeldBy[H][],
  { names, places }: Rows,
  id: number,
): HeldBy[H][] =>
  items.map((item) =>
    rowsOf(holder)
      .filter(([, row]) => row.names === names)
      .filter(([, { place }]) => !places || (place !== undefined && places.includes(place)))
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
  ...(will.powers && { powers: withoutIdIn('powers', will.powers, rows, id) }),
})

/** The will with an id removed from every list of the table. Parts without the id stay the same objects. */
export const withoutId = <W extends EditableWill>(will: W, names: Named, id: number): W =>
  withoutIdInRows(will, { names }, id)

/** The will with a person removed from the lists of these places alone. */
export const withoutPersonAt = <W extends EditableWill>(will: W, id: number, places: readonly ReferencePlace[]): W =>
  withoutIdInRows(will, { names: 'persons', places }, id)
