import { z } from 'zod'

/** What checks the signature of a record and of an archive copy. */
export const recordKeyReplySchema = z.strictObject({
  algorithm: z.literal('Ed25519'),
  publicKey: z.string().describe('32 bytes in hexadecimal'),
})
