import { useSearchParams } from 'react-router'
import type { DeskOrder } from '#core/api/desk-finance.ts'
import { type DeskOrderFilter, deskOrderFilters } from '#core/api/desk-orders.ts'
import { price } from '#core/text/money.ts'
import { usePages } from './api.ts'
import { KeyHints } from './keys.tsx'
import { Page } from './shell.tsx'
import { type Column, DeskTable, Pill } from './table.tsx'
import { dayOf, itemsInWords, orderState } from './words.ts'

const filters: Readonly<Record<DeskOrderFilter, string>> = {
  all: 'All',
  open: 'Not paid yet',
  paid: 'Paid',
  owed: 'Money on its way back',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

const columns: readonly [Column<DeskOrder>, ...Column<DeskOrder>[]] = [
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
  {
    head: 'State',
    cell: (order) => {
      const { says, tone } = orderState(order)
      return <Pill tone={tone}>{says}</Pill>
    },
  },
]

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
  const orders = usePages(only ? 'GET /api/desk/disputes' : 'GET /api/desk/orders', { query })
  const rows = orders.data?.orders ?? []
  const [first, last] = [rows[0], rows.at(-1)]
  const here = (at: Readonly<Record<string, string>>) => addressOf(only ? 'all' : show, at) || '.'
  return (
    <Page
      title={only ? 'Disputes' : 'Orders'}
      loading={orders}
      after={
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
    >
      {only && (
        <p className="lead">
          The customer’s bank questions these payments. Answer on the provider’s pages before its date; each order here
          has what it asks for. What was bought is closed until then.
        </p>
      )}
      <DeskTable
        caption={only ? 'Disputed orders, newest first' : 'Orders, newest first'}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        toOf={({ id }) => `/desk/orders/${id}`}
        empty={only ? 'Nothing waits.' : 'There are no such orders.'}
        pages={{
          newer: orders.data?.newer && first ? here({ after: String(first.id) }) : undefined,
          older: orders.data?.older && last ? here({ before: String(last.id) }) : undefined,
        }}
      />
      <KeyHints pages />
    </Page>
  )
}
