import { z } from 'zod'
import { type DeskFundersReply, deskFunderSchema, deskFundersReplySchema } from '#core/api/desk-finance.ts'
import { type FunderCounts, funderCounts } from '#core/catalogue/funder-periods.ts'
import type { Stores } from '../../db/stores.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'
import { deskCall } from './desk-guard.ts'
import { asCsv, monthOf } from './finance.service.ts'

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

const fundersRoutes = (app: Api, { clock }: { readonly clock: Clock }): void => {
  app.get(
    '/desk/funders',
    deskCall('see the funders', {
      summary: 'What each funder of codes may know: counts of ten or more',
      response: { 200: deskFundersReplySchema, ...errorReplies(401, 403, 429) },
    }),
    ({ desk }) => desk.noted({ about: '' }, (all) => allCounts(all, clock())),
  )

  app.post(
    '/desk/funders/counts',
    deskCall('hand out counts', {
      summary: 'The same of one funder, as a CSV file to send to it',
      body: deskFunderSchema,
      response: { 200: z.string().describe('A CSV file'), ...errorReplies(400, 401, 403, 404, 413, 415, 422, 429) },
    }),
    async ({ desk, body: { funder } }, reply) => {
      const file = await desk.noted({ about: `counts for ${funder}` }, async (all) => {
        const begin = (await beginnings(all)).get(funder)
        if (begin === undefined) throw new NotFound('Nobody of this name pays for codes.')
        return fileOf(await countsOf(all, funder, begin, clock()))
      })
      return reply.type('text/csv; charset=utf-8').send(file)
    },
  )
}

export const fundersFeature: Feature = (context) => ({ desk: (api) => fundersRoutes(api, context) })
