import { z } from 'zod'
import { loginSchema, registerSchema, sessionSchema } from '#core/wire/auth.ts'
import { type Api, refusals, signedIn } from '../http/api.ts'
import type { CountAttempt } from './attempts.ts'
import type { AuthService } from './auth.service.ts'

type Needs = {
  readonly auth: AuthService
  /** Times a minute that one address may try. */
  readonly attempts: number
  readonly countAttempt: CountAttempt
}

export const authRoutes = (app: Api, { auth, attempts, countAttempt }: Needs): void => {
  const config = { rateLimit: { max: attempts, timeWindow: '1 minute' } }

  app.post(
    '/auth/register',
    {
      config,
      schema: {
        summary: 'Make an account and log in',
        tags: ['Account'],
        body: registerSchema,
        response: { 200: sessionSchema, ...refusals(400, 413, 415, 422, 429) },
      },
    },
    (request) => auth.register(request.body),
  )

  app.post(
    '/auth/login',
    {
      config,
      schema: {
        summary: 'Log in',
        tags: ['Account'],
        body: loginSchema,
        response: { 200: sessionSchema, ...refusals(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      countAttempt(request.body.email)
      return auth.login(request.body)
    },
  )
}

export const logoutRoute = (app: Api, auth: AuthService): void => {
  app.post(
    '/auth/logout',
    {
      schema: {
        summary: 'Log out: the token is dead at once',
        tags: ['Account'],
        ...signedIn,
        response: { 204: z.undefined().describe('Logged out'), ...refusals(401, 429) },
      },
    },
    async (request, reply) => {
      await auth.logout(request.token)
      return reply.code(204).send()
    },
  )
}
