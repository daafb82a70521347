import { addressesReplySchema, addressFinderReplySchema, addressSearchSchema } from '#core/api/search.ts'
import { AddressesNotFound, type AddressFinder } from '../../adapters/os-places.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { NotFound, Unavailable } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'

const NONE = 'There is no address finder here. Type the address.'

/** Without a finder nothing leaves this server, and every address is typed. */
export const addressesRoutes = (app: Api, finder: AddressFinder | undefined): void => {
  const tags = ['Will']

  app.get(
    '/address-finder',
    {
      schema: {
        summary: 'Can addresses be found by postcode here?',
        tags,
        ...signedIn,
        response: { 200: addressFinderReplySchema, ...errorReplies(401, 429) },
      },
    },
    async () => ({ available: finder !== undefined }),
  )

  app.get(
    '/addresses',
    {
      schema: {
        summary: 'The addresses of a postcode. 404 where there is no address finder, 503 when it does not answer',
        tags,
        ...signedIn,
        querystring: addressSearchSchema,
        response: { 200: addressesReplySchema, ...errorReplies(401, 404, 422, 429) },
      },
    },
    async (request) => {
      if (!finder) throw new NotFound(NONE)
      try {
        return { addresses: [...(await finder.find(request.query.postcode))] }
      } catch (cause) {
        if (!(cause instanceof AddressesNotFound)) throw cause
        request.log.warn({ why: cause.message }, 'no addresses')
        throw new Unavailable('We cannot find addresses right now. Type the address.')
      }
    },
  )
}

export const addressesFeature: Feature = ({ addressFinder }) => ({
  signedIn: (api) => addressesRoutes(api, addressFinder),
})
