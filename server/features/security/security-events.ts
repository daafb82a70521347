import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuditAction } from '#core/api/history.ts'
import { NOT_ME_LINK_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { ServiceSecrets } from '../../crypto/service-keys.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { Block } from '../../mail/template.ts'
import { securityMail } from '../../mail/templates/security.ts'
import { NotSignedIn, redact } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import { networkOf } from '../../platform/rate-limit.ts'

type Consequences = {
  /**
   * The sessions that end. With any of them end second-factor tickets, links for a new password and a waiting change of email,
   * so that nothing obtained before the event works after it.
   */
  readonly ends: 'nothing' | 'other sessions' | 'every session'
  /** One row of the account's activity, and one mail, a day, however often it happens. */
  readonly gathered?: true
  /** The mail to the owner, with the link “This was not me” or without. Absent when none is sent. */
  readonly mail?: 'with the link' | 'without'
}

/** Every event that concerns the security of an account, by its name in the account's activity, and what follows from it. */
export const securityEvents = {
  'changed the password': { ends: 'other sessions', mail: 'with the link' },
  'reset the password': { ends: 'every session', mail: 'with the link' },
  'asked to change the email': { ends: 'nothing', mail: 'with the link' },
  'cancelled a change of email': { ends: 'nothing', mail: 'without' },
  'changed the email': { ends: 'other sessions', mail: 'with the link' },
  'confirmed the email': { ends: 'nothing' },
  'added a passkey': { ends: 'other sessions', mail: 'with the link' },
  'removed a passkey': { ends: 'other sessions', mail: 'with the link' },
  'added an authenticator': { ends: 'other sessions', mail: 'with the link' },
  'removed an authenticator': { ends: 'other sessions', mail: 'with the link' },
  'renewed the recovery codes': { ends: 'nothing', mail: 'with the link' },
  'used a recovery code': { ends: 'nothing', mail: 'with the link' },
  'asked to remove the second factors': { ends: 'nothing', mail: 'with the link' },
  'removed the second factors': { ends: 'every session', mail: 'with the link' },
  // Whoever uses the account after it logs in again, which keeps the account.
  'asked us to delete the account': { ends: 'every session', mail: 'with the link' },
  'logged in from a new device': { ends: 'nothing', mail: 'with the link' },
  'exported everything': { ends: 'nothing', mail: 'with the link' },
  'failed to log in': { ends: 'nothing', gathered: true },
  'typed many wrong passwords': { ends: 'nothing', gathered: true, mail: 'with the link' },
  'locked the account': { ends: 'every session', mail: 'without' },
  'unlocked the account': { ends: 'nothing', mail: 'without' },
} as const satisfies Partial<Record<AuditAction, Consequences>>

export type SecurityEvent = keyof typeof securityEvents

export const consequencesOf = (event: SecurityEvent): Consequences => securityEvents[event]

type Mailed = {
  [E in SecurityEvent]: (typeof securityEvents)[E] extends { readonly mail: string } ? E : never
}[SecurityEvent]

/** Whether the owner is written to about it: `securityNews` has the words under its name, or nothing compiles. */
export const isMailed = (event: SecurityEvent): event is Mailed => consequencesOf(event).mail !== undefined

export type SecurityStores = Pick<
  Stores,
  | 'users'
  | 'entitlements'
  | 'sessions'
  | 'challenges'
  | 'passwordResets'
  | 'emailChanges'
  | 'audit'
  | 'outbox'
  | 'notMeLinks'
>

type Noted = {
  readonly userId: number
  readonly event: SecurityEvent
  /** The token of the session that asks: it goes on where the others end. One that has ended since it asked may not. */
  readonly token?: string | undefined
  /** The token, perhaps a dead one, of a browser in which a link was opened: its session goes on, too. */
  readonly opener?: string | undefined
  /** Where it was done, like "Firefox on Windows". */
  readonly device?: string | undefined
  /** Where the customer reaches us, without a slash at the end; the home address when absent. */
  readonly baseUrl?: string | undefined
  /** No mail: the caller sends another one. */
  readonly ownMail?: true
  /** What the mail says besides. */
  readonly also?: readonly Block[]
  /** The address of the account before the event, when the event changed it: the mail goes there. */
  readonly oldEmail?: string
}

/**
 * Call it in the transaction of what was done, after it was done. What the event ends, ends; the account's activity gets its line;
 * the owner's mail is enqueued. `security-events.ts` says which. A user who does not exist is no error. Throws NotSignedIn when the
 * session that asks was ended at this moment, as by a new password: then nothing it asked for is done.
 */
export type NoteSecurityEvent = (stores: SecurityStores, noted: Noted) => Promise<void>

type Deps = Means<'enqueueMail' | 'clock' | 'randomBytes' | 'homeUrl'>

export const createNoteSecurityEvent = ({ enqueueMail, clock, randomBytes, homeUrl }: Deps): NoteSecurityEvent => {
  const sessionOf = async ({ sessions }: SecurityStores, token: string | undefined) =>
    token === undefined ? undefined : sessions.find(tokenHash(token), clock().getTime())

  const end = async (stores: SecurityStores, userId: number, kept: string | undefined): Promise<void> => {
    const session = await sessionOf(stores, kept)
    if (session) await stores.sessions.closeOthers(userId, session.id)
    else await stores.sessions.closeAll(userId)
    await stores.challenges.endAll(userId)
    await stores.passwordResets.endAll(userId)
    await stores.emailChanges.cancel(userId)
  }

  return async (
    stores,
    { userId, event, token, opener, device, baseUrl = homeUrl(), ownMail, also = [], oldEmail },
  ) => {
    // Events of one account are noted one after the other, so that what one ends, the next does not find.
    await stores.entitlements.lock(userId)
    const user = await stores.users.find(userId)
    if (!user) return
    if (token !== undefined && !(await sessionOf(stores, token))) throw new NotSignedIn()
    const { ends, gathered, mail } = consequencesOf(event)
    const at = clock()
    if (ends !== 'nothing') await end(stores, userId, ends === 'other sessions' ? (token ?? opener) : undefined)
    const isRepeat = gathered && !(await stores.audit.gather(userId, event, at, new Date(at.getTime() - DAY_MS)))
    if (!gathered) await stores.audit.add(userId, event, at)
    if (!isMailed(event) || ownMail || isRepeat) return
    const email = oldEmail ?? user.email
    const link = mail === 'with the link' ? newToken(randomBytes) : undefined
    if (link !== undefined) {
      const happenedAt = at.getTime()
      const expiresAt = happenedAt + NOT_ME_LINK_DAYS * DAY_MS
      await stores.notMeLinks.add({ userId, event, email, happenedAt }, tokenHash(link), expiresAt)
    }
    const notMeLink = link && `${baseUrl}/this-was-not-me/${link}`
    await enqueueMail(
      stores.outbox,
      'a security event',
      securityMail({ ...user, email }, { event, at, device, also, notMeLink }),
    )
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a call without a token turned out to be about, for the security log; 0 when none. */
    accountId: number
  }
}

/** What the security log calls each route that concerns the security of an account. */
export const loggedRoutes: Readonly<Record<string, string>> = {
  'POST /api/auth/register': 'register',
  'POST /api/auth/login': 'log in',
  'POST /api/auth/second-factor': 'second factor',
  'POST /api/auth/logout': 'log out',
  'POST /api/auth/forgot-password': 'ask for a new password',
  'POST /api/auth/reset-password': 'reset the password',
  'POST /api/auth/not-me': 'lock with the link “This was not me”',
  'POST /api/auth/confirm-email': 'confirm a new email',
  'POST /api/account/password': 'change the password',
  'POST /api/account/email': 'ask for another email',
  'POST /api/auth/verify-email': 'confirm the email',
  'POST /api/account/email/verify': 'confirm the email',
  'POST /api/account/email/correct': 'correct the email',
  'POST /api/auth/email-change': 'agree to another email, or stop it',
  'DELETE /api/account/email': 'cancel a change of email',
  'POST /api/auth/disown': 'take over an account that was never confirmed',
  'POST /api/account/authenticators': 'add an authenticator',
  'POST /api/account/authenticators/remove': 'remove an authenticator',
  'POST /api/account/passkeys': 'add a passkey',
  'POST /api/account/passkeys/remove': 'remove a passkey',
  'POST /api/account/recovery-codes': 'renew the recovery codes',
  'DELETE /api/account/sessions': 'end other sessions',
  'DELETE /api/account/sessions/:id': 'end a session',
  'POST /api/account/export': 'export everything',
  'DELETE /api/account': 'delete the account',
  'POST /api/desk/join': 'join the desk',
  'POST /api/desk/log-in': 'log in at the desk',
  'POST /api/desk/log-out': 'log out at the desk',
  'GET /api/documents/pack.zip': 'download',
  'GET /api/documents/for-a-firm.zip': 'download',
  'GET /api/documents/summary-in-pounds.pdf': 'download',
  'GET /api/documents/in-words': 'download',
  'GET /api/documents/:id.pdf': 'download',
}

type Outcome = 'ok' | 'failed' | 'refused' | 'limited'

const outcomeOf = (status: number): Outcome => {
  if (status < 400) return 'ok'
  if (status === 429) return 'limited'
  return status === 403 ? 'refused' : 'failed'
}

/** Refusals are logged on every route: a token that is dead, a call that is not allowed, too many calls. */
const refusals: Readonly<Record<number, string>> = {
  401: 'no living session',
  403: 'not allowed',
  429: 'too many calls',
}

const MAX_EMAIL_LENGTH = 320

const emailIn = ({ body }: FastifyRequest): string | undefined =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.slice(0, MAX_EMAIL_LENGTH)
    : undefined

const eventOf = (request: FastifyRequest, { statusCode }: FastifyReply): string | undefined =>
  loggedRoutes[`${request.method} ${request.routeOptions.url}`] ?? refusals[statusCode]

/**
 * One line for each event that concerns security: its name, how it ended, and keyed hashes of the account, of the email that was
 * typed, and of the network. Equal values have equal hashes, so attempts can be counted; nobody without the key in the database can
 * find out whose they are.
 */
export const logSecurityEvents = (app: FastifyInstance, service: Pick<ServiceSecrets, 'logHash'>): void => {
  app.decorateRequest('accountId', 0)
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request, reply)
    if (event === undefined) return
    const account = request.userId || request.accountId
    const email = emailIn(request)
    try {
      request.log.info(
        {
          event,
          outcome: outcomeOf(reply.statusCode),
          status: reply.statusCode,
          route: request.routeOptions.url ?? 'none',
          ...(account && { account: await service.logHash('account', String(account)) }),
          ...(email !== undefined && { email: await service.logHash('email', email) }),
          network: await service.logHash('network', networkOf(request.ip)),
        },
        'security',
      )
    } catch (error) {
      request.log.error({ what: 'the security log', error: redact(error) }, 'unexpected')
    }
  })
}
