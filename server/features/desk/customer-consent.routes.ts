import { customerConsentCalls } from '#core/api/contract/account.ts'
import { HELP_CONSENT, HELP_HOURS } from '#core/constants.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { serve } from '../../platform/serve.ts'
import { deskLooksOf } from '../history/history.service.ts'

type Deps = Means<'inTransaction' | 'clock'> & {
  readonly stores: Pick<Stores, 'deskAudit' | 'deskConsents'>
}

export const customerConsentFeature = ({ stores, inTransaction, clock }: Deps) =>
  serve(customerConsentCalls, {
    'GET /api/account/looks': ({ userId }) => deskLooksOf(stores, userId, clock()),
    'POST /api/account/help': async ({ userId }) => {
      const at = clock()
      const endsAt = new Date(at.getTime() + HELP_HOURS * 60 * 60_000)
      await inTransaction(async (all) => {
        await all.deskConsents.give(userId, { purpose: 'help', words: HELP_CONSENT, at, endsAt })
        await all.audit.add(userId, 'let us read the will, to help', at)
      })
      return deskLooksOf(stores, userId, clock())
    },
    'DELETE /api/account/help': async ({ userId }) => {
      await stores.deskConsents.end(userId, 'help', clock())
    },
  })
