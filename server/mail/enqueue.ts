import type { Mail, OutboxStore } from '../db/repositories/outbox.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { RandomBytes } from '../platform/random.ts'

/** Every kind of mail there is, as the log names it. */
export const mailKinds = [
  'welcome',
  'a link for a new password',
  'a code for an email',
  'a link for a new email',
  'the email was changed',
  'a security event',
  'a receipt',
  'a refund',
  'a disputed payment',
  'what was agreed to',
  'documents are ready',
  'findings are ready',
  'to an executor',
  'to a partner',
  'to a typed address',
  'an invitation was accepted',
  'a message to us',
  'the account will be closed',
  'the account was closed',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Puts a mail into the outbox of the transaction that is its cause: both are kept, or neither. */
export type EnqueueMail = (outbox: Pick<OutboxStore, 'add'>, kind: MailKind, mail: Mail) => Promise<void>

export const createEnqueueMail =
  ({ clock, randomBytes }: { readonly clock: Clock; readonly randomBytes: RandomBytes }): EnqueueMail =>
  (outbox, kind, mail) =>
    outbox.add({ id: Buffer.from(randomBytes(16)).toString('hex'), kind, mail }, clock())
