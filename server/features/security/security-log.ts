import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceSecrets } from '../../crypto/service-keys.ts'
import { redact } from '../../platform/errors.ts'
import { networkOf } from '../../platform/rate-limit.ts'

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
