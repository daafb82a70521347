import type { AuditAction } from '#core/api/history.ts'
import type { SecurityNews } from '../../mail/templates/security.ts'

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
    readonly news: SecurityNews
    /** Whether the mail has the link "This was not me". */
    readonly notMe: boolean
  }
}

/** Every event that concerns the security of an account, by its name in the account's activity, and what follows from it. */
export const securityEvents = {
  'changed the password': {
    ends: 'other sessions',
    mail: { news: 'changed the password', notMe: true },
  },
  'reset the password': {
    ends: 'every session',
    mail: { news: 'reset the password', notMe: true },
  },
  'asked to change the email': {
    ends: 'nothing',
    mail: { news: 'asked to change the email', notMe: true },
  },
  'cancelled a change of email': {
    ends: 'nothing',
    mail: { news: 'cancelled a change of email', notMe: false },
  },
  'changed the email': {
    ends: 'other sessions',
    mail: { news: 'changed the email', notMe: true },
  },
  'confirmed the email': { ends: 'nothing' },
  'added a passkey': {
    ends: 'other sessions',
    mail: { news: 'added a passkey', notMe: true },
  },
  'removed a passkey': {
    ends: 'other sessions',
    mail: { news: 'removed a passkey', notMe: true },
  },
  'added an authenticator': {
    ends: 'other sessions',
    mail: { news: 'added an authenticator', notMe: true },
  },
  'removed an authenticator': {
    ends: 'other sessions',
    mail: { news: 'removed an authenticator', notMe: true },
  },
  'renewed the recovery codes': {
    ends: 'nothing',
    mail: { news: 'renewed the recovery codes', notMe: true },
  },
  'used a recovery code': {
    ends: 'nothing',
    mail: { news: 'used a recovery code', notMe: true },
  },
  'asked to remove the second factors': {
    ends: 'nothing',
    mail: { news: 'asked to remove the second factors', notMe: true },
  },
  'removed the second factors': {
    ends: 'every session',
    mail: { news: 'removed the second factors', notMe: true },
  },
  // Whoever uses the account after it logs in again, which keeps the account.
  'asked us to delete the account': {
    ends: 'every session',
    mail: { news: 'asked us to delete the account', notMe: true },
  },
  'logged in from a new device': {
    ends: 'nothing',
    mail: { news: 'logged in from a new device', notMe: true },
  },
  'exported everything': {
    ends: 'nothing',
    mail: { news: 'exported everything', notMe: true },
  },
  'failed to log in': { ends: 'nothing', gathered: true },
  'typed many wrong passwords': {
    ends: 'nothing',
    gathered: true,
    mail: { news: 'typed many wrong passwords', notMe: true },
  },
  'locked the account': {
    ends: 'every session',
    mail: { news: 'locked the account', notMe: false },
  },
  'unlocked the account': {
    ends: 'nothing',
    mail: { news: 'unlocked the account', notMe: false },
  },
} as const satisfies Partial<Record<AuditAction, Consequences>>

export type SecurityEvent = keyof typeof securityEvents

export const consequencesOf = (event: SecurityEvent): Consequences => securityEvents[event]
