import { z } from 'zod'
import { tidyName } from '../text/names.ts'
import * as lists from './lists.ts'
import { yesNo } from './lists.ts'
import { birthdaySchema, text } from './text-schema.ts'

// What is kept while a signed will is watched: what its customer told us since, and what they were told.

/** Events that a customer may report. */
export const MOST_REPORTS = 100
/** Things that one customer was told, which is some centuries of them. */
export const MOST_TOLD = 1000

/** What happened in the customer's life since they signed, as they told us. */
export const reportSchema = z.strictObject({
  event: z.enum(lists.lifeEvents),
  /** The person of the will whom it is about. */
  person: z.int().positive().optional(),
  on: birthdaySchema,
  /** What the will does about it, as it was answered. */
  verdict: z.enum(lists.lifeVerdicts),
})

export const watchSchema = z.strictObject({
  /** What was told, each by the name of its cause, so that nothing is told twice. */
  told: z.array(text(80)).max(MOST_TOLD).default([]),
  /** The oldest first. */
  reports: z.array(reportSchema).max(MOST_REPORTS).default([]),
  /** The customer wants no mail of it. Absent: they do. */
  mails: z.literal('off').optional(),
})

export type Report = z.infer<typeof reportSchema>
export type Watch = z.infer<typeof watchSchema>

/** What is said of a signing, before it and after. None of it is an answer of the will, so no version comes of it. */

const line = text(200)
const name = line.overwrite(tidyName)
const fingerprint = text(20)
const prose = text(4000)
const id = z.int().positive()

/** What a witness wrote beside their name on the will. */
const witnessDetailsSchema = z.strictObject({ address: text(500).optional(), occupation: line.optional() })

/** What the customer answered about a witness and the people of the will whose name or address is like theirs. */
const saidOfWitnessSchema = z.strictObject({
  question: z.enum(lists.witnessQuestions),
  /** People of the will. 0 is the testator. Empty where the question is about somebody else. */
  about: z.array(z.int().nonnegative()).max(200),
  answer: z.enum(yesNo),
})

const saidSchema = z.array(saidOfWitnessSchema).max(20)
const ticksSchema = z.array(z.enum(lists.witnessTicks)).max(lists.witnessTicks.length)

/** Why a signing is in doubt, in the words of the will that was signed: a later will may name others. */
const doubtSchema = z.strictObject({
  /** Which of the two. Absent: both. */
  witness: z.union([z.literal(0), z.literal(1)]).optional(),
  why: z.enum(lists.signingDoubts),
  /** The people of the will whom it is about, and what each would lose of it: "a fifth of the rest". 0 is the testator. */
  about: z.array(z.strictObject({ id: z.int().nonnegative(), name: line, loses: z.array(prose).max(200) })).max(200),
  /** The question that has no answer. */
  asks: z.enum([...lists.witnessQuestions, ...lists.witnessTicks]).optional(),
})

/** What the customer says of the signing of their will. */
export const signingSchema = z.strictObject({
  on: birthdaySchema,
  /** The names of the two witnesses. */
  witnesses: z.tuple([line, line]),
  /** In the order of `witnesses`. Absent, as in notes from before it was asked: not said. */
  witnessDetails: z.tuple([witnessDetailsSchema, witnessDetailsSchema]).optional(),
  /** What was answered about each witness, in the order of `witnesses`. */
  said: z.tuple([saidSchema, saidSchema]).optional(),
  /** What the customer said of both witnesses. */
  ticks: ticksSchema.optional(),
  /** What the server found against the witnesses in the will that was signed. Absent: nothing. */
  doubts: z.array(doubtSchema).max(20).optional(),
  /** Where it was signed. */
  place: line.optional(),
  /** Of the words of the will that was signed, as at the foot of its pages. Absent when its pages had none. */
  fingerprint: fingerprint.optional(),
  /** Which edition was signed. Absent, as in notes from before they were told apart: the normal one. */
  edition: z.enum(lists.editions).optional(),
  keptWith: z.enum(lists.keptWith).optional(),
  /** The people of the will who may know where it is. Nothing is sent to them. */
  mayKnow: z.array(id).max(100).optional(),
  /** The ticks of the last look at the table. Absent when it was noted without them. */
  checked: z.array(z.enum(lists.lastChecks)).max(lists.lastChecks.length).optional(),
  /** The testator says that it counts no more. */
  revoked: z.strictObject({ on: birthdaySchema, how: z.enum(lists.revokedHow) }).optional(),
})

/** A signing with where its will is kept, as it was read before another is said in its place. */
export const readSigningSchema = signingSchema.extend({ storage: prose.optional() })

/** A signing whose will has been replaced by one signed later, with where that will was kept. */
export const earlierSigningSchema = z.strictObject({ signing: signingSchema, storage: prose })

const plannedWitnessSchema = z.strictObject({ name, ...witnessDetailsSchema.shape, said: saidSchema.default([]) })

/** A signing that is planned or under way. */
export const signingPlanSchema = z.strictObject({
  day: birthdaySchema,
  /** "11:00", on the clock of England. */
  time: text(5).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  place: line,
  remind: z.boolean().default(true),
  witnesses: z.array(plannedWitnessSchema).max(2).default([]),
  ticks: ticksSchema.default([]),
  /** Of the words of the pages that were printed and counted. Absent until then. */
  fingerprint: fingerprint.optional(),
  /** Which edition lies on the table. Absent, as in plans from before they were told apart: the normal one. */
  edition: z.enum(lists.editions).optional(),
  step: z.enum(lists.signingSteps),
  checked: z.array(z.enum(lists.lastChecks)).max(lists.lastChecks.length).default([]),
  /** Counts the changes. A change of an older plan is refused. */
  turn: z.int().nonnegative().max(1_000_000),
})

/** How a testator signs who cannot read the will or sign it alone. Absent: they read it and sign it. */
export const attestationSchema = z.strictObject({
  /** Who reads the will aloud to the testator, in front of the witnesses. */
  reader: name.optional(),
  interpreter: name.optional(),
  /** The testator makes a mark. */
  mark: z.literal(true).optional(),
  /** Who signs in the testator's place, at their direction. */
  signer: name.optional(),
})

/** The requests that one account may send, in all. */
export const MOST_ROLE_REQUESTS = 60
const moment = text(30)
export const roleMessage = text(600)

/** A person asked whether they will do a job. */
export const roleRequestSchema = z.strictObject({
  id,
  role: z.enum(lists.roles),
  person: id,
  /** As the person was called, and where the mail went. */
  name,
  email: text(254),
  /** What the testator wrote to them, which their page shows. */
  message: roleMessage.optional(),
  /** The testator lets their page say who gets what. */
  shows: z.literal(true).optional(),
  /** ISO date and time. */
  asked: moment,
  /** The last day on which the link works that nobody answers, as an ISO date. */
  until: text(10),
  answer: z.enum(['yes', 'no', 'question']).optional(),
  /** ISO date and time. */
  answered: moment.optional(),
  /** The name that whoever answered has typed. */
  as: name.optional(),
  question: roleMessage.optional(),
  /** The testator knows them by that name. */
  recognised: z.literal(true).optional(),
  /** `closed` by whoever got the mail: they are somebody else. */
  ended: z.enum(['withdrawn', 'closed']).optional(),
})

/** A mail to an executor, from the time before they could answer: the person's id, the address it went to and the ISO date. */
export const executorToldSchema = z.strictObject({ id, email: text(254), on: text(10) })

/** A letter that was given to the person it is for: their key in the document, and the ISO date. */
export const letterGivenSchema = z.strictObject({ to: text(40), as: z.enum(['executor', 'guardian']), on: text(10) })

/** Answers to the questions of a reading that are kept, the newest of them. */
export const MOST_READ_BACK_KEPT = 60

/** What the customer answered when they were asked what their will does, in the words shown. ISO date and time. */
export const readBackSchema = z.strictObject({
  asks: text(500),
  answered: text(2000),
  right: z.boolean(),
  version: z.int().nonnegative(),
  at: text(30),
})

/** Who gets what after the death, as the testator chose: see core/death/release.ts. */
const releaseToSchema = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('executors') }),
  z.strictObject({ to: z.literal('person'), person: id }),
  z.strictObject({ to: z.literal('nobody') }),
])
export const releaseSchema = z.strictObject({
  to: z.record(z.enum(lists.releasable), releaseToSchema),
  /** For how long the testator wants to be looked for. */
  days: z.literal(lists.waitChoices),
  /** Who is asked to reach the testator, once somebody reports their death. They are told nothing else. */
  contact: z.strictObject({ name, email: text(254) }).optional(),
  /** The day on which everything that was chosen was released. */
  released: birthdaySchema.optional(),
})

/** What is said of the signing of a will, and of the people who were told of it. */
export const afterSigningShape = {
  /** Where the signed original is, in the customer's words. Nobody can note a signing without it. */
  storage: prose.optional(),
  signing: signingSchema.optional(),
  /** The oldest first. */
  earlierSignings: z.array(earlierSigningSchema).max(lists.MOST_EARLIER_SIGNINGS).optional(),
  signingPlan: signingPlanSchema.optional(),
  attestation: attestationSchema.optional(),
  /** The oldest first. */
  roleRequests: z.array(roleRequestSchema).max(MOST_ROLE_REQUESTS).optional(),
  executorsTold: z.array(executorToldSchema).max(20).optional(),
  lettersGiven: z.array(letterGivenSchema).max(100).optional(),
  watch: watchSchema.optional(),
  release: releaseSchema.optional(),
  /** The oldest first. */
  readBack: z.array(readBackSchema).max(MOST_READ_BACK_KEPT).optional(),
}

export type RoleRequest = z.infer<typeof roleRequestSchema>
export type Doubt = z.infer<typeof doubtSchema>
export type Signing = z.infer<typeof signingSchema>
export type ReadSigning = z.infer<typeof readSigningSchema>
export type EarlierSigning = z.infer<typeof earlierSigningSchema>
export type SigningPlan = z.infer<typeof signingPlanSchema>
export type PlannedWitness = z.infer<typeof plannedWitnessSchema>
export type SaidOfWitness = z.infer<typeof saidOfWitnessSchema>
export type ReadBack = z.infer<typeof readBackSchema>
export type Attestation = z.infer<typeof attestationSchema>
