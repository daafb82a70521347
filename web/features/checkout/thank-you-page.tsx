import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { isComplete } from '#core/journey/walk.ts'
import { price } from '#core/text/money.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { shared, paymentSuccessful as table, thankYou as words } from '#words/en/checkout.ts'
import { read } from '../../api/queries.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { reloadForm, useForm } from '../../api/will.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageTitle, Shell } from '../../ui/shell.tsx'
import { TiedWill } from '../tied-will/tied-will.tsx'
import { Together } from '../together/together.tsx'
import { useYoursToDo, YoursToDo } from '../yours-to-do/yours-to-do.tsx'
import { PaymentWait } from './payment-wait.tsx'
import css from './thank-you-page.module.css'

/** What was paid, in one line. The orders show it in full on the account page. */
function Paid() {
  const { data } = useQuery(read('GET /api/account/orders'))
  const paid = storage.paymentInfo.get()?.external_id
  const order = data?.orders.find(({ external_id }) => external_id === paid)
  if (!order || order.refund) return null
  return (
    <p className={css.paid}>
      {order.total > 0
        ? words.yourPaymentOfHasArrived(price(order.total), order.id)
        : words.thereWasNothingToPayOrder(order.id)}
    </p>
  )
}

export function ThankYouPage() {
  const { user, will } = useForm()
  const rows = useYoursToDo()
  // A sponsor's customer has paid nothing, and may not have answered everything.
  if (!isComplete(will, today())) return <Navigate replace to={pathOf('will.summary')} />
  return (
    <Shell>
      <main id="main" className={css.main}>
        <div className={css.tied}>
          <TiedWill name={fullNameOf(will.details)} arrives="falls" />
        </div>
        <div className={css.words}>
          <PageTitle tab={words.thankYou} className={css.title}>
            <span className="block balanced">{words.thanks(user.name)}</span> {words.yourWillIsReadyToSign}
          </PageTitle>
          <div className={css.open}>
            <ButtonLink label={words.openYourDocuments} to={pathOf('will.my-downloads')} />
          </div>
          <Together>
            {rows && <YoursToDo className="above-32" rows={rows} plain />}
            <Paid />
          </Together>
        </div>
      </main>
    </Shell>
  )
}

const summary = pathOf('will.summary')

export function PaymentSuccessfulPage() {
  return (
    <PaymentWait
      {...table.openingYourDocuments}
      paid={async () => {
        // The basket has been paid for.
        const payment = storage.paymentInfo.get()
        if (payment) storage.paymentInfo.set({ external_id: payment.external_id, id: payment.id })
        storage.promoCode.clear()
        await reloadForm()
        return pathOf('will.my-downloads-thank-you')
      }}
      none={summary}
      declined={pathOf('will.payment-error')}
      back={{ to: summary, words: shared.backToYourWill }}
    />
  )
}
