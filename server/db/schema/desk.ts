import { deskRoles } from '#core/api/desk-acts.ts'
import { caseEnds, firmReplyKinds } from '#core/api/referral.ts'
import { passkeyColumns } from './accounts.ts'
import {
  apart,
  as,
  keyId,
  listOf,
  number,
  oneOf,
  optional,
  reference,
  sealedJson,
  serial,
  table,
  text,
  time,
} from './columns.ts'

/** What is sealed of a reply of a firm. */
export type FirmWords = {
  /** Who of the firm. */
  readonly by: string
  readonly text: string
  readonly clause?: {
    readonly words: string
    readonly clears: boolean
    readonly sraNumber: string
    /** The answers for which it was written. */
    readonly seen: string
    /** The advice that the firm had before it. */
    readonly advice: readonly { readonly trigger: string; readonly wording: string }[]
  }
}

/** The people who run the service: how they log in, and what they did. */
export const deskTables = {
  /** Made on the command line. A row is disabled, never deleted: the audit names it. */
  staff: table(
    {
      id: reference,
      name: text,
      email: text,
      /** The email in lower case. */
      email_key: apart(text),
      roles: listOf(deskRoles),
      /** The firm for which someone of the role `firm` works and whose cases they see, by its id in the operator's list. */
      firm: optional(text),
      created_at: as('addedAt', text),
      disabled_at: optional(text),
    },
    { key: ['id'], anyAge: 'it says who comes in, and decides nothing about a will' },
  ),

  staff_passkeys: table(
    { ...passkeyColumns, staff_id: apart(as('ownerId', number)) },
    { key: ['id'], anyAge: 'it says who comes in, and decides nothing about a will' },
  ),

  staff_sessions: table(
    {
      token_hash: apart(text),
      staff_id: number,
      /** Milliseconds since 1970. */
      started_at: number,
      /** Milliseconds since 1970: the last call that a person made. */
      used_at: number,
    },
    { key: ['token_hash'], noBackup: 'it ends' },
  ),

  /** What a ticket waits for: a new passkey, a log-in, or a passkey for one act. */
  staff_challenges: table(
    {
      ticket_hash: apart(text),
      /** Null for a log-in: the passkey says who it is. */
      staff_id: optional(number),
      purpose: apart(text),
      challenge: text,
      /** Milliseconds since 1970. */
      expires_at: apart(number),
    },
    { key: ['ticket_hash'], noBackup: 'it ends' },
  ),

  /** Links by which a first passkey is made. */
  staff_invitations: table(
    {
      token_hash: text,
      staff_id: number,
      /** Milliseconds since 1970. */
      expires_at: number,
    },
    { key: ['token_hash'], noBackup: 'it ends' },
  ),

  /** Who did what at the desk. Append-only, kept by triggers; names nobody but by numbers. */
  desk_audit: table(
    {
      id: serial,
      at: text,
      /** Null for the command line. */
      staff_id: optional(number),
      /** The role that allowed it. */
      role: optional(text),
      act: text,
      /** Like "order 12". */
      about: text,
      /** The customer it concerns; no foreign key, as it stays when the account is gone. */
      user_id: optional(number),
      reason: optional(text),
      /** `chain` of the row before it; empty for the first. */
      previous: apart(text),
      /** A keyed hash of `previous` and of everything else in the row. */
      chain: apart(text),
    },
    { key: ['id'], inCopy: 'looks' },
  ),

  /** What a customer lets the desk open. */
  desk_consents: table(
    {
      id: apart(serial),
      user_id: apart(number),
      purpose: text,
      /** The words that were agreed to. */
      words: apart(text),
      given_at: time,
      ends_at: time,
      /** When the customer took it back. */
      ended_at: apart(optional(time)),
    },
    {
      key: ['id'],
      anyAge: 'it says who comes in, and decides nothing about a will',
      owner: 'user_id',
      inCopy: 'looks',
    },
  ),

  /** What a funder was told of the customers it sent. Written once: what happens to them later changes nothing of it. */
  funder_periods: table(
    {
      funder: apart(text),
      /** As in 2026-11, in England and Wales. */
      last_month: as('last', text),
      first_month: as('first', text),
      people: number,
      closed_at: apart(time),
    },
    { key: ['funder', 'last_month'], anyAge: 'no will depends on it' },
  ),

  /** What someone at the desk would have worded otherwise. */
  asked_changes: table(
    {
      id: reference,
      /** Its piece of words, and the hash of the piece as it was read. */
      piece: text,
      hash: text,
      /** The exact words it is about; empty where it is about all of the piece. */
      words: text,
      /** What should change. */
      wish: text,
      staff_id: apart(number),
      at: time,
      answer: optional(text),
      answered_by: apart(optional(number)),
      answered_at: apart(optional(time)),
    },
    { key: ['id'], anyAge: 'no will depends on it' },
  ),

  /** A case that a customer let a firm of solicitors see. One that has not ended at most. */
  referrals: table(
    {
      id: reference,
      user_id: number,
      /** Its id in the operator's list. */
      firm: text,
      /** Its name when the customer agreed. */
      firm_name: text,
      /** The words that were agreed to. */
      words: apart(text),
      given_at: time,
      ends_at: time,
      /** The first look of the firm. */
      opened_at: optional(time),
      ended_at: optional(time),
      ended_by: optional(oneOf(caseEnds, 'time')),
    },
    {
      key: ['id'],
      anyAge: 'it says who comes in, and decides nothing about a will',
      owner: 'user_id',
      inCopy: 'referrals',
    },
  ),

  /** What a firm said to a case. */
  referral_replies: table(
    {
      id: reference,
      referral_id: apart(number),
      kind: oneOf(firmReplyKinds, 'answer'),
      at: time,
      /** Of a clause: what the customer said to it, or that a later one replaced it. */
      settled: optional(oneOf(['agreed', 'declined', 'replaced'])),
      settled_at: apart(optional(time)),
      body: sealedJson<FirmWords>('referral_replies.body of referral {referral_id}, at {at}'),
      data_key_id: keyId,
    },
    {
      key: ['id'],
      owner: { by: 'referral_id', in: 'referrals' },
      inCopy: 'referrals',
      chained: ['id', 'referralId', 'kind', 'at', 'settled', 'settledAt'],
    },
  ),

  /** What was answered to a message. */
  contact_answers: table(
    { id: apart(serial), message_id: apart(number), staff_id: number, text, at: time },
    { key: ['id'], anyAge: 'no will depends on it', inCopy: 'messages' },
  ),
}
