import { z } from 'zod'
import { editableWillSchema, paidShape } from '../will/schema.ts'

/** The audit log of an account: who did what, and when. It never contains answers. */
export const auditActions = [
  'registered',
  'logged in',
  'logged out',
  'changed the password',
  'reset the password',
  'asked to change the email',
  'cancelled a change of email',
  'changed the email',
  'confirmed the email',
  'corrected the email',
  'could not change the email',
  'added a passkey',
  'removed a passkey',
  'added an authenticator',
  'removed an authenticator',
  'renewed the recovery codes',
  'used a recovery code',
  'asked to remove the second factors',
  'removed the second factors',
  'asked us to delete the account',
  'logged in from a new device',
  'failed to log in',
  'typed many wrong passwords',
  'locked the account',
  'unlocked the account',
  'ended other sessions',
  'went back to an earlier will',
  'paid',
  'a part of an order was refunded',
  'confirmed the will',
  'invited a partner',
  'withdrew an invitation',
  'accepted an invitation',
  'ended the pair',
  'downloaded documents',
  'planned the signing',
  'gave up a planned signing',
  'noted the signing',
  'took back the note of the signing',
  'withdrew a signed will',
  'took back a withdrawn will',
  'was asked for a review',
  'emailed an executor',
  'asked someone to do a job',
  'took back what was asked of someone',
  'someone answered what was asked',
  'chose who may have what',
  'asked for a bound print',
  'a bound print was posted',
  'asked a person to read',
  'a person opened it to read',
  'let us read the will, to help',
  'sent the case to a law firm',
  'took the case back from a law firm',
  'agreed to a clause of a law firm',
  'declined a clause of a law firm',
  'took out the clause of a law firm',
  'exported everything',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The largest signed 32-bit integer, which both databases can store. */
export const LARGEST_VERSION = 2 ** 31 - 1

const version = z.int().nonnegative().max(LARGEST_VERSION)
/** The version as a path parameter, which arrives as text. */
export const versionInPath = z.coerce.number().pipe(version)

export const historyReplySchema = z.strictObject({
  /** Newest first: each save of the last day, and the last save of each day before. */
  saves: z.array(
    z.strictObject({
      version,
      saved: z.iso.datetime(),
      /** What differs from the save before, in the words of the summary. Absent where that is not known. */
      changed: z.array(z.string()).optional(),
      /** What that did to who gets what, in a sentence. Absent where it did nothing. */
      effect: z.string().optional(),
    }),
  ),
  /** Newest first. */
  events: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      action: z.enum(auditActions),
      /** How often, where events of one kind are gathered. */
      times: z.int().positive(),
    }),
  ),
})

/** What its owner held as long as a version was the newest: some clauses depend on it. */
const heldThenSchema = z.strictObject(paidShape)

export const pastWillReplySchema = z.strictObject({
  version,
  saved: z.iso.datetime(),
  will: editableWillSchema,
  heldThen: heldThenSchema,
})

/** `version` is the one the browser last loaded; `earlier` is the one to restore. */
export const restoreSchema = z.strictObject({ version, earlier: version })

export type HistoryReply = z.infer<typeof historyReplySchema>
export type PastWillReply = z.infer<typeof pastWillReplySchema>
