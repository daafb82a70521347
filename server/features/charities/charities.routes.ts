import { type CharitiesReply, charitiesReplySchema, charitySearchSchema } from '#core/api/search.ts'
import { knownCharities, knownCharitiesAsOf } from '#core/charities/known-charities.ts'
import { charityQuery, searchCharities } from '#core/charities/search-charities.ts'
import type { CharityStore } from '../../db/repositories/charities.store.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'

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

export const charitiesRoutes = (app: Api, charities: CharitiesService): void => {
  app.get(
    '/charities',
    {
      schema: {
        summary: 'Charities by name, with their registered numbers. Nothing is found before three letters',
        tags: ['Will'],
        ...signedIn,
        querystring: charitySearchSchema,
        response: { 200: charitiesReplySchema, ...errorReplies(401, 422, 429) },
      },
    },
    (request) => charities.search(request.query.q),
  )
}

export const charitiesFeature: Feature = ({ stores }) => {
  const charities = createCharitiesService(stores.charities)
  return { signedIn: (api) => charitiesRoutes(api, charities) }
}
