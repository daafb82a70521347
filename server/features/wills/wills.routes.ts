import type { FastifyRequest } from 'fastify'
import {
  addressesCalls,
  charitiesCalls,
  itemsCalls,
  lpaCalls,
  phoneCalls,
  readingsCalls,
  willsCalls,
} from '#core/api/contract/wills.ts'
import { type CharitiesReply, saved } from '#core/api/wills.ts'
import { knownCharities, knownCharitiesAsOf } from '#core/charities/known-charities.ts'
import { charityQuery, searchCharities } from '#core/charities/search-charities.ts'
import { lpasBought, problemsOfLpas } from '#core/lpa/lpas.ts'
import { type ItemCall, type ItemList, type ItemOf, itemCall, itemLists, type NewItem } from '#core/will/changes.ts'
import type { Will } from '#core/will/schema.ts'
import { refusals } from '#words/en/refusals.ts'
import { AddressesNotFound, type AddressFinder } from '../../adapters/os-places.ts'
import type { CharityStore } from '../../db/repositories/charities.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { isoDayOf } from '../../platform/clock.ts'
import { NotFound, PaymentNeeded, refuseProblems, Stale, Unavailable } from '../../platform/errors.ts'
import { type Handlers, type Needs, serve } from '../../platform/serve.ts'
import { createReadingsService } from '../readings/readings.service.ts'
import { isPhone } from './save.rules.ts'
import { createItemsService, type ItemsService, type WillsService } from './wills.service.ts'

type Deps = Means<'inTransaction' | 'today'> & { readonly wills: Pick<WillsService, 'paid' | 'stored'> }

const createLpaService = ({ wills, inTransaction, today }: Deps) => {
  const paidFor = async (userId: number): Promise<Will> => {
    const will = await wills.paid(userId)
    if (lpasBought(will) === 'none') throw new PaymentNeeded()
    return will
  }

  const settled = async (userId: number, lpoaDate: string | undefined): Promise<Will> => {
    await inTransaction((stores) => stores.wills.setStatusFields(userId, { lpoaDate }))
    return (await wills.stored(userId)).will
  }

  return {
    /**
     * Completes the powers of attorney that were bought, in this version: from now on their sheets are among the documents.
     * Throws PaymentNeeded, Stale, and Invalid with what is missing.
     */
    complete: async (userId: number, version: number): Promise<Will> => {
      const will = await paidFor(userId)
      if (will.version !== version) throw new Stale(will)
      refuseProblems(problemsOfLpas(will, lpasBought(will), today()))
      return will.lpoaDate === undefined ? settled(userId, isoDayOf(today())) : will
    },

    /** Opens them for changes. Throws PaymentNeeded. */
    reopen: async (userId: number): Promise<Will> => {
      const will = await paidFor(userId)
      return will.lpoaDate === undefined ? will : settled(userId, undefined)
    },
  }
}

type WillsDeps = {
  readonly wills: WillsService
  /** Settles what the customer's browser did not wait for, so that the form shows it as paid. */
  readonly payments: { settlePending(userId: number): Promise<void> }
}

export const willsFeature = ({ wills, payments }: WillsDeps) =>
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

// The body was parsed with the schema of its list, but TypeScript cannot relate the two for a generic list.
const split = <Item>(body: unknown) => {
  const { version, ...item } = body as { version?: number }
  return { version, item: item as Item }
}

type All = Handlers<typeof itemsCalls>

const handlersOf = <L extends ItemList>(items: ItemsService, list: L) => {
  const create: All[ItemCall<'create'>] = ({ userId, body, headers }) => {
    const { version, item } = split<NewItem<L>>(body)
    return items.create(userId, list, item, version, headers['idempotency-key'])
  }
  const update: All[ItemCall<'update'>] = ({ userId, body }) => {
    const { version, item } = split<ItemOf<L>>(body)
    return items.update(userId, list, item, version)
  }
  const remove: All[ItemCall<'delete'>] = ({ userId, body }) => items.remove(userId, list, body.id, body.version)
  return { [itemCall(list, 'create')]: create, [itemCall(list, 'update')]: update, [itemCall(list, 'delete')]: remove }
}

export const itemsFeature = ({ wills }: { readonly wills: WillsService }) => {
  const items = createItemsService(wills)
  const handlers = Object.assign({}, ...itemLists.map((list) => handlersOf(items, list)))
  return serve(itemsCalls, handlers as All)
}

export const createCharitiesService = (register: CharityStore) => ({
  /** Suggestions for an unfinished name: from the imported register, or from the short list of the product. */
  search: async (typed: string): Promise<CharitiesReply> => {
    const current = await register.current()
    if (!current)
      return { charities: searchCharities(knownCharities, typed), source: 'known', asOf: knownCharitiesAsOf }
    const query = charityQuery(typed)
    return { charities: query ? await register.search(current, query) : [], source: 'register', asOf: current.asOf }
  },
})

export const charitiesFeature = ({ stores }: { readonly stores: { readonly charities: CharityStore } }) => {
  const charities = createCharitiesService(stores.charities)
  return serve(charitiesCalls, { 'GET /api/charities': ({ query }) => charities.search(query.q) })
}

const NONE = refusals.thereIsNoAddressFinder

/** Without a finder nothing leaves this server, and every address is typed. */
export const addressesFeature = ({ addressFinder }: { readonly addressFinder?: AddressFinder | undefined }) =>
  serve(addressesCalls, {
    'GET /api/address-finder': async () => ({ available: addressFinder !== undefined }),
    'GET /api/addresses': async ({ query, log }) => {
      if (!addressFinder) throw new NotFound(NONE)
      try {
        return { addresses: [...(await addressFinder.find(query.postcode))] }
      } catch (cause) {
        if (!(cause instanceof AddressesNotFound)) throw cause
        log.warn({ why: cause.message }, 'no addresses')
        throw new Unavailable(refusals.weCannotFindAddressesRight)
      }
    },
  })

/**
 * A `preValidation` hook. A page may still be open after another customer has logged in beside it, so a request that names
 * a will of another customer throws NotFound. A request without the header is about the sender's own will.
 */
export const assertOwnWill =
  (wills: Pick<WillsService, 'list'>) =>
  async ({ userId, headers }: FastifyRequest): Promise<void> => {
    const named = headers['x-will-id']
    if (named === undefined) return
    const own = await wills.list(userId)
    if (!own.some(({ id }) => String(id) === named)) throw new NotFound(refusals.thisWillIsNotYours)
  }
