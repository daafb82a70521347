import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { DeskOrderReply } from '#core/api/desk-finance.ts'
import { aboutRefund, deskRefundReasons } from '#core/api/desk-orders.ts'
import { type OrderItem, productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { act, confirmedByPasskey, useRead } from './api.ts'
import { ReasonDialog } from './dialog.tsx'
import { useMay } from './person.ts'
import { Page } from './shell.tsx'
import { DeskTable, Pill } from './table.tsx'
import { itemsInWords, momentOf, orderState, stateInWords } from './words.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Facts({ order }: { order: DeskOrderReply }) {
  const { says, tone } = orderState(order)
  return (
    <dl className="facts">
      <Fact name="State">
        <Pill tone={tone}>{says}</Pill>
      </Fact>
      <Fact name="Products">{itemsInWords(order.items)}</Fact>
      <Fact name="Paid">
        {price(order.total)} of {price(order.listPrice)}, {price(order.vat)} of it VAT
      </Fact>
      {order.promoCode !== undefined && (
        <Fact name="Code">
          {order.promoCode}
          {order.funder !== undefined && `, paid for by ${order.funder}`}
        </Fact>
      )}
      {order.returned !== undefined && <Fact name="Gone back">{price(order.returned)}</Fact>}
      <Fact name="Payment">{order.payment === undefined ? 'none' : `${order.payment} at ${order.provider}`}</Fact>
      <Fact name="Agreed to start at once">{order.consented === undefined ? 'no' : momentOf(order.consented)}</Fact>
    </dl>
  )
}

type Asked = { readonly item?: OrderItem }

function Refunds({ order }: { order: DeskOrderReply }) {
  const [asked, setAsked] = useState<Asked>()
  const [said, setSaid] = useState('')
  const { whole, items } = order.canGoBack
  const what = asked?.item === undefined ? 'the whole order' : productById(asked.item).name
  const payBack = async (reason: string) => {
    const passkey = await confirmedByPasskey('refund an order', aboutRefund(order.id, asked?.item))
    const { done } = await act('POST /api/desk/orders/{id}/refund', {
      params: { id: order.id },
      body: { ...(asked?.item !== undefined && { item: asked.item }), reason, passkey },
    })
    setSaid(
      done
        ? 'The money is on its way back. The customer has been told by email.'
        : 'The money is owed. The provider did not answer, and is asked again every minute.',
    )
  }
  return (
    <section>
      <h2>Pay back</h2>
      <p role="status">{said}</p>
      {!whole && <p className="hint">There is no money of this order to send back.</p>}
      {whole && (
        <>
          <p className="hint">
            {order.delivered.length === 0
              ? 'Nothing was delivered: the customer gets all of it back.'
              : `Delivered: ${order.delivered.join(', ')}. A person decides, and says why.`}
          </p>
          <div className="actions">
            <button type="button" className="primary" onClick={() => setAsked({})}>
              Pay back {price(order.total - (order.returned ?? 0))}
            </button>
            {items.map((item) => (
              <button key={item} type="button" onClick={() => setAsked({ item })}>
                Only “{productById(item).name}”
              </button>
            ))}
          </div>
        </>
      )}
      {asked && (
        <ReasonDialog
          title={`Pay back ${what}?`}
          button="Pay it back"
          suggestions={deskRefundReasons}
          onSend={payBack}
          onClose={() => setAsked(undefined)}
        >
          <p>
            What it paid for is closed, and the customer is told by email. It cannot be undone. Your passkey is asked
            for.
          </p>
        </ReasonDialog>
      )}
    </section>
  )
}

/** One order: what became of it, what was delivered, and its money. It names no customer. */
export function OrderPage() {
  const id = Number(useParams().id)
  const order = useRead('GET /api/desk/orders/{id}', { params: { id } })
  const may = useMay()
  const { data } = order
  return (
    <Page title={`Order ${id}`} loading={order}>
      {data && (
        <div className="sections">
          <Facts order={data} />
          {(data.state === 'disputed' || data.state === 'lost') && (
            <p className="notice">
              {data.state === 'disputed'
                ? 'The customer’s bank questions this payment. Answer on the provider’s pages with what stands here: when it was ordered, what was agreed to and what was delivered.'
                : 'The bank gave the money back to the customer. What it paid for is closed.'}
            </p>
          )}
          <section>
            <h2>What was delivered</h2>
            <DeskTable
              caption="What was delivered"
              columns={[
                { head: 'What', cell: ({ what }) => what },
                { head: 'When', cell: ({ at }) => momentOf(at) },
              ]}
              rows={data.deliveries}
              keyOf={({ what }) => what}
              empty="Nothing was delivered."
            />
          </section>
          <section>
            <h2>What became of it</h2>
            <DeskTable
              caption="What became of it"
              columns={[
                { head: 'State', cell: ({ state }) => stateInWords(state) },
                { head: 'When', cell: ({ at }) => momentOf(at) },
                { head: 'Why', cell: ({ why }) => why ?? '' },
              ]}
              rows={data.states}
              keyOf={({ state, at }) => `${state} ${at}`}
            />
          </section>
          {data.itemRefunds.length > 0 && (
            <section>
              <h2>Products that went back alone</h2>
              <DeskTable
                caption="Products that went back alone"
                columns={[
                  { head: 'Product', cell: ({ item }) => productById(item).name },
                  { head: 'Amount', cell: ({ pence }) => price(pence), figures: true },
                  { head: 'State', cell: ({ done }) => (done ? 'gone back' : 'on its way') },
                ]}
                rows={data.itemRefunds}
                keyOf={({ item }) => item}
              />
            </section>
          )}
          {may('refund an order') && <Refunds order={data} />}
        </div>
      )}
    </Page>
  )
}
