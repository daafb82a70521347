/** The desk of the people who run the service: log-in by passkey, who is there, and what is shared by its calls. */
import { z } from 'zod'
import { deskDeeds } from '#words/en/desk-deeds.ts'
import { REASON_MAX_LENGTH } from '../constants.ts'
import { EMAIL_MAX_LENGTH, isEmail } from '../text/names.ts'
import { text } from '../will/text-schema.ts'
import { assertionSchema, attestationSchema, factorNameSchema, passkeyOptionsSchema } from './auth.ts'
import { consentPurposes, type DeskAct, deskActNames, deskRoles } from './desk-acts.ts'

const moment = z.iso.datetime()
const token = text(100)
const ticket = text(100)
const passkeyName = factorNameSchema.transform((typed) => typed.trim())

/** Numbers of orders and cases: ten digits, of which the first is no 0, as that of a telephone is. */
const REFERENCES = /\b[12]\d{9}\b/g

/** Who says why. Readable by the customer it concerns; no names, addresses or telephone numbers of people. */
export const reasonSchema = text(2 * REASON_MAX_LENGTH, { missing: 'Say why' })
  .transform((typed) => typed.trim())
  .pipe(z.string().min(3, 'Say why').max(REASON_MAX_LENGTH, `Use at most ${REASON_MAX_LENGTH} characters`))
  .refine(
    (typed) => !typed.includes('@') && !/\d{7}/.test(typed.replace(REFERENCES, '')),
    'Leave out addresses and telephone numbers',
  )
/** The body of an act that needs nothing but a reason. */
export const reasonOnlySchema = z.strictObject({ reason: reasonSchema })

/** `token` comes after the # of the link that an owner, `heirloom staff add` or `staff reset` gave: /desk/join#TOKEN. */
export const joinDeskOptionsSchema = z.strictObject({ token })
export const joinDeskOptionsReplySchema = passkeyOptionsSchema.extend({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(deskRoles)),
})
/** Adds the passkey that the browser made, uses the link up, and logs in. */
export const joinDeskSchema = z.strictObject({ token, ticket, name: passkeyName, credential: attestationSchema })

/** What the browser signs: no email is asked for, the passkey says who it is. */
export const deskLogInOptionsReplySchema = passkeyOptionsSchema
export const deskLogInSchema = z.strictObject({ ticket, credential: assertionSchema })

export const deskMeSchema = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(deskRoles)),
  /** What these roles may do. */
  acts: z.array(z.enum(deskActNames as [DeskAct, ...DeskAct[]])),
  loggedIn: moment,
  /** When the session ends, however busy. */
  ends: moment,
  passkeys: z.array(z.strictObject({ id: z.string(), name: z.string(), added: moment, used: moment.optional() })),
})

/** A passkey for one act on one thing, like `sign off words` on `wording 3f…`. */
export const deskConfirmOptionsSchema = z.strictObject({
  act: z.enum(deskActNames as [DeskAct, ...DeskAct[]]),
  about: text(400),
})
/** In the body of an act that asks for the passkey again. */
export const deskConfirmedSchema = z.strictObject({ ticket, credential: assertionSchema })

export const addDeskPasskeySchema = z.strictObject({
  ticket,
  name: passkeyName,
  credential: attestationSchema,
  passkey: deskConfirmedSchema,
})
export const removeDeskPasskeySchema = z.strictObject({ id: text(2000), passkey: deskConfirmedSchema })

/** Who may use the desk. The firms are those of the operator's list. */
export const deskPeopleReplySchema = z.strictObject({
  people: z.array(
    z.strictObject({
      id: z.int().positive(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(deskRoles)),
      firm: z.string().optional(),
      passkeys: z.int(),
      used: moment.optional(),
      disabled: moment.optional(),
    }),
  ),
  firms: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
const roles = z.array(z.enum(deskRoles)).min(1, 'Choose at least one role').max(deskRoles.length)
export const addDeskPersonSchema = z.strictObject({
  /** As customers read it. */
  name: text(100)
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, 'Say what they are called')),
  email: text(EMAIL_MAX_LENGTH).refine(isEmail, 'Give an email'),
  roles,
  firm: text(100).optional(),
  passkey: deskConfirmedSchema,
})
export const changeDeskRolesSchema = z.strictObject({ roles, passkey: deskConfirmedSchema })
export const confirmedOnlySchema = z.strictObject({ passkey: deskConfirmedSchema })
/** The address at which they make a passkey. It is shown once. */
export const deskLinkReplySchema = z.strictObject({ link: z.string() })

/** In a path: the number of a row. */
export const numberInPath = z.strictObject({ id: z.coerce.number<number>().pipe(z.int32().positive()) })

/** "What was done", newest first. `before` is the `id` of the last row shown. */
export const deskAuditQuerySchema = z.strictObject({
  before: z.coerce.number<number | string>().pipe(z.int32().positive()).optional(),
})
export const deskAuditReplySchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      id: z.int(),
      at: moment,
      /** Name of the person; their id where they have none any more. */
      who: z.string(),
      /** The role that allowed it. */
      role: z.string().optional(),
      act: z.string(),
      about: z.string(),
      reason: z.string().optional(),
    }),
  ),
  /** Whether there are older rows. */
  more: z.boolean(),
  /** Whether every row shown follows from the one before it. */
  unbroken: z.boolean(),
})

/** What the customer reads of whom it concerns, in the words of `deskDeeds`. */
export const shownActs = Object.keys(deskDeeds) as (keyof typeof deskDeeds)[]

/** For the customer: what they let the desk open, and who looked at what, when and why. */
export const deskLooksReplySchema = z.strictObject({
  /** What they let us open at this moment. */
  consents: z.array(z.strictObject({ purpose: z.enum(consentPurposes), until: moment })),
  /** Newest first. */
  looks: z.array(z.strictObject({ at: moment, who: z.string(), what: z.enum(shownActs), why: z.string().optional() })),
})

/** Consent that support reads the will, for a day: see `HELP_CONSENT`. */
export const letHelpSchema = z.strictObject({ consent: z.literal(true) })

export type JoinDeskOptions = z.infer<typeof joinDeskOptionsReplySchema>
export type JoinDesk = z.infer<typeof joinDeskSchema>
export type DeskMe = z.infer<typeof deskMeSchema>
export type DeskConfirmed = z.infer<typeof deskConfirmedSchema>
export type DeskPeopleReply = z.infer<typeof deskPeopleReplySchema>
export type DeskAuditReply = z.infer<typeof deskAuditReplySchema>
export type DeskLooksReply = z.infer<typeof deskLooksReplySchema>
