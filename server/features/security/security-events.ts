import type { AuditAction } from '#core/api/history.ts'
import { NOT_ME_LINK_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { Block } from '../../mail/template.ts'
import { securityMail } from '../../mail/templates/security.ts'
import { NotSignedIn } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'

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

export type SecurityStores = Pick<
  Stores,
  | 'users'
  | 'entitlements'
  | 'sessions'
  | 'challenges'
  | 'passwordResets'
  | 'emailChanges'
  | 'audit'
  | 'outbox'
  | 'notMeLinks'
>

type Noted = {
  readonly userId: number
  readonly event: SecurityEvent
  /** The token of the session that asks: it goes on where the others end. One that has ended since it asked may not. */
  readonly token?: string | undefined
  /** The token, perhaps a dead one, of a browser in which a link was opened: its session goes on, too. */
  readonly opener?: string | undefined
  /** Where it was done, like "Firefox on Windows". */
  readonly device?: string | undefined
  /** Where the customer reaches us, without a slash at the end; the home address when absent. */
  readonly baseUrl?: string | undefined
  /** No mail: the caller sends another one. */
  readonly ownMail?: true
  /** What the mail says besides. */
  readonly also?: readonly Block[]
  /** The address of the account before the event, when the event changed it: the mail goes there. */
  readonly oldEmail?: string
}

/**
 * Call it in the transaction of what was done, after it was done. What the event ends, ends; the account's activity gets its line;
 * the owner's mail is enqueued. `security-events.ts` says which. A user who does not exist is no error. Throws NotSignedIn when the
 * session that asks was ended at this moment, as by a new password: then nothing it asked for is done.
 */
export type NoteSecurityEvent = (stores: SecurityStores, noted: Noted) => Promise<void>

type Deps = Means<'enqueueMail' | 'clock' | 'randomBytes' | 'homeUrl'>

export const createNoteSecurityEvent = ({ enqueueMail, clock, randomBytes, homeUrl }: Deps): NoteSecurityEvent => {
  const sessionOf = async ({ sessions }: SecurityStores, token: string | undefined) =>
    token === undefined ? undefined : sessions.find(tokenHash(token), clock().getTime())

  const end = async (stores: SecurityStores, userId: number, kept: string | undefined): Promise<void> => {
    const session = await sessionOf(stores, kept)
    if (session) await stores.sessions.closeOthers(userId, session.id)
    else await stores.sessions.closeAll(userId)
    await stores.challenges.endAll(userId)
    await stores.passwordResets.endAll(userId)
    await stores.emailChanges.cancel(userId)
  }

  return async (
    stores,
    { userId, event, token, opener, device, baseUrl = homeUrl(), ownMail, also = [], oldEmail },
  ) => {
    // Events of one account are noted one after the other, so that what one ends, the next does not find.
    await stores.entitlements.lock(userId)
    const user = await stores.users.find(userId)
    if (!user) return
    if (token !== undefined && !(await sessionOf(stores, token))) throw new NotSignedIn()
    const { ends, gathered, mail } = consequencesOf(event)
    const at = clock()
    if (ends !== 'nothing') await end(stores, userId, ends === 'other sessions' ? (token ?? opener) : undefined)
    const isRepeat = gathered && !(await stores.audit.gather(userId, event, at, new Date(at.getTime() - DAY_MS)))
    if (!gathered) await stores.audit.add(userId, event, at)
    if (!isMailed(event) || ownMail || isRepeat) return
    const email = oldEmail ?? user.email
    const link = mail === 'with the link' ? newToken(randomBytes) : undefined
    if (link !== undefined) {
      const happenedAt = at.getTime()
      const expiresAt = happenedAt + NOT_ME_LINK_DAYS * DAY_MS
      await stores.notMeLinks.add({ userId, event, email, happenedAt }, tokenHash(link), expiresAt)
    }
    const notMeLink = link && `${baseUrl}/this-was-not-me/${link}`
    await enqueueMail(
      stores.outbox,
      'a security event',
      securityMail({ ...user, email }, { event, at, device, also, notMeLink }),
    )
  }
}
