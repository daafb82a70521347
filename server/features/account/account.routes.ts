import type { AboutAddressReply, Identity } from '#core/api/auth.ts'
import {
  accountCalls,
  browserKeyCalls,
  customerConsentCalls,
  emailChangeCalls,
  factorsCalls,
  historyCalls,
  reclaimCalls,
  verificationCalls,
} from '#core/api/contract/account.ts'
import { HELP_CONSENT, HELP_HOURS } from '#core/constants.ts'
import type { UserRecord } from '../../db/repositories/users.store.ts'
import type { BesideStores, Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, refusal } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import type { CountAttempt } from '../../platform/rate-limit.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import type { EmailChangeService } from '../email-change/email-change.service.ts'
import { deskLooksOf, type HistoryService } from '../history/history.service.ts'
import type { RefundsService } from '../payments/refunds.service.ts'
import { createReferralService } from '../referrals/referral.service.ts'
import type {
  AuthenticatorsService,
  PasskeysService,
  SecondFactorService,
} from '../second-factor/second-factor.service.ts'
import type { VerificationService } from '../verification/verification.service.ts'
import type { AccountService } from './account.service.ts'
import { createErasure, type Erasure } from './erasure.ts'
import { createExportAccount } from './export.ts'

type Deps = Needs<typeof createErasure> &
  Needs<typeof createReferralService> &
  Omit<BesideStores<typeof createExportAccount>, 'orders' | 'devices' | 'referral'> & {
    readonly account: AccountService
    readonly refunds: RefundsService
    /** A change that is due is made before the account is shown. */
    readonly emailChange: Pick<EmailChangeService<Identity>, 'carryOut'>
  }

export const accountFeature = (deps: Deps) => {
  const { account, emailChange, stores, wills, refunds: orders } = deps
  const erasure = createErasure(deps)
  const referral = createReferralService(deps)
  const exportAccount = createExportAccount({
    ...deps,
    ...stores,
    wills,
    orders,
    devices: stores.knownDevices,
    referral,
  })
  return serve(accountCalls, {
    'GET /api/account': async ({ userId, token, caller }) => {
      await emailChange.carryOut(userId, { ...caller, opener: token })
      return account.read(userId, token)
    },
    'PATCH /api/account': ({ userId, body }) => account.rename(userId, body),
    'DELETE /api/account': ({ userId, body, caller }) => erasure.asked(userId, body, caller),
    'POST /api/account/export': async ({ userId, token, body, asking }) => {
      await deps.confirmIdentity(userId, body, asking)
      return { name: 'my-account.zip', bytes: await exportAccount(userId, token, asking) }
    },
    'POST /api/account/password': ({ userId, token, body, caller }) =>
      account.changePassword(userId, token, body, caller),
    'DELETE /api/account/sessions': ({ userId, token }) => account.endOtherSessions(userId, token),
    'DELETE /api/account/sessions/{id}': ({ userId, params }) => account.endSession(userId, params.id),
  })
}

/** The key is held by a page in memory alone: what a browser stores cannot be read without the session. */
export const browserKeyFeature = ({ stores }: { readonly stores: Pick<Stores, 'browserKeys'> }) =>
  serve(browserKeyCalls, {
    'GET /api/account/browser-key': async ({ userId }) => ({ key: await stores.browserKeys.of(userId) }),
  })

export const verificationFeature = ({ verification }: { readonly verification: VerificationService }) =>
  serve(verificationCalls, {
    'POST /api/account/email/verify': ({ userId, body }) => verification.byCode(userId, body.code),
    'POST /api/account/email/code': ({ userId, baseUrl }) => verification.sendAgain(userId, baseUrl),
    'POST /api/account/email/correct': ({ userId, body, caller }) => verification.correct(userId, body, caller),
    // The link from the mail: opened where the customer reads mail, which may not be where they are logged in.
    'POST /api/auth/verify-email': ({ body }) => verification.byLink(body.token),
  })

/** The links of the mails are opened where the customer reads mail, which may not be where they are logged in. */
export const emailChangeFeature = ({ emailChange }: { readonly emailChange: EmailChangeService<Identity> }) =>
  serve(emailChangeCalls, {
    'POST /api/account/email': ({ userId, body: { email, ...proof }, asking }) =>
      emailChange.ask(userId, { email, proof }, asking),
    'DELETE /api/account/email': ({ userId, caller }) => emailChange.cancel(userId, caller),
    'POST /api/auth/confirm-email': ({ body, caller, bearer }) =>
      emailChange.confirm(body.token, { ...caller, opener: bearer }),
    'POST /api/auth/email-change': ({ body: { token, agreed }, caller, bearer }) => {
      const opener = { ...caller, opener: bearer }
      return agreed ? emailChange.approve(token, opener) : emailChange.stop(token, opener)
    },
  })

export const historyFeature = ({ history }: { readonly history: HistoryService }) =>
  serve(historyCalls, {
    'GET /api/account/history': ({ userId, caller }) => history.list(userId, caller.language),
    'GET /api/account/history/{version}': ({ userId, params }) => history.at(userId, params.version),
    'POST /api/account/history/restore': ({ userId, body }) => history.restore(userId, body.version, body.earlier),
  })

type FactorsDeps = {
  readonly passkeys: PasskeysService
  readonly authenticators: AuthenticatorsService
  readonly secondFactor: SecondFactorService
  readonly countAttempt: CountAttempt
}

export const secondFactorFeature = ({ passkeys, authenticators, secondFactor, countAttempt }: FactorsDeps) => {
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

type ConsentDeps = Means<'inTransaction' | 'clock'> & { readonly stores: Pick<Stores, 'deskAudit' | 'deskConsents'> }

export const customerConsentFeature = ({ stores, inTransaction, clock }: ConsentDeps) =>
  serve(customerConsentCalls, {
    'GET /api/account/looks': ({ userId }) => deskLooksOf(stores, userId, clock()),
    'POST /api/account/help': async ({ userId }) => {
      const at = clock()
      const endsAt = new Date(at.getTime() + HELP_HOURS * 60 * 60_000)
      await inTransaction(async (all) => {
        await all.deskConsents.give(userId, { purpose: 'help', words: HELP_CONSENT, at, endsAt })
        await all.audit.add(userId, 'let us read the will, to help', at)
      })
      return deskLooksOf(stores, userId, clock())
    },
    'DELETE /api/account/help': async ({ userId }) => {
      await stores.deskConsents.end(userId, 'help', clock())
    },
  })

type ReclaimDeps = {
  readonly users: Pick<Stores['users'], 'record'>
  readonly passwordResets: Pick<Stores['passwordResets'], 'userOf'>
  readonly emailVerifications: Pick<Stores['emailVerifications'], 'userOf'>
  readonly erasure: Pick<Erasure, 'erase'>
  readonly clock: Clock
}

/**
 * What the owner of a mailbox may do with an account that was opened with their address and never verified. Choosing a new password
 * keeps it (`server/features/auth/password-reset.service.ts`), as does confirming the address; disowning deletes it.
 */
const createReclaimService = (deps: ReclaimDeps) => {
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
      if (!account) throw refusal('token', 'RESET_LINK_DEAD')
      return openingOf(account)
    },

    /** The same by a link that verifies the address. Throws Invalid when the link is dead. */
    aboutVerification: async (token: string): Promise<AboutAddressReply> => {
      const account = await accountOf(emailVerifications, token)
      if (!account) throw refusal('token', 'EMAIL_LINK_DEAD')
      return openingOf(account)
    },

    /** Deletes the account with everything in it, by either link. Throws Invalid when it is dead or the address was verified. */
    disown: async (token: string): Promise<void> => {
      const account = (await accountOf(passwordResets, token)) ?? (await accountOf(emailVerifications, token))
      if (!account) throw refusal('token', 'RESET_LINK_DEAD')
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
