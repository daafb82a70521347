import { addressesCalls } from '#core/api/contract/wills.ts'
import { AddressesNotFound, type AddressFinder } from '../../adapters/os-places.ts'
import { NotFound, Unavailable } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'

const NONE = 'There is no address finder here. Type the address.'

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
        throw new Unavailable('We cannot find addresses right now. Type the address.')
      }
    },
  })
