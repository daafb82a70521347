import { Link } from 'react-router'
import type { AccountReply } from '#core/api/account.ts'
import { shared, sessions as words } from '#words/en/account.ts'
import { changeAccount } from '../../api/queries.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { useAct } from '../../ui/use-act.ts'
import css from './account.module.css'

export function SessionsSection({ sessions }: Pick<AccountReply, 'sessions'>) {
  const { said, failure, busy, act } = useAct()
  return (
    <FoldingSection
      title={words.whereYouAreLoggedIn}
      state={sessions.length === 1 ? words.onThisDeviceOnly : words.onDevices(sessions.length)}
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
                {current ? words.thisDeviceNow : words.lastUsedOn(formatLocalDateTime(used))}
              </small>
            </span>
            {!current && (
              <Button
                label={shared.logOut}
                look="link"
                busy={busy}
                aria-label={words.logOutOf(device)}
                onClick={() =>
                  void act(
                    () => changeAccount('DELETE /api/account/sessions/{id}', { params: { id } }),
                    words.isLoggedOut(device),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      <p className="above-16">
        <Link to="/account/history">{words.seeYourAccountActivity}</Link>
      </p>
      {sessions.length > 1 && (
        <div className="cluster above-32 off-paper">
          <Button
            label={words.logOutEverywhereElse}
            look="secondary"
            busy={busy}
            onClick={() =>
              void act(() => changeAccount('DELETE /api/account/sessions'), words.youAreLoggedOutEverywhere)
            }
          />
        </div>
      )}
    </FoldingSection>
  )
}
