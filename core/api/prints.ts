/** The bound print that a customer has paid for: where it goes, and what has become of it. */
import { z } from 'zod'
import { addressSchema } from '../will/address-schema.ts'

/**
 * `to ask`: we do not know yet where it goes. `held`: the will has changed since, so it is not printed until the customer says
 * which they want. `sent`: it was posted.
 */
export const printStates = ['to ask', 'waiting', 'held', 'sent'] as const

const print = z.strictObject({
  /** The number of the order. */
  order: z.int().positive(),
  state: z.enum(printStates),
  address: addressSchema.optional(),
  /** What the foot of its pages says after "Document". */
  code: z.string().optional(),
  /** ISO date and time. */
  sent: z.string().optional(),
  tracking: z.string().optional(),
})

/** Newest first. */
export const printsReplySchema = z.strictObject({ prints: z.array(print) })

/** Prints the newest will. The address is in the United Kingdom. */
export const askForPrintSchema = z.strictObject({ order: z.int32().positive(), address: addressSchema })

export type PrintState = (typeof printStates)[number]
export type ShownPrint = z.infer<typeof print>
export type PrintsReply = z.infer<typeof printsReplySchema>
export type AskForPrint = z.infer<typeof askForPrintSchema>
