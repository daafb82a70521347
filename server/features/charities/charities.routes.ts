import { charitiesCalls } from '#core/api/contract/wills.ts'
import type { CharitiesReply } from '#core/api/search.ts'
import { knownCharities, knownCharitiesAsOf } from '#core/charities/known-charities.ts'
import { charityQuery, searchCharities } from '#core/charities/search-charities.ts'
import type { CharityStore } from '../../db/repositories/charities.store.ts'
import { serve } from '../../platform/serve.ts'

export type CharitiesService = {
  /** Suggestions for an unfinished name: from the imported register, or from the short list of the product. */
  search(typed: string): Promise<CharitiesReply>
}

export const createCharitiesService = (register: CharityStore): CharitiesService => ({
  search: async (typed) => {
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
