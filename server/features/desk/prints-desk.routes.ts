import { printsDeskCalls } from '#core/api/contract/desk-product.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { PrintWork } from '../prints/held-prints.ts'
import { createPrintDesk, lookedAtBefore, type QueuedPrint } from '../prints/print-desk.ts'
import { printPromise } from './promises.ts'

type Deps = Means<'enqueueMail' | 'clock' | 'today' | 'homeUrl'> & {
  readonly stores: Pick<Stores, 'prints' | 'wills'>
  readonly work: PrintWork
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

export const printsDeskFeature = (deps: Deps) => {
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

  return serve(printsDeskCalls, {
    'GET /api/desk/prints': async ({ desk }) => {
      const work = await looked()
      return desk.noted({ about: '' }, async (all) => ({
        prints: await Promise.all((await deskIn(all, work).queue()).map((each) => printRow(all, each))),
      }))
    },

    'POST /api/desk/prints/{id}/open': async ({ desk, params: { id } }) => {
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

    'POST /api/desk/prints/{id}/posted': async ({ desk, params: { id }, body }) => {
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
    },
  })
}
