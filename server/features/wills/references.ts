/** A will refers to its own people and charities by id. An unknown id is refused. */

import { petGuardianField } from '#core/rules/beneficiaries.rules.ts'
import { backupField } from '#core/rules/estate.rules.ts'
import { backupGuardianField, guardianField } from '#core/rules/guardians.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { type ItemList, itemLists, type NewItem, withItem } from '#core/will/changes.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
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

/** On a page with several items, a field's name includes its item, as in the rules of core. */
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

/** In the dialog of one item, both lists of its backups are one field. */
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

/** The fields of a changed will that refer to unknown ids. Unchanged fields were checked when they were stored. */
export const unknownInWill = (stored: Will, next: Will): Problem[] =>
  keysWithReferences.every((key) => next[key] === stored[key])
    ? []
    : unknownAmong(next, referencesIn(next), fieldOnPage)

/** The fields of one item that refer to unknown ids. */
export const unknownInItem = <L extends ItemList>(will: Will, list: L, item: NewItem<L>): Problem[] => {
  const next = withItem(will, list, item).will
  const added = next[list].at(-1)
  return unknownAmong(
    will,
    referencesIn(next).filter((reference) => reference.item === added),
    fieldInDialog,
  )
}

/** Items in a save whose ids the stored will does not have, or has once and the save twice: the server assigns ids. */
export const unknownIdsIn = (stored: Will, next: Will): Problem[] =>
  itemLists.flatMap((list) => {
    if (next[list] === stored[list]) return []
    const known = new Set(stored[list].map(({ id }) => id))
    return next[list].flatMap(({ id }, index): Problem[] =>
      known.delete(id) ? [] : [{ field: `${list}.${index}.id`, code: 'UNKNOWN_ID' }],
    )
  })

/** Items of one list that have the same id. */
export const repeatedIdsIn = (will: Will): Problem[] =>
  itemLists.flatMap((list) => {
    const seen = new Set<number>()
    return will[list].flatMap(({ id }, index): Problem[] => {
      const repeated = seen.has(id)
      seen.add(id)
      return repeated ? [{ field: `${list}.${index}.id`, code: 'UNKNOWN_ID' }] : []
    })
  })
