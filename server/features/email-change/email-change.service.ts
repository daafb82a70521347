import type { EmailChangeState } from '#core/api/account.ts'
import { EMAIL_CHANGE_WAIT_HOURS, EMAIL_CHANGES_A_DAY, EMAIL_LINK_MINUTES } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { emailKey } from '#core/text/names.ts'
import { refusals } from '#words/en/refusals.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import {
  askedToChangeBlocks,
  confirmEmailMail,
  emailChangedHereMail,
  emailNotChangedMail,
} from '../../mail/templates/account.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound, NotSignedIn, refusal } from '../../platform/errors.ts'
import { newToken, type RandomBytes, tokenHash } from '../../platform/random.ts'
import type { Asking, Caller } from '../auth/auth.service.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'

const LINK_MS = EMAIL_LINK_MINUTES * 60_000
const WAIT_MS = EMAIL_CHANGE_WAIT_HOURS * 3_600_000
/** A confirmed change that no process could carry out for so long, after it was due, is given up. */
const KEPT_MS = 30 * DAY_MS

type NewEmail<Proof> = { readonly email: string; readonly proof: Proof }

/** The browser that opens a link: its session, if it has one, goes on where the others end. */
type Opener = Partial<Caller> & { readonly opener?: string | undefined }

export type EmailChangeService<Proof> = {
  /**
   * Sends a link to the new address, and tells the old one. The reply is the same when another account has the new address. Throws
   * Invalid when the proof is wrong, the address is that of the account, or too many changes were asked for today.
   */
  ask(userId: number, asked: NewEmail<Proof>, asking: Caller & Partial<Asking>): Promise<void>
  /** The new mailbox confirms: the address changes after the wait, or now when the old one has agreed. Throws Invalid. */
  confirm(token: string, opener?: Opener): Promise<EmailChangeState>
  /** The old mailbox agrees: the address changes as soon as the new one has confirmed. Throws Invalid. */
  approve(oldToken: string, opener?: Opener): Promise<EmailChangeState>
  /** The old mailbox keeps the address. Throws Invalid. */
  stop(oldToken: string, opener?: Opener): Promise<EmailChangeState>
  /** The customer takes it back in the account. Throws NotFound when nothing waits. */
  cancel(userId: number, caller: Caller): Promise<void>
  /** Carries out the change of one account if it is due, once. */
  carryOut(userId: number, opener?: Opener): Promise<void>
  /** Carries out every change that is due. */
  carryOutDue(): Promise<void>
}

type Deps<Proof> = {
  readonly emailChanges: Pick<Stores['emailChanges'], 'due' | 'waiting'>
  /** Throws Invalid when the proof of who asks is wrong. */
  readonly confirmProof: (userId: number, proof: Proof, caller: Caller) => Promise<void>
  readonly inTransaction: InTransaction
  readonly enqueueMail: EnqueueMail
  readonly noteSecurityEvent: NoteSecurityEvent
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  readonly homeUrl: () => string
}

const dead = (): Invalid => refusal('token', 'EMAIL_LINK_DEAD')

export const createEmailChangeService = <Proof>(deps: Deps<Proof>): EmailChangeService<Proof> => {
  const { emailChanges, confirmProof, inTransaction, enqueueMail, noteSecurityEvent, clock, randomBytes, homeUrl } =
    deps
  const now = () => clock().getTime()

  const askedToday = async ({ audit }: Stores, userId: number): Promise<number> =>
    (await audit.list(userId)).filter(
      ({ action, at }) => action === 'asked to change the email' && at.getTime() > now() - DAY_MS,
    ).length

  /** The customer, if they may ask for a change to this email now. */
  const askerOf = async (stores: Stores, userId: number, email: string) => {
    await stores.entitlements.lock(userId)
    const user = await stores.users.find(userId)
    if (!user) throw new NotSignedIn()
    if (emailKey(email) === emailKey(user.email)) throw new Invalid({ email: ['EMAIL_SAME'] })
    if ((await askedToday(stores, userId)) >= EMAIL_CHANGES_A_DAY)
      throw new Invalid({ email: ['EMAIL_CHANGES_TOO_MANY'] })
    return user
  }

  /** In a transaction. False when the change is not due, was carried out already, or waits no longer. */
  const carryOutIn = async (stores: Stores, userId: number, opener: Opener): Promise<boolean> => {
    const change = await stores.emailChanges.take(userId, now())
    const user = change && (await stores.users.find(userId))
    if (!change || !user) return false
    // Another account was opened with the address while the change waited, or may still be given it back.
    const held = await stores.notMeLinks.holds(change.email, now(), userId)
    if (held || !(await stores.users.setEmail(userId, change.email))) {
      await stores.audit.add(userId, 'could not change the email', clock())
      await enqueueMail(stores.outbox, 'a security event', emailNotChangedMail(user))
      return true
    }
    await noteSecurityEvent(stores, { ...opener, userId, event: 'changed the email', oldEmail: user.email })
    const here = { ...user, email: change.email }
    await enqueueMail(stores.outbox, 'a security event', emailChangedHereMail(here, opener.baseUrl ?? homeUrl()))
    return true
  }

  const stateOf = async (stores: Stores, userId: number, due: number | undefined, opener: Opener) => {
    if (await carryOutIn(stores, userId, opener)) return { state: 'changed' as const }
    return due === undefined
      ? { state: 'unconfirmed' as const }
      : { state: 'waits' as const, due: new Date(due).toISOString() }
  }

  const carryOut: EmailChangeService<Proof>['carryOut'] = async (userId, opener = {}) => {
    const waiting = await emailChanges.waiting(userId, now())
    if (waiting?.dueAt === undefined || waiting.dueAt > now()) return
    await inTransaction((stores) => carryOutIn(stores, userId, opener))
  }

  return {
    ask: async (userId, { email, proof }, asking) => {
      // Before the proof, so that a request that fails uses up no recovery code.
      await inTransaction((stores) => askerOf(stores, userId, email))
      await confirmProof(userId, proof, asking)
      await inTransaction(async (stores) => {
        const user = await askerOf(stores, userId, email)
        const [token, oldToken] = [newToken(randomBytes), newToken(randomBytes)]
        await stores.emailChanges.ask(userId, {
          email,
          tokenHash: tokenHash(token),
          oldTokenHash: tokenHash(oldToken),
          at: now(),
          expiresAt: now() + LINK_MS,
        })
        const also = askedToChangeBlocks(`${asking.baseUrl}/change-of-email/${oldToken}`, user.language)
        await noteSecurityEvent(stores, { ...asking, userId, event: 'asked to change the email', also })
        if (await stores.users.withPassword(email)) return
        const mail = confirmEmailMail({ ...user, email }, `${asking.baseUrl}/confirm-email/${token}`)
        await enqueueMail(stores.outbox, 'a link for a new email', mail)
      })
    },

    confirm: (token, opener = {}) =>
      inTransaction(async (stores) => {
        const due = now() + WAIT_MS
        const change = await stores.emailChanges.confirm(tokenHash(token), now(), due, due + KEPT_MS)
        if (!change) throw dead()
        return stateOf(stores, change.userId, change.dueAt, opener)
      }),

    approve: (oldToken, opener = {}) =>
      inTransaction(async (stores) => {
        const change = await stores.emailChanges.approve(tokenHash(oldToken), now())
        if (!change) throw dead()
        return stateOf(stores, change.userId, change.dueAt, opener)
      }),

    stop: (oldToken, opener = {}) =>
      inTransaction(async (stores) => {
        const userId = await stores.emailChanges.stop(tokenHash(oldToken))
        if (userId === undefined) throw dead()
        await noteSecurityEvent(stores, { ...opener, userId, event: 'cancelled a change of email' })
        return { state: 'stopped' }
      }),

    cancel: (userId, caller) =>
      inTransaction(async (stores) => {
        if (!(await stores.emailChanges.cancel(userId))) throw new NotFound(refusals.noChangeOfEmail)
        await noteSecurityEvent(stores, { ...caller, userId, event: 'cancelled a change of email' })
      }),

    carryOut,

    carryOutDue: async () => {
      for (const userId of await emailChanges.due(now())) await carryOut(userId)
    },
  }
}
