import { z } from 'zod'
import { levels } from '../advice/trigger.ts'
import { stepRows } from '../journey/steps.ts'
import { editions, triggerIds } from '../will/lists.ts'
import { addressSchema, text } from '../will/text-schema.ts'

const file = z.strictObject({ pages: z.int(), url: z.string() })

const issuedDocument = file.extend({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The same document in 18 point type. */
  largePrint: file.optional(),
  /** The same document for who signs a copy that we print and bind. Only while such a copy is bought, and never the will itself. */
  bound: file.optional(),
  /** Of the will: a PDF/A-3a file to keep, with what the will says attached as data. It cannot be signed. */
  archive: file.optional(),
  /** Of a letter: who it is for, what they are to do, and the ISO date on which the customer says they were given it. */
  letter: z
    .strictObject({
      to: z.string(),
      as: z.enum(['executor', 'guardian']),
      role: z.string(),
      given: z.string().optional(),
    })
    .optional(),
  /** Where a drawing of the first page is, if there is one. */
  firstPage: z.string().optional(),
})

const changes = z.strictObject({
  /** Whether the words of the will differ. */
  will: z.boolean(),
  /** The differences, one per entry. */
  lines: z.array(z.string()),
})

const issuedPack = z.strictObject({
  /** Counts from 1. A pack that has been downloaded from never changes; a later change of the will makes the next version. */
  version: z.int().positive(),
  /** ISO date and time. */
  made: z.string(),
  /** The differences from the version before, one per entry. Empty for the first version. */
  changed: z.array(z.string()),
  /** Whether the words of the will differ from the version before. False for the first version. */
  willChanged: z.boolean(),
  /** Of the words of the will, "7F3K-21QX": with it begins what the foot of each page says. Wills made before there were any have none. */
  fingerprint: z.string().optional(),
  /** The wills of this version that can lie on the table: each edition that the customer has, with its pages and its code. */
  papers: z.array(
    z.strictObject({ edition: z.enum(editions), pages: z.int().positive(), code: z.string().optional() }),
  ),
  /** SHA-256 of the answers it was made from, in hexadecimal. */
  answers: z.string(),
  documents: z.array(issuedDocument),
  packUrl: z.string(),
  /** Whether it is on paper, or may be: it was downloaded, or a bound print of it was posted. Nothing else can have been signed. */
  downloaded: z.boolean(),
})

export const documentsReplySchema = issuedPack.extend({
  /** False when the answers have changed since, and are incomplete or stopped: these are the last documents that could be made. */
  upToDate: z.boolean(),
  /** Whether the customer has given the consents required before the first download. */
  consentGiven: z.boolean(),
  /** The differences of the newest documents from those of the will that was signed. Absent when that is not known. */
  sinceSigning: changes.optional(),
  /** Advice on the present answers that stops a new version. It did not stand when the last downloaded one was made. */
  stopped: z.array(
    z.strictObject({
      id: z.enum(triggerIds),
      level: z.enum(levels),
      step: z.enum(stepRows.map(({ name }) => name)),
      message: z.string(),
    }),
  ),
  /** Newest first. */
  earlier: z.array(issuedPack),
})

/** Two separate consents, not ticked in advance. The wording awaits review by a solicitor. */
export const downloadConsentSchema = z.strictObject({
  /** The service may begin now, within the 14 days (Consumer Contracts Regulations 2013 reg 36). */
  startNow: z.literal(true),
  /** The right to cancel is lost with the download (reg 37). */
  loseRight: z.literal(true),
})

/** Whether a letter, by its id in the newest documents, has been given to the person it is for. */
export const letterGivenSchema = z.strictObject({ letter: text(60), given: z.boolean() })

export type LetterGiven = z.infer<typeof letterGivenSchema>
export type IssuedPack = z.infer<typeof issuedPack>
export type DocumentsReply = z.infer<typeof documentsReplySchema>

/** What checks the signature of a record and of an archive copy. */
export const recordKeyReplySchema = z.strictObject({
  algorithm: z.literal('Ed25519'),
  publicKey: z.string().describe('32 bytes in hexadecimal'),
})

// The bound print that a customer has paid for: where it goes, and what has become of it.

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
