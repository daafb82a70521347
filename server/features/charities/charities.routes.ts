import { charitiesReplySchema, charitySearchSchema } from '#core/api/charities.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { type CharitiesService, createCharities } from './charities.service.ts'

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
  const charities = createCharities(stores.charities)
  return { signedIn: (api) => charitiesRoutes(api, charities) }
}
