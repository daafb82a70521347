import type { FastifyRequest } from 'fastify'
import type { Stores } from '../../db/stores.ts'
import { EmailUnverified } from '../../platform/errors.ts'

/** A hook for routes that need a verified address: throws EmailUnverified before the body is looked at. */
export const requireVerifiedEmail =
  (users: Pick<Stores['users'], 'isVerified'>) =>
  async ({ userId }: FastifyRequest): Promise<void> => {
    if (!(await users.isVerified(userId))) throw new EmailUnverified()
  }

/**
 * Mail to the address reaches its owner: their codes and links end, but for the one that was used. In the transaction of what
 * showed it, such as a password chosen with a link from a mail.
 */
export const markVerified = async (
  stores: Pick<Stores, 'users' | 'audit'>,
  userId: number,
  at: Date,
): Promise<void> => {
  if (await stores.users.isVerified(userId)) return
  await stores.users.verify(userId, at)
  await stores.audit.add(userId, 'confirmed the email', at)
}
