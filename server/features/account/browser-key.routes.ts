import { browserKeySchema } from '#core/api/account.ts'
import { errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'

/** The key is held by a page in memory alone: what a browser stores cannot be read without the session. */
export const browserKeyFeature: Feature = ({ stores }) => ({
  signedIn: (api) => {
    api.get(
      '/account/browser-key',
      {
        schema: {
          ...signedIn,
          tags: ['Account'],
          summary: 'The key that this customer’s browsers encrypt their storage with. A page holds it in memory only',
          response: { 200: browserKeySchema, ...errorReplies(401, 429) },
        },
      },
      async ({ userId }) => ({ key: await stores.browserKeys.of(userId) }),
    )
  },
})
