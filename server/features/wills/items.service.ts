import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { messages } from '#core/rules/messages.ts'
import {
  asStored,
  type ItemList,
  type ItemOf,
  lastPersonNamed,
  type NewItem,
  withChangedItem,
  withItem,
  withoutItem,
} from '#core/will/changes.ts'
import type { Will } from '#core/will/schema.ts'
import { Invalid, NotFound, refuseProblems } from '../../platform/errors.ts'
import { problemsOfItem } from './save.rules.ts'
import type { WillsService } from './wills.service.ts'

type Version = number | undefined

const notThere = () => new NotFound('This is no longer in your will. Reload the page.')

const itemOf = <L extends ItemList>(will: Will, list: L, id: number): ItemOf<L> => {
  const items: readonly ItemOf<L>[] = will[list]
  const found = items.find((item) => item.id === id)
  if (!found) throw notThere()
  return found
}

const madeBefore = <L extends ItemList>(will: Will, list: L, uuid: string | undefined): ItemOf<L> | undefined => {
  const items: readonly ItemOf<L>[] = will[list]
  return uuid === undefined ? undefined : items.find((item) => item.uuid === uuid)
}

/** Throws Invalid when the key of an earlier request comes with another body. */
const refuseOtherBody = (will: Will, list: ItemList, uuid: string): void => {
  const other = will[list].some((item) => item.uuid !== uuid && item.uuid?.startsWith(uuid.slice(0, KEY_LETTERS)))
  if (other) throw new Invalid({ 'idempotency-key': ['IDEMPOTENCY_KEY_USED'] }, `${messages.IDEMPOTENCY_KEY_USED}.`)
}

/** The colour in the picture, which a request that changes an item need not repeat. */
const colourOf = (item: object): { colour?: number } =>
  'colour' in item && typeof item.colour === 'number' ? { colour: item.colour } : {}

/** Whether the item has these answers, whatever its place in the list. */
const hasAnswers = <L extends ItemList>({ id: _id, ...stored }: ItemOf<L>, sent: NewItem<L>): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify({ order: stored.order, ...colourOf(stored), ...sent })))

export type ItemsService = ReturnType<typeof createItemsService>

export const createItemsService = (wills: WillsService) => ({
  /**
   * A request with the same uuid or key as an earlier one returns the item that the earlier one made. With other answers, the
   * same uuid changes that item, and the same key throws Invalid: neither loses what was typed last.
   */
  create: async <L extends ItemList>(
    userId: number,
    list: L,
    sent: NewItem<L>,
    version: Version,
    key: string | undefined,
  ): Promise<{ id: number; version: number }> => {
    const keyed = sent.uuid === undefined && key !== undefined
    const uuid = keyed ? uuidOfKey(key, sent) : sent.uuid
    const item = asStored(uuid === undefined ? sent : { ...sent, uuid })
    const { will: now } = await wills.stored(userId)
    const before = madeBefore(now, list, uuid)
    if (before && (keyed || hasAnswers(before, item))) return { id: before.id, version: now.version }

    const { will, id } = await wills.change(userId, version, (current, today) => {
      if (keyed && uuid !== undefined) refuseOtherBody(current, list, uuid)
      const again = madeBefore(current, list, uuid)
      if (again) {
        if (keyed || hasAnswers(again, item)) return { will: current, id: again.id }
        const changed = { ...again, ...item }
        refuseProblems(problemsOfItem(current, list, changed, today))
        return { will: withChangedItem(current, list, changed), id: again.id }
      }
      refuseProblems(problemsOfItem(current, list, item, today))
      return withItem(current, list, item, list === 'persons' ? lastPersonNamed(current) : 0)
    })
    return { id, version: will.version }
  },

  update: async <L extends ItemList>(
    userId: number,
    list: L,
    sent: ItemOf<L>,
    version: Version,
  ): Promise<{ version: number }> => {
    const { will } = await wills.change(userId, version, (current, today) => {
      const stored = itemOf(current, list, sent.id)
      const { uuid, order } = stored
      const item = asStored({
        ...(uuid && { uuid }),
        ...(order !== undefined && { order }),
        ...colourOf(stored),
        ...sent,
      })
      refuseProblems(problemsOfItem(current, list, item, today))
      return { will: withChangedItem(current, list, item) }
    })
    return { version: will.version }
  },

  remove: async (userId: number, list: ItemList, id: number, version: Version): Promise<{ version: number }> => {
    const { will } = await wills.change(userId, version, (current) => {
      itemOf(current, list, id)
      return { will: withoutItem(current, list, id) }
    })
    return { version: will.version }
  },
})

/** Letters at the start of such a uuid that stand for the key; the others stand for the body. */
const KEY_LETTERS = 18

/** A uuid (version 8) derived from the Idempotency-Key and the body, so that a repeated request finds the item it made. */
export const uuidOfKey = (key: string, body: object): string => {
  const keyHex = hash('sha256', key, 'hex')
  const bodyHex = hash('sha256', JSON.stringify(body), 'hex')
  return `${keyHex.slice(0, 8)}-${keyHex.slice(8, 12)}-8${keyHex.slice(12, 15)}-8${bodyHex.slice(0, 3)}-${bodyHex.slice(3, 15)}`
}
