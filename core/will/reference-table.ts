/**
 * Every place where a will refers to a person or charity by id. Removal, links, the check of ids in requests, attorneys and
 * the mirror will all read this table. A new list of ids in the schema does not compile until it has a row here.
 */

import { sharesEqually } from './equal-shares.ts'
import type { FormDetails, Lpa } from './lpa-schema.ts'
import { giftMayFail, inheritors, petsToLookAfter } from './questions.ts'
import type {
  Account,
  Charity,
  EditableWill,
  Gift,
  LaterTaker,
  LaterTakers,
  Person,
  Pet,
  Share,
  Shares,
  Trust,
  Values,
} from './schema.ts'

export type HeldBy = {
  readonly will: EditableWill
  readonly persons: Person
  readonly charities: Charity
  readonly pets: Pet
  readonly accounts: Account
  readonly gifts: Gift
  readonly trusts: Trust
  readonly powers: Lpa
}
/** What holds a list of ids: the will itself, or the items of one of its lists. */
export type Holder = keyof HeldBy
export type NamedList = 'persons' | 'charities'

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
/** What the paths do not find: single ids, and the backups of each taker together. */
type FurtherField = {
  readonly will: 'values.things.held.with' | 'values.pension.to' | 'values.lifeInTrust.to'
  readonly trusts: 'for' | 'smallSumFor' | 'takers.persons.backup.persons' | 'takers.persons.backup.charities'
}
export type ReferenceField<H extends Holder> =
  | PathOfIds<HeldBy[H]>
  | (H extends keyof FurtherField ? FurtherField[H] : never)

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
  | 'belongings'
  | 'trust'
  | 'account'
  | 'digitalAssets'
  | 'attorneys'
  | 'replacements'
  | 'peopleToTell'

export type ReferenceRow<T> = {
  readonly names: NamedList
  /** Absent when the reference is not shown: it belongs to another place, or no page asks for it. */
  readonly place?: ReferencePlace
  get(holder: T): readonly number[]
  /** Returns the field with these ids. Existing shares keep their percentages; a new share starts at 0. */
  set(holder: T, ids: number[]): Partial<T>
  /** Whether the people in this list take something under the will, given its other answers. */
  gives?(holder: T, will: EditableWill): boolean
}

/** A list of ids that is a field of its holder, and stands in the row as it is. */
const plainIds = <K extends string, T extends { readonly [F in K]: readonly number[] }>(
  field: K,
  names: NamedList,
  shown: Pick<ReferenceRow<T>, 'place' | 'gives'> = {},
): ReferenceRow<T> => ({
  names,
  ...shown,
  get: (holder) => holder[field],
  set: (_holder, ids) => ({ [field]: ids }) as unknown as Partial<T>,
})

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

const newTaker = (id: number): LaterTaker => ({ id, percent: 0, backup: { persons: [], charities: [] } })

const withTakers =
  (change: (takers: LaterTakers, ids: readonly number[]) => Partial<LaterTakers>) =>
  ({ takers }: Trust, ids: number[]): Partial<Trust> =>
    takers ? { takers: { ...takers, ...change(takers, ids) } } : {}

/** The backups of all the takers are one list: one that is left out of it is the backup of none, and none is added. */
const withBackupsAmong = (taker: LaterTaker, names: NamedList, ids: readonly number[]): LaterTaker => {
  const { backup, ifDie, ...unanswered } = taker
  const left = backup[names].filter(({ id }) => ids.includes(id))
  if (left.length === backup[names].length) return taker
  const backups = { ...backup, ...stillEqual(backup, left, backup[names]), [names]: left }
  const lostTheLast =
    ifDie === 'Split between specific beneficiaries' && backups.persons.length + backups.charities.length === 0
  // The testator has to say again what happens to this share.
  return { ...unanswered, backup: backups, ...(!lostTheLast && ifDie !== undefined && { ifDie }) }
}

const withValues =
  (change: (values: Values, ids: readonly number[]) => Partial<Values>) =>
  ({ values }: EditableWill, ids: number[]): Partial<EditableWill> =>
    values ? { values: { ...values, ...change(values, ids) } } : {}

const coOwners = ({ held }: Values['things'][number]): readonly number[] =>
  held.as === 'joint tenants' ? held.with : []

export const references: { readonly [H in Holder]: { readonly [F in ReferenceField<H>]: ReferenceRow<HeldBy[H]> } } = {
  will: {
    executor: plainIds('executor', 'persons', { place: 'executor' }),
    executorBackup: plainIds('executorBackup', 'persons', { place: 'executorBackup' }),
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
    'belongings.persons': {
      names: 'persons',
      place: 'belongings',
      get: ({ belongings }) => belongings?.persons ?? [],
      set: ({ belongings }, persons) => (belongings ? { belongings: { ...belongings, persons } } : {}),
      gives: () => true,
    },
    'belongings.backupPersons': {
      names: 'persons',
      place: 'belongings',
      get: ({ belongings }) => belongings?.backupPersons ?? [],
      set: ({ belongings }, backupPersons) => (belongings ? { belongings: { ...belongings, backupPersons } } : {}),
      gives: () => true,
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
    'values.things.held.with': {
      names: 'persons',
      get: ({ values }) => values?.things.flatMap(coOwners) ?? [],
      // What fewer own is another part of it for each, so it has to be said again.
      set: withValues(({ things }, ids) => ({
        things: things.filter((thing) => coOwners(thing).every((id) => ids.includes(id))),
      })),
    },
    'values.pension.to': {
      names: 'persons',
      get: ({ values }) => values?.pension.flatMap(({ to }) => (to === 'scheme decides' ? [] : [to])) ?? [],
      set: withValues(({ pension }, ids) => ({
        pension: pension.map((each) =>
          each.to === 'scheme decides' || ids.includes(each.to) ? each : { ...each, to: 'scheme decides' as const },
        ),
      })),
    },
    'values.lifeInTrust.to': {
      names: 'persons',
      get: ({ values }) => values?.lifeInTrust.map(({ to }) => to) ?? [],
      set: withValues(({ lifeInTrust }, ids) => ({ lifeInTrust: lifeInTrust.filter(({ to }) => ids.includes(to)) })),
    },
  },
  persons: {
    guardianId: plainIds('guardianId', 'persons', { place: 'guardian' }),
    backupGuardianId: plainIds('backupGuardianId', 'persons', { place: 'backupGuardian' }),
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
    guardianId: plainIds('guardianId', 'persons', {
      place: 'petGuardian',
      gives: (pet, will) => petsToLookAfter(will).includes(pet),
    }),
  },
  charities: { guardianId: plainIds('guardianId', 'persons') },
  accounts: { mortgageWithPersons: plainIds('mortgageWithPersons', 'persons', { place: 'account' }) },
  gifts: {
    persons: plainIds('persons', 'persons', { place: 'gift', gives: ({ type }) => type !== 'Donation' }),
    charities: plainIds('charities', 'charities', { place: 'gift' }),
    backupPersons: plainIds('backupPersons', 'persons', {
      place: 'gift',
      gives: (gift, will) => giftMayFail(will, gift) && gift.ifDie === 'Goes to someone else',
    }),
    backupCharities: plainIds('backupCharities', 'charities', { place: 'gift' }),
  },
  trusts: {
    // `withoutIds` removes the trust of a person who is removed.
    for: { names: 'persons', place: 'trust', get: (trust) => [trust.for], set: () => ({}), gives: () => true },
    smallSumFor: {
      names: 'persons',
      place: 'trust',
      get: ({ smallSumFor }) => (smallSumFor === undefined ? [] : [smallSumFor]),
      set: (_trust, [smallSumFor]) => ({ smallSumFor }),
      gives: () => true,
    },
    'takers.persons': {
      names: 'persons',
      place: 'trust',
      get: ({ takers }) => idsOf(takers?.persons ?? []),
      set: withTakers((takers, ids) => ({
        persons: [
          ...takers.persons.filter(({ id }) => ids.includes(id)),
          ...ids.filter((id) => takers.persons.every((taker) => taker.id !== id)).map(newTaker),
        ],
        ...stillEqual({ ...takers }, ids, takers.persons),
      })),
      gives: () => true,
    },
    'takers.charities': {
      names: 'charities',
      place: 'trust',
      get: ({ takers }) => idsOf(takers?.charities ?? []),
      set: withTakers((takers, ids) => ({
        charities: withIds(takers.charities, ids),
        ...stillEqual({ ...takers }, ids, takers.charities),
      })),
    },
    'takers.persons.backup.persons': {
      names: 'persons',
      place: 'trust',
      get: ({ takers }) => (takers?.persons ?? []).flatMap(({ backup }) => idsOf(backup.persons)),
      set: withTakers(({ persons }, ids) => ({
        persons: persons.map((taker) => withBackupsAmong(taker, 'persons', ids)),
      })),
      gives: () => true,
    },
    'takers.persons.backup.charities': {
      names: 'charities',
      place: 'trust',
      get: ({ takers }) => (takers?.persons ?? []).flatMap(({ backup }) => idsOf(backup.charities)),
      set: withTakers(({ persons }, ids) => ({
        persons: persons.map((taker) => withBackupsAmong(taker, 'charities', ids)),
      })),
    },
  },
  powers: {
    attorneys: plainIds('attorneys', 'persons', { place: 'attorneys' }),
    replacements: plainIds('replacements', 'persons', { place: 'replacements' }),
    peopleToTell: plainIds('peopleToTell', 'persons', { place: 'peopleToTell' }),
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
