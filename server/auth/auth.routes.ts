import { z } from 'zod'
import { loginSchema, registerSchema, sessionSchema } from '#core/wire/auth.ts'
import { type Api, refusals, signedIn } from '../http/api.ts'
import type { AuthService } from './auth.service.ts'

/** `attempts` is how many times a minute one address may try. */
export const authRoutes = (app: Api, auth: AuthService, attempts: number): void => {
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
    (request) => auth.login(request.body),
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
