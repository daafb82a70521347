import type { Operator } from '#core/api/visitors.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import type { Mail, OutboxStore } from '../db/repositories/outbox.store.ts'
import type { InTransaction, Stores } from '../db/stores.ts'
import type { Clock } from '../platform/clock.ts'
import type { RandomBytes } from '../platform/random.ts'
import type { Counter } from '../platform/rate-limit.ts'
import { traceHere } from '../platform/tracing.ts'
import { type MailContent, renderMail } from './template.ts'

/** Every kind of mail there is, as the log names it. */
export const mailKinds = [
  'welcome',
  'a link for a new password',
  'a code for an email',
  'a link for a new email',
  'the email was changed',
  'a security event',
  'a passkey at the desk',
  'who may use the desk',
  'a receipt',
  'a refund',
  'a disputed payment',
  'what was agreed to',
  'documents are ready',
  'a request for a review',
  'a print to make',
  'a print was posted',
  'a print is held',
  'findings are ready',
  'a case for a firm',
  'a firm has answered',
  'a request for a role',
  'an answer to a request',
  'about a death',
  'are you alive',
  'news of a death',
  'to a partner',
  'to a typed address',
  'an invitation was accepted',
  'news of linked wills',
  'a message to us',
  'a complaint was received',
  'an answer to a message',
  'the account will be closed',
  'the account was closed',
  'the watch over a will',
  'a signing in doubt',
] as const
export type MailKind = (typeof mailKinds)[number]

/** What many services and routes work with. */
type All = {
  readonly inTransaction: InTransaction
  readonly enqueueMail: EnqueueMail
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** The day in England and Wales. */
  readonly today: () => Day
  /** The address at which customers reach the site, without a slash at the end. */
  readonly homeUrl: () => string
}

/** The part of it that one of them needs. */
export type Means<Names extends keyof All> = Pick<All, Names>

/**
 * Puts a mail into the outbox of the transaction that is its cause: both are kept, or neither. False when it was left out. It leaves at
 * once, or when it is `due`.
 */
export type EnqueueMail = (
  outbox: Pick<OutboxStore, 'add'>,
  kind: MailKind,
  mail: MailContent | PlainMail,
  due?: Date,
) => Promise<boolean>

/** A mail to the people who run the product: their own name need not stand in it. */
type PlainMail = Mail & { readonly blocks?: undefined }

type Deps = { readonly clock: Clock; readonly randomBytes: RandomBytes; readonly operator?: Operator | undefined }

export const createEnqueueMail =
  ({ clock, randomBytes, operator }: Deps): EnqueueMail =>
  async (outbox, kind, mail, due = clock()) => {
    const id = Buffer.from(randomBytes(16)).toString('hex')
    const rendered = mail.blocks ? renderMail(mail, operator) : mail
    await outbox.add({ id, kind, mail: { ...rendered, trace: traceHere() } }, due)
    return true
  }

/**
 * What a stranger can cause to an address that is not theirs, by opening an account with it and using that, and how many of it with
 * one subject go there in a day. Of a security event the first mail is the one that matters: its link decides against later ones.
 * A person or a firm may be the executor of several customers.
 */
export const MAILS_A_DAY: Readonly<Partial<Record<MailKind, number>>> = {
  welcome: 3,
  'a code for an email': 8,
  'the email was changed': 3,
  'a link for a new email': 5,
  'a security event': 6,
  'to a partner': 5,
  'a request for a role': 10,
  'an answer to a request': 20,
  'about a death': 10,
  'a complaint was received': 3,
  'the account was closed': 3,
}

/** The subject has the name of the account in it, which its owner changes at will: the limit is of all of a kind. */
const withChosenSubject: readonly MailKind[] = ['to a partner', 'a request for a role', 'an answer to a request']

/** Leaves out what would flood a mailbox. `sent` counts for a day. */
export const withoutFloods =
  (enqueueMail: EnqueueMail, sent: Pick<Counter, 'add'>): EnqueueMail =>
  async (outbox, kind, mail, due) => {
    const most = MAILS_A_DAY[kind]
    const what = withChosenSubject.includes(kind) ? kind : mail.subject
    if (most !== undefined && (await sent.add(`${what} ${mail.to}`)).count > most) return false
    return enqueueMail(outbox, kind, mail, due)
  }

/** A customer who has died, or who stopped the mails about their will in the account, or all that can be stopped by a link in one. */
export const wantsNoMailOfWill = async (
  { contact }: Pick<Stores, 'contact'>,
  will: Pick<Will, 'watch' | 'release'>,
  email: string,
): Promise<boolean> =>
  will.watch?.mails === 'off' || will.release?.released !== undefined || (await contact.wantsNoMail(email))
