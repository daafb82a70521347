import { fundersCalls } from '#core/api/contract/desk-product.ts'
import type { DeskFundersReply } from '#core/api/desk-finance.ts'
import { type FunderCounts, funderCounts } from '#core/catalogue/funder-periods.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
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

export const fundersFeature = ({ clock }: { readonly clock: Clock }) => {
  return serve(fundersCalls, {
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
