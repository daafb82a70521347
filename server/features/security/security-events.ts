import type { AuditAction } from '#core/api/history.ts'

type Consequences = {
  /**
   * The sessions that end. With any of them end second-factor tickets, links for a new password and a waiting change of email,
   * so that nothing obtained before the event works after it.
   */
  readonly ends: 'nothing' | 'other sessions' | 'every session'
  /** One row of the account's activity, and one mail, a day, however often it happens. */
  readonly gathered?: true
  /** The mail to the owner, with the link “This was not me” or without. Absent when none is sent. */
  readonly mail?: 'with the link' | 'without'
}

/** Every event that concerns the security of an account, by its name in the account's activity, and what follows from it. */
export const securityEvents = {
  'changed the password': { ends: 'other sessions', mail: 'with the link' },
  'reset the password': { ends: 'every session', mail: 'with the link' },
  'asked to change the email': { ends: 'nothing', mail: 'with the link' },
  'cancelled a change of email': { ends: 'nothing', mail: 'without' },
  'changed the email': { ends: 'other sessions', mail: 'with the link' },
  'confirmed the email': { ends: 'nothing' },
  'added a passkey': { ends: 'other sessions', mail: 'with the link' },
  'removed a passkey': { ends: 'other sessions', mail: 'with the link' },
  'added an authenticator': { ends: 'other sessions', mail: 'with the link' },
  'removed an authenticator': { ends: 'other sessions', mail: 'with the link' },
  'renewed the recovery codes': { ends: 'nothing', mail: 'with the link' },
  'used a recovery code': { ends: 'nothing', mail: 'with the link' },
  'asked to remove the second factors': { ends: 'nothing', mail: 'with the link' },
  'removed the second factors': { ends: 'every session', mail: 'with the link' },
  // Whoever uses the account after it logs in again, which keeps the account.
  'asked us to delete the account': { ends: 'every session', mail: 'with the link' },
  'logged in from a new device': { ends: 'nothing', mail: 'with the link' },
  'exported everything': { ends: 'nothing', mail: 'with the link' },
  'failed to log in': { ends: 'nothing', gathered: true },
  'typed many wrong passwords': { ends: 'nothing', gathered: true, mail: 'with the link' },
  'locked the account': { ends: 'every session', mail: 'without' },
  'unlocked the account': { ends: 'nothing', mail: 'without' },
} as const satisfies Partial<Record<AuditAction, Consequences>>

export type SecurityEvent = keyof typeof securityEvents

export const consequencesOf = (event: SecurityEvent): Consequences => securityEvents[event]

type Mailed = {
  [E in SecurityEvent]: (typeof securityEvents)[E] extends { readonly mail: string } ? E : never
}[SecurityEvent]

/** Whether the owner is written to about it: `securityNews` has the words under its name, or nothing compiles. */
export const isMailed = (event: SecurityEvent): event is Mailed => consequencesOf(event).mail !== undefined
