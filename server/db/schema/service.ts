import { contactTopics } from '#core/constants.ts'
import { apart, as, bytes, flag, number, oneOf, optional, reference, table, text, time } from './columns.ts'

/** The service itself: its mail, keys and sums, what is said to it, and the register of charities. */
export const serviceTables = {
  /** The keys of the service itself, each encrypted with a master key. */
  service_keys: table(
    { name: text, wrapped: bytes, master_key_id: text, created_at: time },
    { key: ['name'], anyAge: 'it holds a key, which stays the same however it is wrapped' },
  ),

  /** Mail that has still to be handed over. */
  mail_outbox: table(
    {
      id: text,
      kind: text,
      /** The keyed hash of the address: `ServiceSecrets.addressIndex`. */
      email_key: apart(text),
      /** A Mail as JSON, encrypted with a key of the service, in base64; empty once it has been given up. */
      mail: text,
      attempts: number,
      /** Milliseconds since 1970. */
      due_at: apart(number),
      /** Milliseconds since 1970: until then one worker has claimed it. */
      claimed_until: apart(number),
      created_at: apart(time),
      failed_at: apart(optional(time)),
    },
    { key: ['id'], noBackup: 'it ends' },
  ),

  /** Work that is done every so often: each run by one of the processes that share the database. */
  jobs: table(
    {
      name: text,
      /** Milliseconds since 1970. */
      due_at: number,
      /** Milliseconds since 1970: until then one process has claimed it. */
      claimed_until: apart(number),
      /** The end of the last run that did not fail. */
      done_at: optional(time),
      /** Runs that have failed since then. */
      failures: number,
    },
    { key: ['name'], noBackup: 'it is done again' },
  ),

  unsubscribe_links: table(
    {
      token_hash: text,
      /** The keyed hash of the address. No time: it would tell which invitation the link was in. */
      email_key: text,
    },
    { key: ['token_hash'], anyAge: 'no will depends on it' },
  ),

  proof_of_work_keys: table(
    { name: text, key: text },
    { key: ['name'], anyAge: 'it holds a key, which stays the same however it is wrapped' },
  ),

  spent_proofs_of_work: table(
    {
      signature: text,
      /** Milliseconds since 1970. */
      expires_at: number,
    },
    { key: ['signature'], noBackup: 'it ends', expired: 'proofs of work that have ended: forgotten' },
  ),

  contact_messages: table(
    {
      id: reference,
      topic: oneOf(contactTopics, 'A question'),
      name: text,
      email: text,
      message: text,
      created_at: as('receivedAt', time),
      /** Made by the sender's browser; null for messages from before there was one. */
      external_id: apart(optional(text)),
      /** Who at the desk took it. */
      taken_by: optional(number),
      /** The first answer from the desk. */
      answered_at: optional(time),
      closed_at: optional(time),
    },
    { key: ['id'], anyAge: 'no will depends on it', inCopy: 'messages' },
  ),

  waitlist: table(
    {
      email_key: text,
      name: text,
      last_name: as('last_name', text),
      email: text,
      created_at: time,
    },
    { key: ['email_key'], anyAge: 'no will depends on it', inCopy: 'waitingList' },
  ),

  /** Who wants no mail but what a thing they asked for needs. */
  unsubscribed: table(
    {
      /** The keyed hash of the address. */
      email_key: text,
      created_at: time,
    },
    { key: ['email_key'], anyAge: 'no will depends on it' },
  ),

  /** Written to see whether the database can be. */
  write_probes: table(
    {
      name: text,
      /** Zeros. */
      filler: bytes,
    },
    { key: ['name'], anyAge: 'no will depends on it' },
  ),

  test_experiments: table(
    {
      name: text,
      /** The funnel whose visitors take part. */
      funnel: text,
      /** While visitors are sent to its sides. */
      running: flag,
      created_at: apart(time),
    },
    { key: ['name'], anyAge: 'no will depends on it' },
  ),

  /** Sums alone: nothing here is about one visitor. */
  test_variants: table(
    {
      experiment: apart(text),
      /** Its position in the experiment, from 0. */
      position: number,
      /** Empty: the visitor stays. */
      url: text,
      weight: number,
      shown_mobile: number,
      shown_wide: number,
      signed_up: number,
    },
    { key: ['experiment', 'position'], anyAge: 'no will depends on it' },
  ),

  /** The import that is searched: one row, or none until there was one. */
  charity_register: table(
    {
      /** Seconds since 1970 at the start of the import. */
      edition: number,
      /** The day of the extract, like 2026-11-20. */
      as_of: text,
      /** How many there are. */
      charities: number,
    },
    { key: ['edition'], noBackup: 'it is imported again' },
  ),

  charities: table(
    {
      edition: apart(number),
      /** From 0, the greatest income first. */
      rank: number,
      number: text,
      name: text,
      /** The name as it is searched for. */
      folded: apart(text),
    },
    { key: ['edition', 'rank'], noBackup: 'it is imported again' },
  ),

  /** Which charities have a word, or (with * after it) one that begins so. */
  charity_words: table(
    {
      edition: apart(number),
      word: text,
      /** Encoded by `encodeRanks`. */
      ranks: bytes,
    },
    { key: ['edition', 'word'], noBackup: 'it is imported again' },
  ),
}
