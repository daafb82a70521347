import type { AboutResetReply } from '#core/api/auth.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import type { Erasure } from './erasure.ts'

/**
 * What the owner of a mailbox may do with an account that was opened with their address and never verified. Choosing a new password
 * keeps it (`server/features/auth/password-reset.service.ts`); disowning deletes it. `token` is that of a link for a new password.
 */
export type ReclaimService = {
  /** When and where the account was opened, if its address was never verified. Throws Invalid when the link is dead. */
  about(token: string): Promise<AboutResetReply>
  /** Deletes the account with everything in it. Throws Invalid when the link is dead or the address was verified. */
  disown(token: string): Promise<void>
}

type Deps = {
  readonly users: Pick<Stores['users'], 'record'>
  readonly passwordResets: Pick<Stores['passwordResets'], 'userOf'>
  readonly erasure: Pick<Erasure, 'erase'>
  readonly clock: Clock
}

const dead = (): Invalid => new Invalid({ token: ['RESET_LINK_DEAD'] }, 'This link no longer works. Ask for a new one.')

export const createReclaimService = ({ users, passwordResets, erasure, clock }: Deps): ReclaimService => {
  const accountOf = async (token: string) => {
    const userId = await passwordResets.userOf(tokenHash(token), clock().getTime())
    const account = userId === undefined ? undefined : await users.record(userId)
    if (!account) throw dead()
    return account
  }

  return {
    about: async (token) => {
      const { verifiedAt, openedAt, device } = await accountOf(token)
      return verifiedAt === null ? { neverVerified: { opened: openedAt, device } } : {}
    },

    disown: async (token) => {
      const { id, verifiedAt } = await accountOf(token)
      if (verifiedAt !== null) throw new Invalid({ token: ['EMAIL_VERIFIED'] })
      await erasure.erase(id, 'disowned')
    },
  }
}
