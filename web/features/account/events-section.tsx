import { useState } from 'react'
import { Link } from 'react-router'
import type { AuditAction, HistoryReply } from '#core/api/history.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'

/** The account's events in the customer's words. */
const auditWords: Readonly<Record<AuditAction, string>> = {
  registered: 'You opened your account',
  'logged in': 'You logged in',
  'logged out': 'You logged out',
  'changed the password': 'You changed your password',
  'changed the email': 'You changed your email',
  'confirmed the email': 'You confirmed your email',
  'corrected the email': 'You corrected your email',
  'could not change the email': 'Your email was not changed: another account has the new one',
  'reset the password': 'You chose a new password with a link from our email',
  'asked to change the email': 'You asked to change your email',
  'cancelled a change of email': 'You stopped the change of your email',
  'added an authenticator': 'You added an authenticator app',
  'removed an authenticator': 'You removed an authenticator app',
  'renewed the recovery codes': 'You made new recovery codes',
  'used a recovery code': 'You used a recovery code',
  'asked to remove the second factors': 'Someone asked us to remove your second step',
  'removed the second factors': 'We removed your second step',
  'asked us to delete the account': 'Someone asked us to delete your account',
  'logged in from a new device': 'You logged in from a device we had not seen before',
  'failed to log in': 'Someone tried to log in with a wrong password',
  'typed many wrong passwords': 'Someone typed many wrong passwords where you were logged in',
  'locked the account': 'Your account was locked',
  'unlocked the account': 'Your account was unlocked',
  'added a passkey': 'You added a passkey',
  'removed a passkey': 'You removed a passkey',
  'ended other sessions': 'You logged out somewhere else',
  'went back to an earlier will': 'You went back to earlier answers',
  paid: 'You paid',
  'a part of an order was refunded': 'A part of an order was refunded',
  'downloaded documents': 'You downloaded documents',
  'planned the signing': 'You planned to sign your will',
  'gave up a planned signing': 'You gave up the day on which you planned to sign',
  'noted the signing': 'You told us that your will is signed',
  'withdrew a signed will': 'You told us that your signed will is torn up or replaced',
  'took back a withdrawn will': 'You told us that your signed will is not torn up or replaced',
  'took back the note of the signing': 'You told us that your will is not signed',
  'was asked for a review': 'We asked how writing your will was',
  'emailed an executor': 'We emailed an executor, as you asked',
  'asked for a bound print': 'You told us where to post your bound will',
  'a bound print was posted': 'We posted your bound will',
  'confirmed the will': 'You confirmed your will',
  'invited a partner': 'You invited your partner',
  'withdrew an invitation': 'You cancelled the invitation',
  'accepted an invitation': 'You accepted an invitation',
  'ended the pair': 'You unlinked your will from your partner’s',
  'asked a person to read': 'You asked a person to read your answers',
  'a person opened it to read': 'A person opened your answers to read them',
  'let us read the will, to help': 'You let us read your will, to help you',
  'sent the case to a law firm': 'You let a law firm see your case',
  'took the case back from a law firm': 'You took your case back from a law firm',
  'agreed to a clause of a law firm': 'You agreed to a clause that a law firm wrote',
  'declined a clause of a law firm': 'You declined a clause that a law firm wrote',
  'took out the clause of a law firm': 'You took out the clause that a law firm wrote',
  'exported everything': 'You downloaded everything we hold',
}

/** The number of events shown at first. */
const FIRST = 12

/** The events of the account, the newest first. */
export function EventsSection({ events }: Pick<HistoryReply, 'events'>) {
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, FIRST)
  return (
    <section className={pageCss.panel}>
      <h2>Account activity</h2>
      <p className="soft">
        If any of this was not you, <Link to="/account">change your password</Link>. That logs everyone else out.
      </p>
      <ol className="above-12">
        {shown.map(({ at, action, times }, index) => (
          // Two equal events may have the same time; the list is always drawn whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li className="tall-12 ruled" key={index}>
            {auditWords[action]}
            {times > 1 && ` (${times} times that day)`}
            <time className="block soft small" dateTime={at}>
              {formatLocalDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button look="link" onClick={() => setAll(true)}>
          Show all {events.length}
        </Button>
      )}
    </section>
  )
}
