/** What a customer tells us once the will is signed. */
import { z } from 'zod'
import { prose } from '../will/schema.ts'
import { attestationSchema, readSigningSchema, signingPlanSchema, signingSchema } from '../will/signing-schema.ts'

/**
 * `storage` is where the signed original is kept. `over`: the signing that it replaces, as it was read, or null for none. Absent:
 * whatever was said before is replaced.
 */
export const noteSigningSchema = signingSchema
  .omit({ revoked: true, doubts: true })
  .extend({ storage: prose, over: readSigningSchema.nullable().optional() })

/** `earlier`: how many signings there were before the one that is taken back. Another one is left as it is. */
export const takeBackSigningSchema = z.strictObject({ earlier: z.coerce.number().int().nonnegative().optional() })

/** A plan as it is to be. `turn` is that of the plan it was made from, 0 where there was none. */
export const planSigningSchema = signingPlanSchema

const revokedSchema = signingSchema.shape.revoked.unwrap()

/** The signed will counts no more, as its testator says. `over`: what was said of that before, as it was read; null where nothing was. */
export const revokeWillSchema = revokedSchema.extend({ over: revokedSchema.nullable().optional() })

/**
 * How the will is signed. Empty: its testator reads it and signs it. `over`: what it replaces, as it was read, or null for none.
 * Absent: whatever was said before is replaced.
 */
export const attestSchema = attestationSchema.extend({ over: attestationSchema.nullable().optional() })

export type NoteSigning = z.infer<typeof noteSigningSchema>
export type PlanSigning = z.infer<typeof planSigningSchema>
export type RevokeWill = z.infer<typeof revokeWillSchema>
export type Attest = z.infer<typeof attestSchema>
