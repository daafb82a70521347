import { Navigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { isComplete } from '#core/journey/walk.ts'
import { lpasBought } from '#core/lpa/lpas.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { reloadForm, useForm } from '../../api/will.ts'
import { ButtonLink } from '../../ui/button.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { CoupleSection } from '../couple/couple-section.tsx'
import { ReviewForm } from '../reviews/review-form.tsx'
import { PaymentWait } from './payment-wait.tsx'

const summary = pathOf('will.summary')

export function PaymentSuccessfulPage() {
  return (
    <PaymentWait
      belongsTo="your will"
      paid={async () => {
        // The basket has been paid for.
        const payment = storage.paymentInfo.get()
        if (payment) storage.paymentInfo.set({ external_id: payment.external_id, id: payment.id })
        await reloadForm()
        return pathOf('will.my-downloads-thank-you')
      }}
      none={summary}
      declined={pathOf('will.payment-error')}
      back={{ to: summary, words: 'Back to your will' }}
    />
  )
}

export function PaymentErrorPage() {
  // Without a payment of this browser there is none that failed.
  if (storage.paymentInfo.get() === undefined) return <Navigate replace to={summary} />
  return (
    <PlainPage
      white
      title="Your payment did not go through"
      lead="No money was taken, and your will is saved as you left it. Your bank may have refused the card, or the payment stopped part way."
    >
      <p className={css.notice}>
        We have kept what you chose, and your code if you used one. You can try again with the same card or another. If
        it goes wrong again, your bank can tell you why.
      </p>
      <div className={css.actions}>
        <ButtonLink to={pathOf('will.my-checkout')}>Try again</ButtonLink>
        <ButtonLink look="link" to={pathOf('will.summary')}>
          Back to your will
        </ButtonLink>
        <ButtonLink look="link" to="/contact-us">
          Write to us
        </ButtonLink>
      </div>
    </PlainPage>
  )
}

export function ThankYouPage() {
  const { user, will } = useForm()
  // A sponsor's customer has paid nothing, and may not have answered everything.
  if (!isComplete(will, today())) return <Navigate replace to={summary} />
  return (
    <PlainPage
      white
      title={`Thank you, ${user.name}`}
      tab="Thank you"
      lead="Your will is ready to print, and it has no effect until you have signed it."
    >
      <ol className={css.steps}>
        <li>Download your will and print all of it, on one side of the paper.</li>
        <li>Read it through. If something is wrong, change your answers and print it again. Never write on it.</li>
        <li>
          Sign it with two witnesses in the same room. Both must be 18 or over. Neither may be named in your will, or be
          married to or in a civil partnership with someone who is.
        </li>
      </ol>
      <div className={css.actions}>
        <ButtonLink to={pathOf('will.my-downloads')}>Go to your documents</ButtonLink>
        {lpasBought(will) !== 'none' && will.lpoaDate === undefined && (
          <ButtonLink look="secondary" to={pathOf('will.lpa')}>
            Start your power of attorney
          </ButtonLink>
        )}
      </div>
      {will.mirrorWill === 1 && (
        <div className={css.form}>
          <CoupleSection />
        </div>
      )}
      <div className={css.below}>
        <ReviewForm user={user} />
      </div>
    </PlainPage>
  )
}
