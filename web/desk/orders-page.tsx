import { useSearchParams } from 'react-router'
import { type DeskOrderFilter, deskOrderFilters } from '#core/api/desk-orders.ts'
import { price } from '#core/text/money.ts'
import { readPaged } from './api.ts'
import { KeyHints } from './keys.tsx'
import { QueuePage } from './pages.tsx'
import { Pill } from './table.tsx'
import { dayOf, itemsInWords, orderState } from './words.ts'

const filters: Readonly<Record<DeskOrderFilter, string>> = {
  all: 'All',
  open: 'Not paid yet',
  paid: 'Paid',
  owed: 'Money on its way back',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

const addressOf = (show: DeskOrderFilter, page: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...(show !== 'all' && { show }), ...page }).toString()
  return query === '' ? '' : `?${query}`
}

/** Every order, newest first, a page at a time. `only`: the disputes, as a screen of their own. */
export function OrdersPage({ only }: { only?: 'disputed' }) {
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
          <label className="inline">
            Show{' '}
            <select
              value={show}
              onChange={({ target }) => setParams(target.value === 'all' ? {} : { show: target.value })}
            >
              {deskOrderFilters.map((each) => (
                <option key={each} value={each}>
                  {filters[each]}
                </option>
              ))}
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
      keyOf={({ id }) => id}
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
        {
          head: 'Order',
          cell: ({ id, items }) => (
            <>
              {id} <span className="narrow-only short">{itemsInWords(items)}</span>
            </>
          ),
        },
        { head: 'Ordered', cell: ({ ordered }) => dayOf(ordered) },
        { head: 'Products', cell: ({ items }) => itemsInWords(items), wide: true },
        { head: 'Delivered', cell: ({ delivered }) => delivered.join(', ') || 'no', wide: true },
        { head: 'Code', cell: ({ promoCode }) => promoCode ?? '–', wide: true },
        { head: 'Amount', cell: ({ total }) => price(total), figures: true },
        { head: 'State', cell: (order) => <Pill {...orderState(order)} /> },
      ]}
      foot={<KeyHints pages />}
    />
  )
}
