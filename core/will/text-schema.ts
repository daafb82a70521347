import { z } from 'zod'
import { LARGEST_DENOMINATOR } from '../text/fractions.ts'
import { tidyPostcode } from '../text/names.ts'

/** Message codes or sentences: when there is no text at all, and when there is too much of it. */
type Messages = { readonly missing?: string; readonly tooLong?: string }

/**
 * Text of at most `max` UTF-16 code units. Text that is longer is refused at once: no further check of the schema runs and
 * nothing changes the text, so that its length cannot make them slow.
 */
export const text = (max: number, { missing, tooLong }: Messages = {}): z.ZodString =>
  z.string(missing).max(max, { abort: true, ...(tooLong !== undefined && { error: tooLong }) })

export const birthdaySchema = z.strictObject({
  day: z.int().min(1).max(31),
  month: z.int().min(1).max(12),
  year: z.int().min(1000).max(9999),
})

/** Percent, as typed: at most two decimals, so that hundredths of a percent are exact. */
export const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Number(value.toFixed(2)) === value, 'Use at most two decimals')

/** A share that was typed as a fraction, n/d. It counts in place of the percentage beside it. */
export const fraction = z
  .strictObject({ n: z.int().nonnegative(), d: z.int().min(1).max(LARGEST_DENOMINATOR) })
  .refine(({ n, d }) => n <= d, 'A part is not more than the whole')

const line = text(200)

/** An address: in the United Kingdom, unless a country is given. */
export const addressSchema = z.strictObject({
  house_name: line,
  street_address: line.optional(),
  town: line,
  postcode: text(20).overwrite(tidyPostcode),
  /** Only outside the United Kingdom, where an address need not have a postcode. The testator's own has none. */
  country: line.optional(),
})
