import { isDeepStrictEqual } from 'node:util'
import { financeCalls } from '#core/api/contract/desk-product.ts'
import { aboutRefund } from '#core/api/desk-acts.ts'
import { DESK_PAGE_ROWS, type DeskFundersReply } from '#core/api/desk-finance.ts'
import { type FunderCounts, funderCounts, tidyCode } from '#core/catalogue/promo.ts'
import type { OrderPage } from '../../db/repositories/order-book.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { DecidedMeanwhile, Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { RefundsService } from '../payments/refunds.service.ts'
import { type DeskCaller, decidedBy } from './desk-guard.ts'
import {
  asCsv,
  codeFrom,
  codesOf,
  deskOrderOf,
  monthOf,
  openOrder,
  ordersAsCsv,
  orderWith,
  totalsOf,
} from './finance.service.ts'

type Deps = {
  readonly refunds: RefundsService
  readonly stores: Pick<Stores, 'orders' | 'promoCodes'>
  readonly clock: Clock
}

/** Whether they say the same, what is absent left out. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(...([one, other].map((each) => JSON.parse(JSON.stringify(each))) as [unknown, unknown]))

const pageOf = async ({ orderBook }: Stores, page: Omit<OrderPage, 'rows'>) => {
  const { orders, newer, older } = await orderBook.page({ ...page, rows: DESK_PAGE_ROWS })
  return { orders: orders.map(deskOrderOf), newer, older }
}

/** Whose account shows what was done with an order. */
const buyerOf =
  (id: number) =>
  async (all: Stores): Promise<number> =>
    (await orderWith(all, id)).userId

/** The month of the first code of each funder. */
const beginnings = async ({ promoCodes }: Pick<Stores, 'promoCodes'>): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  for (const { funder, startsAt } of await promoCodes.list()) {
    const month = monthOf(startsAt)
    const before = found.get(funder)
    if (before === undefined || month < before) found.set(funder, month)
  }
  return found
}

/**
 * What a funder may know today. A period that is looked at for the first time is kept as it is from now on: an account that is
 * deleted afterwards, or an order that goes back, must not show in a difference between two looks.
 */
const countsOf = async (
  { orderBook, funderPeriods }: Stores,
  funder: string,
  begin: string,
  now: Date,
): Promise<FunderCounts> => {
  const told = await funderPeriods.told(funder)
  const counts = funderCounts(told, await orderBook.customersOf(funder), { begin, today: monthOf(now) })
  for (const period of counts.periods.slice(told.length)) await funderPeriods.tell(funder, period, now)
  return counts
}

const allCounts = async (all: Stores, now: Date): Promise<DeskFundersReply> => {
  const funders: DeskFundersReply['funders'] = []
  for (const [funder, begin] of await beginnings(all)) {
    const { periods, since } = await countsOf(all, funder, begin, now)
    funders.push({ funder, periods: [...periods], ...(since && { since }) })
  }
  return { funders: funders.toSorted((a, b) => a.funder.localeCompare(b.funder)) }
}

const fileOf = ({ periods, since }: FunderCounts): string =>
  asCsv([
    ['from', 'to', 'customers'],
    ...periods.map(({ first, last, people }) => [first, last, String(people)]),
    ...(since ? [[since.first, since.last, 'fewer than ten']] : []),
  ])

/** Orders, refunds, disputes, codes, totals and experiments, for the people who run the service. */
export const financeFeature = ({ refunds, stores, clock }: Deps) => {
  const run = (desk: DeskCaller, running: boolean, name: string, over?: string | null) =>
    desk.noted({ about: `experiment ${name}` }, async (all) => {
      const done = await all.experiments.run(name, running, over)
      if (done === true) return
      if (!done) throw new NotFound(`There is no experiment ${name}.`)
      const who = await decidedBy(all, `experiment ${done.otherRuns}`, ['start an experiment'])
      throw new DecidedMeanwhile(
        `${done.otherRuns} was started meanwhile (${who}). To start ${name} stops it.`,
        done.otherRuns,
      )
    })
  return serve(financeCalls, {
    'GET /api/desk/orders': ({ desk, query }) => desk.noted({ about: '' }, (all) => pageOf(all, query)),

    'GET /api/desk/disputes': ({ desk, query }) =>
      desk.noted({ about: '' }, (all) => pageOf(all, { ...query, show: 'disputed' })),

    'GET /api/desk/orders/{id}': ({ desk, params: { id } }) =>
      desk.noted({ about: `order ${id}`, customer: buyerOf(id) }, async (all) =>
        openOrder(all, await orderWith(all, id)),
      ),

    'POST /api/desk/orders/{id}/refund': async ({ desk, params: { id }, body: { item, byHand } }) => {
      const concerns = { about: aboutRefund(id, item), customer: buyerOf(id) }
      if (byHand) {
        await desk.noted(concerns, (all) => refunds.paidByHand(all, id))
        return { done: true }
      }
      const isRepeat = (all: Stores) => refunds.isOwed(all, id, item)
      const owed = await desk.noted({ ...concerns, isRepeat }, (all) => refunds.oweAsOperator(all, id, item))
      return refunds.sendOwed(owed ?? { owing: await orderWith(stores, id), withIt: [], item })
    },

    'GET /api/desk/codes': ({ desk }) => desk.noted({ about: '' }, async (all) => ({ codes: await codesOf(all) })),

    'POST /api/desk/codes': async ({ desk, body }) => {
      const made = codeFrom(body, clock())
      const isRepeat = async ({ promoCodes }: Stores) => {
        const found = await promoCodes.find(made.code)
        // One that begins at once begins when it was made first.
        return found !== undefined && isSame(found, body.from ? made : { ...made, startsAt: found.startsAt })
      }
      await desk.noted({ about: `code ${made.code}`, isRepeat }, async ({ promoCodes }) => {
        if (!(await promoCodes.add(made, clock())))
          throw new Invalid({ code: [`There is a code ${made.code} already`] })
      })
      return { codes: await codesOf(stores) }
    },

    'POST /api/desk/codes/end': ({ desk, body }) => {
      const code = tidyCode(body.code)
      return desk.noted({ about: `code ${code}` }, async (all) => {
        const found = await all.promoCodes.lock(code)
        if (!found) throw new NotFound(`There is no code ${code}.`)
        // One that has ended keeps its day.
        if (found.endsAt === undefined || found.endsAt > clock()) await all.promoCodes.end(code, clock())
        return { codes: await codesOf(all) }
      })
    },

    'GET /api/desk/totals': ({ desk }) => desk.noted({ about: '' }, (all) => totalsOf(all, clock())),

    'POST /api/desk/totals/orders': async ({ desk, body: { month } }, reply) => {
      const file = await desk.noted({ about: `orders of ${month}` }, (all) => ordersAsCsv(all, month))
      return reply.type('text/csv; charset=utf-8').send(file)
    },

    'GET /api/desk/experiments': ({ desk }) =>
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

    'POST /api/desk/experiments': async ({ desk, body: { name, funnel, sides } }) => {
      const isRepeat = async (all: Stores) => {
        const found = (await all.experiments.list()).find((each) => each.name === name)
        const made = found?.variants.map(({ url, weight }) => ({ url, weight }))
        return found?.funnel === funnel && isSame(made, sides)
      }
      await desk.noted({ about: `experiment ${name}`, isRepeat }, async (all) => {
        if (!(await all.experiments.create(name, funnel, sides, clock())))
          throw new Invalid({ name: ['There is an experiment of this name already'] })
      })
    },

    'POST /api/desk/experiments/{name}/start': ({ desk, params, body }) => run(desk, true, params.name, body?.over),

    'POST /api/desk/experiments/{name}/stop': ({ desk, params, body }) => run(desk, false, params.name, body?.over),

    'GET /api/desk/funders': ({ desk }) => desk.noted({ about: '' }, (all) => allCounts(all, clock())),

    'POST /api/desk/funders/counts': async ({ desk, body: { funder } }, reply) => {
      const file = await desk.noted({ about: `counts for ${funder}` }, async (all) => {
        const begin = (await beginnings(all)).get(funder)
        if (begin === undefined) throw new NotFound('Nobody of this name pays for codes.')
        return fileOf(await countsOf(all, funder, begin, clock()))
      })
      return reply.type('text/csv; charset=utf-8').send(file)
    },
  })
}
