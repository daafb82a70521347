import { signedPagesCalls } from '#core/api/contract/documents.ts'
import { serve } from '../../platform/serve.ts'
import { createSignedPagesService, type SignedPagesService } from './signed-pages.service.ts'

export const signedPagesFeature = (deps: Parameters<typeof createSignedPagesService>[0]) => {
  const pages: SignedPagesService = createSignedPagesService(deps)
  return serve(signedPagesCalls, {
    'GET /api/signed-pages': ({ userId }) => pages.read(userId),
    'POST /api/signed-pages': ({ userId, body }) => pages.keep(userId, body),
    'GET /api/signed-pages/{id}.jpg': async ({ userId, params: { id } }) => ({
      name: `signed-page-${id}.jpg`,
      bytes: await pages.jpeg(userId, id),
    }),
    'DELETE /api/signed-pages/{id}': ({ userId, params: { id } }) => pages.remove(userId, id),
  })
}
