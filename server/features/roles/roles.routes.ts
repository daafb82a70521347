import { rolesCalls } from '#core/api/contract/services.ts'
import { saved } from '#core/api/wills.ts'
import { serve } from '../../platform/serve.ts'
import type { RolesService } from './roles.service.ts'

export const rolesFeature = ({ roles }: { readonly roles: RolesService }) =>
  serve(rolesCalls, {
    'GET /api/roles/mail': ({ userId, query }) => roles.mail(userId, query.role),
    'POST /api/roles/requests': async ({ userId, body }) => {
      const { will, refused } = await roles.ask(userId, body)
      return { ...saved(will), refused }
    },
    'POST /api/roles/requests/{id}': async ({ userId, params, body }) =>
      saved(await roles.recognise(userId, params.id, body.them)),
    'DELETE /api/roles/requests/{id}': async ({ userId, params }) => saved(await roles.withdraw(userId, params.id)),
    'POST /api/asked': ({ body }) => roles.read(body.token),
    'POST /api/asked/answer': ({ body }) => roles.answer(body),
    'POST /api/asked/close': ({ body }) => roles.close(body.token),
  })
