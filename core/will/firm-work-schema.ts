import { z } from 'zod'
import { ADDED_CLAUSE_MAX_LENGTH } from '../constants.ts'
import { triggerIds } from './lists.ts'
import { birthdaySchema, text } from './text-schema.ts'

/**
 * What a firm of solicitors did in a will that was referred to it. It is kept with the answers, because the will is drafted from them; no
 * save of a customer changes it: the server puts back what was stored.
 */

const firm = text(200).min(1)

/** A clause in the words of a firm, to which the testator agreed. */
export const addedClauseSchema = z.strictObject({
  firm,
  sraNumber: text(8),
  words: text(ADDED_CLAUSE_MAX_LENGTH).min(1),
  /** The day on which the testator agreed to it. */
  on: birthdaySchema,
})

/** Advice to see a solicitor that a firm has answered: nothing in it stands in the way of this will. */
export const clearedAdviceSchema = z.strictObject({
  trigger: z.enum(triggerIds),
  /** The advice as it stood. With other words it is other advice. */
  wording: text(1000),
  firm,
  /** Who of the firm said so. */
  by: text(200),
  on: birthdaySchema,
})
