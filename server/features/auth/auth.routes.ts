import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  answerSecondFactorSchema,
  loginSchema,
  registerSchema,
  renewedSchema,
  type Session,
  secondFactorSchema,
  sessionSchema,
} from '#core/api/auth.ts'
import { type Api, baseUrlOf, errorReplies, signedIn } from '../../platform/api.ts'
import type { AfterReply } from '../../platform/background.ts'
import { Invalid, NotSignedIn, PasswordClosed, WrongLogin } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'
import type { LimitCodeGuesses } from '../payments/code-guesses.ts'
import { byCaller, byDevice, type ProofGate } from '../proof-of-work/proof-of-work.service.ts'
import type { SecondFactorService } from '../second-factor/second-factor.service.ts'
import type { Asking, AuthService, Browser, Caller, LoggedIn } from './auth.service.ts'
import { deviceOf } from './auth.service.ts'
import { deviceCookie, deviceTokensIn, type KnownDevices } from './known-devices.ts'
import type { PasswordResetService } from './password-reset.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking. Set on every route behind `requireLogin`; 0 elsewhere. */
    userId: number
    token: string
  }
}

const BEARER = /^Bearer ([\w-]{43})$/

/** The token that comes with a request, which may be dead. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1]

/** Every route registered in this scope after the call answers 401 unless a living token comes with the request. */
export const requireLogin = (scope: FastifyInstance, auth: Pick<AuthService, 'userOf'>): void => {
  scope.decorateRequest('userId', 0)
  scope.decorateRequest('token', '')
  scope.addHook('onRequest', async (request) => {
    const token = bearerOf(request)
    const userId = token === undefined ? undefined : await auth.userOf(token)
    if (token === undefined || userId === undefined) throw new NotSignedIn()
    request.userId = userId
    request.token = token
  })
}

/** Throws BadRequest when the request names an address that cannot be one. */
export const callerOf = (request: FastifyRequest, publicUrl: string): Browser => ({
  device: deviceOf(request.headers['user-agent']),
  baseUrl: baseUrlOf(request, publicUrl),
  deviceTokens: deviceTokensIn(request.headers.cookie, baseUrlOf(request, publicUrl)),
})

/** The same of a request behind `requireLogin`. */
export const askingOf = (request: FastifyRequest, publicUrl: string): Asking => ({
  ...callerOf(request, publicUrl),
  token: request.token,
})

/** Sends the session, and the cookie by which the browser is recognised at the next log-in. */
const sendSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  { session, deviceTokens }: LoggedIn,
  { baseUrl }: Caller,
): Session => {
  request.accountId = session.id
  reply.header('set-cookie', deviceCookie(deviceTokens, baseUrl))
  return session
}

type Deps = {
  readonly auth: AuthService
  readonly secondFactor: Pick<SecondFactorService, 'answer'>
  /** Times a minute that one address may try. */
  readonly attempts: number
  readonly limitCodeGuesses: LimitCodeGuesses
  readonly gate: ProofGate
  readonly knownDevices: Pick<KnownDevices, 'knownTo'>
  readonly passwordReset: Pick<PasswordResetService, 'offerLink'>
  readonly afterReply: AfterReply
  readonly publicUrl: string
}

export const authRoutes = (app: Api, deps: Deps): void => {
  const { auth, secondFactor, attempts, limitCodeGuesses, gate, knownDevices, passwordReset, afterReply, publicUrl } =
    deps
  const config = { rateLimit: { max: attempts, timeWindow: '1 minute' } }

  app.post(
    '/auth/register',
    {
      config,
      schema: {
        summary: 'Make an account and log in',
        tags: ['Account'],
        body: registerSchema,
        response: { 200: sessionSchema, ...errorReplies(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const tries = byCaller(request, 'register', request.body.email)
      await gate.afterTries(request, tries)
      await gate.tried(tries)
      const caller = callerOf(request, publicUrl)
      const register = () => auth.register(request.body, caller)
      const withCode = Boolean(request.body.pt_?.trim())
      const made = await (withCode ? limitCodeGuesses({ ip: request.ip, userId: 0 }, register) : register())
      return sendSession(request, reply, made, caller)
    },
  )

  app.post(
    '/auth/login',
    {
      config,
      schema: {
        summary: 'Log in. With a second factor, the password is the first of two steps',
        tags: ['Account'],
        body: loginSchema,
        response: {
          200: z.union([sessionSchema, secondFactorSchema]),
          ...errorReplies(400, 401, 403, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { email } = request.body
      const caller = callerOf(request, publicUrl)
      const knownDevice = await knownDevices.knownTo(email, caller.deviceTokens)
      const tries = knownDevice === undefined ? byCaller(request, 'log in', email) : byDevice(knownDevice)
      // Before anything is counted, so that only what cost work counts.
      await gate.afterTries(request, tries)
      try {
        const answer = await auth.login(request.body, caller, knownDevice)
        return 'session' in answer ? sendSession(request, reply, answer, caller) : answer
      } catch (error) {
        if (error instanceof WrongLogin) await gate.tried(tries)
        if (error instanceof PasswordClosed)
          afterReply('a link for a new password', () => passwordReset.offerLink(email, caller.baseUrl))
        throw error
      }
    },
  )

  app.post(
    '/auth/second-factor',
    {
      config,
      schema: {
        summary: 'The second step: a passkey’s signature, a code from an authenticator, or a recovery code',
        tags: ['Account'],
        body: answerSecondFactorSchema,
        response: { 200: sessionSchema, ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { body } = request
      if (!body.credential && !body.code?.trim()) throw new Invalid({ code: ['FIELD_REQUIRED'] })
      const caller = callerOf(request, publicUrl)
      const shown = await secondFactor.answer(body, caller)
      return sendSession(request, reply, await auth.start(shown, caller), caller)
    },
  )
}

export const sessionRoutes = (app: Api, auth: AuthService): void => {
  app.post(
    '/auth/renew',
    {
      schema: {
        summary: 'The next token of this session. Tokens are short-lived; this one works for another minute',
        tags: ['Account'],
        ...signedIn,
        response: { 200: renewedSchema, ...errorReplies(401, 429) },
      },
    },
    (request) => auth.renew(request.token),
  )

  app.post(
    '/auth/logout',
    {
      schema: {
        summary: 'Log out: the session is dead at once',
        tags: ['Account'],
        ...signedIn,
        response: { 204: z.undefined().describe('Logged out'), ...errorReplies(401, 429) },
      },
    },
    async (request, reply) => {
      await auth.logout(request.userId, request.token)
      return reply.code(204).send()
    },
  )
}

export const authFeature: Feature = ({ services, limits, afterReply, publicUrl }) => ({
  open: (api) => authRoutes(api, { ...services, attempts: limits.loginsPerMinute, afterReply, publicUrl }),
  signedIn: (api) => sessionRoutes(api, services.auth),
})
