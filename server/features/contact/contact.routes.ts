import { contactCalls } from '#core/api/contract/visitors.ts'
import type { BesideStores } from '../../db/stores.ts'
import { serve } from '../../platform/serve.ts'
import type { ProofGate } from '../proof-of-work/proof-of-work.service.ts'
import { createContactService } from './contact.service.ts'

type Deps = BesideStores<typeof createContactService> & { readonly gate: ProofGate }

export const contactFeature = (deps: Deps) => {
  const { gate } = deps
  const visitors = createContactService({ ...deps, ...deps.stores })
  return serve(contactCalls, {
    'POST /api/contact': async (request) => {
      await gate.always(request)
      return { reference: await visitors.contact(request.body) }
    },
    'POST /api/waitlist': async (request) => {
      await gate.always(request)
      await visitors.joinWaitlist(request.body)
    },
    'POST /api/unsubscribe': async (request) => {
      const { body, ip } = request
      if ('token' in body) return visitors.unsubscribe(body.token)
      await gate.always(request)
      await visitors.sendUnsubscribeLink(body.email, { ip, baseUrl: request.baseUrl })
    },
    'POST /api/resubscribe': ({ body }) => visitors.resubscribe(body.token),
  })
}
