import { z } from 'zod'
import type { ItemList } from '#core/will/changes.ts'
import { accountSchema, charitySchema, giftSchema, personSchema, petSchema } from '#core/will/schema.ts'

/** The version the browser last saw. Left out, the change is made on whatever is there now. */
const expected = { version: z.int().nonnegative().optional() }
const noId = { id: true } as const

/** Ids are the server's to give, so a new item comes without one. */
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
