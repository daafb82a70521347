import { itemsCalls } from '#core/api/contract/wills.ts'
import { type ItemCall, type ItemList, type ItemOf, itemCall, itemLists, type NewItem } from '#core/will/changes.ts'
import { type Handlers, serve } from '../../platform/serve.ts'
import { createItemsService, type ItemsService } from './items.service.ts'
import type { WillsService } from './wills.service.ts'

// The body was parsed with the schema of its list, but TypeScript cannot relate the two for a generic list.
const split = <Item>(body: unknown) => {
  const { version, ...item } = body as { version?: number }
  return { version, item: item as Item }
}

type All = Handlers<typeof itemsCalls>

const handlersOf = <L extends ItemList>(items: ItemsService, list: L) => {
  const create: All[ItemCall<'create'>] = ({ userId, body, headers }) => {
    const { version, item } = split<NewItem<L>>(body)
    return items.create(userId, list, item, version, headers['idempotency-key'])
  }
  const update: All[ItemCall<'update'>] = ({ userId, body }) => {
    const { version, item } = split<ItemOf<L>>(body)
    return items.update(userId, list, item, version)
  }
  const remove: All[ItemCall<'delete'>] = ({ userId, body }) => items.remove(userId, list, body.id, body.version)
  return {
    [itemCall(list, 'create')]: create,
    [itemCall(list, 'update')]: update,
    [itemCall(list, 'delete')]: remove,
  }
}

export const itemsFeature = ({ wills }: { readonly wills: WillsService }) => {
  const items = createItemsService(wills)
  const handlers = Object.assign({}, ...itemLists.map((list) => handlersOf(items, list)))
  return serve(itemsCalls, handlers as All)
}
