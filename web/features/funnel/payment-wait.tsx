import { PlainPage } from '../../pages/plain-page.tsx'
import css from '../../pages/simple-page.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type PaymentPaths, usePaymentStatus } from './use-payment-status.ts'

/** The page that waits for a payment. `belongsTo` is what a late payment is matched to. */
export function PaymentWait({
  belongsTo,
  back,
  ...paths
}: PaymentPaths & { belongsTo: string; back: { to: string; words: string } }) {
  const { stopped, again } = usePaymentStatus(paths)
  if (stopped === undefined)
    return (
      <PlainPage
        white
        title="We are checking your payment"
        tab="Your payment"
        lead="This usually takes a few seconds. You can leave this page; we will know when it arrives."
      >
        <p className={css.notice} role="status">
          Waiting for the payment to be confirmed.
        </p>
      </PlainPage>
    )
  return (
    <PlainPage
      white
      title="We could not confirm your payment yet"
      tab="Your payment"
      lead={
        stopped === 'retries'
          ? `It has not arrived in 15 minutes. If money has left your account it is not lost: it will be matched to ${belongsTo}.`
          : 'We could not reach our server to ask. If money has left your account it is not lost.'
      }
    >
      <div className={css.actions}>
        <Button onClick={again}>Check again</Button>
        <ButtonLink look="link" to={back.to}>
          {back.words}
        </ButtonLink>
      </div>
    </PlainPage>
  )
}
