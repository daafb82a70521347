import { z } from 'zod'
import { editableWillSchema } from '../will/schema.ts'

/** What is written down of an account: who did what, and when. Never what was said. */
export const auditActions = [
  'registered',
  'logged in',
  'logged out',
  'changed the password',
  'changed the email',
  'added a passkey',
  'removed a passkey',
  'ended other sessions',
  'went back to an earlier will',
  'paid',
  'confirmed the will',
  'invited a partner',
  'withdrew an invitation',
  'accepted an invitation',
  'ended the pair',
  'downloaded documents',
  'asked a person to read',
  'a person opened it to read',
  'exported everything',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The largest whole number that every database keeps in four bytes. */
export const LARGEST_VERSION = 2 ** 31 - 1

const version = z.int().nonnegative().max(LARGEST_VERSION)
/** The same in an address, where everything is text. */
export const versionInPath = z.coerce.number().pipe(version)

export const historyReplySchema = z.strictObject({
  /** Newest first: each save of the last day, and the last save of each day before. */
  saves: z.array(z.strictObject({ version, saved: z.iso.datetime() })),
  /** Newest first. */
  events: z.array(z.strictObject({ at: z.iso.datetime(), action: z.enum(auditActions) })),
})

export const pastWillReplySchema = z.strictObject({ version, saved: z.iso.datetime(), will: editableWillSchema })

/** `version` is the one the browser last saw; `earlier` the one to go back to. */
export const restoreSchema = z.strictObject({ version, earlier: version })

export type HistoryReply = z.infer<typeof historyReplySchema>
export type PastWillReply = z.infer<typeof pastWillReplySchema>
