/** What the API takes of an agreement. Apart from it, so that a page does not load zod. */
import { z } from 'zod'
import { text } from '../will/text-schema.ts'
import { partIds } from './agreement.ts'

const line = text(20_000)

/** What stood on the screen beside the button. */
export const partReadSchema = z.strictObject({
  /** Headings, paragraphs and items of lists of the will. A clause is referred to by its heading, since its number may change. */
  words: z.array(line).max(400),
  /** The same in plain English. */
  sentence: line,
  /** Each warning, with the answers it rests on. */
  warnings: z.array(line).max(60),
})

export const partIdSchema = z.enum(partIds)
