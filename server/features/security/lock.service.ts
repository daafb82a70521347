import { RESET_LINK_MINUTES } from '#core/constants.ts'
import { emailKey } from '#core/text/names.ts'
import type { NotMeLink } from '../../db/repositories/logins.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { addressTakenBackMail, lockedMail } from '../../mail/templates/security.ts'
import { type Invalid, refusal } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import type { NoteSecurityEvent } from './security-events.ts'

const RESET_MS = RESET_LINK_MINUTES * 60_000

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes'> & {
  readonly noteSecurityEvent: NoteSecurityEvent
}

const dead = (): Invalid => refusal('token', 'NOT_ME_LINK_DEAD')

/** A second factor and recovery codes that another person may hold since the event. */
const takeBackFactors = async (
  stores: Pick<Stores, 'passkeys' | 'authenticators' | 'recoveryCodes'>,
  { userId, happenedAt }: NotMeLink,
  events: readonly string[],
): Promise<void> => {
  for (const { id, addedAt } of await stores.passkeys.list(userId))
    if (Date.parse(addedAt) >= happenedAt) await stores.passkeys.remove(userId, id)
  for (const { id, addedAt } of await stores.authenticators.list(userId))
    if (Date.parse(addedAt) >= happenedAt) await stores.authenticators.remove(userId, id)
  if (events.some((event) => /^(added an?|renewed the recovery)/.test(event)))
    await stores.recoveryCodes.set(userId, [])
}

export type LockService = ReturnType<typeof createLockService>

export const createLockService = (deps: Deps) => {
  const { inTransaction, enqueueMail, noteSecurityEvent, clock, randomBytes } = deps

  const sendReset = async (stores: Stores, userId: number, baseUrl: string): Promise<void> => {
    const user = await stores.users.find(userId)
    if (!user) return
    const token = newToken(randomBytes)
    const now = clock()
    await stores.passwordResets.add(userId, tokenHash(token), now, now.getTime() + RESET_MS)
    const mail = lockedMail(user, `${baseUrl}/reset-password/${token}`)
    await enqueueMail(stores.outbox, 'a security event', mail)
  }

  return {
    /**
     * The link "This was not me": locks the account, takes back what was done at the event and since (a change of address, second
     * factors, recovery codes), and sends a link for a new password to the address from before the event. No link is sent where
     * the operator's lock stays. Throws Invalid when the link has been used or is too old.
     */
    notMe: (
      token: string,
      { baseUrl }: { readonly baseUrl: string },
    ): Promise<{ readonly userId: number; readonly linkSent: boolean }> =>
      inTransaction(async (stores) => {
        const now = clock()
        const taken = await stores.notMeLinks.take(tokenHash(token), now.getTime())
        const user = taken && (await stores.users.find(taken.link.userId))
        if (!user) throw dead()
        const { link, events } = taken
        const { userId } = link
        const byOperator = (await stores.users.lockedBy(userId)) === 'operator'
        if (!byOperator) await stores.users.lock(userId, 'owner', now)
        await takeBackFactors(stores, link, events)
        await noteSecurityEvent(stores, { userId, event: 'locked the account', ownMail: true })
        const moved = emailKey(link.email) !== emailKey(user.email)
        const back = moved && (await stores.users.setEmail(userId, link.email))
        if (back) await enqueueMail(stores.outbox, 'a security event', addressTakenBackMail(user))
        // The address cannot be given back: a person decides, as with the operator's own lock.
        if (moved && !back) await stores.users.lock(userId, 'operator', now)
        const linkSent = !byOperator && (!moved || back)
        if (linkSent) await sendReset(stores, userId, baseUrl)
        return { userId, linkSent }
      }),

    /** The operator's lock: every session ends, and only the operator unlocks. False when it is locked so. */
    lock: (userId: number): Promise<boolean> =>
      inTransaction(async (stores) => {
        if ((await stores.users.lockedBy(userId)) === 'operator') return false
        await stores.users.lock(userId, 'operator', clock())
        await noteSecurityEvent(stores, { userId, event: 'locked the account' })
        return true
      }),

    /** Opens an account, whoever locked it. False when it is not locked. */
    unlock: (userId: number): Promise<boolean> =>
      inTransaction(async (stores) => {
        if ((await stores.users.lockedBy(userId)) === undefined) return false
        await stores.users.unlock(userId)
        await noteSecurityEvent(stores, { userId, event: 'unlocked the account' })
        return true
      }),
  }
}
