import { z } from 'zod'
import * as lists from './lists.ts'
import * as answers from './lists.ts'
import { birthdaySchema, fraction, percent, text } from './text-schema.ts'

/**
 * Trusts of a will. A trust starts at the death of the testator (the first stage) and ends on a later day (the second stage).
 * One person benefits meanwhile; others take at the end. Every answer but the kind and the person may still be missing.
 */

const id = z.int().positive()
export const pence = z.int().nonnegative().max(100_000_000_000)
const yesNo = z.enum(answers.yesNo)
/** How several people share. In wills saved before it was asked it is absent: `sharesEqually` reads it from the percentages. */
export const split = z.enum(lists.estateSplitOptions)
export const shareSchema = z.strictObject({ id, percent, fraction: fraction.optional() })
const backupsSchema = z
  .strictObject({
    persons: z.array(shareSchema.extend({ theirChildren: z.boolean().optional() })).max(100),
    charities: z.array(shareSchema).max(100),
    split: split.optional(),
  })
  .default({ persons: [], charities: [] })

/** Somebody who takes a share when a trust ends, and who takes instead if they have died. The modes are those of the residue. */
const laterTakerSchema = shareSchema.extend({
  ifDie: z.enum(lists.estateIfDieOptions).optional(),
  backup: backupsSchema,
})

/** A class of people who share without being named. Each class stands at most once in a list. */
export const classSchema = z.strictObject({
  of: z.enum(lists.classOptions),
  estatePercent: percent.default(0),
  /** Absent: the share is a percentage. */
  estateFraction: fraction.optional(),
  /** Of grandchildren alone, like the next. Absent: not answered. */
  share: z.enum(lists.classShareOptions).optional(),
  ifDie: z.enum(lists.classIfDieOptions).optional(),
  /** The age at which a member's part becomes theirs. Absent: 18. */
  age: z.literal(lists.childrenAges).optional(),
  young: z.enum(lists.youngOptions).optional(),
})

/** Who takes when a trust ends. */
const laterTakersSchema = z.strictObject({
  split: split.optional(),
  persons: z.array(laterTakerSchema).max(100).default([]),
  charities: z.array(shareSchema).max(100).default([]),
  classes: z.array(classSchema).max(lists.classOptions.length).default([]),
})

export const trustSchema = z.strictObject({
  id,
  kind: z.enum(lists.trustKinds),
  /** Who lives in the home, has the income, or is looked after. */
  for: id,
  /** Of a home: the account of type Property. */
  accountId: id.optional(),
  /** Of a home: it passes free of any mortgage. Absent where there is none, or not answered. */
  freeOfMortgage: yesNo.optional(),
  /** Of a home: whether the main home at the death takes its place if the testator has moved. */
  replacementHome: yesNo.optional(),
  /** What ends the trust before the person dies, besides their giving it up. Absent or No: it does not. */
  endDate: birthdaySchema.optional(),
  endYears: z.int().min(1).max(40).optional(),
  endsIfMarries: yesNo.optional(),
  endsIfCouple: yesNo.optional(),
  /** Months. Of a home: how long the person has not lived there. */
  endsIfLeaves: z.literal(lists.monthsAway).optional(),
  /** Whether the testator has said what ends it, nothing included. */
  endsSaid: z.literal(true).optional(),
  repairs: z.enum(lists.repairsOptions).optional(),
  surplus: z.enum(lists.surplusOptions).optional(),
  /** Whether the executors may pay the person any of the capital. Absent: not. */
  capital: yesNo.optional(),
  /** Pence. Of a home: money held with it for its upkeep. Of a disabled person: the sum held; absent: the person's share of the residue. */
  amount: pence.optional(),
  /** Of a disabled person: whether whatever else the will would give them is held in the same way. Absent: not answered. */
  everythingElse: yesNo.optional(),
  /** Of a disabled person: the benefit they receive now, and whether it is likely to last. */
  benefit: z.enum(lists.disabilityBenefits).optional(),
  benefitLasts: z.enum(lists.yesNoNotSure).optional(),
  /** Of a disabled person: who else may receive the small yearly sum (Inheritance Tax Act 1984 s.89). Absent: no one. */
  smallSumFor: id.optional(),
  /** Of a disabled person: what those who look after it should know. It stands in the letter of wishes and binds nobody. */
  wishes: text(4000).optional(),
  fixed: z.enum(lists.trustFixedOptions).optional(),
  /** Who takes at the end. Of `Residue` absent: those who share the residue take at the end. */
  takers: laterTakersSchema.optional(),
})

/** Belongings that no other clause gives. */
export const belongingsSchema = z.strictObject({
  persons: z.array(id).max(100).default([]),
  backupPersons: z.array(id).max(100).default([]),
  vehicles: yesNo.optional(),
})

export type Class = z.infer<typeof classSchema>
export type LaterTaker = z.infer<typeof laterTakerSchema>
export type LaterTakers = z.infer<typeof laterTakersSchema>
export type Trust = z.infer<typeof trustSchema>
export type Belongings = z.infer<typeof belongingsSchema>
