/** The words that a lawyer signs at the desk. */
import { z } from 'zod'
import { pieceKinds } from '../sign-off/kinds.ts'
import { pieceIdSchema, pieceSchema } from '../sign-off/piece.ts'
import { standings } from '../sign-off/standing.ts'
import { tiers } from '../sign-off/tiers.ts'
import { text } from '../will/text-schema.ts'
import { deskConfirmedSchema } from './desk.ts'

const hash = text(64).regex(/^[0-9a-f]{64}$/)

const sittingId = text(60).regex(/^[a-z-]{1,60}$/)
/** `left`: of what is not signed as it stands. */
const minutes = z.strictObject({ all: z.number(), left: z.number() })
const sitting = z.strictObject({
  id: sittingId,
  tier: z.enum(tiers),
  title: z.string(),
  when: z.string().optional(),
  pieces: z.int(),
  signed: z.int(),
  changed: z.int(),
  minutes,
})

export const wordingsReplySchema = z.strictObject({
  /** What is read and signed in one go, what binds first. */
  sittings: z.array(sitting),
  pieces: z.array(
    z.strictObject({
      id: pieceIdSchema,
      kind: z.enum(pieceKinds),
      title: z.string(),
      standing: z.enum(standings),
      /** How many sentences differ from those that were signed. */
      changes: z.int(),
    }),
  ),
})

export const wordingQuerySchema = z.strictObject({ id: pieceIdSchema })

const stretch = z.strictObject({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
const difference = z.strictObject({
  change: z.enum(['same', 'changed', 'added', 'removed']),
  stretches: z.array(stretch),
})
const signed = z.strictObject({
  name: z.string(),
  qualification: z.string(),
  on: z.iso.date(),
  note: z.string().optional(),
  hash,
})

const ASKED_MAX_LENGTH = 2000
const said = (missing: string) =>
  text(2 * ASKED_MAX_LENGTH, { missing })
    .transform((typed) => typed.trim())
    .pipe(z.string().min(3, missing).max(ASKED_MAX_LENGTH, `Use at most ${ASKED_MAX_LENGTH} characters`))

/** How a change that was asked for stands. `new words`: the words it was about are not there any more. */
const askedStates = ['open', 'answered', 'new words'] as const

const askedChange = z.strictObject({
  id: z.int().positive(),
  piece: pieceIdSchema,
  /** Of the piece; its id where it is gone. */
  title: z.string(),
  kind: z.enum(pieceKinds).optional(),
  /** The exact words it is about; empty where it is about all of the piece. */
  words: z.string(),
  wish: z.string(),
  who: z.string(),
  at: z.iso.datetime(),
  state: z.enum(askedStates),
  answer: z.string().optional(),
})
export type AskedChange = z.infer<typeof askedChange>

/** Newest first. */
export const askedChangesReplySchema = z.strictObject({ asked: z.array(askedChange) })
export type AskedChangesReply = z.infer<typeof askedChangesReplySchema>

export const askForChangeSchema = z.strictObject({
  id: pieceIdSchema,
  /** Of the words that were read. */
  hash,
  words: text(5000),
  wish: said('Say what should change'),
})
export const answerAskedChangeSchema = z.strictObject({ answer: said('Write the answer') })

export const wordingReplySchema = z.strictObject({
  piece: pieceSchema,
  hash,
  standing: z.enum(standings),
  /** Each sentence beside what was signed; of words that nobody signed, each as it is. */
  differences: z.array(difference),
  /** Sentences that are as they were signed, and are chosen by another rule now. */
  rules: z.array(z.strictObject({ sentence: z.string(), stretches: z.array(stretch) })),
  /** Lines of made-up wills that read otherwise than when it was signed. */
  otherwise: z.array(z.array(stretch)),
  /** Every sign-off of this piece, newest first. */
  before: z.array(signed),
  /** Every change that was asked for, newest first. */
  asked: z.array(askedChange),
  /** What the person signed with last, to begin from. */
  qualification: z.string(),
})

const signing = {
  /** Of the words that were read. */
  hash,
  qualification: text(400)
    .transform((typed) => typed.trim())
    .pipe(z.string().min(3, 'Say how you are qualified').max(200, 'Use at most 200 characters')),
  note: text(4000)
    .transform((typed) => typed.trim())
    .pipe(z.string().max(2000, 'Use at most 2000 characters'))
    .optional(),
  readAll: z.literal(true, 'Read all the words first'),
  checkedLaw: z.literal(true, 'Check the law first'),
  passkey: deskConfirmedSchema,
}
export const signOffAtDeskSchema = z.strictObject({ id: pieceIdSchema, ...signing })

const wholeWillId = text(150).regex(/^[a-z0-9-]{1,150}$/)
export const sittingQuerySchema = z.strictObject({ id: sittingId })
export const sittingReplySchema = z.strictObject({
  ...sitting.shape,
  /** Of all that is signed with it. */
  hash,
  /** What is read, the changed first. Of a sample, what was drawn. */
  read: z.array(wordingReplySchema),
  /** Of a sample: how many were found wrong before and have other words now. */
  foundBefore: z.int(),
  /** Made-up wills in which something of it stands, and how many lines of it read otherwise than when it was signed. */
  wills: z.array(z.strictObject({ id: wholeWillId, title: z.string(), otherwise: z.int() })),
  qualification: z.string(),
})

/** A made-up will, beside which of the sittings it is read. */
/** One that names no will, or no sitting, opens nothing. */
export const wholeWillQuerySchema = z.strictObject({ id: wholeWillId.default(''), sitting: sittingId.default('') })
export const wholeWillReplySchema = z.strictObject({
  title: z.string(),
  /** `isRead`: it is of the sitting. */
  clauses: z.array(
    z.strictObject({ piece: pieceIdSchema, heading: z.string(), lines: z.array(difference), isRead: z.boolean() }),
  ),
  advice: z.array(z.strictObject({ level: z.string(), words: z.string(), isRead: z.boolean() })),
  pack: z.array(z.strictObject({ title: z.string(), text: z.string() })),
})
export type WholeWillReply = z.infer<typeof wholeWillReplySchema>

/** Everything in it that is not signed as it stands, with one passkey. */
export const signSittingSchema = z.strictObject({ id: sittingId, ...signing })

/** Files to put into `legal/sign-offs/`. Until they are there, and the server has started again, nothing is signed. */
export const signedAtDeskReplySchema = z.strictObject({
  files: z.array(z.strictObject({ name: z.string(), contents: z.string() })),
})

/** How much of the Welsh a translator has checked, by the file of the words. */
export const welshReplySchema = z.strictObject({
  areas: z.array(z.strictObject({ area: z.string(), rows: z.int(), checked: z.int() })),
})
export const welshAreaSchema = z.strictObject({ area: z.string().max(40) })
/** A file of a translator, in pieces: no text of a call is longer. */
export const welshFileSchema = welshAreaSchema.extend({ file: z.array(z.string().max(20_000)).max(50) })
export const welshCheckedReplySchema = signedAtDeskReplySchema.extend({
  /** What is wrong with it, each in a sentence. Nothing is made of a file that has any. */
  problems: z.array(z.string()),
  changed: z.array(z.strictObject({ id: z.string(), was: z.string(), is: z.string() })),
})
export type WelshReply = z.infer<typeof welshReplySchema>
export type WelshCheckedReply = z.infer<typeof welshCheckedReplySchema>

export type SittingReply = z.infer<typeof sittingReplySchema>
export type WordingsReply = z.infer<typeof wordingsReplySchema>
export type WordingReply = z.infer<typeof wordingReplySchema>
export type SignedAtDeskReply = z.infer<typeof signedAtDeskReplySchema>
