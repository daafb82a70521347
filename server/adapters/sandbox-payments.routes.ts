import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { sandboxOutcomes } from '#core/api/payment.ts'
import type { Orders } from '../db/repositories/orders.store.ts'
import { returnPath } from '../features/payments/return-path.ts'
import type { Settlement } from '../features/payments/settlement.service.ts'
import type { Api } from '../platform/api.ts'
import { NotFound } from '../platform/errors.ts'
import { SANDBOX_STYLE_PATH, sandboxPage } from './sandbox-page.ts'
import type { SandboxPayments } from './sandbox-payments.ts'

type Needs = {
  readonly orders: Pick<Orders, 'byExternalId'>
  readonly sandbox: SandboxPayments
  readonly settlement: Pick<Settlement, 'settle'>
}

const params = z.object({ external_id: z.string().max(100) })
const schema = { hide: true, params }

/** The sandbox's page, and what it posts: a plain form, as any browser sends one. */
export const sandboxRoutes = (app: Api, { orders, sandbox, settlement }: Needs): void => {
  const style = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8')

  const orderOf = async (externalId: string) => {
    const order = await orders.byExternalId(externalId)
    if (!order) throw new NotFound('There is no such payment. Start again from the checkout.')
    return order
  }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )

  app.get(SANDBOX_STYLE_PATH, { schema: { hide: true } }, (_request, reply) => reply.type('text/css').send(style))

  app.get('/sandbox/pay/:external_id', { schema }, async (request, reply) => {
    const order = await orderOf(request.params.external_id)
    const isDecided = (await sandbox.chosen(order.externalId)) !== undefined
    return reply.type('text/html; charset=utf-8').send(sandboxPage(order, isDecided).text)
  })

  app.post(
    '/sandbox/pay/:external_id',
    { schema: { ...schema, body: z.object({ outcome: z.enum(sandboxOutcomes) }) } },
    async (request, reply) => {
      const order = await orderOf(request.params.external_id)
      const outcome = await sandbox.choose(order.externalId, request.body.outcome)
      await settlement.settle(order)
      return reply.redirect(returnPath(order, outcome === 'declined'), 303)
    },
  )
}
