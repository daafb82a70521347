import { pathOf } from '#core/journey/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'

export function PaymentErrorPage() {
  return (
    <PlainPage
      white
      title="Your payment did not go through"
      lead="No money was taken, and your will is saved as you left it. The card may have been refused, or the payment stopped part way."
    >
      <p className={css.notice}>
        What you chose, and a code if you used one, is kept. You can try again with the same card or another. If it goes
        wrong again, your bank can say why.
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
