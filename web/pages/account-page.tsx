import { useNavigate } from 'react-router'
import { isComplete } from '#core/journey/completeness.ts'
import { pathOf } from '#core/journey/pages.ts'
import { continueAt } from '#core/journey/visit.ts'
import { logout } from '../client/session.ts'
import { today } from '../client/today.ts'
import { visitNow } from '../client/visits.ts'
import { forgetForm, useForm } from '../client/will-client.ts'
import summaryCss from '../summary/summary.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'

export function AccountPage() {
  const { user, will } = useForm()
  const navigate = useNavigate()
  const leave = async () => {
    await logout()
    await navigate('/login')
    forgetForm()
  }
  const state = will.paid ? 'Paid for' : isComplete(will, today()) ? 'Complete, not paid for yet' : 'Not finished yet'
  return (
    <PlainPage title="Your account">
      <div className={css.columns}>
        <section className={css.panel}>
          <h2>You</h2>
          <dl>
            <div className={summaryCss.row}>
              <dt>Name</dt>
              <dd>
                {user.name} {user.last_name}
              </dd>
            </div>
            <div className={summaryCss.row}>
              <dt>Email</dt>
              <dd>{user.email}</dd>
            </div>
          </dl>
          <div className={css.actions}>
            <Button look="secondary" onClick={() => void leave()}>
              Log out
            </Button>
          </div>
        </section>
        <section className={css.panel}>
          <h2>Your will</h2>
          <p className={css.soft}>{state}</p>
          <div className={css.actions}>
            <ButtonLink to={pathOf(continueAt({ ...visitNow(will, undefined), will }))}>
              Go on with your will
            </ButtonLink>
            {will.paid === 1 && (
              <ButtonLink look="secondary" to={pathOf('will.my-downloads')}>
                Your documents
              </ButtonLink>
            )}
          </div>
        </section>
      </div>
    </PlainPage>
  )
}
