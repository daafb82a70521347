import { z } from 'zod'
import { numberInPath } from '#core/api/desk.ts'
import { openedPrintReplySchema, postedPrintSchema, printsQueueReplySchema } from '#core/api/desk-queues.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Stores } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'
import { createPrintDesk, lookedAtBefore, type QueuedPrint } from '../prints/print-desk.ts'
import type { PrintWork } from '../prints/print-state.ts'
import { deskCall } from './desk-guard.ts'
import { printPromise } from './promises.ts'

type Deps = {
  readonly stores: Pick<Stores, 'prints' | 'wills'>
  readonly work: PrintWork
  readonly enqueueMail: EnqueueMail
  readonly clock: Clock
  readonly today: () => Day
  readonly homeUrl: () => string
}

/** What an act on a print concerns. */
const print = (orderId: number) => ({
  about: `order ${orderId}`,
  customer: async ({ orders }: Stores) => (await orders.forOperator(orderId))?.userId,
  sealed: { print: orderId },
})

/** A row of the queue. Where it goes is opened with the pages, not before. */
export const printRow = async (stores: Stores, { orderId, print: asked, state }: QueuedPrint) => {
  const order = await stores.orders.forOperator(orderId)
  const since = asked?.askedAt ?? order?.createdAt ?? new Date(0)
  return {
    order: orderId,
    state,
    ordered: (order?.createdAt ?? since).toISOString(),
    promised: printPromise(since).toISOString(),
    ...(asked && { asked: asked.askedAt.toISOString() }),
    ...(asked?.shownAt && { shown: asked.shownAt.toISOString() }),
  }
}

export const printsDeskRoutes = (app: Api, deps: Deps): void => {
  const { enqueueMail, clock, today, homeUrl } = deps
  const looked = (only?: number) => lookedAtBefore(deps.stores, deps.work, today(), only)
  const deskIn = (all: Stores, work: PrintWork) =>
    createPrintDesk({
      ...all,
      prints: all.prints,
      work,
      inTransaction: (change) => change(all),
      enqueueMail,
      clock,
      today,
      homeUrl,
    })
  const errors = errorReplies(400, 401, 403, 404, 413, 415, 422, 429)

  app.get(
    '/desk/prints',
    deskCall('see the prints', {
      summary: 'Bound prints that are paid for and not posted, the oldest order first',
      response: { 200: printsQueueReplySchema, ...errorReplies(401, 403, 429) },
    }),
    async ({ desk }) => {
      const work = await looked()
      return desk.noted({ about: '' }, async (all) => ({
        prints: await Promise.all((await deskIn(all, work).queue()).map((each) => printRow(all, each))),
      }))
    },
  )

  app.post(
    '/desk/prints/:id/open',
    deskCall('open a print', {
      summary: 'The pages, and where they go; again when the customer asks for something else',
      params: numberInPath,
      response: { 200: openedPrintReplySchema, ...errors },
    }),
    async ({ desk, params: { id } }) => {
      const work = await looked(id)
      return desk.noted(print(id), async (all) => {
        const found = await deskIn(all, work).open(id)
        if (!found)
          throw new NotFound(
            'This is not to be printed now: the will has changed, or its customer has still to say where it goes.',
          )
        const { name, address, pdf } = found
        return { name, address, pdf: Buffer.from(pdf).toString('base64') }
      })
    },
  )

  app.post(
    '/desk/prints/:id/posted',
    deskCall('note a print as posted', {
      summary: 'Note that it was posted, and tell the customer by mail',
      params: numberInPath,
      body: postedPrintSchema,
      response: { 204: z.undefined().describe('Noted'), ...errors },
    }),
    async ({ desk, params: { id }, body }, reply) => {
      const work = await looked(id)
      await desk.noted(print(id), async (all) => {
        const outcome = await deskIn(all, work).send(id, body.tracking)
        if (outcome === 'not waiting') throw new NotFound('This is not to be printed now. Reload the page.')
        if (outcome === 'asked again')
          throw new Invalid(
            {},
            'The customer has asked for something else since these pages were opened. Open them again, and post those.',
          )
      })
      return reply.code(204).send()
    },
  )
}

export const printsDeskFeature: Feature = (context) => ({ desk: (api) => printsDeskRoutes(api, context) })
