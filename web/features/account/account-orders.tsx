import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderReply } from '#core/api/payment.ts'
import { isPosted, productById } from '#core/catalogue/products.ts'
import { priceThen, refundRefusal } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import { accountOrders as words } from '#words/en/account.ts'
import { kept } from '#words/en/forms.ts'
import { call } from '../../api/http.ts'
import { read } from '../../api/queries.ts'
import { willChanged } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import css from './account-orders.module.css'

const whyBack: Record<NonNullable<OrderReply['refund']>['why'], string> = words.whyBack

/** Neither we nor the provider can send what is owed now. */
const isHeldUp = ({ sentBack, dispute }: OrderReply): boolean => sentBack !== undefined || dispute !== undefined

const refundState = (order: OrderReply): string | undefined => {
  const { refund, total } = order
  if (!refund) return undefined
  if (total === 0 || isHeldUp(order)) return whyBack[refund.why]
  const where = refund.done ? words.itCanTakeUpTo10 : words.itIsOnItsWay
  return `${whyBack[refund.why]} ${where}`
}

type ReturnedItem = NonNullable<OrderReply['returnedItems']>[number]

const itemState = ({ item, pence, done }: ReturnedItem): string => {
  const name = kept.said(productById(item).name)
  return done ? words.weHaveRefundedForItCan(price(pence), name) : words.weAreRefundingFor(price(pence), name)
}

const sumOf = (items: readonly ReturnedItem[]): number => items.reduce((sum, { pence }) => sum + pence, 0)

/** What has gone back of an order and was not for one product of it. */
const otherwiseReturned = ({ returned = 0, returnedItems = [] }: OrderReply): number =>
  returned - sumOf(returnedItems.filter(({ done }) => done))

/** What is left of the money of an order, in pence. */
const leftOf = ({ total, returned = 0, returnedItems = [] }: OrderReply): number =>
  total - returned - sumOf(returnedItems.filter(({ done }) => !done))

const disputes: Record<NonNullable<OrderReply['dispute']>, string> = words.disputes

/** What has become of an order, in sentences. */
const statesOf = (order: OrderReply): string[] => [
  ...(order.dispute ? [disputes[order.dispute]] : []),
  ...(order.sentBack ? [words.refundNotPaid(price(order.sentBack))] : []),
  ...(order.tooMuch ? [words.tooMuch(price(order.tooMuch))] : []),
  ...(order.refund ? [] : (order.returnedItems ?? []).filter(({ done }) => done || !isHeldUp(order)).map(itemState)),
  ...(otherwiseReturned(order) > 0 && !order.refund
    ? [words.weHaveRefundedOfItYou(price(otherwiseReturned(order)))]
    : []),
  ...(order.notRefundable ? [refundRefusal(order.notRefundable)] : []),
]

type Refunding = {
  readonly order: OrderReply
  /** The product that goes back while the rest is kept. Undefined: everything goes back. */
  readonly item: Returnable | undefined
}

type Returnable = NonNullable<OrderReply['returnable']>[number]

function WhatHappens({ order, item }: Refunding) {
  if (item && isPosted(item.item)) return <p>{words.weWillNotPrintYourWill}</p>
  if (item && item.item !== 'will') return <p>{words.isThenNoLongerPaidFor(kept.said(productById(item.item).name))}</p>
  return (
    <>
      <p>{item ? words.isThenNoLongerPaidFor(kept.said(productById(item.item).name)) : words.whatYouBoughtIsThenNo}</p>
      {((order.items.includes('mirror') && !item) || order.alsoBack === 0) && <p>{words.partnersWillUnpaidEither}</p>}
      {order.items.includes('mirror-upgrade') && !order.items.includes('mirror') && <p>{words.partnersWillUnpaid}</p>}
      {(order.alsoBack ?? 0) > 0 && <p>{words.partnersWillRefundedToo(price(order.alsoBack ?? 0))}</p>}
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
    <FormDialog title={words.refund(amount)} action={words.yesRefund(amount)} form={form} onClose={onClose}>
      <WhatHappens {...refunding} />
    </FormDialog>
  )
}

type Shown = { readonly order: OrderReply; readonly onDone: () => Promise<unknown> }

/** What can go back at a press of a button: the whole order, and each product that the rest does not need. */
function RefundButtons({ order, onDone }: Shown) {
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
          <p>{words.weHaveNotDeliveredAnyOf}</p>
          <Button label={words.refundMy(price(leftOf(order)))} look="secondary" onClick={() => setAsking('all')} />
        </>
      )}
      {parts.length > 0 && <p>{order.refundable ? words.orKeepTheRestAndHave : words.weHaveNotDeliveredThisPart}</p>}
      {parts.map((part) => (
        <Button
          label={words.refundFor(price(part.pence), kept.said(productById(part.item).name))}
          key={part.item}
          look="link"
          onClick={() => setAsking(part)}
        />
      ))}
      {asking && <RefundDialog order={order} item={asking === 'all' ? undefined : asking} onClose={close} />}
    </div>
  )
}

/** What took off the list price, and whose money it is. */
const lessBy = ({ promoCode, funder }: OrderReply): string => {
  if (promoCode === undefined) return funder === undefined ? words.paidForYou : words.paidForYouPaidBy(funder)
  return funder === undefined ? words.code(promoCode) : words.codePaidBy(promoCode, funder)
}

function Order({ order, onDone }: Shown) {
  const returned = refundState(order)
  return (
    <li className={css.order}>
      <p className={css.head}>
        <span>{words.order(order.id, formatLondonDate(order.paidAt))}</span>
        <span>{price(order.total)}</span>
      </p>
      <ul className={css.items}>
        {order.items.map((id) => {
          const cost = priceThen(order, id)
          return (
            <li key={id}>
              <span>{kept.said(productById(id).name)}</span>
              {cost !== undefined && <span>{cost > 0 ? price(cost) : words.free}</span>}
            </li>
          )
        })}
        {order.items.length === 0 && <li>{words.yourWillPaidForByYour}</li>}
        {order.listPrice > order.total && (
          <li>
            <span>{lessBy(order)}</span>
            <span>−{price(order.listPrice - order.total)}</span>
          </li>
        )}
        {order.vat > 0 && (
          <li>
            <span>{words.includesVatAt(order.vatPercent)}</span>
            <span>{price(order.vat)}</span>
          </li>
        )}
      </ul>
      {returned && <p role="status">{returned}</p>}
      {statesOf(order).map((sentence) => (
        <p key={sentence} className="above-8">
          {sentence}
        </p>
      ))}
      <RefundButtons order={order} onDone={onDone} />
    </li>
  )
}

/** The customer's orders as receipts, each with its refund while that is possible. */
export function AccountOrders() {
  const { data, error, refetch } = useQuery({ ...read('GET /api/account/orders'), staleTime: 0 })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <p role="status">{words.loadingYourOrders}</p>
  if (data.orders.length === 0) return <p>{words.youHaveNotPaidForAnything}</p>
  return (
    <ul>
      {data.orders.map((order) => (
        <Order key={order.id} order={order} onDone={refetch} />
      ))}
    </ul>
  )
}
