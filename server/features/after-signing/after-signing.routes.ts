import { afterSigningCalls } from '#core/api/contract/documents.ts'
import { saved } from '#core/api/wills.ts'
import type { Stores } from '../../db/stores.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import { createAskForReview } from '../reviews/ask-for-review.ts'
import { createSigningService } from './signing.service.ts'

type Deps = Needs<typeof createAskForReview> &
  Omit<Needs<typeof createSigningService>, 'issuedDocuments' | 'revisions' | 'askForReview'> & {
    readonly stores: Stores
  }

export const afterSigningFeature = (deps: Deps) => {
  const { issuedDocuments, wills: revisions } = deps.stores
  const askForReview = createAskForReview(deps)
  const signing = createSigningService({ ...deps, issuedDocuments, revisions, askForReview })
  return serve(afterSigningCalls, {
    'POST /api/signing': async ({ userId, body }) => saved(await signing.note(userId, body)),
    'DELETE /api/signing': async ({ userId, query }) => saved(await signing.takeBack(userId, query.earlier)),
    'POST /api/signing/plan': async ({ userId, body }) => saved(await signing.plan(userId, body)),
    'DELETE /api/signing/plan': async ({ userId }) => saved(await signing.endPlan(userId)),
    'POST /api/signing/attestation': async ({ userId, body }) => saved(await signing.attest(userId, body)),
    'POST /api/signing/revoked': async ({ userId, body }) => saved(await signing.revoke(userId, body)),
    'DELETE /api/signing/revoked': async ({ userId }) => saved(await signing.revoke(userId, undefined)),
  })
}
