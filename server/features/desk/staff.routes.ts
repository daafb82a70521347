import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { passkeyOptionsSchema } from '#core/api/auth.ts'
import {
  addDeskPasskeySchema,
  type DeskMe,
  deskAuditQuerySchema,
  deskAuditReplySchema,
  deskConfirmOptionsSchema,
  deskLogInOptionsReplySchema,
  deskLogInSchema,
  deskMeSchema,
  joinDeskOptionsReplySchema,
  joinDeskOptionsSchema,
  joinDeskSchema,
  removeDeskPasskeySchema,
} from '#core/api/desk.ts'
import { actsOf, DESK_AUDIT_PAGE } from '#core/api/desk-acts.ts'
import type { Stores } from '../../db/stores.ts'
import { type Api, baseUrlOf, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Feature } from '../context.ts'
import { deskCall } from './desk-guard.ts'
import type { StaffPasskeysService } from './staff-passkeys.service.ts'
import { type DeskSession, deskCookie, deskSessionOf, endOf } from './staff-session.ts'

type Deps = {
  readonly staffPasskeys: StaffPasskeysService
  readonly stores: Stores
  readonly clock: Clock
  /** Times a minute that one address may try. */
  readonly attempts: number
  readonly publicUrl: string
}

const meOf = async ({ staffPasskeys }: Pick<Stores, 'staffPasskeys'>, session: DeskSession): Promise<DeskMe> => {
  const { id, name, email, roles } = session.staff
  const passkeys = await staffPasskeys.list(id)
  return {
    id,
    name,
    email,
    roles: [...roles],
    acts: actsOf(roles),
    loggedIn: new Date(session.startedAt).toISOString(),
    ends: new Date(endOf(session)).toISOString(),
    passkeys: passkeys.map(({ id: passkey, name: called, addedAt, usedAt }) => ({
      id: passkey,
      name: called,
      added: addedAt,
      ...(usedAt !== undefined && { used: usedAt }),
    })),
  }
}

/** The way in: an invitation, or a passkey. */
const wayIn = (app: Api, { staffPasskeys, stores, clock, attempts, publicUrl }: Deps): void => {
  const config = { rateLimit: { max: attempts, timeWindow: '1 minute' } }
  const tags = ['Desk']

  const letIn = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<DeskMe> => {
    const session = await deskSessionOf(stores, token, clock, { background: true })
    if (!session) throw new Error('A session that was just opened is not there')
    reply.header('set-cookie', deskCookie(token, baseUrlOf(request, publicUrl)))
    return meOf(stores, session)
  }

  app.post(
    '/desk/join/options',
    {
      config,
      schema: {
        tags,
        summary: 'Begin to make the first passkey, by the link that `heirloom staff add` printed',
        body: joinDeskOptionsSchema,
        response: { 200: joinDeskOptionsReplySchema, ...errorReplies(400, 404, 413, 415, 422, 429) },
      },
    },
    (request) => staffPasskeys.offerJoining(request.body.token, baseUrlOf(request, publicUrl)),
  )

  app.post(
    '/desk/join',
    {
      config,
      schema: {
        tags,
        summary: 'Keep the first passkey and log in. The link is used up',
        body: joinDeskSchema,
        response: { 200: deskMeSchema, ...errorReplies(400, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { token } = await staffPasskeys.join(request.body, baseUrlOf(request, publicUrl))
      return letIn(request, reply, token)
    },
  )

  app.post(
    '/desk/log-in/options',
    {
      config,
      schema: {
        tags,
        summary: 'What a passkey has to sign. No email: the passkey says who it is',
        response: { 200: deskLogInOptionsReplySchema, ...errorReplies(400, 415, 429) },
      },
    },
    (request) => staffPasskeys.offerLogIn(baseUrlOf(request, publicUrl)),
  )

  app.post(
    '/desk/log-in',
    {
      config,
      schema: {
        tags,
        summary: 'Log in. The session is a cookie that only the calls of the desk receive',
        body: deskLogInSchema,
        response: { 200: deskMeSchema, ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { token } = await staffPasskeys.logIn(request.body, baseUrlOf(request, publicUrl))
      return letIn(request, reply, token)
    },
  )
}

const ownSession = (app: Api, { staffPasskeys, stores, publicUrl }: Deps): void => {
  app.get(
    '/desk/me',
    deskCall('own session', {
      summary: 'Who is logged in at the desk, and what they may do',
      response: { 200: deskMeSchema, ...errorReplies(401, 403, 429) },
    }),
    ({ desk }) => meOf(stores, desk.session),
  )

  app.post(
    '/desk/log-out',
    deskCall('own session', {
      summary: 'Log out of the desk: the session is dead at once',
      response: { 204: z.undefined().describe('Logged out'), ...errorReplies(401, 403, 429) },
    }),
    async (request, reply) => {
      await stores.staffSessions.close(request.desk.session.hash)
      return reply
        .header('set-cookie', deskCookie(undefined, baseUrlOf(request, publicUrl)))
        .code(204)
        .send()
    },
  )

  app.post(
    '/desk/confirm/options',
    deskCall('own session', {
      summary: 'What a passkey has to sign for one act on one thing',
      body: deskConfirmOptionsSchema,
      response: { 200: passkeyOptionsSchema, ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
    }),
    ({ desk, body }) => staffPasskeys.offerConfirmation(desk.staff.id, body.act, body.about, desk.baseUrl),
  )

  app.post(
    '/desk/passkeys/options',
    deskCall('own session', {
      summary: 'Begin to make another passkey',
      response: { 200: passkeyOptionsSchema, ...errorReplies(401, 403, 422, 429) },
    }),
    ({ desk }) => staffPasskeys.offerAnother(desk.staff, desk.baseUrl),
  )

  app.post(
    '/desk/passkeys',
    deskCall('add a passkey', {
      summary: 'Keep another passkey. A passkey that is known confirms it',
      body: addDeskPasskeySchema,
      response: { 200: deskMeSchema, ...errorReplies(400, 401, 403, 413, 415, 422, 429) },
    }),
    async ({ desk, body }) => {
      const { staff, baseUrl } = desk
      await desk.noted({ about: `staff ${staff.id}` }, (all) => staffPasskeys.addAnother(all, staff, body, baseUrl))
      return meOf(stores, desk.session)
    },
  )

  app.post(
    '/desk/passkeys/remove',
    deskCall('remove a passkey', {
      summary: 'Remove a passkey, but not the last one. Every other session of the person ends',
      body: removeDeskPasskeySchema,
      response: { 200: deskMeSchema, ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429) },
    }),
    async ({ desk, body }) => {
      const { id } = desk.staff
      await desk.noted({ about: `staff ${id}` }, async (all) => {
        await staffPasskeys.remove(all, id, body.id)
        await all.staffSessions.closeOthers(id, desk.session.hash)
      })
      return meOf(stores, desk.session)
    },
  )
}

const whatWasDone = (app: Api): void => {
  app.get(
    '/desk/done',
    deskCall('see what was done', {
      summary: 'What was done at the desk, newest first. It is append-only, and each row is linked to the one before',
      querystring: deskAuditQuerySchema,
      response: { 200: deskAuditReplySchema, ...errorReplies(400, 401, 403, 422, 429) },
    }),
    ({ desk, query }) =>
      desk.noted({ about: '' }, async ({ deskAudit }) => {
        const rows = await deskAudit.list({ before: query.before, most: DESK_AUDIT_PAGE + 1 })
        const shown = rows.slice(0, DESK_AUDIT_PAGE)
        return {
          rows: shown.map(({ id, at, who, staffId, role, act, about, reason }) => ({
            id,
            at,
            who: who ?? (staffId === undefined ? 'command line' : `staff ${staffId}`),
            ...(role !== undefined && { role }),
            act,
            about,
            ...(reason !== undefined && { reason }),
          })),
          more: rows.length > shown.length,
          unbroken: shown.every(({ follows }) => follows),
        }
      }),
  )
}

export const staffFeature: Feature = ({ services, stores, clock, limits, publicUrl }) => {
  const deps = { ...services, stores, clock, attempts: limits.loginsPerMinute, publicUrl }
  return {
    open: (api) => wayIn(api, deps),
    desk: (api) => {
      ownSession(api, deps)
      whatWasDone(api)
    },
  }
}
