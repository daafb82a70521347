import type { FastifyInstance } from 'fastify'
import type { AuthService } from '../features/auth/auth.service.ts'
import { NotSignedIn } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking. Set on every route behind `requireLogin`; 0 elsewhere. */
    userId: number
    token: string
  }
}

const BEARER = /^Bearer ([\w-]{43})$/

/** Every route registered in this scope after the call answers 401 unless a living token comes with the request. */
export const requireLogin = (scope: FastifyInstance, auth: Pick<AuthService, 'userOf'>): void => {
  scope.decorateRequest('userId', 0)
  scope.decorateRequest('token', '')
  scope.addHook('onRequest', async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    const userId = token === undefined ? undefined : await auth.userOf(token)
    if (token === undefined || userId === undefined) throw new NotSignedIn()
    request.userId = userId
    request.token = token
  })
}
