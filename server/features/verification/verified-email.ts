import { flagsOf } from '#core/catalogue/entitlements.ts'
import type { Stores } from '../../db/stores.ts'
import { EmailUnverified, PaymentNeeded } from '../../platform/errors.ts'

type LoggedIn = { readonly userId: number }

/** A hook for routes that need a verified address: throws EmailUnverified before the body is looked at. */
export const requireVerifiedEmail =
  (users: Pick<Stores['users'], 'isVerified'>) =>
  async ({ userId }: LoggedIn): Promise<void> => {
    if (!(await users.isVerified(userId))) throw new EmailUnverified()
  }

/**
 * The same for what a paid will brings: an unpaid customer is asked for the payment, and for the address once it is paid. Throws
 * PaymentNeeded, then EmailUnverified.
 */
export const requirePaymentThenEmail = ({ users, entitlements }: Pick<Stores, 'users' | 'entitlements'>) => {
  const verified = requireVerifiedEmail(users)
  return async (request: LoggedIn): Promise<void> => {
    if (flagsOf(await entitlements.held(request.userId)).paid !== 1) throw new PaymentNeeded()
    await verified(request)
  }
}

/** Mail to the address reaches its owner. In the transaction of what showed it, such as opening the link of a mail. */
export const markVerified = async (
  stores: Pick<Stores, 'users' | 'audit'>,
  userId: number,
  at: Date,
): Promise<void> => {
  if (await stores.users.isVerified(userId)) return
  await stores.users.verify(userId, at)
  await stores.audit.add(userId, 'confirmed the email', at)
}

/**
 * The owner of the mailbox takes over an account whose address was never verified. A second factor that it has from the time
 * before addresses were verified may be another person's: it goes. In the transaction of the new password.
 */
export const reclaimAccount = async (
  stores: Pick<Stores, 'users' | 'audit' | 'passkeys' | 'recoveryCodes' | 'emailVerifications'>,
  userId: number,
  at: Date,
): Promise<void> => {
  if (await stores.users.isVerified(userId)) return
  for (const { id } of await stores.passkeys.list(userId)) await stores.passkeys.remove(userId, id)
  await stores.recoveryCodes.set(userId, [])
  await stores.emailVerifications.endAll(userId, at.getTime())
  await markVerified(stores, userId, at)
}
