import { z } from 'zod'
import { changedReplySchema, createdReplySchema, deleteSchema, itemTypes, staleReplySchema } from '#core/api/wills.ts'
import type { ItemList, ItemOf, NewItem } from '#core/will/changes.ts'
import { type Api, refusals, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { refuseAnotherWill, willHeader } from '../wills/will-header.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { createSchemas, updateSchemas } from './item-schemas.ts'
import { type ItemsService, itemsService } from './items.service.ts'

const described = { tags: ['Items'], ...signedIn }
const refused = { 409: staleReplySchema, ...refusals(400, 401, 404, 413, 415, 422, 429) }
const keyHeader = willHeader.extend({ 'idempotency-key': z.string().min(1).max(200).optional() })

// The schema of the list let the body in; while the list is yet to be chosen, TypeScript cannot follow that.
const split = <Item>(body: unknown) => {
  const { version, ...item } = body as { version?: number }
  return { version, item: item as Item }
}

type Needs = { readonly items: ItemsService; readonly wills: Pick<WillsService, 'list'> }

const routesOf = <L extends ItemList>(app: Api, { items, wills }: Needs, path: string, list: L): void => {
  const preValidation = refuseAnotherWill(wills)

  app.post(
    `${path}/create`,
    {
      preValidation,
      schema: {
        ...described,
        summary: `Add to ${list}`,
        headers: keyHeader,
        body: createSchemas[list],
        response: { 200: createdReplySchema, ...refused },
      },
    },
    (request) => {
      const { version, item } = split<NewItem<L>>(request.body)
      return items.create(request.userId, list, item, version, request.headers['idempotency-key'])
    },
  )

  app.post(
    `${path}/update`,
    {
      preValidation,
      schema: {
        ...described,
        summary: `Change one of ${list}`,
        headers: willHeader,
        body: updateSchemas[list],
        response: { 200: changedReplySchema, ...refused },
      },
    },
    (request) => {
      const { version, item } = split<ItemOf<L>>(request.body)
      return items.update(request.userId, list, item, version)
    },
  )

  app.post(
    `${path}/delete`,
    {
      preValidation,
      schema: {
        ...described,
        summary: `Remove one of ${list}, wherever it is named`,
        headers: willHeader,
        body: deleteSchema,
        response: { 200: changedReplySchema, ...refused },
      },
    },
    (request) => items.remove(request.userId, list, request.body.id, request.body.version),
  )
}

/** create, update and delete for each list of the will. */
export const itemsRoutes = (app: Api, needs: Needs): void => {
  for (const [type, { list }] of Object.entries(itemTypes)) routesOf(app, needs, `/wills/${type}`, list)
}

export const itemsFeature: Feature = ({ services: { wills } }) => {
  const items = itemsService(wills)
  return { signedIn: (api) => itemsRoutes(api, { items, wills }) }
}
