/** Changes to a will. Each takes a will and gives the changed one; the old one is left as it was. */
import { withoutNamed } from '../lpa/named.ts'
import type { Charity, Person, Share, Will } from './schema.ts'

export const itemLists = ['persons', 'charities', 'pets', 'accounts', 'gifts'] as const
export type ItemList = (typeof itemLists)[number]
export type ItemOf<L extends ItemList> = Will[L][number]
export type NewItem<L extends ItemList> = Omit<ItemOf<L>, 'id'>

const nextId = (items: readonly { id: number }[]): number => Math.max(0, ...items.map((item) => item.id)) + 1

/** Adds an item, with the next free id. */
export const withItem = <L extends ItemList>(will: Will, list: L, item: NewItem<L>): { will: Will; id: number } => {
  const items: readonly ItemOf<L>[] = will[list]
  const id = nextId(items)
  return { id, will: { ...will, [list]: [...items, { order: items.length + 1, ...item, id }] } }
}

/** Puts an item in the place of the one with its id. A will without that id comes back as it was. */
export const withChangedItem = <L extends ItemList>(will: Will, list: L, item: ItemOf<L>): Will => {
  const items: readonly ItemOf<L>[] = will[list]
  return { ...will, [list]: items.map((old) => (old.id === item.id ? item : old)) }
}

const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id)
const withoutShare = (shares: readonly Share[], id: number): Share[] => shares.filter((share) => share.id !== id)

// A share that was to go to backups, none of whom is left, goes back to the default rather than to nobody.
const withBackup = (person: Person, estateBackup: Person['estateBackup']): Person => {
  const emptied =
    estateBackup.persons.length + estateBackup.charities.length === 0 &&
    person.estateIfDie === 'Split between specific beneficiaries'
  return { ...person, estateBackup, ...(emptied && { estateIfDie: 'Split between remaining beneficiaries' as const }) }
}

/** Removes a person from the will and from everything that names them. */
export const withoutPerson = (will: Will, id: number): Will => ({
  ...will,
  executor: without(will.executor, id),
  executorBackup: without(will.executorBackup, id),
  persons: will.persons
    .filter((person) => person.id !== id)
    .map((person) => ({
      ...person,
      guardianId: without(person.guardianId, id),
      backupGuardianId: without(person.backupGuardianId, id),
    }))
    .map((person) =>
      person.estateBackup.persons.some((share) => share.id === id)
        ? withBackup(person, {
            ...person.estateBackup,
            persons: withoutShare(person.estateBackup.persons, id),
          })
        : person,
    ),
  charities: will.charities.map((charity) => ({ ...charity, guardianId: without(charity.guardianId, id) })),
  pets: will.pets.map((pet) => ({ ...pet, guardianId: without(pet.guardianId, id) })),
  gifts: will.gifts.map((gift) => ({
    ...gift,
    persons: without(gift.persons, id),
    backupPersons: without(gift.backupPersons, id),
  })),
  accounts: will.accounts.map((account) => ({
    ...account,
    mortgageWithPersons: without(account.mortgageWithPersons, id),
  })),
  ...(will.executorCareAssets && {
    executorCareAssets: { ...will.executorCareAssets, persons: without(will.executorCareAssets.persons, id) },
  }),
  ...(will.ultimateDefault && {
    ultimateDefault: { ...will.ultimateDefault, persons: withoutShare(will.ultimateDefault.persons, id) },
  }),
  ...(will.powers && { powers: will.powers.map((power) => withoutNamed(power, id)) }),
})

/** Removes a charity from the will and from everything that names it. */
export const withoutCharity = (will: Will, id: number): Will => ({
  ...will,
  charities: will.charities.filter((charity) => charity.id !== id),
  persons: will.persons.map((person) =>
    person.estateBackup.charities.some((share) => share.id === id)
      ? withBackup(person, {
          ...person.estateBackup,
          charities: withoutShare(person.estateBackup.charities, id),
        })
      : person,
  ),
  gifts: will.gifts.map((gift) => ({
    ...gift,
    charities: without(gift.charities, id),
    backupCharities: without(gift.backupCharities, id),
  })),
  ...(will.ultimateDefault && {
    ultimateDefault: { ...will.ultimateDefault, charities: withoutShare(will.ultimateDefault.charities, id) },
  }),
})

/** Removes an account, and from the gifts of it that it is the one meant: what they give has then to be said again. */
const withoutAccount = (will: Will, id: number): Will => ({
  ...will,
  accounts: will.accounts.filter((account) => account.id !== id),
  gifts: will.gifts.map(({ accountId, ...gift }) =>
    accountId === undefined || accountId === id ? gift : { ...gift, accountId },
  ),
})

/** Removes an item of any list, detaching it wherever it is named. */
export const withoutItem = (will: Will, list: ItemList, id: number): Will => {
  if (list === 'persons') return withoutPerson(will, id)
  if (list === 'charities') return withoutCharity(will, id)
  if (list === 'accounts') return withoutAccount(will, id)
  const items: readonly { id: number }[] = will[list]
  return { ...will, [list]: items.filter((item) => item.id !== id) }
}

type MayInherit = Person | Charity

const inheriting = <T extends MayInherit>(heir: T, inherit: boolean): T =>
  inherit
    ? { ...heir, inherit }
    : {
        ...heir,
        inherit,
        estatePercent: 0,
        ...('estateBackup' in heir && { estateBackup: { charities: [], persons: [] } }),
      }

/** Turning it off sets the share to 0 and clears the backups. */
export const withInherit = (will: Will, list: 'persons' | 'charities', id: number, inherit: boolean): Will => ({
  ...will,
  [list]: will[list].map((heir: MayInherit) => (heir.id === id ? inheriting(heir, inherit) : heir)),
})

/** The lists that a person can be chosen into from a dialog, and what each hangs on. */
export type ChosenFor =
  | { list: 'executor' | 'executorBackup' | 'digitalAssets' }
  | { list: 'guardian' | 'backupGuardian'; child: number }
  | { list: 'petGuardian'; pet: number }
  | { list: 'gift' | 'giftBackup'; gift: number }
  | { list: 'estateBackup'; heir: number }
  | { list: 'account'; account: number }

const plus = (ids: readonly number[], id: number): number[] => (ids.includes(id) ? [...ids] : [...ids, id])
const toggled = (ids: readonly number[], id: number, chosen: boolean): number[] =>
  chosen ? plus(ids, id) : without(ids, id)

const inList = <T extends { id: number }>(items: readonly T[], id: number, change: (item: T) => T): T[] =>
  items.map((item) => (item.id === id ? change(item) : item))

/** Puts a person on a list (once), or takes them off it. */
export const withChosenPerson = (will: Will, id: number, to: ChosenFor, chosen = true): Will => {
  const set = (ids: readonly number[]) => toggled(ids, id, chosen)
  switch (to.list) {
    case 'executor':
      return {
        ...will,
        executor: set(will.executor),
        executorBackup: chosen ? without(will.executorBackup, id) : will.executorBackup,
      }
    case 'executorBackup':
      return { ...will, executorBackup: set(will.executorBackup) }
    case 'digitalAssets':
      return chosen || will.executorCareAssets?.option === 'Someone else'
        ? {
            ...will,
            executorCareAssets: { option: 'Someone else', persons: set(will.executorCareAssets?.persons ?? []) },
          }
        : will
    case 'guardian':
      return {
        ...will,
        persons: inList(will.persons, to.child, (child) => ({
          ...child,
          guardianId: set(child.guardianId),
          backupGuardianId: chosen ? without(child.backupGuardianId, id) : child.backupGuardianId,
        })),
      }
    case 'backupGuardian':
      return {
        ...will,
        persons: inList(will.persons, to.child, (child) => ({
          ...child,
          backupGuardianId: set(child.backupGuardianId),
        })),
      }
    case 'petGuardian':
      return { ...will, pets: inList(will.pets, to.pet, (pet) => ({ ...pet, guardianId: set(pet.guardianId) })) }
    case 'gift':
      return { ...will, gifts: inList(will.gifts, to.gift, (gift) => ({ ...gift, persons: set(gift.persons) })) }
    case 'giftBackup':
      return {
        ...will,
        gifts: inList(will.gifts, to.gift, (gift) => ({ ...gift, backupPersons: set(gift.backupPersons) })),
      }
    case 'account':
      return {
        ...will,
        accounts: inList(will.accounts, to.account, (account) => ({
          ...account,
          mortgageWithPersons: set(account.mortgageWithPersons),
        })),
      }
    case 'estateBackup':
      return {
        ...will,
        persons: inList(will.persons, to.heir, (heir) => ({
          ...heir,
          estateBackup: {
            ...heir.estateBackup,
            persons: chosen
              ? heir.estateBackup.persons.some((share) => share.id === id)
                ? heir.estateBackup.persons
                : [...heir.estateBackup.persons, { id, percent: 0 }]
              : withoutShare(heir.estateBackup.persons, id),
          },
        })),
      }
  }
}
