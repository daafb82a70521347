import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderReply } from '#core/api/payment.ts'
import { productById } from '#core/catalogue/products.ts'
import { refundRefusal } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import { call } from '../../api/http.ts'
import { willChanged } from '../../api/will.ts'
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
  operator: 'We looked at your order and decided to refund it.',
  provider: 'This payment was refunded.',
}

const refundState = ({ refund }: OrderReply): string | undefined => {
  if (!refund) return undefined
  const where = refund.done ? 'It can take up to 10 days to reach your bank.' : 'It is on its way.'
  return `${whyBack[refund.why]} ${where}`
}

type ReturnedItem = NonNullable<OrderReply['returnedItems']>[number]

const itemState = ({ item, pence, done }: ReturnedItem): string => {
  const of = `${price(pence)} for ${productById(item).name}`
  return done ? `We have refunded ${of}. It can take up to 10 days to reach your bank.` : `We are refunding ${of}.`
}

const sumOf = (items: readonly ReturnedItem[]): number => items.reduce((sum, { pence }) => sum + pence, 0)

/** What has gone back of an order and was not for one product of it. */
const otherwiseReturned = ({ returned = 0, returnedItems = [] }: OrderReply): number =>
  returned - sumOf(returnedItems.filter(({ done }) => done))

/** What is left of the money of an order, in pence. */
const leftOf = ({ total, returned = 0, returnedItems = [] }: OrderReply): number =>
  total - returned - sumOf(returnedItems.filter(({ done }) => !done))

const disputes: Record<NonNullable<OrderReply['dispute']>, string> = {
  disputed:
    'Your bank is looking into this payment and is holding the money until it decides. Until then you cannot use what you bought. Your answers are safe, and you can still change them. If you did not mean to question the payment, tell your bank and write to us.',
  lost: 'Your bank has returned the money, so you can no longer use what you bought. Your answers are safe, and you can order again at any time.',
}

/** What has become of an order, in sentences. */
const statesOf = (order: OrderReply): string[] => [
  ...(order.dispute ? [disputes[order.dispute]] : []),
  ...(order.refund ? [] : (order.returnedItems ?? []).map(itemState)),
  ...(otherwiseReturned(order) > 0 && !order.refund
    ? [`We have refunded ${price(otherwiseReturned(order))} of it. You keep what you bought.`]
    : []),
  ...(order.notRefundable ? [refundRefusal(order.notRefundable)] : []),
]

const keyOfOrders = ['orders']

type Refunding = {
  readonly order: OrderReply
  /** The order of the partner's will that was added to this one. */
  readonly addedLater: OrderReply | undefined
  /** The product that goes back while the rest is kept. Undefined: everything goes back. */
  readonly item: Returnable | undefined
}

type Returnable = NonNullable<OrderReply['returnable']>[number]

function WhatHappens({ order, addedLater, item }: Refunding) {
  if (item?.item === 'print') return <p>We will not print your will for you. You keep the rest of this order.</p>
  if (item)
    return (
      <p>
        {productById(item.item).name} is then no longer paid for. You keep the rest of this order. We keep your answers,
        and you can pay again later.
      </p>
    )
  return (
    <>
      <p>What you bought is then no longer paid for. We keep your answers, and you can pay again later.</p>
      {(order.items.includes('mirror') || order.items.includes('mirror-upgrade')) && (
        <p>Your partner’s will is then no longer paid for{order.items.includes('mirror') ? ' either' : ''}.</p>
      )}
      {addedLater && (
        <p>Your partner’s will is then no longer paid for either. We refund its {price(addedLater.total)} too.</p>
      )}
    </>
  )
}

/** The last look before the money goes back: what was bought is closed with it. */
function RefundDialog({ onClose, ...refunding }: Refunding & { onClose: () => void }) {
  const { order, item } = refunding
  const amount = price(item?.pence ?? leftOf(order))
  const form = useSubmitForm({
    save: async () => {
      await call('POST /api/payment/refund', { body: { id: order.id, ...(item && { item: item.item }) } })
      await willChanged()
    },
    onDone: onClose,
  })
  return (
    <FormDialog title={`Refund ${amount}?`} action={`Yes, refund ${amount}`} form={form} onClose={onClose}>
      <WhatHappens {...refunding} />
    </FormDialog>
  )
}

type RefundedWith = Pick<Refunding, 'order' | 'addedLater'>

/** What can go back at a press of a button: the whole order, and each product that the rest does not need. */
function RefundButtons({ order, addedLater, onDone }: RefundedWith & { onDone: () => Promise<unknown> }) {
  const [asking, setAsking] = useState<Returnable | 'all'>()
  const parts = order.returnable ?? []
  const close = () => {
    setAsking(undefined)
    void onDone()
  }
  if (!order.refundable && parts.length === 0) return null
  return (
    <div className="stack gap-12 from-start above-12">
      {order.refundable && (
        <>
          <p>We have not delivered any of it yet, so you can have all your money back.</p>
          <Button look="secondary" onClick={() => setAsking('all')}>
            Refund my {price(leftOf(order))}
          </Button>
        </>
      )}
      {parts.length > 0 && (
        <p>
          {order.refundable
            ? 'Or keep the rest and have a part back:'
            : 'We have not delivered this part yet, so you can have the money for it back:'}
        </p>
      )}
      {parts.map((part) => (
        <Button key={part.item} look="link" onClick={() => setAsking(part)}>
          Refund {price(part.pence)} for {productById(part.item).name}
        </Button>
      ))}
      {asking && (
        <RefundDialog
          order={order}
          addedLater={addedLater}
          item={asking === 'all' ? undefined : asking}
          onClose={close}
        />
      )}
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
            <span>{productById(id).price > 0 ? price(productById(id).price) : 'Free'}</span>
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
      <RefundButtons order={order} addedLater={addedLater} onDone={onDone} />
    </li>
  )
}

/** The customer's orders as receipts, each with its refund while that is possible. */
export function AccountOrders() {
  const { data, error, refetch } = useQuery({
    queryKey: keyOfOrders,
    queryFn: () => call('GET /api/account/orders'),
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
