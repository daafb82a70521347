import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderReply, OrdersReply, RefundReply } from '#core/api/payment.ts'
import { productById } from '#core/catalogue/products.ts'
import { refundRefusal } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { reloadForm } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import css from './account-orders.module.css'

const whyBack: Record<NonNullable<OrderReply['refund']>['why'], string> = {
  asked: 'You asked for your money back.',
  duplicate: 'You had paid for the same thing before, so we returned this payment.',
  'wrong-amount': 'The amount taken was not the price you were shown, so we returned it.',
  'code-used-up': 'When your payment came, its code had been used as often as it can be, so we returned it.',
  provider: 'The payment was returned.',
}

const refundState = ({ refund }: OrderReply): string | undefined => {
  if (!refund) return undefined
  const where = refund.done ? 'It can take up to ten days until your bank shows it.' : 'It is on its way.'
  return `${whyBack[refund.why]} ${where}`
}

const disputes: Record<NonNullable<OrderReply['dispute']>, string> = {
  disputed:
    'Your bank is looking at this payment and holds the money until it has decided. Until then, what you bought is closed. Everything you wrote is kept, and you can go on changing it. If you did not mean to question the payment, tell your bank and write to us.',
  lost: 'Your bank has returned the money, so what you bought is closed. Everything you wrote is kept, and you can order again whenever you like.',
}

/** What has become of an order, in sentences. */
const statesOf = (order: OrderReply): string[] => [
  ...(order.dispute ? [disputes[order.dispute]] : []),
  ...(order.returned && !order.refund
    ? [`We have returned ${price(order.returned)} of it. What you bought stays yours.`]
    : []),
  ...(order.notRefundable ? [refundRefusal(order.notRefundable)] : []),
]

const keyOfOrders = ['orders']

function RefundButton({ order, onDone }: { order: OrderReply; onDone: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const refund = async () => {
    setBusy(true)
    setFailure('')
    try {
      await call<RefundReply>('/api/payment/refund', { body: { id: order.id } })
      await reloadForm()
      await onDone()
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof OfflineError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.refund}>
      <p>
        Nothing of it has been delivered yet, so you can have all your money back. What you answered stays as it is.
        {order.items.includes('mirror') && ' Your partner’s will is then not paid for either.'}
      </p>
      <Button look="secondary" busy={busy} onClick={() => void refund()}>
        Give me my {price(order.total - (order.returned ?? 0))} back
      </Button>
      <p role="alert">{failure}</p>
    </div>
  )
}

function Order({ order, onDone }: { order: OrderReply; onDone: () => Promise<unknown> }) {
  const returned = refundState(order)
  return (
    <li className={css.order}>
      <p className={css.head}>
        <span>
          Order {order.id}, {formatLondonDate(order.paidAt)}
        </span>
        <span>{price(order.total)}</span>
      </p>
      <ul className={css.items}>
        {order.items.map((id) => (
          <li key={id}>
            <span>{productById(id).name}</span>
            <span>{price(productById(id).price)}</span>
          </li>
        ))}
        {order.items.length === 0 && <li>Your will, paid for by your partner</li>}
        {order.listPrice > order.total && (
          <li>
            <span>
              {order.promoCode === undefined ? 'Paid for you' : `Code ${order.promoCode}`}
              {order.funder !== undefined && `, paid by ${order.funder}`}
            </span>
            <span>−{price(order.listPrice - order.total)}</span>
          </li>
        )}
        {order.vat > 0 && (
          <li>
            <span>VAT at {order.vatPercent}%, inside the total</span>
            <span>{price(order.vat)}</span>
          </li>
        )}
      </ul>
      {returned && <p role="status">{returned}</p>}
      {statesOf(order).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {order.refundable && <RefundButton order={order} onDone={onDone} />}
    </li>
  )
}

/** The customer's orders as receipts, each with its refund while that is possible. */
export function AccountOrders() {
  const { data, error, refetch } = useQuery({
    queryKey: keyOfOrders,
    queryFn: () => call<OrdersReply>('/api/account/orders', { method: 'GET' }),
    staleTime: 0,
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <p role="status">Looking for your orders</p>
  if (data.orders.length === 0) return <p>You have not paid for anything yet.</p>
  return (
    <ul>
      {data.orders.map((order) => (
        <Order key={order.id} order={order} onDone={refetch} />
      ))}
    </ul>
  )
}
