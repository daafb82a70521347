import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderReply, OrdersReply, RefundReply } from '#core/api/payment.ts'
import { productById } from '#core/catalogue/products.ts'
import { refundRefusal } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import { call } from '../../api/http.ts'
import { reloadForm } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account-orders.module.css'

const whyBack: Record<NonNullable<OrderReply['refund']>['why'], string> = {
  asked: 'You asked for a refund.',
  duplicate: 'You had already paid for this, so we refunded this payment.',
  'wrong-amount': 'The amount taken was not the price we showed you, so we refunded it.',
  'code-used-up': 'When your payment came, your code had been used up, so we refunded it.',
  'will-returned': 'It was for your partner’s will, and your own will is no longer paid for.',
  provider: 'This payment was refunded.',
}

const refundState = ({ refund }: OrderReply): string | undefined => {
  if (!refund) return undefined
  const where = refund.done ? 'It can take up to 10 days to reach your bank.' : 'It is on its way.'
  return `${whyBack[refund.why]} ${where}`
}

const disputes: Record<NonNullable<OrderReply['dispute']>, string> = {
  disputed:
    'Your bank is looking into this payment and is holding the money until it decides. Until then you cannot use what you bought. Your answers are safe, and you can still change them. If you did not mean to question the payment, tell your bank and write to us.',
  lost: 'Your bank has returned the money, so you can no longer use what you bought. Your answers are safe, and you can order again at any time.',
}

/** What has become of an order, in sentences. */
const statesOf = (order: OrderReply): string[] => [
  ...(order.dispute ? [disputes[order.dispute]] : []),
  ...(order.returned && !order.refund
    ? [`We have refunded ${price(order.returned)} of it. You keep what you bought.`]
    : []),
  ...(order.notRefundable ? [refundRefusal(order.notRefundable)] : []),
]

const keyOfOrders = ['orders']

/** The last look before the money goes back: what was bought is closed with it. */
function RefundDialog({
  order,
  addedLater,
  onClose,
}: {
  order: OrderReply
  /** The order of the partner's will that was added to this one. */
  addedLater: OrderReply | undefined
  onClose: () => void
}) {
  const amount = price(order.total - (order.returned ?? 0))
  const form = useSubmitForm({
    initial: {},
    check: () => [],
    save: async () => {
      await call<RefundReply>('/api/payment/refund', { body: { id: order.id } })
      await reloadForm()
    },
    onDone: onClose,
  })
  return (
    <FormDialog title={`Refund ${amount}?`} action={`Yes, refund ${amount}`} form={form} onClose={onClose}>
      <p>What you bought is then no longer paid for. We keep your answers, and you can pay again later.</p>
      {(order.items.includes('mirror') || order.items.includes('mirror-upgrade')) && (
        <p>Your partner’s will is then no longer paid for{order.items.includes('mirror') ? ' either' : ''}.</p>
      )}
      {addedLater && (
        <p>Your partner’s will is then no longer paid for either. We refund its {price(addedLater.total)} too.</p>
      )}
    </FormDialog>
  )
}

type RefundedWith = { readonly order: OrderReply; readonly addedLater: OrderReply | undefined }

function RefundButton({ order, addedLater, onDone }: RefundedWith & { onDone: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    void onDone()
  }
  return (
    <div className={css.refund}>
      <p>We have not delivered any of it yet, so you can have all your money back.</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        Refund my {price(order.total - (order.returned ?? 0))}
      </Button>
      {asking && <RefundDialog order={order} addedLater={addedLater} onClose={close} />}
    </div>
  )
}

function Order({ order, addedLater, onDone }: RefundedWith & { onDone: () => Promise<unknown> }) {
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
            <span>Includes VAT at {order.vatPercent}%</span>
            <span>{price(order.vat)}</span>
          </li>
        )}
      </ul>
      {returned && <p role="status">{returned}</p>}
      {statesOf(order).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {order.refundable && <RefundButton order={order} addedLater={addedLater} onDone={onDone} />}
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
  if (!data) return <p role="status">Loading your orders</p>
  if (data.orders.length === 0) return <p>You have not paid for anything yet.</p>
  return (
    <ul>
      {data.orders.map((order) => (
        <Order
          key={order.id}
          order={order}
          addedLater={
            order.items.includes('will')
              ? data.orders.find(({ items, refund }) => items.includes('mirror-upgrade') && !refund)
              : undefined
          }
          onDone={refetch}
        />
      ))}
    </ul>
  )
}
