import { factorsCalls } from '#core/api/contract/account.ts'
import type { CountAttempt } from '../../platform/rate-limit.ts'
import { serve } from '../../platform/serve.ts'
import type { AuthenticatorsService } from '../authenticators/authenticators.service.ts'
import type { PasskeysService } from '../passkeys/passkeys.service.ts'
import type { SecondFactorService } from './second-factor.service.ts'

type Deps = {
  readonly passkeys: PasskeysService
  readonly authenticators: AuthenticatorsService
  readonly secondFactor: SecondFactorService
  readonly countAttempt: CountAttempt
}

export const secondFactorFeature = ({ passkeys, authenticators, secondFactor, countAttempt }: Deps) => {
  const { confirmIdentity } = secondFactor
  return serve(factorsCalls, {
    'POST /api/account/passkeys/options': async ({ userId, body, asking }) => {
      await confirmIdentity(userId, body, asking)
      return passkeys.offer(userId, asking.baseUrl)
    },
    'POST /api/account/passkeys': ({ userId, body, asking }) => passkeys.add(userId, body, asking),
    'POST /api/account/passkeys/remove': async ({ userId, body, asking }) => {
      await confirmIdentity(userId, body, asking)
      await passkeys.remove(userId, body.id, asking)
    },
    'POST /api/account/authenticators/set-up': async ({ userId, body, asking }) => {
      await confirmIdentity(userId, body, asking)
      return authenticators.setUp(userId)
    },
    'POST /api/account/authenticators': ({ userId, body, asking }) => authenticators.add(userId, body, asking),
    'POST /api/account/authenticators/remove': async ({ userId, body, asking }) => {
      await confirmIdentity(userId, body, asking)
      await authenticators.remove(userId, body.id, asking)
    },
    'POST /api/account/step-up': async ({ userId, body, baseUrl }) => {
      await countAttempt(`step up ${userId}`)
      return secondFactor.stepUp(userId, body.call, baseUrl)
    },
    'POST /api/account/recovery-codes': async ({ userId, body, asking }) => {
      await confirmIdentity(userId, body, asking)
      return { recoveryCodes: await secondFactor.renewCodes(userId, asking) }
    },
  })
}
