/** A will names its own people and charities by id. An id that it does not have is refused. */

import { lpaForms } from '#core/lpa/lists.ts'
import { idsNamedIn } from '#core/lpa/named.ts'
import { backupField } from '#core/rules/estate.rules.ts'
import { backupGuardianField, guardianField } from '#core/rules/guardians.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { petGuardianField } from '#core/rules/pets.rules.ts'
import { type ItemList, type ItemOf, itemLists, type NewItem } from '#core/will/changes.ts'
import type { Share, Will } from '#core/will/schema.ts'

type Reference = { readonly field: string; readonly to: 'persons' | 'charities'; readonly ids: readonly number[] }

const idsOf = (shares: readonly Share[]): number[] => shares.map((share) => share.id)
const people = (field: string, ids: readonly number[]): Reference => ({ field, to: 'persons', ids })
const charities = (field: string, ids: readonly number[]): Reference => ({ field, to: 'charities', ids })

const ofItem: { readonly [L in ItemList]: (item: NewItem<L>) => Reference[] } = {
  persons: ({ guardianId, backupGuardianId, estateBackup }) => [
    people('guardianId', guardianId),
    people('backupGuardianId', backupGuardianId),
    people('estateBackup', idsOf(estateBackup.persons)),
    charities('estateBackup', idsOf(estateBackup.charities)),
  ],
  charities: ({ guardianId }) => [people('guardianId', guardianId)],
  pets: ({ guardianId }) => [people('guardianId', guardianId)],
  accounts: ({ mortgageWithPersons }) => [people('mortgageWithPersons', mortgageWithPersons)],
  gifts: (gift) => [
    people('persons', gift.persons),
    charities('charities', gift.charities),
    people('backupPersons', gift.backupPersons),
    charities('backupCharities', gift.backupCharities),
  ],
}

// On a page that shows several items, a field is called by the item it belongs to, as the rules of core do.
const onPage = (will: Will): Reference[] => [
  ...will.persons.flatMap((person) => {
    const names: Record<string, string> = {
      guardianId: guardianField(person),
      backupGuardianId: backupGuardianField(person),
      estateBackup: backupField(person),
    }
    return ofItem
      .persons(person)
      .map((reference) => ({ ...reference, field: names[reference.field] ?? reference.field }))
  }),
  ...will.pets.map((pet) => people(petGuardianField(pet), pet.guardianId)),
  ...(['charities', 'accounts', 'gifts'] as const).flatMap((list) => referencesOfList(will, list)),
]

const referencesOfList = <L extends ItemList>(will: Will, list: L): Reference[] => {
  const items: readonly ItemOf<L>[] = will[list]
  return items.flatMap(({ id, ...item }) =>
    ofItem[list](item).map((reference) => ({ ...reference, field: `${list}.${id}.${reference.field}` })),
  )
}

const ofWill = (will: Will): Reference[] => [
  people('executor', will.executor),
  people('executorBackup', will.executorBackup),
  people('executorCareAssets.persons', will.executorCareAssets?.persons ?? []),
  people('ultimateDefault.persons', idsOf(will.ultimateDefault?.persons ?? [])),
  charities('ultimateDefault.charities', idsOf(will.ultimateDefault?.charities ?? [])),
  ...onPage(will),
  ...(will.powers ?? []).flatMap((power) =>
    idsNamedIn(power).map(([field, ids]) => people(`powers.${lpaForms[power.type].key}.${field}`, ids)),
  ),
]

const unknownAmong = (will: Will, references: readonly Reference[]): Problem[] => {
  const known = {
    persons: new Set(will.persons.map(({ id }) => id)),
    charities: new Set(will.charities.map(({ id }) => id)),
  }
  return references
    .filter(({ to, ids }) => ids.some((id) => !known[to].has(id)))
    .map(({ field }) => ({ field, code: 'UNKNOWN_ID' }))
}

const naming = ['executor', 'executorBackup', 'executorCareAssets', 'ultimateDefault', 'powers', ...itemLists] as const

/** Where a changed will names somebody who is not in it. What was stored has passed already. */
export const unknownInWill = (stored: Will, next: Will): Problem[] =>
  naming.every((key) => next[key] === stored[key]) ? [] : unknownAmong(next, ofWill(next))

/** Where one item names somebody who is not in the will. */
export const unknownInItem = <L extends ItemList>(will: Will, list: L, item: NewItem<L>): Problem[] =>
  unknownAmong(will, ofItem[list](item))

/** Items that a save brings along though the will never had them, or twice: ids are the server's to give. */
export const strangersIn = (stored: Will, next: Will): Problem[] =>
  itemLists.flatMap((list) => {
    if (next[list] === stored[list]) return []
    const known = new Set(stored[list].map(({ id }) => id))
    return next[list].flatMap(({ id }, index): Problem[] =>
      known.delete(id) ? [] : [{ field: `${list}.${index}.id`, code: 'UNKNOWN_ID' }],
    )
  })
