/** A report that somebody has died: who asks, what the testator chose, what those read who have a link, and the desk. */
import { z } from 'zod'
import { deathStates, waysToReach } from '../death/case.ts'
import { certifiedFacts } from '../death/who.ts'
import { releasedSchema } from '../executor/released-schema.ts'
import { releasable, waitChoices } from '../will/lists.ts'
import { releaseSchema } from '../will/signing-schema.ts'
import { birthdaySchema, text } from '../will/text-schema.ts'
import { deskConfirmedSchema, reasonOnlySchema, reasonSchema } from './desk.ts'
import { email } from './fields.ts'

const moment = z.iso.datetime()
const token = text(100)

/** A certificate is known by its number, and by whoever issued it. `abroad`: the death was registered in another country. */
const certificate = z.strictObject({ number: text(60), issuer: text(200), abroad: z.boolean().default(false) })

export const reportDeathSchema = z.strictObject({
  /** Of a card, or else the name and the day of birth. */
  code: text(40).optional(),
  name: text(200).optional(),
  born: birthdaySchema.optional(),
  died: birthdaySchema,
  asker: z.strictObject({ name: text(200), email, as: text(200) }),
  certificate: certificate.optional(),
})
export const deathLinkSchema = z.strictObject({ token })
export const releasedFileSchema = z.strictObject({ token, id: text(60) })
export const deathEvidenceSchema = z.strictObject({ token, certificate })
/** What a link lets its reader do. */
export const deathActs = ['alive', 'object', 'withdraw', 'ask again'] as const
export const deathActSchema = z.strictObject({ token, act: z.enum(deathActs) })

/** How a report stands, as far as its asker is told: the same for whoever it is about. */
const askerStandings = [
  'needs a certificate',
  'being checked',
  'waits',
  'cannot help',
  'missing',
  'done',
  'ended',
] as const
export const deathLinkReplySchema = z.strictObject({
  /** Whose link it is. */
  of: z.enum(['asker', 'testator', 'executor']),
  /** Who is said to have died: as the asker typed it, or as the account has it. Empty where only a code was given. */
  name: z.string(),
  reported: moment,
  standing: z.enum(askerStandings),
  /** The testator's alone: by which day to press, whether a card was used, and whether it is stopped. */
  until: moment.optional(),
  byCode: z.boolean().optional(),
  stopped: z.boolean().optional(),
  /** Whether anybody was given anything. It is told to whoever may object, too. */
  given: z.boolean().optional(),
  /** Something was stopped by a link before: the next time takes a log-in. */
  logInFirst: z.boolean().optional(),
})

export const releaseChoicesSchema = z.strictObject({
  release: releaseSchema.shape.to,
  days: z.literal(waitChoices),
  contact: z.strictObject({ name: text(200), email: text(254) }).optional(),
})
export const reportOfMeSchema = z.strictObject({
  id: z.int(),
  at: moment,
  asker: z.string(),
  as: z.string(),
  open: z.boolean(),
  given: z.boolean(),
})
export const afterDeathReplySchema = releaseChoicesSchema.extend({
  /** Twelve letters and figures, in groups of four. */
  code: z.string(),
  people: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  reports: z.array(reportOfMeSchema),
})

/** What a person opens after a release. */
export const releasedReplySchema = z.strictObject({
  home: releasedSchema,
  /** The letters, as they were printed. `to`: for whom each is, where it is for a person. */
  files: z.array(z.strictObject({ id: z.string(), title: z.string(), to: z.string().optional() })),
  /** Every step, oldest first. */
  log: z.array(z.strictObject({ at: moment, what: z.string() })),
})

const deskDeathRow = z.strictObject({
  id: z.int(),
  /** Initials, until the name is shown. */
  who: z.string(),
  state: z.enum(deathStates),
  reported: moment,
  waited: z.int(),
  needed: z.int(),
  /** Who has agreed: no reasons. */
  agreed: z.array(z.string()),
  promised: moment.optional(),
  /** Whether a letter to a person without an email has still to be posted. */
  toPost: z.boolean(),
})
export const deathsQueueReplySchema = z.strictObject({ deaths: z.array(deskDeathRow) })
export const openedDeathReplySchema = deskDeathRow.extend({
  /** As it was typed. */
  about: z.string(),
  born: z.string().optional(),
  died: z.string(),
  asker: z.strictObject({ name: z.string(), email: z.string(), as: z.string() }),
  certificate: certificate.optional(),
  /** What is known of the account; absent where there is none. */
  account: z
    .strictObject({
      byCode: z.boolean(),
      asksAs: z.string(),
      signed: z.string().optional(),
      revoked: z.boolean(),
      told: z.array(z.string()),
      /** Who will be able to open something, and whether we have an email or else an address of theirs. */
      readers: z.array(
        z.strictObject({ person: z.int(), name: z.string(), reached: z.boolean(), byPost: z.boolean() }),
      ),
      /** Who was shown to have died, so that others act in their place. */
      gone: z.array(z.strictObject({ person: z.int(), name: z.string() })),
      /** How the testator can be reached besides by email, and whether it was tried in this search. */
      reach: z.array(z.strictObject({ way: z.enum(waysToReach), to: z.string(), tried: z.boolean() })),
      /**
       * Letters: to the testator, while one is to be posted, and to people of whom there is no email. `person`: of the will, and absent for
       * the testator. `asks`: of the search, to an executor who may object. `says`: the words, a paragraph each, with the code, to whoever has
       * just opened one. `inWelsh`: the same in Welsh, before it, where the testator chose that.
       */
      letters: z.array(
        z.strictObject({
          person: z.int().optional(),
          name: z.string(),
          to: z.string(),
          opened: z.boolean(),
          posted: z.boolean(),
          asks: z.literal(true).optional(),
          inWelsh: z.array(z.string()).optional(),
          says: z.array(z.string()).optional(),
        }),
      ),
      release: z.array(z.strictObject({ what: z.enum(releasable), to: z.string() })),
    })
    .optional(),
  /** Who gets what, or how they are reached, was changed in the account since the report came, by whoever has its password. */
  changed: z.boolean(),
  confirmedBy: z.array(z.string()),
  /** How whoever asks showed who they are. */
  shown: z.string().optional(),
  /** What the issuer said of the person, and what of it is otherwise than what is known. */
  certified: z.strictObject({ name: z.string(), born: z.string(), died: z.string() }).optional(),
  differs: z.array(z.enum(certifiedFacts)),
  /** While those who ask differ: where the original is, is open to all executors. */
  placed: z.boolean(),
  /** Where several accounts have that name and day of birth: this report and those about the others, with how each account was made. */
  alike: z.array(
    z.strictObject({
      id: z.int(),
      state: z.enum(deathStates),
      opened: z.string().optional(),
      confirmed: z.boolean(),
      signed: z.string().optional(),
    }),
  ),
  /** What others have told us of the same account. */
  others: z.array(z.strictObject({ id: z.int(), asker: z.string(), state: z.enum(deathStates) })),
  /** Mails to the testator in this search, and how many it has. */
  warnings: z.int(),
  warningsDue: z.int(),
  stops: z.int(),
  alone: z.boolean(),
  log: z.array(z.strictObject({ at: moment, what: z.string() })),
})
export const deathReasonSchema = reasonOnlySchema
/** Days as `2027-04-06`. `abroad`: they died outside England and Wales. `asker`: how whoever asks showed who they are. */
export const confirmDeathSchema = z.strictObject({
  reason: reasonSchema,
  name: text(200),
  born: z.iso.date().max(10),
  died: z.iso.date().max(10),
  abroad: z.boolean(),
  asker: reasonSchema,
})
const lettersDone = ['opened', 'posted', 'back'] as const
/** `person`: of the will, to whom a letter is. `letter`: what became of it. Absent: it is about the testator. */
export const reachDeathSchema = z.strictObject({
  way: z.enum(waysToReach),
  reason: reasonSchema,
  person: z.int().optional(),
  letter: z.enum(lettersDone).optional(),
})
/** `gone`: whether a person of the will has died; false where that was noted wrongly. */
export const personGoneSchema = z.strictObject({ person: z.int(), gone: z.boolean(), reason: reasonSchema })
export const agreeDeathSchema = z.strictObject({ passkey: deskConfirmedSchema })
export const undoDeathSchema = z.strictObject({ reason: reasonSchema, passkey: deskConfirmedSchema })

export type ReportDeath = z.infer<typeof reportDeathSchema>
export type PersonGone = z.infer<typeof personGoneSchema>
export type ConfirmDeath = z.infer<typeof confirmDeathSchema>
export type LetterDone = (typeof lettersDone)[number]
export type DeathAct = (typeof deathActs)[number]
export type DeathLinkReply = z.infer<typeof deathLinkReplySchema>
export type ReleaseChoices = z.infer<typeof releaseChoicesSchema>
export type AfterDeathReply = z.infer<typeof afterDeathReplySchema>
export type ReleasedReply = z.infer<typeof releasedReplySchema>
export type OpenedDeathReply = z.infer<typeof openedDeathReplySchema>
export type DeathsQueueReply = z.infer<typeof deathsQueueReplySchema>
