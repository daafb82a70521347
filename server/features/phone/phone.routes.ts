import { z } from 'zod'
import { phoneReplySchema } from '#core/api/wills.ts'
import { text } from '#core/will/text-schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { isPhone } from './phone.ts'

export const phoneRoutes = (app: Api): void => {
  app.get(
    '/phoneValidation',
    {
      schema: {
        summary: 'Is this a phone number?',
        tags: ['Will'],
        ...signedIn,
        querystring: z.object({ phone: text(40) }),
        response: { 200: phoneReplySchema, ...errorReplies(401, 422, 429) },
      },
    },
    async (request) => ({ success: isPhone(request.query.phone) }),
  )
}

export const phoneFeature: Feature = () => ({ signedIn: phoneRoutes })
