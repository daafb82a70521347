/** A will names its own people and charities by id. An id that it does not have is refused. */

import { lpaForms } from '#core/lpa/lists.ts'
import { petGuardianField } from '#core/rules/beneficiaries.rules.ts'
import { backupField } from '#core/rules/estate.rules.ts'
import { backupGuardianField, guardianField } from '#core/rules/guardians.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { type ItemList, itemLists, type NewItem, withItem } from '#core/will/changes.ts'
import { keysWithReferences, type Reference, referencesIn } from '#core/will/references.ts'
import type { Person, Will } from '#core/will/schema.ts'

const fieldOfPerson = (person: Person, field: string): string => {
  switch (field) {
    case 'guardianId':
      return guardianField(person)
    case 'backupGuardianId':
      return backupGuardianField(person)
    default:
      return backupField(person)
  }
}

/** On a page that shows several items, a field is called by the item it belongs to, as the rules of core do. */
const fieldOnPage = ({ holder, item, field }: Reference): string => {
  switch (holder) {
    case 'will':
      return field
    case 'persons':
      return fieldOfPerson(item, field)
    case 'pets':
      return petGuardianField(item)
    case 'powers':
      return `powers.${lpaForms[item.type].key}.${field}`
    default:
      return `${holder}.${item.id}.${field}`
  }
}

/** In the dialog of one item both lists of its backups are one field. */
const fieldInDialog = ({ field }: Reference): string => field.replace(/\..*/, '')

const unknownAmong = (
  will: Will,
  references: readonly Reference[],
  fieldOf: (reference: Reference) => string,
): Problem[] => {
  const known = {
    persons: new Set(will.persons.map(({ id }) => id)),
    charities: new Set(will.charities.map(({ id }) => id)),
  }
  return references
    .filter(({ names, ids }) => ids.some((id) => !known[names].has(id)))
    .map((reference) => ({ field: fieldOf(reference), code: 'UNKNOWN_ID' }))
}

/** Where a changed will names a person or charity who is not in it. What was stored has passed already. */
export const unknownInWill = (stored: Will, next: Will): Problem[] =>
  keysWithReferences.every((key) => next[key] === stored[key])
    ? []
    : unknownAmong(next, referencesIn(next), fieldOnPage)

/** Where one item names a person or charity who is not in the will. */
export const unknownInItem = <L extends ItemList>(will: Will, list: L, item: NewItem<L>): Problem[] => {
  const next = withItem(will, list, item).will
  const added = next[list].at(-1)
  return unknownAmong(
    will,
    referencesIn(next).filter((reference) => reference.item === added),
    fieldInDialog,
  )
}

/** Items that a save brings along though the will never had them, or twice: ids are the server's to give. */
export const unknownIdsIn = (stored: Will, next: Will): Problem[] =>
  itemLists.flatMap((list) => {
    if (next[list] === stored[list]) return []
    const known = new Set(stored[list].map(({ id }) => id))
    return next[list].flatMap(({ id }, index): Problem[] =>
      known.delete(id) ? [] : [{ field: `${list}.${index}.id`, code: 'UNKNOWN_ID' }],
    )
  })
