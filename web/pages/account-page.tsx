import { useNavigate } from 'react-router'
import { isUnpaid } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { continueAt } from '#core/journey/visit.ts'
import { isComplete } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { reloadAccount, useAccount } from '../api/queries.ts'
import { logout } from '../api/session.ts'
import { today } from '../api/today.ts'
import { visitNow } from '../api/visits.ts'
import { forgetForm, useForm } from '../api/will.ts'
import { AccountOrders } from '../features/account/account-orders.tsx'
import { DataSection } from '../features/account/data-section.tsx'
import { SecondStepSection } from '../features/account/second-step-section.tsx'
import { SessionsSection } from '../features/account/sessions-section.tsx'
import { YouSection } from '../features/account/you-section.tsx'
import { CoupleSection } from '../features/couple/couple-section.tsx'
import { ExpertReviewSection } from '../features/expert-review/expert-review-section.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import css from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'

const stateOf = (will: Will): string => {
  if (will.paid === 1) return 'Paid for'
  if (will.toConfirm === 1) return 'Paid for by your partner. You still need to confirm it'
  return isComplete(will, today()) ? 'Complete, not paid for yet' : 'Not finished yet'
}

/** A customer of the existing-will check, who has answered no question of a new will. */
const hasOnlyACheck = (will: Will): boolean => will.checkMyWill === 1 && will.version === 0 && isUnpaid(will)

function YourWill() {
  const { will } = useForm()
  if (hasOnlyACheck(will))
    return (
      <section className={css.panel}>
        <h2>A new will</h2>
        <p className={css.soft}>You have not started a new will here.</p>
        <div className={css.actions}>
          <ButtonLink look="secondary" to={pathOf('will.about-me.full-name')}>
            Write a new will
          </ButtonLink>
        </div>
      </section>
    )
  return (
    <section className={css.panel}>
      <h2>Your will</h2>
      <p className={css.soft}>{stateOf(will)}</p>
      <div className={css.actions}>
        <ButtonLink to={pathOf(continueAt({ ...visitNow(will, undefined), will }))}>Continue your will</ButtonLink>
        {will.paid === 1 && (
          <ButtonLink look="secondary" to={pathOf('will.my-downloads')}>
            Your documents
          </ButtonLink>
        )}
        <ButtonLink look="link" to="/account/history">
          Your earlier answers
        </ButtonLink>
      </div>
    </section>
  )
}

/** For a customer of the existing-will check: the expert review, and a link to the report. */
function Check() {
  const { will } = useForm()
  if (will.checkMyWill === 0) return null
  return (
    <ExpertReviewSection
      beside={({ external_id }) =>
        external_id !== undefined && (
          <div className={css.actions}>
            <ButtonLink to={`/check-my-will/result/${external_id}`}>Your will check report</ButtonLink>
          </div>
        )
      }
    />
  )
}

function NotLoaded() {
  return (
    <section className={css.panel} role="alert">
      <h2>We could not load your account</h2>
      <p className={css.soft}>We could not reach the server. Nothing is lost.</p>
      <div className={css.actions}>
        <Button look="secondary" onClick={() => void reloadAccount()}>
          Try again
        </Button>
      </div>
    </section>
  )
}

export function AccountPage() {
  const navigate = useNavigate()
  const { data: account, isError } = useAccount()
  const checkFirst = hasOnlyACheck(useForm().will)
  const leave = async () => {
    await logout()
    await navigate('/login')
    forgetForm()
  }
  return (
    <PlainPage title="Your account">
      <div className={css.columns}>
        <div className={css.stack}>
          {checkFirst && <Check />}
          <YourWill />
          <CoupleSection />
          {!checkFirst && <Check />}
          {account && <YouSection account={account} onLogOut={() => void leave()} />}
          {account && <SessionsSection sessions={account.sessions} />}
          {isError && !account && <NotLoaded />}
        </div>
        <div className={css.stack}>
          <section className={css.panel}>
            <h2>Your orders</h2>
            <AccountOrders />
          </section>
          {account && <SecondStepSection account={account} />}
          {account && <DataSection factors={account} />}
        </div>
      </div>
    </PlainPage>
  )
}
