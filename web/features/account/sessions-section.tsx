import { Link } from 'react-router'
import type { AccountReply } from '#core/api/account.ts'
import { endOtherSessions, endSession } from '../../api/queries.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { useAct } from '../../ui/use-act.ts'
import css from './account.module.css'

export function SessionsSection({ sessions }: Pick<AccountReply, 'sessions'>) {
  const { said, failure, busy, act } = useAct()
  return (
    <FoldingSection
      title="Where you are logged in"
      state={sessions.length === 1 ? 'On this device only' : `On ${sessions.length} devices`}
    >
      <p className="said" role="status">
        {said}
      </p>
      <p role="alert">{failure}</p>
      <ul className={css.list}>
        {sessions.map(({ id, device, used, current }) => (
          <li key={id}>
            <span className="shrink anywhere">
              {device}
              <small className="block soft small">
                {current ? 'This device, now' : `Last used on ${formatLocalDateTime(used)}`}
              </small>
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
        <div className="cluster above-32 off-paper">
          <Button
            look="secondary"
            busy={busy}
            onClick={() => void act(endOtherSessions, 'You are logged out everywhere else.')}
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </FoldingSection>
  )
}
