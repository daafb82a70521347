import { z } from 'zod'
import { governmentFees, PRICES_AS_OF, products } from '#core/products.ts'
import { checkoutReplySchema, checkoutSchema, paymentStatusSchema, productsReplySchema } from '#core/wire/payment.ts'
import { type Api, refusals, signedIn } from '../http/api.ts'
import type { PaymentsService } from './payments.service.ts'

export const productsRoute = (app: Api): void => {
  const reply = { asOf: PRICES_AS_OF, products: [...products], governmentFees: [...governmentFees] }
  app.get(
    '/products',
    {
      schema: {
        summary: 'What is sold, in pence with VAT',
        tags: ['Payment'],
        response: { 200: productsReplySchema, ...refusals(429) },
      },
    },
    async () => reply,
  )
}

export const paymentsRoutes = (app: Api, payments: PaymentsService): void => {
  app.post(
    '/payment/checkout',
    {
      schema: {
        summary: 'Order, and learn where to pay. Prices are ours, never the request’s',
        tags: ['Payment'],
        ...signedIn,
        body: checkoutSchema,
        response: { 200: checkoutReplySchema, ...refusals(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    (request) => payments.checkout(request.userId, request.body.items, request.body.promoCode),
  )

  app.get(
    '/payment/check/:external_id',
    {
      schema: {
        summary: 'Has it been paid? 0 not yet, 1 yes, 2 it failed',
        tags: ['Payment'],
        ...signedIn,
        params: z.object({ external_id: z.string().max(100) }),
        response: { 200: paymentStatusSchema, ...refusals(401, 404, 429) },
      },
    },
    async (request) => ({ status: await payments.check(request.userId, request.params.external_id) }),
  )
}
