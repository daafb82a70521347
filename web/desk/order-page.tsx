import { useParams } from 'react-router'
import type { DeskOrderReply } from '#core/api/desk-finance.ts'
import { aboutRefund, deskRefundReasons } from '#core/api/desk-orders.ts'
import { type OrderItem, productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { type Act, Do, deskAct, Said } from './acts.tsx'
import { act, confirmedByPasskey, read } from './api.ts'
import { why } from './fields.tsx'
import { RecordPage } from './pages.tsx'
import { useMay } from './person.ts'
import { Facts, Listed, Pill } from './table.tsx'
import { itemsInWords, momentOf, orderState, stateInWords } from './words.ts'

const factsOf = (order: DeskOrderReply) => ({
  State: <Pill {...orderState(order)} />,
  Products: itemsInWords(order.items),
  Paid: `${price(order.total)} of ${price(order.listPrice)}, ${price(order.vat)} of it VAT`,
  Code: order.promoCode && `${order.promoCode}${order.funder === undefined ? '' : `, paid for by ${order.funder}`}`,
  'Gone back': order.returned === undefined ? undefined : price(order.returned),
  Payment: order.payment === undefined ? 'none' : `${order.payment} at ${order.provider}`,
  'Agreed to start at once': order.consented === undefined ? 'no' : momentOf(order.consented),
})

/** Pays back the whole order, or one product of it. */
const payingBack = (id: number, item?: OrderItem): Act =>
  deskAct({
    title: `Pay back ${item === undefined ? 'the whole order' : productById(item).name}?`,
    says: (
      <p>
        What it paid for is closed, and the customer is told by email. It cannot be undone. Your passkey is asked for.
      </p>
    ),
    button: 'Pay it back',
    fields: { reason: why(deskRefundReasons) },
    send: async ({ reason }) => {
      const passkey = await confirmedByPasskey('refund an order', aboutRefund(id, item))
      const body = { ...(item !== undefined && { item }), reason, passkey }
      const { done } = await act('POST /api/desk/orders/{id}/refund', { params: { id }, body })
      return done
        ? 'The money is on its way back. The customer has been told by email.'
        : 'The money is owed. The provider did not answer, and is asked again every minute.'
    },
  })

function Refunds({ order }: { order: DeskOrderReply }) {
  const { whole, items } = order.canGoBack
  return (
    <section>
      <h2>Pay back</h2>
      <Said />
      {!whole && <p className="hint">There is no money of this order to send back.</p>}
      {whole && (
        <>
          <p className="hint">
            {order.delivered.length === 0
              ? 'Nothing was delivered: the customer gets all of it back.'
              : `Delivered: ${order.delivered.join(', ')}. A person decides, and says why.`}
          </p>
          <div className="actions">
            <Do act={payingBack(order.id)} className="primary">
              Pay back {price(order.total - (order.returned ?? 0))}
            </Do>
            {items.map((item) => (
              <Do key={item} act={payingBack(order.id, item)}>
                Only “{productById(item).name}”
              </Do>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

/** One order: what became of it, what was delivered, and its money. It names no customer. */
export function OrderPage() {
  const id = Number(useParams().id)
  const may = useMay()
  return (
    <RecordPage
      title={`Order ${id}`}
      read={read('GET /api/desk/orders/{id}', { params: { id } })}
      blocks={(order) => (
        <>
          <Facts of={factsOf(order)} />
          {(order.state === 'disputed' || order.state === 'lost') && (
            <p className="notice">
              {order.state === 'disputed'
                ? 'The customer’s bank questions this payment. Answer on the provider’s pages with what stands here: when it was ordered, what was agreed to and what was delivered.'
                : 'The bank gave the money back to the customer. What it paid for is closed.'}
            </p>
          )}
          <Listed
            caption="What was delivered"
            columns={[
              { head: 'What', cell: ({ what }) => what },
              { head: 'When', cell: ({ at }) => momentOf(at) },
            ]}
            rows={order.deliveries}
            keyOf={({ what }) => what}
            empty="Nothing was delivered."
          />
          <Listed
            caption="What became of it"
            columns={[
              { head: 'State', cell: ({ state }) => stateInWords(state) },
              { head: 'When', cell: ({ at }) => momentOf(at) },
              { head: 'Why', cell: ({ why }) => why ?? '' },
            ]}
            rows={order.states}
            keyOf={({ state, at }) => `${state} ${at}`}
          />
          {order.itemRefunds.length > 0 && (
            <Listed
              caption="Products that went back alone"
              columns={[
                { head: 'Product', cell: ({ item }) => productById(item).name },
                { head: 'Amount', cell: ({ pence }) => price(pence), figures: true },
                { head: 'State', cell: ({ done }) => (done ? 'gone back' : 'on its way') },
              ]}
              rows={order.itemRefunds}
              keyOf={({ item }) => item}
            />
          )}
          {may('refund an order') && <Refunds order={order} />}
        </>
      )}
    />
  )
}
