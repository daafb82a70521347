import { lpaCalls, phoneCalls, readingsCalls, willsCalls } from '#core/api/contract/wills.ts'
import { saved } from '#core/api/wills.ts'
import type { Stores } from '../../db/stores.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import { createLpaService } from '../lpa/lpa.service.ts'
import { isPhone } from '../phone/phone.ts'
import { createReadingsService } from '../readings/readings.service.ts'
import type { WillsService } from './wills.service.ts'

type Deps = {
  readonly wills: WillsService
  /** Settles what the customer's browser did not wait for, so that the form shows it as paid. */
  readonly payments: { settlePending(userId: number): Promise<void> }
}

export const willsFeature = ({ wills, payments }: Deps) =>
  serve(willsCalls, {
    'POST /api/wills/init': async ({ userId }) => ({ wills: { id: await wills.init(userId) } }),
    'POST /api/wills/list': async ({ userId }) => ({ wills: await wills.list(userId) }),
    'GET /api/form': async ({ userId }) => {
      await payments.settlePending(userId)
      return wills.form(userId)
    },
    'POST /api/form': ({ userId, body }) => wills.saveStep(userId, body),
    'POST /api/wills/visited': ({ userId, body }) => wills.noteVisited(userId, body.visited),
    'POST /api/wills/wills/groupAssetsUpdate': ({ userId, body }) => wills.saveWhole(userId, body),
    'POST /api/wills/wills/adopt': ({ userId, body }) => wills.adopt(userId, body),
  })

export const lpaFeature = (deps: Needs<typeof createLpaService>) => {
  const lpa = createLpaService(deps)
  return serve(lpaCalls, {
    'POST /api/wills/lpa/complete': async ({ userId, body }) => saved(await lpa.complete(userId, body.version)),
    'POST /api/wills/lpa/reopen': async ({ userId }) => saved(await lpa.reopen(userId)),
  })
}

type ReadingsDeps = Omit<Needs<typeof createReadingsService>, 'readings'> & {
  readonly stores: Pick<Stores, 'readings'>
}

export const readingsFeature = (deps: ReadingsDeps) => {
  const readings = createReadingsService({ ...deps, readings: deps.stores.readings })
  return serve(readingsCalls, {
    'GET /api/readings': ({ userId }) => readings.read(userId),
    'POST /api/readings': ({ userId, body }) => readings.agree(userId, body),
    'POST /api/readings/answers': ({ userId, body }) => readings.answer(userId, body),
  })
}

export const phoneFeature = () =>
  serve(phoneCalls, { 'GET /api/phoneValidation': async ({ query }) => ({ success: isPhone(query.phone) }) })
