import { useParams, useSearchParams } from 'react-router'
import { aboutRefund, type DeskOrderFilter, deskOrderFilters, deskRefundReasons } from '#core/api/desk-acts.ts'
import type { DeskOrderReply } from '#core/api/desk-finance.ts'
import type { OrderState } from '#core/catalogue/order.ts'
import { type OrderItem, productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { type Act, Do, deskAct, Said } from './acts.tsx'
import { act, read, readPaged, useMay } from './api.ts'
import { Options } from './forms.tsx'
import { KeyHints } from './keys.tsx'
import { Facts, Listed, Pill, QueuePage, RecordPage } from './pages.tsx'
import { dayOf, itemsInWords, momentOf, orderState, stateInWords } from './words.ts'

const filters: Readonly<Record<DeskOrderFilter, string>> = {
  all: 'All',
  open: 'Not paid yet',
  paid: 'Paid',
  owed: 'Refund owed',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

const addressOf = (show: DeskOrderFilter, page: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...(show !== 'all' && { show }), ...page }).toString()
  return query === '' ? '' : `?${query}`
}

/** Orders, newest first, a page at a time. `only`: the disputes, as a screen of their own. */
function Orders({ only }: { only?: 'disputed' }) {
  const [params, setParams] = useSearchParams()
  const asked = deskOrderFilters.find((filter) => filter === params.get('show')) ?? 'all'
  const show = only ?? asked
  const side = (['before', 'after'] as const).find((each) => params.has(each))
  const query = { ...(show !== 'all' && !only && { show }), ...(side && { [side]: params.get(side) ?? '' }) }
  const here = (at: Readonly<Record<string, string>>) => addressOf(only ? 'all' : show, at) || '.'
  return (
    <QueuePage
      title={only ? 'Disputes' : 'Orders'}
      read={readPaged(only ? 'GET /api/desk/disputes' : 'GET /api/desk/orders', { query })}
      after={() =>
        only === undefined && (
          <label className="row gap-8 plain flush">
            Show{' '}
            <select
              value={show}
              onChange={({ target }) => setParams(target.value === 'all' ? {} : { show: target.value })}
            >
              <Options of={deskOrderFilters.map((each) => [each, filters[each]])} />
            </select>
          </label>
        )
      }
      lead={
        only &&
        'The customer’s bank questions these payments. Answer on the provider’s pages before its date; each order here has what it asks for. What was bought is closed until then.'
      }
      caption={only ? 'Disputed orders, newest first' : 'Orders, newest first'}
      rows={({ orders }) => orders}
      toOf={({ id }) => `/desk/orders/${id}`}
      empty={only ? 'Nothing waits.' : 'There are no such orders.'}
      pages={({ orders, newer, older }) => {
        const [first, last] = [orders[0], orders.at(-1)]
        return {
          newer: newer && first ? here({ after: String(first.id) }) : undefined,
          older: older && last ? here({ before: String(last.id) }) : undefined,
        }
      }}
      columns={[
        [
          'Order',
          ({ id, items, ordered }) => (
            <>
              <span className="number">{id}</span>{' '}
              <span className="narrow-only block soft plain">
                {itemsInWords(items)}, {dayOf(ordered)}
              </span>
            </>
          ),
        ],
        ['Ordered', ({ ordered }) => dayOf(ordered), 'wide'],
        ['Products', ({ items }) => itemsInWords(items), 'wide'],
        ['Delivered', ({ delivered }) => delivered.join(', ') || 'no', 'wide'],
        ['Code', ({ promoCode }) => promoCode ?? '–', 'wide'],
        ['Amount', ({ total }) => price(total), 'figures'],
        ['State', (order) => <Pill {...orderState(order)} />],
      ]}
      foot={<KeyHints pages />}
    />
  )
}

export const OrdersPage = () => <Orders />
export const DisputesPage = () => <Orders only="disputed" />

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
    may: 'refund an order',
    about: aboutRefund(id, item),
    reasons: deskRefundReasons,
    send: async (typed) => {
      const body = { ...typed, ...(item !== undefined && { item }) }
      const { done } = await act('POST /api/desk/orders/{id}/refund', { params: { id }, body })
      return done
        ? 'The money is on its way back. The customer has been told by email.'
        : 'The money is owed, and has not gone yet.'
    },
  })

/** Money that moves without the provider: a refund that could not be paid the way it came, and what went back too much. */
const byHand = {
  'by hand': {
    says: <p>Do it once the money has left. The customer is told by email. Under “Why”, say how it was paid.</p>,
    as: 'paid another way',
    about: (sum: string) =>
      `A refund of ${sum} could not be paid to the card or account that paid: the provider refused it, or the customer’s bank sent it back. It is owed. Pay it to another account by hand and note it here, or refund it on the provider’s pages, of which we hear by ourselves.`,
  },
  'too much': {
    says: <p>Do it once the money is here. Under “Why”, say how it came.</p>,
    as: 'come back',
    about: (sum: string) =>
      `The customer got ${sum} more back than was paid: twice by us, or from their bank after our refund. Support writes to them and says how to send it back. A second refund that their bank sends back is noted by itself.`,
  },
}

const movedByHand = (id: number, { as, says }: (typeof byHand)['by hand']): Act =>
  deskAct({
    title: `Note as ${as}?`,
    says,
    button: `Note it as ${as}`,
    may: 'refund an order',
    about: aboutRefund(id, undefined),
    send: async (typed) => {
      await act('POST /api/desk/orders/{id}/refund', { params: { id }, body: { ...typed, byHand: true } })
      return 'It is noted.'
    },
  })

function Refunds({ order }: { order: DeskOrderReply }) {
  const { whole, items } = order.canGoBack
  const moves = order.waits === 'by hand' || order.waits === 'too much' ? byHand[order.waits] : undefined
  const sum = price(order.sentBack ?? (order.returned ?? 0) - order.total)
  return (
    <section>
      <h2>Pay back</h2>
      <Said />
      {moves && (
        <>
          <p className="notice">{moves.about(sum)}</p>
          <div className="actions">
            <Do act={movedByHand(order.id, moves)} className="primary">
              Note {sum} as {moves.as}
            </Do>
          </div>
        </>
      )}
      {!whole && !moves && (
        <p className="hint">
          {order.waits === 'refund'
            ? 'The money is owed. The provider is asked until it has gone.'
            : 'There is no money of this order to send back.'}
        </p>
      )}
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

const aboutDispute: { readonly [State in OrderState]?: string } = {
  disputed:
    'The customer’s bank questions this payment. Answer on the provider’s pages with what stands here: when it was ordered, what was agreed to and what was delivered.',
  refunded:
    'The customer’s bank questions this payment, which had been refunded already. Answer on the provider’s pages that it was, and when: it stands below. Else the money goes back twice.',
  lost: 'The bank gave the money back to the customer. What it paid for is closed.',
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
          {(order.waits === 'dispute' || order.state === 'lost') && (
            <p className="notice">{aboutDispute[order.state]}</p>
          )}
          <Listed
            caption="What was delivered"
            columns={[
              ['What', ({ what }) => what],
              ['When', ({ at }) => momentOf(at)],
            ]}
            rows={order.deliveries}
            empty="Nothing was delivered."
          />
          <Listed
            stacks
            caption="What became of it"
            columns={[
              ['State', ({ state }) => stateInWords(state)],
              ['When', ({ at }) => momentOf(at)],
              ['Why', ({ why }) => why ?? ''],
            ]}
            rows={order.states}
          />
          {order.itemRefunds.length > 0 && (
            <Listed
              caption="Products that went back alone"
              columns={[
                ['Product', ({ item }) => productById(item).name],
                ['Amount', ({ pence }) => price(pence), 'figures'],
                ['State', ({ done }) => (done ? 'gone back' : order.waits === 'refund' ? 'on its way' : 'owed')],
              ]}
              rows={order.itemRefunds}
            />
          )}
          {may('refund an order') && <Refunds order={order} />}
        </>
      )}
    />
  )
}
