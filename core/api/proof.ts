/** Proof of work: a sum that takes a browser a moment and a robot that sends thousands a long time. */
import { z } from 'zod'

const hex = z
  .string()
  .max(200)
  .regex(/^[0-9a-f]*$/i)

export const proofChallengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().max(40),
    nonce: hex,
    salt: hex,
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: hex,
    /** Milliseconds since 1970. */
    data: z.strictObject({ expires: z.int() }),
  }),
  signature: hex,
})

export const proofSchema = z.strictObject({
  challenge: proofChallengeSchema,
  solution: z.strictObject({ counter: z.int().nonnegative(), derivedKey: hex, time: z.number().optional() }),
})

export type ProofChallenge = z.infer<typeof proofChallengeSchema>
export type Proof = z.infer<typeof proofSchema>
