import type { AuditAction } from '#core/api/history.ts'
import { brand } from '#core/brand.ts'
import { ASKED_DELETION_WAIT_DAYS, MAX_WRONG_PASSWORDS_AN_HOUR } from '#core/constants.ts'

type Consequences = {
  /**
   * The sessions that end. With any of them end second-factor tickets, links for a new password and a waiting change of email,
   * so that nothing obtained before the event works after it.
   */
  readonly ends: 'nothing' | 'other sessions' | 'every session'
  /** One row of the account's activity, and one mail, a day, however often it happens. */
  readonly gathered?: true
  /** The mail to the owner. Absent when none is sent. */
  readonly mail?: {
    readonly subject: string
    readonly says: string
    /** Whether the mail has the link "This was not me". */
    readonly notMe: boolean
  }
}

const account = `your ${brand.name} account`

/** Every event that concerns the security of an account, by its name in the account's activity, and what follows from it. */
export const securityEvents = {
  'changed the password': {
    ends: 'other sessions',
    mail: {
      subject: `The password of ${account} was changed`,
      says: `The password of ${account} was changed. Every other device was logged out.`,
      notMe: true,
    },
  },
  'reset the password': {
    ends: 'every session',
    mail: {
      subject: `The password of ${account} was changed`,
      says: `A new password was chosen for ${account}, with a link that we sent to this address. Every device was logged out.`,
      notMe: true,
    },
  },
  'asked to change the email': {
    ends: 'nothing',
    mail: {
      subject: `Someone asked to change the email of ${account}`,
      says: `Someone who is logged in to ${account} asked us to use another email for it. It has not changed yet.`,
      notMe: true,
    },
  },
  'cancelled a change of email': {
    ends: 'nothing',
    mail: {
      subject: `The email of ${account} stays as it is`,
      says: `The change of email for ${account} was stopped. We will keep using this address.`,
      notMe: false,
    },
  },
  'changed the email': {
    ends: 'other sessions',
    mail: {
      subject: `The email of ${account} was changed`,
      says: `${brand.name} now uses another email for your account. We will not email you here about it again.`,
      notMe: true,
    },
  },
  'confirmed the email': { ends: 'nothing' },
  'added a passkey': {
    ends: 'other sessions',
    mail: {
      subject: `A passkey was added to ${account}`,
      says: `A passkey was added to ${account}. From now on we ask for it after the password. Every other device was logged out.`,
      notMe: true,
    },
  },
  'removed a passkey': {
    ends: 'other sessions',
    mail: {
      subject: `A passkey was removed from ${account}`,
      says: `A passkey was removed from ${account}. Every other device was logged out.`,
      notMe: true,
    },
  },
  'added an authenticator': {
    ends: 'other sessions',
    mail: {
      subject: `An authenticator app was added to ${account}`,
      says: `An authenticator app was added to ${account}. From now on we ask for its code after the password. Every other device was logged out.`,
      notMe: true,
    },
  },
  'removed an authenticator': {
    ends: 'other sessions',
    mail: {
      subject: `An authenticator app was removed from ${account}`,
      says: `An authenticator app was removed from ${account}. Every other device was logged out.`,
      notMe: true,
    },
  },
  'renewed the recovery codes': {
    ends: 'nothing',
    mail: {
      subject: `New recovery codes for ${account}`,
      says: `New recovery codes were made for ${account}. The old ones no longer work.`,
      notMe: true,
    },
  },
  'used a recovery code': {
    ends: 'nothing',
    mail: {
      subject: `A recovery code was used for ${account}`,
      says: `A recovery code was used for ${account}, after its password. It does not work a second time.`,
      notMe: true,
    },
  },
  'asked to remove the second factors': {
    ends: 'nothing',
    mail: {
      subject: `The second step of ${account} is to be removed`,
      says: `Someone told us that every passkey, authenticator app and recovery code of ${account} is lost. In 72 hours we can remove them. The password is then enough to log in. Log in before then to stop it.`,
      notMe: true,
    },
  },
  'removed the second factors': {
    ends: 'every session',
    mail: {
      subject: `The second step of ${account} was removed`,
      says: `Every passkey, authenticator app and recovery code of ${account} was removed, because they were lost. The password is enough to log in now. Every device was logged out.`,
      notMe: true,
    },
  },
  // Whoever uses the account after it logs in again, which keeps the account.
  'asked us to delete the account': {
    ends: 'every session',
    mail: {
      subject: `We were asked to delete ${account}`,
      says: `Someone who showed us that they are you asked us to delete ${account}, with every answer and document in it. From ${ASKED_DELETION_WAIT_DAYS} days after this email we do that. Log in before then to keep it. This does not affect a will you have printed and signed.`,
      notMe: true,
    },
  },
  'logged in from a new device': {
    ends: 'nothing',
    mail: {
      subject: `A new log-in to ${account}`,
      says: `Someone logged in to ${account} with the password, from a device that we had not seen before.`,
      notMe: true,
    },
  },
  'exported everything': {
    ends: 'nothing',
    mail: {
      subject: `Everything in ${account} was downloaded`,
      says: `Someone who is logged in to ${account} downloaded everything we hold in it.`,
      notMe: true,
    },
  },
  'failed to log in': { ends: 'nothing', gathered: true },
  'typed many wrong passwords': {
    ends: 'nothing',
    gathered: true,
    mail: {
      subject: `Many wrong passwords in ${account}`,
      says: `Someone who is logged in to ${account} typed ${MAX_WRONG_PASSWORDS_AN_HOUR} wrong passwords within an hour, where we ask for the password before a change. Nothing was changed. They cannot try again for an hour. If it was you and you forgot it, log out, then choose “Forgot your password?”.`,
      notMe: true,
    },
  },
  'locked the account': {
    ends: 'every session',
    mail: {
      subject: `${brand.name} has locked your account`,
      says: `${account.replace('your', 'Your')} is locked. Nobody can log in to it, and every device was logged out. Nothing in it was deleted.`,
      notMe: false,
    },
  },
  'unlocked the account': {
    ends: 'nothing',
    mail: {
      subject: `${account.replace('your', 'Your')} is open again`,
      says: `${account.replace('your', 'Your')} is no longer locked. You can log in again.`,
      notMe: false,
    },
  },
} as const satisfies Partial<Record<AuditAction, Consequences>>

export type SecurityEvent = keyof typeof securityEvents

export const consequencesOf = (event: SecurityEvent): Consequences => securityEvents[event]
