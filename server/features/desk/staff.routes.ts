import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffCalls } from '#core/api/contract/desk.ts'
import type { DeskMe } from '#core/api/desk.ts'
import { actsOf, DESK_AUDIT_PAGE } from '#core/api/desk-acts.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { serve } from '../../platform/serve.ts'
import type { StaffPasskeysService } from './staff-passkeys.service.ts'
import { type DeskSession, deskCookie, deskSessionOf, endOf } from './staff-session.ts'

type Deps = { readonly staffPasskeys: StaffPasskeysService; readonly stores: Stores; readonly clock: Clock }

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

export const staffFeature = ({ staffPasskeys, stores, clock }: Deps) => {
  const letIn = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<DeskMe> => {
    const session = await deskSessionOf(stores, token, clock, { background: true })
    if (!session) throw new Error('A session that was just opened is not there')
    reply.header('set-cookie', deskCookie(token, request.baseUrl))
    return meOf(stores, session)
  }

  return serve(staffCalls, {
    'POST /api/desk/join/options': (request) => staffPasskeys.offerJoining(request.body.token, request.baseUrl),

    'POST /api/desk/join': async (request, reply) => {
      const { token } = await staffPasskeys.join(request.body, request.baseUrl)
      return letIn(request, reply, token)
    },

    'POST /api/desk/log-in/options': (request) => staffPasskeys.offerLogIn(request.baseUrl),

    'POST /api/desk/log-in': async (request, reply) => {
      const { token } = await staffPasskeys.logIn(request.body, request.baseUrl)
      return letIn(request, reply, token)
    },

    'GET /api/desk/me': ({ desk }) => meOf(stores, desk.session),

    'POST /api/desk/log-out': async (request, reply) => {
      await stores.staffSessions.close(request.desk.session.hash)
      reply.header('set-cookie', deskCookie(undefined, request.baseUrl))
    },

    'POST /api/desk/confirm/options': ({ desk, body }) =>
      staffPasskeys.offerConfirmation(desk.staff.id, body.act, body.about, desk.baseUrl),

    'POST /api/desk/passkeys/options': ({ desk }) => staffPasskeys.offerAnother(desk.staff, desk.baseUrl),

    'POST /api/desk/passkeys': async ({ desk, body }) => {
      const { staff, baseUrl } = desk
      await desk.noted({ about: `staff ${staff.id}` }, (all) => staffPasskeys.addAnother(all, staff, body, baseUrl))
      return meOf(stores, desk.session)
    },

    'POST /api/desk/passkeys/remove': async ({ desk, body }) => {
      const { id } = desk.staff
      await desk.noted({ about: `staff ${id}` }, async (all) => {
        await staffPasskeys.remove(all, id, body.id)
        await all.staffSessions.closeOthers(id, desk.session.hash)
      })
      return meOf(stores, desk.session)
    },

    'GET /api/desk/done': ({ desk, query }) =>
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
  })
}
