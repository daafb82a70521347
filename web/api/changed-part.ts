/** Unsaved answers as the difference from the version of the will they were typed on. */

import type { ChangedPart } from '#core/api/wills.ts'
import { type ItemList, itemLists, pruneReferences, withoutUnusedShare } from '#core/will/changes.ts'
import { editable } from '#core/will/new-will.ts'
import { includes } from '#core/will/questions.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import type { Unsaved } from './storage.ts'

type Item = { readonly id: number }

/** The server gives the fields of an object in the order of the schema, a page in the order in which they were answered. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Whether two answers are the same, in whatever order their fields come. */
export const same = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b) || JSON.stringify(a, sorted) === JSON.stringify(b, sorted)

/** A list or object of which nothing is left is as one that never was: what was begun and taken out again is no change. */
const isNone = (value: unknown): boolean =>
  value === undefined || (value instanceof Object && Object.keys(value).length === 0)

const changedKeys = (from: Will, to: Will) => {
  const before: Fields = { ...editable(from) }
  return Object.entries(editable(to)).filter(
    ([key, value]) => !same(value, before[key]) && !(isNone(value) && isNone(before[key])),
  )
}

const changedDetails = (from: Will, to: Will): Pick<ChangedPart, 'details'> => {
  const fields = Object.entries(to.details).filter(
    ([key, value]) => !same(value, from.details[key as keyof Will['details']]),
  )
  return fields.length > 0 ? { details: Object.fromEntries(fields) } : {}
}

/** What a save sends, in the shape of a will: each key that differs, whole; of `details`, only the fields that differ. */
export const changedPart = (from: Will, to: Will): ChangedPart => ({
  ...Object.fromEntries(changedKeys(from, to).filter(([key]) => key !== 'details')),
  ...changedDetails(from, to),
})

/** What is stored of an unsaved page: of each list only the changed items, so that it can be applied to a newer will. */
export const typedPart = (from: Will, to: Will): ChangedPart => {
  const part = changedPart(from, to)
  const lists = itemLists.filter((list) => part[list] !== undefined)
  const onlyChanged = (list: ItemList) => {
    const before: readonly Item[] = from[list]
    return (to[list] as readonly Item[]).filter(
      (item) =>
        !same(
          item,
          before.find(({ id }) => id === item.id),
        ),
    )
  }
  return { ...part, ...Object.fromEntries(lists.map((list) => [list, onlyChanged(list)])) }
}

type Fields = Readonly<Record<string, unknown>>

/** The item with what was typed of it. `was`: what that was typed over; without it the typed item replaces this one whole. */
const withTypedFields = (item: Item, typed: Item, was: Item | undefined): Item => {
  if (!was) return typed
  const [before, after]: Fields[] = [{ ...was }, { ...typed }]
  const fields = Object.keys({ ...before, ...after }).filter((field) => !same(before?.[field], after?.[field]))
  return { ...item, ...Object.fromEntries(fields.map((field) => [field, after?.[field]])) }
}

const byId = (items: readonly Item[], { id }: Item): Item | undefined => items.find((item) => item.id === id)

const withChangedItems = (items: readonly Item[], changed: readonly Item[], was: readonly Item[]): Item[] =>
  items.map((item) => {
    const typed = byId(changed, item)
    return typed ? withTypedFields(item, typed, byId(was, item)) : item
  })

/**
 * A will with the answers that were typed on an earlier one: details field by field, lists item by item, everything else by key.
 * With the answers that they were typed over, items field by field as well. Items and people removed since then stay removed.
 */
export const withPart = (will: Will, { details, ...part }: ChangedPart, was: ChangedPart = {}): Will => {
  const entries = Object.entries(part)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [
      key,
      includes(itemLists, key) ? withChangedItems(will[key], value as Item[], was[key] ?? []) : value,
    ])
  return pruneReferences({ ...will, ...Object.fromEntries(entries), details: { ...will.details, ...details } })
}

/** Whether a will already holds all of a change. */
export const alreadyHas = (will: Will, part: ChangedPart): boolean =>
  changedKeys(will, withPart(will, part)).length === 0

/** A will after a save of this part: as `changedPart` gives it, each list whole. */
export const withSavedPart = (will: Will, { details, ...part }: ChangedPart): Will => {
  const after = { ...will, ...(part as Partial<EditableWill>), details: { ...will.details, ...details } }
  return pruneReferences({
    ...after,
    persons: after.persons.map(withoutUnusedShare),
    charities: after.charities.map(withoutUnusedShare),
  })
}

const collidesIn = (from: Fields, typed: Fields, newer: Fields, keys: readonly string[]): boolean =>
  keys.some((key) => !same(typed[key], from[key]) && !same(newer[key], from[key]) && !same(newer[key], typed[key]))

/**
 * Whether an answer that was typed on one version of a will was given otherwise in a newer one. Details and the items of lists
 * are compared field by field; what was removed since cannot collide.
 */
export const collides = (from: Will, typed: Will, newer: Will): boolean => {
  const keys = changedKeys(from, typed).map(([key]) => key)
  const ofItems = itemLists.filter((list) => keys.includes(list))
  const whole = keys.filter((key) => key !== 'details' && !includes(itemLists, key))
  const itemCollides = (list: ItemList) => {
    const [before, after, now]: (readonly Item[])[] = [from[list], typed[list], newer[list]]
    return (before ?? []).some((item) => {
      const [changed, there] = [after, now].map((items) => items?.find(({ id }) => id === item.id))
      return (
        changed && there && collidesIn({ ...item }, { ...changed }, { ...there }, Object.keys({ ...item, ...changed }))
      )
    })
  }
  return (
    collidesIn({ ...from }, { ...typed }, { ...newer }, whole) ||
    collidesIn(from.details, typed.details, newer.details, Object.keys({ ...from.details, ...typed.details })) ||
    ofItems.some(itemCollides)
  )
}

const unlessTyped = <Of extends Fields>(began: Of, now: Of, saved: Of): Of => {
  const typed = Object.keys({ ...began, ...now }).filter((field) => !same(began[field], now[field]))
  return { ...now, ...Object.fromEntries(typed.map((field) => [field, saved[field]])) }
}

/** What was typed over, of a page that began with answers of its own: those are in it, but where something else was typed. */
export const typedOver = (will: Will, began: Will, draft: Will): Will => {
  const items = (list: ItemList): Item[] =>
    draft[list].map((item: Item) => {
      const [first, saved] = [byId(began[list], item), byId(will[list], item)]
      return first && saved ? unlessTyped({ ...first }, { ...item }, { ...saved }) : item
    })
  return {
    ...unlessTyped({ ...began }, { ...draft }, { ...will }),
    ...Object.fromEntries(itemLists.map((list) => [list, items(list)])),
    details: unlessTyped({ ...began.details }, { ...draft.details }, { ...will.details }),
  }
}

const unanswered = (typed: object, was: object) =>
  Object.fromEntries(Object.keys(typed).flatMap((key) => (Object.hasOwn(was, key) ? [] : [[key, undefined]])))

/** Whether an answer that is kept of a page that was left was given otherwise since. Without what it was typed over: unless it is saved. */
export const keptCollides = (will: Will, { part, was }: Pick<Unsaved, 'part' | 'was'>): boolean => {
  if (!was) return !alreadyHas(will, part)
  const known = withPart(will, was)
  const details = { ...known.details, ...unanswered(part.details ?? {}, was.details ?? {}) }
  const over = { ...known, ...unanswered(part, was), details }
  return collides(over, withPart(over, part), will)
}
