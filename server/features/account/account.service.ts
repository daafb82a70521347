import type { AccountPatch, AccountReply } from '#core/api/account.ts'
import type { Identity } from '#core/api/auth.ts'
import { paymentStatusOf } from '#core/catalogue/order.ts'
import { refusals } from '#words/en/refusals.ts'
import { reportOfMe } from '../../db/repositories/deaths.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { NotFound, NotSignedIn } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import type { Caller } from '../auth/auth.service.ts'
import { assertStrongPassword, type Passwords } from '../auth/passwords.ts'
import type { ConfirmIdentity } from '../second-factor/second-factor.service.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'

type NewPassword = Identity & { readonly password: string }

type Deps = Means<'inTransaction' | 'clock'> &
  Pick<
    Stores,
    'users' | 'sessions' | 'emailChanges' | 'passkeys' | 'authenticators' | 'recoveryCodes' | 'orders' | 'deaths'
  > & {
    readonly confirmIdentity: ConfirmIdentity
    readonly noteSecurityEvent: NoteSecurityEvent
    readonly passwords: Passwords
  }

type Factor = {
  readonly id: string
  readonly name: string
  readonly addedAt: string
  readonly usedAt?: string | undefined
}

const shownFactor = ({ id, name, addedAt, usedAt }: Factor) => ({
  id,
  name,
  added: addedAt,
  ...(usedAt !== undefined && { used: usedAt }),
})

/** `token` is the one of the session that asks. */
export type AccountService = ReturnType<typeof createAccountService>

export const createAccountService = (deps: Deps) => {
  const {
    users,
    sessions,
    emailChanges,
    passkeys,
    authenticators,
    recoveryCodes,
    orders,
    deaths,
    confirmIdentity,
    inTransaction,
    noteSecurityEvent,
    passwords,
    clock,
  } = deps

  const owner = async (userId: number) => {
    const user = await users.record(userId)
    // They deleted the account in another tab, a moment ago.
    if (!user) throw new NotSignedIn()
    return user
  }

  const sessionOf = async (token: string): Promise<string> => {
    const session = await sessions.find(tokenHash(token), clock().getTime())
    if (!session) throw new NotSignedIn()
    return session.id
  }

  return {
    read: async (userId: number, token: string): Promise<AccountReply> => {
      const { name, last_name, email, verifiedAt, openedAt } = await owner(userId)
      const now = clock().getTime()
      const current = await sessionOf(token)
      const change = await emailChanges.waiting(userId, now)
      return {
        name,
        last_name,
        email,
        emailVerified: verifiedAt !== undefined,
        opened: openedAt,
        reportsOfDeath: (await deaths.of(userId)).map(reportOfMe),
        ...(change && {
          newEmail: change.email,
          ...(change.dueAt !== undefined && { newEmailDue: new Date(change.dueAt).toISOString() }),
        }),
        sessions: (await sessions.list(userId, now)).map(({ id, device, startedAt, usedAt }) => ({
          id,
          device,
          started: startedAt.toISOString(),
          used: usedAt.toISOString(),
          current: id === current,
        })),
        passkeys: (await passkeys.list(userId)).map(shownFactor),
        authenticators: (await authenticators.list(userId)).map(shownFactor),
        recoveryCodes: await recoveryCodes.left(userId),
        orders: (await orders.list(userId)).map(({ externalId, items, total, createdAt, ...order }) => ({
          reference: externalId,
          items: [...items],
          total,
          status: paymentStatusOf(order),
          ordered: createdAt.toISOString(),
        })),
      }
    },

    rename: async (userId: number, { name, last_name }: AccountPatch): Promise<void> => {
      await users.setName(userId, name, last_name)
    },

    /** Ends every other session. Throws Invalid when the current password is wrong or the new one weak. */
    changePassword: async (
      userId: number,
      token: string,
      { password, ...identity }: NewPassword,
      caller: Caller,
    ): Promise<void> => {
      await confirmIdentity(userId, identity, caller, async () => assertStrongPassword(password, await owner(userId)))
      const passwordHash = await passwords.hash(password)
      await inTransaction(async (stores) => {
        await stores.users.setPassword(userId, passwordHash)
        await noteSecurityEvent(stores, { ...caller, userId, token, event: 'changed the password' })
      })
    },

    endSession: async (userId: number, id: string): Promise<void> => {
      if (!(await sessions.closeOne(userId, id))) throw new NotFound(refusals.thisLoginHasAlreadyEnded)
    },

    endOtherSessions: async (userId: number, token: string): Promise<void> => {
      const session = await sessionOf(token)
      await inTransaction(async (stores) => {
        await stores.sessions.closeOthers(userId, session)
        await stores.audit.add(userId, 'ended other sessions', clock())
      })
    },
  }
}
