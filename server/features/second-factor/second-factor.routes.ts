import { identitySchema, passkeyOptionsSchema, recoveryCodesSchema } from '#core/api/auth.ts'
import { type Api, baseUrlOf, errorReplies, signedIn } from '../../platform/api.ts'
import type { CountAttempt } from '../../platform/rate-limit.ts'
import { askingOf } from '../auth/auth.routes.ts'
import type { Feature } from '../context.ts'
import type { SecondFactorService } from './second-factor.service.ts'

type Deps = {
  readonly secondFactor: SecondFactorService
  readonly countAttempt: CountAttempt
  readonly publicUrl: string
}

const described = { tags: ['Account'], ...signedIn }

export const secondFactorRoutes = (app: Api, { secondFactor, countAttempt, publicUrl }: Deps): void => {
  app.post(
    '/account/step-up',
    {
      schema: {
        ...described,
        summary: 'What a passkey signs before a sensitive change',
        response: { 200: passkeyOptionsSchema, ...errorReplies(401, 422, 429) },
      },
    },
    async (request) => {
      await countAttempt(`step up ${request.userId}`)
      return secondFactor.stepUp(request.userId, baseUrlOf(request, publicUrl))
    },
  )

  app.post(
    '/account/recovery-codes',
    {
      schema: {
        ...described,
        summary: 'New recovery codes. The old ones are dead',
        body: identitySchema,
        response: { 200: recoveryCodesSchema, ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const asking = askingOf(request, publicUrl)
      await secondFactor.confirmIdentity(request.userId, request.body, asking)
      return { recoveryCodes: await secondFactor.renewCodes(request.userId, asking) }
    },
  )
}

export const secondFactorFeature: Feature = ({ services, publicUrl }) => ({
  signedIn: (api) => secondFactorRoutes(api, { ...services, publicUrl }),
})
