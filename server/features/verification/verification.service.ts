import { hash } from 'node:crypto'
import type { Identity } from '#core/api/auth.ts'
import { flagsOf } from '#core/catalogue/products.ts'
import { EMAIL_CODE_HOURS, EMAIL_CODES_A_DAY } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { emailKey } from '#core/text/names.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { emailChangedMail, verifyEmailMail } from '../../mail/templates/account.ts'
import { EmailUnverified, Invalid, NotSignedIn, PaymentNeeded, refusal } from '../../platform/errors.ts'
import { newToken, type RandomBytes, tokenHash } from '../../platform/random.ts'

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

type Caller = { readonly device: string; readonly baseUrl: string }
type Correction = Identity & { readonly email: string }

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes'> & {
  readonly emailVerifications: Pick<Stores['emailVerifications'], 'attempt'>
  readonly users: Pick<Stores['users'], 'isVerified'>
  /** Throws Invalid when it is not the customer who asks. */
  readonly confirmIdentity: (userId: number, identity: Identity, caller: Caller) => Promise<void>
}

const dead = (): Invalid => refusal('token', 'EMAIL_LINK_DEAD')

/** `baseUrl` is where the customer reaches us, without a slash at the end. */
export type VerificationService = ReturnType<typeof createVerificationService>

export const createVerificationService = (deps: Deps) => {
  const { emailVerifications, users, confirmIdentity, inTransaction, enqueueMail, clock, randomBytes } = deps

  const owner = async (stores: Pick<Stores, 'users'>, userId: number) => {
    const user = await stores.users.record(userId)
    if (!user) throw new NotSignedIn()
    return user
  }

  const assertCodesLeft = async (
    stores: Pick<Stores, 'emailVerifications' | 'entitlements'>,
    userId: number,
  ): Promise<void> => {
    // Of two that ask at the same moment, one counts the code of the other.
    await stores.entitlements.lock(userId)
    const sent = await stores.emailVerifications.sentSince(userId, clock().getTime() - DAY_MS)
    if (sent >= EMAIL_CODES_A_DAY) throw new Invalid({ email: ['EMAIL_CODES_TOO_MANY'] })
  }

  const send = async (stores: Stores, userId: number, baseUrl: string): Promise<void> => {
    const { code, token } = await issueCode(stores, userId, clock(), randomBytes)
    const { openedAt, device, ...recipient } = await owner(stores, userId)
    const proof = { code, link: `${baseUrl}/verify-email/${token}`, openedAt: new Date(openedAt), device }
    const mail = verifyEmailMail(recipient, proof)
    await enqueueMail(stores.outbox, 'a code for an email', mail)
  }

  const verifyBy = (hash: string): Promise<void> =>
    inTransaction(async (stores) => {
      const userId = await stores.emailVerifications.use(hash, clock().getTime())
      if (userId === undefined) throw dead()
      await markVerified(stores, userId, clock())
    })

  return {
    /** Sends another code and link. Throws Invalid when the address is verified, or too many were sent today. */
    sendAgain: (userId: number, baseUrl: string): Promise<void> =>
      inTransaction(async (stores) => {
        if (await stores.users.isVerified(userId)) throw new Invalid({ email: ['EMAIL_VERIFIED'] })
        await assertCodesLeft(stores, userId)
        await send(stores, userId, baseUrl)
      }),

    /** Verifies the address with the six figures of the newest mail. Throws Invalid. A verified address is no error. */
    byCode: async (userId: number, code: string): Promise<void> => {
      if (await users.isVerified(userId)) return
      // Outside the transaction: a wrong guess stays counted.
      const newest = await emailVerifications.attempt(userId, clock().getTime())
      if (!newest) throw new Invalid({ code: ['EMAIL_CODE_DEAD'] })
      if (codeHash(code, newest.tokenHash) !== newest.codeHash) throw new Invalid({ code: ['EMAIL_CODE_WRONG'] })
      await verifyBy(newest.tokenHash)
    },

    /** Verifies the address with the link of a mail. Throws Invalid when it is unknown or too old. */
    byLink: (token: string): Promise<void> => verifyBy(tokenHash(token)),

    /**
     * Another address for an account whose address was never verified: a typing error. Every code and link of the old address
     * ends. Throws Invalid when the address is verified or taken, the password wrong, or too many codes were sent today.
     */
    correct: async (userId: number, { email, ...identity }: Correction, caller: Caller): Promise<void> => {
      await confirmIdentity(userId, identity, caller)
      await inTransaction(async (stores) => {
        const before = await owner(stores, userId)
        if (await stores.users.isVerified(userId)) throw new Invalid({ email: ['EMAIL_VERIFIED'] })
        if (emailKey(email) === emailKey(before.email)) throw new Invalid({ email: ['EMAIL_SAME'] })
        await assertCodesLeft(stores, userId)
        // Before the address: a link that is being opened at this moment waits for this, and finds itself ended.
        await stores.emailVerifications.endAll(userId, clock().getTime())
        const held = await stores.notMeLinks.holds(email, clock().getTime(), userId)
        if (held || !(await stores.users.correctEmail(userId, email))) throw new Invalid({ email: ['EMAIL_TAKEN'] })
        await stores.passwordResets.endAll(userId)
        await stores.audit.add(userId, 'corrected the email', clock())
        await send(stores, userId, caller.baseUrl)
        await enqueueMail(stores.outbox, 'the email was changed', emailChangedMail(before))
      })
    },
  }
}

const CODE_MS = EMAIL_CODE_HOURS * 3_600_000
const CODES = 1_000_000
/** The largest multiple of CODES in 32 bits: numbers from here on would make some codes likelier than others. */
const UNEVEN_FROM = Math.floor(2 ** 32 / CODES) * CODES

/** What a mail carries to verify the address it goes to. */
export type EmailCode = {
  /** Six digits. */
  readonly code: string
  readonly token: string
}

/** Six digits, each code as likely as any other. */
export const newCode = (randomBytes: RandomBytes): string => {
  for (;;) {
    const number = Buffer.from(randomBytes(4)).readUInt32BE()
    if (number < UNEVEN_FROM) return String(number % CODES).padStart(6, '0')
  }
}

/** Bound to the link of its mail, so that equal codes of two customers have different hashes. */
export const codeHash = (code: string, linkHash: string): string => hash('sha256', `${linkHash} ${code}`, 'hex')

/** Makes the code and link of one mail. In the transaction that enqueues the mail. */
export const issueCode = async (
  { emailVerifications }: Pick<Stores, 'emailVerifications'>,
  userId: number,
  at: Date,
  randomBytes: RandomBytes,
): Promise<EmailCode> => {
  const made = { code: newCode(randomBytes), token: newToken(randomBytes) }
  const linkHash = tokenHash(made.token)
  const verification = { tokenHash: linkHash, codeHash: codeHash(made.code, linkHash) }
  await emailVerifications.add(userId, verification, at.getTime(), at.getTime() + CODE_MS)
  return made
}
