import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLanguage } from '#core/language.ts'
import { DecryptionFailed } from '../../crypto/cipher.ts'
import { isRowMissed } from '../../db/dialects.ts'
import { NotSignedIn } from '../../platform/errors.ts'
import { baseUrlOf } from '../../platform/serve.ts'
import { type Asking, type AuthService, type Browser, deviceOf } from './auth.service.ts'
import { deviceTokensIn } from './known-devices.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking. Set on every route behind `requireLogin`; 0 elsewhere. */
    userId: number
    token: string
    /** The token that comes with the request, which may be dead. */
    readonly bearer: string | undefined
    /** Where the customer reaches us, without a slash at the end. Throws BadRequest when the request names no address that can be one. */
    readonly baseUrl: string
    /** Throws as `baseUrl` does. */
    readonly caller: Browser
    /** The same of a request behind `requireLogin`. */
    readonly asking: Asking
  }
}

const BEARER = /^Bearer ([\w-]{43})$/

/** Has every request say who asks. */
export const knowCallers = (app: FastifyInstance, publicUrl: string): void => {
  app.decorateRequest('userId', 0)
  app.decorateRequest('token', '')
  app.decorateRequest('bearer', {
    getter(this: FastifyRequest) {
      return BEARER.exec(this.headers.authorization ?? '')?.[1]
    },
  })
  app.decorateRequest('baseUrl', {
    getter(this: FastifyRequest) {
      return baseUrlOf(this, publicUrl)
    },
  })
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      const { headers, baseUrl } = this
      const language = headers['x-language']
      const device = deviceOf(headers['user-agent'])
      return {
        device,
        baseUrl,
        call: this.routeOptions.config.call,
        language: isLanguage(language) ? language : undefined,
        deviceTokens: deviceTokensIn(headers.cookie, baseUrl),
      }
    },
  })
  app.decorateRequest('asking', {
    getter(this: FastifyRequest) {
      return { ...this.caller, token: this.token }
    },
  })
}

/** Every route registered in this scope after the call answers 401 unless a living token comes with the request. */
export const requireLogin = (scope: FastifyInstance, auth: Pick<AuthService, 'userOf'>): void => {
  scope.addHook('onRequest', async (request) => {
    const token = request.bearer
    const userId = token === undefined ? undefined : await auth.userOf(token)
    if (token === undefined || userId === undefined) throw new NotSignedIn()
    request.userId = userId
    request.token = token
  })
  // What fails because the account was deleted meanwhile, with its rows and its key, is no fault of ours.
  scope.setErrorHandler(async (error, { token }) => {
    const mayBeGone = token !== '' && (error instanceof DecryptionFailed || isRowMissed(error))
    throw mayBeGone && (await auth.userOf(token)) === undefined ? new NotSignedIn() : error
  })
}
