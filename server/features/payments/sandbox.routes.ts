import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { sandboxOutcomes } from '#core/api/payment.ts'
import { brand } from '#core/brand.ts'
import { productById } from '#core/catalogue/products.ts'
import { priceThen } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import { text } from '#core/will/text-schema.ts'
import { cancelPath, returnPath } from '../../adapters/payment-provider.ts'
import type { SandboxPayments } from '../../adapters/sandbox-payments.ts'
import type { Order, OrderStore } from '../../db/repositories/orders.store.ts'
import type { Api } from '../../platform/api.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Html, html } from '../../platform/html.ts'
import type { Settlement } from './settlement.service.ts'

type Deps = {
  readonly orders: Pick<OrderStore, 'byExternalId'>
  readonly sandbox: SandboxPayments
  readonly settlement: Pick<Settlement, 'settle'>
}

const params = z.object({ external_id: text(100) })
const schema = { hide: true, params }

/** The sandbox's payment page and the plain HTML form that it posts. */
export const sandboxRoutes = (app: Api, { orders, sandbox, settlement }: Deps): void => {
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

export const SANDBOX_STYLE_PATH = '/sandbox/sandbox.css'

const choices = html`<form method="post">
  <button name="outcome" value="paid" class="main">Pay</button>
  <button name="outcome" value="later">Pay later: the payment arrives in 10 seconds</button>
  <button name="outcome" value="declined">Decline the card</button>
</form>`

const decided = (
  order: Order,
): Html => html`<p role="status">This test payment is finished. Nothing more will happen here.</p>
<p><a href="${cancelPath(order)}">Go back</a></p>`

/** The test payment page: marked as such, without scripts. */
export const sandboxPage = (order: Order, isDecided: boolean): Html => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test payment – ${brand.name}</title>
<link rel="stylesheet" href="${SANDBOX_STYLE_PATH}">
</head>
<body>
<header class="mark">Test payment page. No card is asked for and no money moves.</header>
<main>
<h1>Test payment</h1>
<ul>${order.items.map((item) => html`<li><span>${productById(item).name}</span> <span>${price(priceThen(order, item) ?? 0)}</span></li>`)}</ul>
${order.total < order.listPrice ? html`<p>Less ${price(order.listPrice - order.total)} with the code ${order.promoCode ?? ''}</p>` : html``}
<p class="total"><span>Total</span> <strong>${price(order.total)}</strong></p>
${isDecided ? decided(order) : choices}
</main>
</body>
</html>`
