import type { AccountPatch, AccountReply } from '#core/api/account.ts'
import { paymentStatusOf } from '#core/catalogue/order.ts'
import { EMAIL_LINK_MINUTES } from '#core/constants.ts'
import { emailKey } from '#core/text/contact.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import { confirmEmailMail } from '../../mail/templates/account.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound, NotSignedIn } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/random.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import type { Caller } from '../auth/auth.service.ts'
import type { ConfirmPassword, Passwords } from '../auth/passwords.ts'
import { assertStrongPassword } from '../auth/passwords.ts'
import type { NoteSecurityEvent } from '../security/note-security-event.ts'

const EMAIL_LINK_MS = EMAIL_LINK_MINUTES * 60_000

type NewPassword = { readonly current: string; readonly password: string }
type NewEmail = { readonly current: string; readonly email: string }

/** `token` is the one of the session that asks. */
export type AccountService = {
  read(userId: number, token: string): Promise<AccountReply>
  rename(userId: number, name: AccountPatch): Promise<void>
  /** Ends every other session. Throws Invalid when the current password is wrong or the new one weak. */
  changePassword(userId: number, token: string, asked: NewPassword, caller?: Partial<Caller>): Promise<void>
  /** Sends a link to the new address. The reply is the same when another account has that address. */
  askForEmail(userId: number, email: NewEmail, caller: Caller): Promise<void>
  /**
   * `caller.token` is the session of the browser that opens the link, which goes on. Throws Invalid when the link has been used or is
   * too old.
   */
  confirmEmail(token: string, caller?: Partial<Caller> & { readonly token?: string | undefined }): Promise<void>
  endSession(userId: number, id: string): Promise<void>
  endOtherSessions(userId: number, token: string): Promise<void>
}

type Deps = Pick<Stores, 'users' | 'sessions' | 'emailChanges' | 'passkeys' | 'orders'> & {
  readonly confirm: ConfirmPassword
  readonly inTransaction: InTransaction
  readonly enqueueMail: EnqueueMail
  readonly noteSecurityEvent: NoteSecurityEvent
  readonly passwords: Passwords
  readonly clock: Clock
  readonly randomBytes: RandomBytes
}

const dead = (): Invalid => new Invalid({ token: ['EMAIL_LINK_DEAD'] }, 'This link no longer works. Ask for a new one.')

export const createAccountService = (deps: Deps): AccountService => {
  const {
    users,
    sessions,
    emailChanges,
    passkeys,
    orders,
    confirm,
    inTransaction,
    enqueueMail,
    noteSecurityEvent,
    passwords,
    clock,
    randomBytes,
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
    read: async (userId, token) => {
      const { name, last_name, email, verifiedAt, openedAt } = await owner(userId)
      const now = clock().getTime()
      const current = await sessionOf(token)
      const newEmail = await emailChanges.waiting(userId, now)
      return {
        name,
        last_name,
        email,
        emailVerified: verifiedAt !== null,
        opened: openedAt,
        ...(newEmail !== undefined && { newEmail }),
        sessions: (await sessions.list(userId, now)).map(({ id, device, startedAt, usedAt }) => ({
          id,
          device,
          started: startedAt.toISOString(),
          used: usedAt.toISOString(),
          current: id === current,
        })),
        passkeys: (await passkeys.list(userId)).map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          added: passkey.addedAt,
          ...(passkey.usedAt !== undefined && { used: passkey.usedAt }),
        })),
        recoveryCodes: await passkeys.codesLeft(userId),
        orders: (await orders.list(userId)).map(({ externalId, items, total, createdAt, ...order }) => ({
          reference: externalId,
          items: [...items],
          total,
          status: paymentStatusOf(order),
          ordered: createdAt.toISOString(),
        })),
      }
    },

    rename: (userId, { name, last_name }) => users.setName(userId, name, last_name),

    changePassword: async (userId, token, { current, password }, caller = {}) => {
      await confirm(userId, current)
      assertStrongPassword(password, await owner(userId))
      const passwordHash = await passwords.hash(password)
      await inTransaction(async (stores) => {
        await stores.users.setPassword(userId, passwordHash)
        await noteSecurityEvent(stores, { ...caller, userId, token, event: 'changed the password' })
      })
    },

    askForEmail: async (userId, { current, email }, caller) => {
      await confirm(userId, current)
      const user = await owner(userId)
      if (emailKey(email) === emailKey(user.email)) throw new Invalid({ email: ['EMAIL_SAME'] })
      const token = newToken(randomBytes)
      const expiresAt = clock().getTime() + EMAIL_LINK_MS
      await inTransaction(async (stores) => {
        await stores.emailChanges.ask(userId, tokenHash(token), email, expiresAt)
        await noteSecurityEvent(stores, { ...caller, userId, event: 'asked to change the email' })
        if (await stores.users.withPassword(email)) return
        const mail = confirmEmailMail({ name: user.name, email }, `${caller.baseUrl}/confirm-email/${token}`)
        await enqueueMail(stores.outbox, 'a link for a new email', mail)
      })
    },

    confirmEmail: (token, caller = {}) =>
      inTransaction(async (stores) => {
        const change = await stores.emailChanges.take(tokenHash(token), clock().getTime())
        const user = change && (await stores.users.find(change.userId))
        if (change && (await stores.notMeLinks.holds(change.email, clock().getTime(), change.userId))) throw dead()
        if (!user || !(await stores.users.setEmail(change.userId, change.email))) throw dead()
        await noteSecurityEvent(stores, {
          ...caller,
          userId: change.userId,
          event: 'changed the email',
          oldEmail: user.email,
        })
      }),

    endSession: async (userId, id) => {
      if (!(await sessions.closeOne(userId, id))) throw new NotFound('This login has already ended. Reload the page.')
    },

    endOtherSessions: async (userId, token) => {
      const session = await sessionOf(token)
      await inTransaction(async (stores) => {
        await stores.sessions.closeOthers(userId, session)
        await stores.audit.add(userId, 'ended other sessions', clock())
      })
    },
  }
}
