import { useState } from 'react'
import { Link } from 'react-router'
import type { AccountReply } from '#core/api/account.ts'
import { ApiError, OfflineError } from '../../api/http.ts'
import { endOtherSessions, endSession } from '../../api/queries.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import css from './account.module.css'

export function SessionsSection({ sessions }: Pick<AccountReply, 'sessions'>) {
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>, done: string) => {
    setBusy(true)
    setSaid('')
    setFailure('')
    try {
      await work()
      setSaid(done)
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof OfflineError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={pageCss.panel}>
      <h2>Where you are logged in</h2>
      <p className={css.said} role="status">
        {said}
      </p>
      <p role="alert">{failure}</p>
      <ul className={css.list}>
        {sessions.map(({ id, device, used, current }) => (
          <li key={id}>
            <span className={css.what}>
              {device}
              <small>{current ? 'This device, now' : `Last used on ${formatLocalDateTime(used)}`}</small>
            </span>
            {!current && (
              <Button
                look="link"
                busy={busy}
                aria-label={`Log out ${device}`}
                onClick={() => void act(() => endSession(id), `${device} is logged out.`)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={css.gap}>
        <Link to="/account/history">See your account activity</Link>
      </p>
      {sessions.length > 1 && (
        <div className={pageCss.actions}>
          <Button
            look="secondary"
            busy={busy}
            onClick={() => void act(endOtherSessions, 'You are logged out everywhere else.')}
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </section>
  )
}
