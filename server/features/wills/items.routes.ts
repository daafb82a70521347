import { z } from 'zod'
import { changedReplySchema, createdReplySchema, deleteSchema, staleReplySchema } from '#core/api/wills.ts'
import { type ItemList, type ItemOf, itemLists, itemPaths, type NewItem } from '#core/will/changes.ts'
import { accountSchema, charitySchema, giftSchema, personSchema, petSchema } from '#core/will/schema.ts'
import { text } from '#core/will/text-schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { createItemsService, type ItemsService } from './items.service.ts'
import { assertOwnWill, willHeader } from './will-header.ts'
import type { WillsService } from './wills.service.ts'

const described = { tags: ['Items'], ...signedIn }
const refused = { 409: staleReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429) }
const keyHeader = willHeader.extend({ 'idempotency-key': text(200).min(1).optional() })

// The body was parsed with the schema of its list, but TypeScript cannot relate the two for a generic list.
const split = <Item>(body: unknown) => {
  const { version, ...item } = body as { version?: number }
  return { version, item: item as Item }
}

type Deps = { readonly items: ItemsService; readonly wills: Pick<WillsService, 'list'> }

const routesOf = <L extends ItemList>(app: Api, { items, wills }: Deps, path: string, list: L): void => {
  const preValidation = assertOwnWill(wills)

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
export const itemsRoutes = (app: Api, deps: Deps): void => {
  for (const list of itemLists) routesOf(app, deps, `/wills/${itemPaths[list]}`, list)
}

export const itemsFeature: Feature = ({ services: { wills } }) => {
  const items = createItemsService(wills)
  return { signedIn: (api) => itemsRoutes(api, { items, wills }) }
}

/** The version the browser last saw. Without it the change is made to the current version. */
const expected = { version: z.int().nonnegative().optional() }
const noId = { id: true } as const

/** The server assigns ids, so a new item has none. */
export const createSchemas = {
  persons: personSchema.omit(noId).extend(expected),
  charities: charitySchema.omit(noId).extend(expected),
  pets: petSchema.omit(noId).extend(expected),
  accounts: accountSchema.omit(noId).extend(expected),
  gifts: giftSchema.omit(noId).extend(expected),
} as const satisfies Record<ItemList, z.ZodObject>

export const updateSchemas = {
  persons: personSchema.extend(expected),
  charities: charitySchema.extend(expected),
  pets: petSchema.extend(expected),
  accounts: accountSchema.extend(expected),
  gifts: giftSchema.extend(expected),
} as const satisfies Record<ItemList, z.ZodObject>
