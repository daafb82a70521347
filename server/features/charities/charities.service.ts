import type { CharitiesReply } from '#core/api/charities.ts'
import { knownCharities, knownCharitiesAsOf } from '#core/charities/known-charities.ts'
import { charityQuery, searchCharities } from '#core/charities/search-charities.ts'
import type { CharityStore } from '../../db/repositories/charities.store.ts'

export type CharitiesService = {
  /** Charities by the name somebody is typing: from the imported register, or else from the short list of our own. */
  search(typed: string): Promise<CharitiesReply>
}

export const createCharities = (register: CharityStore): CharitiesService => ({
  search: async (typed) => {
    const current = await register.current()
    if (!current)
      return { charities: searchCharities(knownCharities, typed), source: 'known', asOf: knownCharitiesAsOf }
    const query = charityQuery(typed)
    return { charities: query ? await register.search(current, query) : [], source: 'register', asOf: current.asOf }
  },
})
