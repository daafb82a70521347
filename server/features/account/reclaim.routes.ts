import type { AboutAddressReply } from '#core/api/auth.ts'
import { reclaimCalls } from '#core/api/contract/account.ts'
import type { UserRecord } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import { createErasure, type Erasure } from './erasure.ts'

type Deps = {
  readonly users: Pick<Stores['users'], 'record'>
  readonly passwordResets: Pick<Stores['passwordResets'], 'userOf'>
  readonly emailVerifications: Pick<Stores['emailVerifications'], 'userOf'>
  readonly erasure: Pick<Erasure, 'erase'>
  readonly clock: Clock
}

const dead = (code: 'RESET_LINK_DEAD' | 'EMAIL_LINK_DEAD'): Invalid =>
  new Invalid({ token: [code] }, 'This link no longer works. Ask for a new one.')

/**
 * What the owner of a mailbox may do with an account that was opened with their address and never verified. Choosing a new password
 * keeps it (`server/features/auth/password-reset.service.ts`), as does confirming the address; disowning deletes it.
 */
const createReclaimService = (deps: Deps) => {
  const { users, passwordResets, emailVerifications, erasure, clock } = deps

  const accountOf = async (links: Pick<Stores['passwordResets'], 'userOf'>, token: string) => {
    const userId = await links.userOf(tokenHash(token), clock().getTime())
    return userId === undefined ? undefined : users.record(userId)
  }

  const openingOf = ({ verifiedAt, openedAt, device }: UserRecord): AboutAddressReply =>
    verifiedAt === undefined ? { neverVerified: { opened: openedAt, device } } : {}

  return {
    /** By a link for a new password: when and where the account was opened, if its address was never verified. Throws Invalid. */
    about: async (token: string): Promise<AboutAddressReply> => {
      const account = await accountOf(passwordResets, token)
      if (!account) throw dead('RESET_LINK_DEAD')
      return openingOf(account)
    },

    /** The same by a link that verifies the address. Throws Invalid when the link is dead. */
    aboutVerification: async (token: string): Promise<AboutAddressReply> => {
      const account = await accountOf(emailVerifications, token)
      if (!account) throw dead('EMAIL_LINK_DEAD')
      return openingOf(account)
    },

    /** Deletes the account with everything in it, by either link. Throws Invalid when it is dead or the address was verified. */
    disown: async (token: string): Promise<void> => {
      const account = (await accountOf(passwordResets, token)) ?? (await accountOf(emailVerifications, token))
      if (!account) throw dead('RESET_LINK_DEAD')
      if (account.verifiedAt !== undefined) throw new Invalid({ token: ['EMAIL_VERIFIED'] })
      await erasure.erase(account.id, 'disowned')
    },
  }
}

export const reclaimFeature = (deps: Needs<typeof createErasure> & { readonly stores: Stores }) => {
  const erasure = createErasure(deps)
  const reclaim = createReclaimService({ ...deps.stores, erasure, clock: deps.clock })
  return serve(reclaimCalls, {
    'POST /api/auth/reset-password/about': ({ body }) => reclaim.about(body.token),
    'POST /api/auth/verify-email/about': ({ body }) => reclaim.aboutVerification(body.token),
    'POST /api/auth/disown': ({ body }) => reclaim.disown(body.token),
  })
}
