/** Pictures of the pages of a will as they were signed: what the customer keeps of them, and what was seen on each. */
import { z } from 'zod'
import { inkPlaces, LONGEST_PICTURE, PICTURE_PIECE } from '../signing/page-marks.ts'
import { editions } from '../will/lists.ts'
import { LARGEST_VERSION } from './history.ts'

/** Of a will that is printed in large print, with all that it can hold. */
const MOST_PAGES = 400
/** Pictures that one customer keeps, in all. */
export const MOST_PICTURES = 200

const page = z.int().positive().max(MOST_PAGES)
const places = z.array(z.enum(inkPlaces)).max(10)

/** What a browser saw of a page: hints, and no proof. */
export const seenPageSchema = z.strictObject({
  /** Whether the mark of this page of this will was read. */
  marked: z.boolean(),
  /** The places at which nobody seems to have written, and those that the picture does not show. */
  empty: places,
  cut: places,
})

export const newSignedPageSchema = z.strictObject({
  page,
  /** A JPEG in base64, in pieces that are each as short as any other text has to be. */
  jpeg: z
    .array(z.base64().max(PICTURE_PIECE))
    .max(LONGEST_PICTURE / PICTURE_PIECE)
    .refine(([first]) => first?.startsWith('/9j/')),
  seen: seenPageSchema,
})
/** `7-2`: page 2 of what was issued with version 7. */
export const signedPageSchema = z.object({ id: z.string().regex(/^[1-9][0-9]{0,9}-[1-9][0-9]{0,2}$/) })

const keptPage = z.strictObject({
  id: z.string(),
  version: z.int().max(LARGEST_VERSION),
  page,
  at: z.iso.datetime(),
  ...seenPageSchema.shape,
})
export const signedPagesReplySchema = z.strictObject({
  /** The paper that was signed. Absent where none was, or it was of before we kept what was issued. */
  signed: z
    .strictObject({
      version: z.int(),
      edition: z.enum(editions),
      pages: page,
      /** What the foot of each of its pages says. */
      code: z.string().optional(),
    })
    .optional(),
  /** The newest will first, its pages in order. */
  kept: z.array(keptPage),
})

export type SeenPage = z.infer<typeof seenPageSchema>
export type NewSignedPage = z.infer<typeof newSignedPageSchema>
export type SignedPagesReply = z.infer<typeof signedPagesReplySchema>
export type KeptPage = z.infer<typeof keptPage>
