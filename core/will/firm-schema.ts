import { z } from 'zod'

const words = z.string().min(1).max(2000)

/** A law firm that has agreed to be appointed, in the words of whoever runs the service and made the agreement. */
export const firmSchema = z.strictObject({
  name: z.string().min(1).max(200),
  /** The number the Solicitors Regulation Authority gave it. */
  sraNumber: z.string().regex(/^\d{4,8}$/),
  /** What it is likely to charge, and on what basis. */
  fees: words,
  /** What it pays whoever runs the service, or that it pays nothing. */
  commission: words,
  /** Where it publishes its prices (SRA Transparency Rules 2018 r.1). */
  website: z.url({ protocol: /^https?$/ }).max(500),
})
export type Firm = z.infer<typeof firmSchema>
