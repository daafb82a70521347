import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { isComplete } from '#core/journey/walk.ts'
import { price } from '#core/text/money.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { call } from '../../api/http.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { useForm } from '../../api/will.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Shell } from '../../ui/shell.tsx'
import { TiedWill } from '../tied-will/tied-will.tsx'
import css from './thank-you-page.module.css'

/** What was paid, in one line. The orders show it in full on the account page. */
function Paid() {
  const { data } = useQuery({
    queryKey: ['orders'],
    queryFn: () => call('GET /api/account/orders'),
  })
  const paid = storage.paymentInfo.get()?.external_id
  const order = data?.orders.find(({ external_id }) => external_id === paid)
  if (!order || order.refund) return null
  return (
    <p className={css.paid}>
      {order.total > 0
        ? `Your payment of ${price(order.total)} has arrived. Order ${order.id}. The receipt is in your mail.`
        : `There was nothing to pay. Order ${order.id}.`}
    </p>
  )
}

export function ThankYouPage() {
  const { user, will } = useForm()
  // A sponsor's customer has paid nothing, and may not have answered everything.
  if (!isComplete(will, today())) return <Navigate replace to={pathOf('will.summary')} />
  return (
    <Shell>
      <main id="main" className={css.main}>
        <div className={css.tied}>
          <TiedWill name={fullNameOf(will.details)} arrives="falls" />
        </div>
        <div className={css.words}>
          <PageTitle tab="Thank you" className={css.title}>
            <span className="block balanced">Thank you, {user.name}.</span> Your will is ready to sign.
          </PageTitle>
          <p className={css.lead}>
            It counts from the moment you and two witnesses have signed it. We help you plan that.
          </p>
          <div className={css.open}>
            <ButtonLink to={pathOf('will.my-downloads')}>Open your documents</ButtonLink>
          </div>
          <Paid />
        </div>
      </main>
    </Shell>
  )
}
