import type { AuditAction } from '#core/api/history.ts'
import { languages } from '#core/language.ts'
import {
  apart,
  as,
  bytes,
  generated,
  json,
  keyId,
  listOf,
  moment,
  number,
  oneOf,
  optional,
  reference,
  sealedBytes,
  serial,
  table,
  text,
  textOf,
  time,
} from './columns.ts'

/** Of passkeys of customers and of the people who run the service. */
export const passkeyColumns = {
  /** The credential's own id. */
  id: text,
  name: text,
  /** COSE, in base64url. */
  public_key: text,
  /** Signatures it says it has made; a lower one than last time is a copy's. */
  counter: number,
  transports: listOf(),
  created_at: as('addedAt', text),
  used_at: optional(text),
}

/** What an account that is gone had bought and paid for. */
type SoldOrder = { readonly items: readonly string[]; readonly total: number; readonly ordered: string }

/**
 * What a ticket waits for: a second factor, a new passkey, the first code of a new authenticator, a signature for one call, or a call
 * with a recovery code that is sent again.
 */
export type ChallengePurpose =
  | 'add a passkey'
  | 'add an authenticator'
  | 'log in'
  | `step up for ${string}`
  | 'the same recovery code'

/** Accounts: how customers log in and verify their address, what happened to their account, and the keys of their answers. */
export const accountTables = {
  users: table(
    {
      id: reference,
      name: text,
      last_name: as('last_name', text),
      email: text,
      /** The language that they chose, in which we write to them. */
      language: optional(oneOf(languages, 'en')),
      /** The email in lower case: two accounts cannot differ by capitals alone. */
      email_key: apart(text),
      password_hash: apart(text),
      /** Whether they own their home, as they said before they signed up. */
      homeowner: text,
      /** JSON. */
      marketing: apart(optional(text)),
      terms_agreed_at: apart(time),
      created_at: apart(as('openedAt', text)),
      /** Milliseconds since 1970: when a session was last opened or renewed. */
      seen_at: apart(number),
      /** Milliseconds since 1970: when they were told that the account will be closed. */
      warned_at: apart(optional(number)),
      /** When the owner showed that mail to the address reaches them. */
      email_verified_at: apart(as('verifiedAt', optional(text))),
      /** Where the account was opened, in a few words, like "Firefox on Windows". */
      device: apart(generated(text)),
      /** When the account was locked: nobody can log in. */
      locked_at: apart(optional(time)),
      /** By the owner with a link "This was not me", or by the operator on the command line. */
      locked_by: apart(optional(oneOf(['owner', 'operator'], 'owner'))),
    },
    { key: ['id'], anyAge: 'it says who comes in, and decides nothing about a will', owner: 'id', inCopy: 'account' },
  ),

  /** Customers' keys, each encrypted with a master key. Without the key, the customer's answers cannot be read. */
  data_keys: table(
    {
      id: serial,
      user_id: number,
      wrapped: bytes,
      master_key_id: text,
      created_at: time,
    },
    { key: ['id'], anyAge: 'it holds a key, which stays the same however it is wrapped', owner: 'user_id' },
  ),

  /** The tokens of sessions. A session that has been renewed has several, of which one will go on living. */
  sessions: table(
    {
      token_hash: text,
      /** The same for every token of a session. */
      session_id: text,
      user_id: number,
      /** In a few words, like "Firefox on Windows". */
      device: text,
      /** Of the known device it was opened from. */
      device_hash: optional(text),
      /** Milliseconds since 1970, of the session. */
      started_at: number,
      /** Milliseconds since 1970, of the token. */
      expires_at: number,
      /** Of the token. */
      created_at: time,
    },
    {
      key: ['token_hash'],
      owner: 'user_id',
      inCopy: 'account',
      noBackup: 'it ends',
      expired: 'log-ins that have ended: forgotten',
    },
  ),

  /** Browsers that a customer logged in from, by the hash of a token in a cookie. */
  known_devices: table(
    {
      token_hash: apart(text),
      user_id: apart(number),
      /** In a few words, like "Firefox on Windows". */
      device: text,
      /** Wrong passwords in a row from it. */
      failures: apart(number),
      created_at: as('addedAt', time),
      /** The last log-in. */
      used_at: moment,
    },
    { key: ['token_hash'], owner: 'user_id', inCopy: 'knownDevices', noBackup: 'it ends' },
  ),

  /** Failed log-ins in a row from devices that are not known. */
  login_failures: table(
    {
      /** The keyed hash of the email, which may have no account. */
      email_key: apart(text),
      failures: as('count', number),
      /** Milliseconds since 1970: the last of them. */
      failed_at: as('at', number),
      /** Milliseconds since 1970: when the owner was last written to that the password is closed. */
      mailed_at: apart(optional(number)),
    },
    { key: ['email_key'], anyAge: 'it says who comes in, and decides nothing about a will' },
  ),

  /** Codes and links that show that mail to the address of an account reaches its owner. Times are milliseconds since 1970. */
  email_verifications: table(
    {
      /** Of the link. */
      token_hash: text,
      user_id: number,
      /** Of the six digits. */
      code_hash: text,
      /** How often a code was typed. */
      tries: number,
      sent_at: number,
      expires_at: number,
    },
    {
      key: ['token_hash'],
      owner: 'user_id',
      noBackup: 'it ends',
      expired: 'codes for an email that have ended: forgotten',
    },
  ),

  /** A change of address that was asked for. One a customer. Times are milliseconds since 1970. */
  email_changes: table(
    {
      /** Of the link that the new address got. */
      token_hash: apart(text),
      user_id: number,
      /** The new address. */
      email: text,
      /** When the row may be deleted. */
      expires_at: apart(number),
      /** Of the link that the old address got. */
      old_token_hash: apart(generated(text)),
      asked_at: generated(number),
      /** When the old mailbox agreed. */
      approved_at: optional(number),
      /** When the address changes. Absent until the new mailbox has confirmed. */
      due_at: optional(number),
    },
    {
      key: ['token_hash'],
      owner: 'user_id',
      inCopy: 'account',
      noBackup: 'it ends',
      expired: 'links for a new email that have ended: forgotten',
    },
  ),

  password_resets: table(
    {
      token_hash: text,
      user_id: number,
      /** Milliseconds since 1970. */
      expires_at: number,
      created_at: time,
    },
    {
      key: ['token_hash'],
      owner: 'user_id',
      noBackup: 'it ends',
      expired: 'links for a new password that have ended: forgotten',
    },
  ),

  passkeys: table(
    { ...passkeyColumns, user_id: apart(as('ownerId', number)) },
    {
      key: ['id'],
      anyAge: 'it says who comes in, and decides nothing about a will',
      owner: 'user_id',
      inCopy: 'account',
    },
  ),

  /** Apps that show one-time codes (RFC 6238). */
  authenticators: table(
    {
      id: text,
      user_id: apart(number),
      name: text,
      secret: sealedBytes('authenticators.secret of user {user_id}, {id}'),
      data_key_id: keyId,
      /** The newest step, of 30 seconds since 1970, whose code was used. */
      last_step: apart(as('step', number)),
      created_at: as('addedAt', text),
      used_at: optional(text),
    },
    {
      key: ['id'],
      anyAge: 'it says who comes in, and decides nothing about a will',
      owner: 'user_id',
      inCopy: 'account',
    },
  ),

  /** Wrong codes of an account's authenticators since the last right one. */
  wrong_codes: table(
    {
      user_id: number,
      in_a_row: number,
      /** Milliseconds since 1970. */
      last_at: number,
    },
    { key: ['user_id'], anyAge: 'it says who comes in, and decides nothing about a will', owner: 'user_id' },
  ),

  recovery_codes: table(
    { code_hash: text, user_id: number },
    { key: ['code_hash'], anyAge: 'it says who comes in, and decides nothing about a will', owner: 'user_id' },
  ),

  /** What a passkey has still to sign, or the secret of a new authenticator, by the hash of a ticket. */
  challenges: table(
    {
      ticket_hash: apart(text),
      user_id: number,
      purpose: apart(textOf<ChallengePurpose>()),
      challenge: text,
      tries: apart(number),
      /** Milliseconds since 1970. */
      expires_at: apart(number),
    },
    {
      key: ['ticket_hash'],
      owner: 'user_id',
      noBackup: 'it ends',
      expired: 'passkey questions that were never answered: forgotten',
    },
  ),

  /** Links "This was not me", in the mails about security events. */
  not_me_links: table(
    {
      token_hash: apart(text),
      user_id: number,
      event: text,
      /** The address of the account before the event, as it was typed. */
      email: text,
      email_key: apart(text),
      /** Milliseconds since 1970. */
      happened_at: number,
      /** Milliseconds since 1970. */
      expires_at: apart(number),
    },
    {
      key: ['token_hash'],
      owner: 'user_id',
      noBackup: 'it ends',
      expired: 'links “This was not me” that have ended: forgotten',
    },
  ),

  /** Who did what when: for the customer to read. Never what was said. */
  audit_events: table(
    {
      id: serial,
      user_id: number,
      at: time,
      action: textOf<AuditAction>(),
      /** How often, for events that are gathered in one row. */
      times: generated(number),
      /** Of a download: the version of the documents. Null for all else, and for downloads before it was kept. */
      version: optional(number),
      /** Of a download: the names of its files, with spaces between them. Null as `version` is. */
      files: optional(text),
    },
    { key: ['id'], anyAge: 'it tells of what other rows show themselves', owner: 'user_id', inCopy: 'history' },
  ),

  /** How often an account was exported on the day of its last export. */
  account_exports: table(
    {
      user_id: number,
      /** As in 2026-11-22. */
      day: text,
      times: number,
      /** Milliseconds since 1970. An export is under way until it ends or this has passed; 0 when none is. */
      busy_until: number,
    },
    { key: ['user_id'], anyAge: 'no will depends on it', owner: 'user_id' },
  ),

  /** What has to be kept of an account that is gone: that it was there, and what was bought. */
  closed_accounts: table(
    {
      reference: text,
      /** The keyed hash of the address. */
      email_hash: text,
      why: text,
      /** What was bought, for how much, when. */
      orders: json<readonly SoldOrder[]>(),
      opened_at: text,
      closed_at: time,
      /** The keyed hash of the will's id, so that a will that is gone is known to have been deleted. */
      will_reference: optional(text),
    },
    { key: ['reference'], anyAge: 'it tells of what other rows show themselves' },
  ),

  /** What a customer says of the service, or that they would rather not. One a customer. */
  reviews: table(
    {
      id: reference,
      user_id: number,
      state: text,
      /** 1 to 5; absent when they would rather not. */
      rating: optional(number),
      words: text,
      /** How much of their name is shown. */
      shown_as: as('shown_as', text),
      given_at: as('given', text),
      decided_at: optional(text),
      /** Why it was refused. */
      why: optional(text),
    },
    { key: ['id'], anyAge: 'no will depends on it', owner: 'user_id', inCopy: 'review' },
  ),
}
