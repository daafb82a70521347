import type { SeenPage } from '#core/api/after-signing.ts'
import { deathStates } from '#core/death/case.ts'
import type { KeptAnswers } from '#core/existing-will/questions.ts'
import type { PartId, PartRead } from '#core/reading/agreement.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import type { afterSigningShape } from '#core/will/signing-schema.ts'
import {
  apart,
  as,
  generated,
  keyId,
  number,
  oneOf,
  optional,
  reference,
  sealedBytes,
  sealedJson,
  sealedText,
  serial,
  table,
  text,
  time,
} from './columns.ts'

/** What the customer told us after the signing: names and places, so it is encrypted as the answers are. */
export type AfterSigning = Pick<Will, keyof typeof afterSigningShape>

/** Wills, the documents made of them, and what others said of them. */
export const willTables = {
  wills: table(
    {
      id: reference,
      user_id: number,
      /** What only we say, apart from the revisions, so that the two never collide. What was paid for is in `entitlements`. */
      server_fields: text,
      created_at: text,
      /** Absent until something is said of the signed will. */
      after_signing: optional(sealedJson<AfterSigning>('wills.after_signing of will {id}', 'after_signing_key_id')),
      after_signing_key_id: optional(keyId),
      /** The names of the steps that the customer has been shown; absent until there is one. */
      visited: optional(sealedJson<string[]>('wills.visited of will {id}', 'visited_key_id')),
      visited_key_id: optional(keyId),
    },
    { key: ['id'], owner: 'user_id', inCopy: 'will', chained: ['serverFields', 'afterSigning'] },
  ),

  /** What is said of a will beside its answers, each change as a hash that follows the one before: server/backup/verify-revisions.ts. */
  will_states: table(
    {
      will_id: number,
      /** Counts the changes, from 0. */
      version: number,
      /** The newest revision of the will then. */
      revision: number,
      noted_at: text,
      /** A keyed hash of what the chained tables hold of the customer. */
      state: text,
      /** `chain` of the link before it; empty for the first. */
      previous: text,
      /** A keyed hash of everything else in the row. */
      chain: text,
    },
    { key: ['will_id', 'version'], owner: { by: 'will_id', in: 'wills' } },
  ),

  /** Every save of a will. The will is its newest revision. */
  will_revisions: table(
    {
      will_id: number,
      /** Counts the saves. */
      version: number,
      /** What the customer says. */
      body: sealedJson<EditableWill>('will_revisions.body of will {will_id}, version {version}'),
      data_key_id: keyId,
      saved_at: time,
      /** Why it is never thinned out: it was paid for, or downloaded. */
      kept_because: optional(text),
      /** `chain` of the revision before it; empty for the first. */
      previous: generated(text),
      /** A keyed hash of `previous`, of the answers and of where and when they were saved: server/db/repositories/revisions.store.ts. */
      chain: generated(text),
    },
    { key: ['will_id', 'version'], owner: { by: 'will_id', in: 'wills' }, inCopy: 'earlierVersions' },
  ),

  /** The parts of a will that its testator read and agreed to. */
  readings: table(
    {
      id: apart(serial),
      will_id: apart(number),
      /** The version of the will that was read. */
      version: number,
      agreed_at: as('at', text),
      /** The part and its words. */
      body: sealedJson<{ readonly part: PartId; readonly read: PartRead }>(
        'readings.body of will {will_id}, version {version}, agreed at {agreed_at}',
      ),
      data_key_id: keyId,
    },
    { key: ['id'], owner: { by: 'will_id', in: 'wills' }, inCopy: 'agreed', chained: ['id', 'version', 'at'] },
  ),

  /** Documents as they were handed out. */
  issued_packs: table(
    {
      id: apart(serial),
      user_id: apart(number),
      version: number,
      made_at: as('made', time),
      downloaded_at: as('downloaded', optional(time)),
      /** When its files were moved to the store of documents; null while any of them is in the database. */
      outside_at: apart(optional(time)),
      /** What it says and what is in it. Its files are encrypted with the same key. */
      about: sealedJson<object>('issued_packs.about of user {user_id}, version {version}'),
      data_key_id: keyId,
    },
    {
      key: ['id'],
      owner: 'user_id',
      inCopy: 'documents/',
      chained: ['id', 'version', 'made', 'downloaded', 'about'],
    },
  ),

  /** Their places name the user and the version of their pack, under whose key they are. */
  issued_files: table(
    {
      pack_id: apart(number),
      /** Its position among the files of its pack, from 0. */
      position: apart(number),
      name: text,
      sha256: text,
      /** Empty once it is kept in the store of documents. */
      pdf: sealedBytes('issued_files.pdf of user {user_id}, version {version}, {name}'),
      /** A drawing of its first page, compressed and then encrypted as the file is. */
      first_page: optional(sealedBytes('issued_files.first_page of user {user_id}, version {version}, {name}')),
      /** The name of the encrypted `pdf` in the store of documents, from before it is put there; null while it never was. */
      object: apart(optional(text)),
    },
    {
      key: ['pack_id', 'name'],
      owner: { by: 'pack_id', in: 'issued_packs' },
      inCopy: 'documents/',
      chained: ['packId', 'position', 'name', 'sha256'],
    },
  ),

  /** What has to be removed from the store of documents. A trigger notes what rows of issued_files that are deleted had there. */
  removed_objects: table(
    {
      name: text,
      /** A time before which backups may still name it; empty where it goes at once. */
      remove_after: text,
    },
    { key: ['name'], anyAge: 'no will depends on it' },
  ),

  /** A customer's answers about a will they already had. */
  existing_will_checks: table(
    {
      /** The order that pays for it. */
      external_id: apart(text),
      user_id: apart(number),
      answers: sealedJson<KeptAnswers>('existing_will_checks.answers of order {external_id}'),
      data_key_id: keyId,
      answered_at: time,
    },
    { key: ['external_id'], anyAge: 'no will depends on it', owner: 'user_id', inCopy: 'checks' },
  ),

  /** The links by which people answer whether they will do a job. What they are asked stands with the will. */
  role_links: table(
    {
      token_hash: apart(text),
      user_id: number,
      /** The id of the request among those of the will. */
      request: number,
      /** For a mail that reminds of it. */
      token: sealedText('role_links.token of user {user_id}, request {request}'),
      data_key_id: keyId,
      /** Milliseconds since 1970: when something is due, as long as nobody has answered. */
      due_at: apart(optional(number)),
      /** The account of whoever was asked, where they keep their answer in one. */
      kept_by: apart(optional(number)),
    },
    {
      key: ['token_hash'],
      owner: 'user_id',
      inCopy: 'will',
      anyAge: 'it says who comes in, and decides nothing about a will',
    },
  ),

  /** A report that somebody has died, of a customer or of anybody. Who asked and who is meant is sealed with a key of the service. */
  death_reports: table(
    {
      id: reference,
      /** The customer who is meant; null where there is none, or none any more. */
      user_id: optional(number),
      state: oneOf(deathStates),
      /** JSON, encrypted with a key of the service, in base64. */
      body: text,
      created_at: time,
    },
    { key: ['id'], anyAge: 'it says who comes in, and decides nothing about a will' },
  ),

  /** The links by which those who have to do with a report read it. */
  death_links: table(
    {
      token_hash: apart(text),
      report_id: number,
      reader: oneOf(['asker', 'testator', 'executor', 'receiver']),
      /** Of the will: who an executor or receiver is. */
      person: optional(number),
    },
    { key: ['token_hash'], anyAge: 'it says who comes in, and decides nothing about a will' },
  ),

  /** The code on the card of a customer, by which a report finds them. */
  death_cards: table(
    {
      user_id: number,
      code_hash: apart(text),
      code: sealedText('death_cards.code of user {user_id}'),
      data_key_id: keyId,
      made_at: time,
    },
    {
      key: ['user_id'],
      owner: 'user_id',
      inCopy: 'will',
      anyAge: 'it says who comes in, and decides nothing about a will',
    },
  ),

  /** Pictures of the pages of a will as they were signed: they prove nothing. */
  signed_pages: table(
    {
      user_id: number,
      /** Of what was issued and signed. */
      version: number,
      page: number,
      jpeg: sealedBytes('signed_pages.jpeg of user {user_id}, version {version}, page {page}'),
      seen: sealedJson<SeenPage>('signed_pages.seen of user {user_id}, version {version}, page {page}'),
      data_key_id: keyId,
      made_at: time,
    },
    {
      key: ['user_id', 'version', 'page'],
      owner: 'user_id',
      inCopy: 'signed-pages/',
      anyAge: 'no will depends on it',
    },
  ),

  /** A will that a customer asked an expert to read: it waits, is taken by an expert, and is sent back with the findings. */
  expert_reviews: table(
    {
      id: reference,
      /** The order that pays for the check. */
      order_id: number,
      user_id: number,
      /** The words that were agreed to. */
      consent: apart(text),
      asked_at: time,
      taken_at: optional(time),
      /** Who at the desk took it; null for the command line. */
      taken_by: optional(number),
      sent_at: optional(time),
      /** What the person found; absent until it is sent. */
      findings: optional(sealedText('expert_reviews.findings of review {id}')),
      data_key_id: optional(keyId),
    },
    {
      key: ['id'],
      owner: 'user_id',
      inCopy: 'reading',
      chained: ['id', 'orderId', 'askedAt', 'takenAt', 'takenBy', 'sentAt', 'findings'],
    },
  ),
}
