import { hash } from 'node:crypto'
import { type ItemList, type ItemOf, type NewItem, withChangedItem, withItem, withoutItem } from '#core/will/changes.ts'
import { typeFor } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { NotFound, refuseProblems } from '../../platform/errors.ts'
import { problemsOfItem } from './item.rules.ts'
import type { WillsService } from './wills.service.ts'

type Version = number | undefined

export type ItemsService = {
  /** Repeating the uuid, or without one the key, returns the item that the first request made. */
  create<L extends ItemList>(
    userId: number,
    list: L,
    item: NewItem<L>,
    version: Version,
    key: string | undefined,
  ): Promise<{ id: number; version: number }>
  update<L extends ItemList>(userId: number, list: L, item: ItemOf<L>, version: Version): Promise<{ version: number }>
  remove(userId: number, list: ItemList, id: number, version: Version): Promise<{ version: number }>
}

const notThere = () => new NotFound('This is not in your will any more. Reload the page.')

const itemOf = <L extends ItemList>(will: Will, list: L, id: number): ItemOf<L> => {
  const items: readonly ItemOf<L>[] = will[list]
  const found = items.find((item) => item.id === id)
  if (!found) throw notThere()
  return found
}

const madeBefore = (will: Will, list: ItemList, uuid: string | undefined): number | undefined =>
  uuid === undefined ? undefined : will[list].find((item) => item.uuid === uuid)?.id

const isPerson = (item: object): item is Omit<Person, 'id'> => 'isExcluded' in item

// A spouse or partner has the type partner, whichever page adds them first. An excluded person stays excluded, a spouse too.
const typed = <T extends object>(item: T): T => {
  if (!isPerson(item)) return item
  return item.isExcluded ? { ...item, inherit: false } : { ...item, type: typeFor(item.relationship, item.type) }
}

export const createItemsService = (wills: WillsService): ItemsService => ({
  create: async (userId, list, sent, version, key) => {
    const uuid = sent.uuid ?? (key === undefined ? undefined : uuidOfKey(key))
    const { will: now } = await wills.stored(userId)
    const before = madeBefore(now, list, uuid)
    if (before !== undefined) return { id: before, version: now.version }

    const item = typed(uuid === undefined ? sent : { ...sent, uuid })
    const { will, id } = await wills.change(userId, version, (current, today) => {
      const again = madeBefore(current, list, uuid)
      if (again !== undefined) return { will: current, id: again }
      refuseProblems(problemsOfItem(current, list, item, today))
      return withItem(current, list, item)
    })
    return { id, version: will.version }
  },

  update: async (userId, list, sent, version) => {
    const { will } = await wills.change(userId, version, (current, today) => {
      const { uuid, order } = itemOf(current, list, sent.id)
      const item = typed({ ...(uuid && { uuid }), ...(order !== undefined && { order }), ...sent })
      refuseProblems(problemsOfItem(current, list, item, today))
      return { will: withChangedItem(current, list, item) }
    })
    return { version: will.version }
  },

  remove: async (userId, list, id, version) => {
    const { will } = await wills.change(userId, version, (current) => {
      itemOf(current, list, id)
      return { will: withoutItem(current, list, id) }
    })
    return { version: will.version }
  },
})

/** A uuid (version 8) derived from the Idempotency-Key, so that a repeated request finds the item it made. */
export const uuidOfKey = (key: string): string => {
  const hex = hash('sha256', key, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
