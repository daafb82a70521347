import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '#core/api/auth.ts'
import { authCalls, passwordResetCalls, securityCalls } from '#core/api/contract/account.ts'
import type { WriteProbe } from '../../db/write-probe.ts'
import type { AfterReply } from '../../platform/background.ts'
import { Invalid, PasswordClosed, WrongLogin } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { LimitCodeGuesses } from '../payments/promo-codes.ts'
import { byCaller, byDevice, type ProofGate } from '../proof-of-work/proof-of-work.service.ts'
import type { SecondFactorService } from '../second-factor/second-factor.service.ts'
import type { LockService } from '../security/lock.service.ts'
import type { AuthService, Caller, LoggedIn } from './auth.service.ts'
import { deviceCookie, type KnownDevices } from './known-devices.ts'
import type { PasswordResetService } from './password-reset.service.ts'

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
  readonly limitCodeGuesses: LimitCodeGuesses
  readonly gate: ProofGate
  readonly knownDevices: Pick<KnownDevices, 'knownTo'>
  readonly passwordReset: Pick<PasswordResetService, 'offerLink'>
  readonly afterReply: AfterReply
}

export const authFeature = (deps: Deps) => {
  const { auth, secondFactor, limitCodeGuesses, gate, knownDevices, passwordReset, afterReply } = deps
  return serve(authCalls, {
    'POST /api/auth/register': async (request, reply) => {
      const tries = byCaller(request, 'register', request.body.email)
      await gate.afterTries(request, tries)
      await gate.tried(tries)
      const { caller } = request
      const register = () => auth.register(request.body, caller)
      const withCode = Boolean(request.body.pt_?.trim())
      const made = await (withCode ? limitCodeGuesses({ ip: request.ip, userId: 0 }, register) : register())
      return sendSession(request, reply, made, caller)
    },

    'POST /api/auth/login': async (request, reply) => {
      const { body, caller } = request
      const { email } = body
      const knownDevice = await knownDevices.knownTo(email, caller.deviceTokens)
      const tries = knownDevice === undefined ? byCaller(request, 'log in', email) : byDevice(knownDevice)
      // Before anything is counted, so that only what cost work counts.
      await gate.afterTries(request, tries)
      try {
        const answer = await auth.login(body, caller, knownDevice)
        return 'session' in answer ? sendSession(request, reply, answer, caller) : answer
      } catch (error) {
        if (error instanceof WrongLogin) await gate.tried(tries)
        if (error instanceof PasswordClosed)
          afterReply('a link for a new password', () => passwordReset.offerLink(email, caller.baseUrl))
        throw error
      }
    },

    'POST /api/auth/second-factor': async (request, reply) => {
      const { body, caller } = request
      if (!body.credential && !body.code?.trim()) throw new Invalid({ code: ['FIELD_REQUIRED'] })
      const shown = await secondFactor.answer(body, caller)
      return sendSession(request, reply, await auth.start(shown, caller), caller)
    },

    'POST /api/auth/renew': ({ token, caller }) => auth.renew(token, caller),

    'POST /api/auth/logout': ({ userId, token }) => auth.logout(userId, token),
  })
}

type PasswordResetDeps = {
  readonly passwordReset: PasswordResetService
  readonly probe: WriteProbe
  readonly afterReply: AfterReply
}

export const passwordResetFeature = ({ passwordReset, probe, afterReply }: PasswordResetDeps) =>
  serve(passwordResetCalls, {
    'POST /api/auth/forgot-password': async ({ body: { email }, baseUrl }) => {
      // Nothing is promised while nothing can be written, to any address alike.
      await probe()
      // The account is looked for after the reply, so that the time it takes tells nothing either.
      afterReply('a link for a new password', () => passwordReset.sendLink(email, baseUrl))
    },
    'POST /api/auth/reset-password': async ({ body, caller }, reply) => {
      const { deviceTokens } = await passwordReset.reset(body, caller)
      reply.header('set-cookie', deviceCookie(deviceTokens, caller.baseUrl))
    },
  })

export const securityFeature = ({ lock }: { readonly lock: Pick<LockService, 'notMe'> }) =>
  serve(securityCalls, {
    'POST /api/auth/not-me': async (request) => {
      const { userId, linkSent } = await lock.notMe(request.body.token, { baseUrl: request.baseUrl })
      request.accountId = userId
      return { linkSent }
    },
  })
