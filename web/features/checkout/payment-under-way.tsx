import { useQuery } from '@tanstack/react-query'
import { paymentStatuses } from '#core/catalogue/order.ts'
import { pathOf } from '#core/journey/pages.ts'
import { paymentUnderWay as words } from '#words/en/checkout.ts'
import { storage } from '../../api/storage.ts'
import { markVisited } from '../../api/visits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { fetchPaymentStatus } from './payment-wait.tsx'

/** A payment that was started in this browser and has not been confirmed: its basket is still stored. */
const startedPayment = (): string | undefined => {
  const payment = storage.paymentInfo.get()
  return payment?.items === undefined ? undefined : payment.external_id
}

/** What is known of a payment that was started in this browser. Undefined where there is none, or where it failed. */
export const usePaymentUnderWay = (): 'not known' | 'paid' | undefined => {
  const id = startedPayment()
  const { data } = useQuery({
    queryKey: ['payment', id],
    queryFn: () => fetchPaymentStatus(id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
  })
  if (data === undefined || data.status === paymentStatuses.failed) return undefined
  return data.status === paymentStatuses.paid ? 'paid' : 'not known'
}

export function CheckPaymentLink({ look, children }: { look: 'secondary' | 'inverse'; children: string }) {
  return (
    <ButtonLink
      look={look}
      to={pathOf('will.payment-successful')}
      onClick={() => markVisited('will.payment-successful')}
    >
      {children}
    </ButtonLink>
  )
}

/** Told where a payment could be started again, so that no customer pays twice after a reload. */
export function PaymentUnderWay() {
  const payment = usePaymentUnderWay()
  if (payment === undefined) return null
  const isPaid = payment === 'paid'
  return (
    <section className={`${pageCss.panel} above-24 below-24`} role="status">
      <h2>{isPaid ? words.yourPaymentHasArrived : words.youHaveStartedToPay}</h2>
      <p>{isPaid ? words.nothingIsLeftToPayFor : words.weHaveNotHeardYetWhether}</p>
      <div className="cluster above-32 off-paper">
        <CheckPaymentLink look="secondary">{isPaid ? words.carryOn : words.checkMyPayment}</CheckPaymentLink>
      </div>
    </section>
  )
}
