import { z } from 'zod'
import { numberInPath } from '#core/api/desk.ts'
import {
  DESK_PAGE_ROWS,
  deskCodesReplySchema,
  deskExperimentsReplySchema,
  deskMonthsReplySchema,
  deskOrderReplySchema,
  deskOrdersOfMonthSchema,
  deskOrdersQuerySchema,
  deskOrdersReplySchema,
  deskRefundReplySchema,
  deskRefundSchema,
  disputesQuerySchema,
  endCodeSchema,
  experimentNameParamsSchema,
  newCodeSchema,
  startExperimentSchema,
} from '#core/api/desk-finance.ts'
import { aboutRefund } from '#core/api/desk-orders.ts'
import { decidedSchema } from '#core/api/fields.ts'
import { tidyCode } from '#core/catalogue/promo.ts'
import type { OrderPage } from '../../db/repositories/order-book.store.ts'
import type { Stores } from '../../db/stores.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { DecidedMeanwhile, Invalid, NotFound } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'
import type { RefundsService } from '../payments/refunds.service.ts'
import { decidedBy } from './decided-by.ts'
import { deskCall } from './desk-guard.ts'
import { codeFrom, codesOf, deskOrderOf, openOrder, ordersAsCsv, orderWith, totalsOf } from './finance.service.ts'

type Deps = { readonly refunds: RefundsService; readonly clock: Clock }

const reading = errorReplies(400, 401, 403, 404, 422, 429)
const changing = errorReplies(400, 401, 403, 404, 413, 415, 422, 429)

const pageOf = async ({ orderBook }: Stores, page: Omit<OrderPage, 'rows'>) => {
  const { orders, newer, older } = await orderBook.page({ ...page, rows: DESK_PAGE_ROWS })
  return { orders: orders.map(deskOrderOf), newer, older }
}

/** Whose account shows what was done with an order. */
const buyerOf =
  (id: number) =>
  async (all: Stores): Promise<number> =>
    (await orderWith(all, id)).userId

const orders = (app: Api, { refunds }: Deps): void => {
  app.get(
    '/desk/orders',
    deskCall('see the orders', {
      summary: 'A page of orders, newest first, before one number or after it. It names no customer',
      querystring: deskOrdersQuerySchema,
      response: { 200: deskOrdersReplySchema, ...reading },
    }),
    ({ desk, query }) => desk.noted({ about: '' }, (all) => pageOf(all, query)),
  )

  app.get(
    '/desk/disputes',
    deskCall('see the disputes', {
      summary: 'A page of orders whose payment a bank questions, or has given back',
      querystring: disputesQuerySchema,
      response: { 200: deskOrdersReplySchema, ...reading },
    }),
    ({ desk, query }) => desk.noted({ about: '' }, (all) => pageOf(all, { ...query, show: 'disputed' })),
  )

  app.get(
    '/desk/orders/:id',
    deskCall('open an order', {
      summary: 'One order: what became of it, what was delivered, and what can go back',
      params: numberInPath,
      response: { 200: deskOrderReplySchema, ...reading },
    }),
    ({ desk, params: { id } }) =>
      desk.noted({ about: `order ${id}`, customer: buyerOf(id) }, async (all) =>
        openOrder(all, await orderWith(all, id)),
      ),
  )

  app.post(
    '/desk/orders/:id/refund',
    deskCall('refund an order', {
      summary: 'Send back the money of an order, or of one product of it. The customer is told by email',
      params: numberInPath,
      body: deskRefundSchema,
      response: { 200: deskRefundReplySchema, ...changing },
    }),
    async ({ desk, params: { id }, body: { item } }) => {
      const about = aboutRefund(id, item)
      const owed = await desk.noted({ about, customer: buyerOf(id) }, (all) => refunds.oweAsOperator(all, id, item))
      return refunds.sendOwed(owed)
    },
  )
}

const codes = (app: Api, { clock }: Deps): void => {
  app.get(
    '/desk/codes',
    deskCall('see the codes', {
      summary: 'Every promo code, with who pays for it, its limits and its uses',
      response: { 200: deskCodesReplySchema, ...reading },
    }),
    ({ desk }) => desk.noted({ about: '' }, async (all) => ({ codes: await codesOf(all) })),
  )

  app.post(
    '/desk/codes',
    deskCall('make a code', {
      summary: 'Make a promo code',
      body: newCodeSchema,
      response: { 200: deskCodesReplySchema, ...changing },
    }),
    ({ desk, body }) => {
      const made = codeFrom(body, clock())
      return desk.noted({ about: `code ${made.code}` }, async (all) => {
        if (!(await all.promoCodes.add(made, clock())))
          throw new Invalid({ code: [`There is a code ${made.code} already`] })
        return { codes: await codesOf(all) }
      })
    },
  )

  app.post(
    '/desk/codes/end',
    deskCall('end a code', {
      summary: 'End a promo code: from now on it takes nothing off',
      body: endCodeSchema,
      response: { 200: deskCodesReplySchema, ...changing },
    }),
    ({ desk, body }) => {
      const code = tidyCode(body.code)
      return desk.noted({ about: `code ${code}` }, async (all) => {
        const found = await all.promoCodes.lock(code)
        if (!found) throw new NotFound(`There is no code ${code}.`)
        // One that has ended keeps its day.
        if (found.endsAt === undefined || found.endsAt > clock()) await all.promoCodes.end(code, clock())
        return { codes: await codesOf(all) }
      })
    },
  )
}

const totals = (app: Api, { clock }: Deps): void => {
  app.get(
    '/desk/totals',
    deskCall('see the totals', {
      summary: 'Sums by month, and this month’s products and funders of codes',
      response: { 200: deskMonthsReplySchema, ...reading },
    }),
    ({ desk }) => desk.noted({ about: '' }, (all) => totalsOf(all, clock())),
  )

  app.post(
    '/desk/totals/orders',
    deskCall('download the orders', {
      summary: 'The orders of a month as a CSV file, without customers',
      body: deskOrdersOfMonthSchema,
      response: { 200: z.string().describe('A CSV file'), ...changing },
    }),
    async ({ desk, body: { month } }, reply) => {
      const file = await desk.noted({ about: `orders of ${month}` }, (all) => ordersAsCsv(all, month))
      return reply.type('text/csv; charset=utf-8').send(file)
    },
  )
}

const experiments = (app: Api): void => {
  app.get(
    '/desk/experiments',
    deskCall('see the experiments', {
      summary: 'Experiments with the counts of each side',
      response: { 200: deskExperimentsReplySchema, ...reading },
    }),
    ({ desk }) =>
      desk.noted({ about: '' }, async (all) => ({
        experiments: (await all.experiments.list()).map(({ name, funnel, running, variants }) => ({
          name,
          funnel,
          running,
          sides: variants.map(({ url, weight, shownMobile, shownWide, signedUp }) => ({
            ...(url !== undefined && { url }),
            weight,
            shown: shownMobile + shownWide,
            signedUp,
          })),
        })),
      })),
  )

  for (const [word, act, running] of [
    ['start', 'start an experiment', true],
    ['stop', 'stop an experiment', false],
  ] as const)
    app.post(
      `/desk/experiments/:name/${word}`,
      deskCall(act, {
        summary: `${running ? 'Start' : 'Stop'} an experiment${running ? ', and stop what else runs on its funnel' : ''}`,
        params: experimentNameParamsSchema,
        body: startExperimentSchema.nullish(),
        response: {
          204: z.undefined().describe('Done'),
          409: decidedSchema,
          ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429),
        },
      }),
      async ({ desk, params: { name }, body }, reply) => {
        await desk.noted({ about: `experiment ${name}` }, async (all) => {
          const done = await all.experiments.run(name, running, body?.over)
          if (done === true) return
          if (!done) throw new NotFound(`There is no experiment ${name}.`)
          const who = await decidedBy(all, `experiment ${done.otherRuns}`, ['start an experiment'])
          throw new DecidedMeanwhile(
            `${done.otherRuns} was started meanwhile (${who}). To start ${name} stops it.`,
            done.otherRuns,
          )
        })
        return reply.code(204).send()
      },
    )
}

/** Orders, refunds, disputes, codes, totals and experiments, for the people who run the service. */
export const financeFeature: Feature = ({ services, clock }) => ({
  desk: (api) => {
    const deps = { refunds: services.refunds, clock }
    orders(api, deps)
    codes(api, deps)
    totals(api, deps)
    experiments(api)
  },
})
