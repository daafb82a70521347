import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { Do, deskAct } from './acts.tsx'
import { deskFile, keep, read } from './api.ts'
import { why } from './fields.tsx'
import { RecordPage } from './pages.tsx'
import { DeskTable, Listed } from './table.tsx'
import { monthInWords } from './words.ts'

const keepingOrders = (month: string) =>
  deskAct({
    title: `Keep the orders of ${monthInWords(month)}?`,
    may: 'download the orders',
    says: <p>The file holds numbers, products and sums. It names no customer.</p>,
    button: 'Keep the file',
    fields: { reason: why(['Bookkeeping', 'VAT return', 'What a funder owes']) },
    send: async ({ reason }) =>
      keep(await deskFile('POST /api/desk/totals/orders', { body: { month, reason } }), `orders-${month}.csv`),
  })

/** What each month brought in and gave back, this month’s products and funders, and the orders of a month as a table to keep. */
export function TotalsPage() {
  return (
    <RecordPage
      title="Totals"
      read={read('GET /api/desk/totals')}
      blocks={({ months, products, funders }) => (
        <>
          <DeskTable
            stacks
            caption="Months, newest first"
            columns={[
              { head: 'Month', cell: ({ month }) => monthInWords(month) },
              { head: 'Orders', cell: ({ orders }) => orders.toLocaleString('en-GB'), figures: true },
              { head: 'Paid', cell: ({ taken }) => price(taken), figures: true },
              { head: 'VAT in it', cell: ({ vat }) => price(vat), figures: true, wide: true },
              { head: 'Codes took off', cell: ({ takenOff }) => price(takenOff), figures: true, wide: true },
              { head: 'Went back', cell: ({ returned }) => price(returned), figures: true },
              { head: 'Lost to banks', cell: ({ lost }) => price(lost), figures: true, wide: true },
              { head: 'Of deleted accounts', cell: ({ closed }) => price(closed), figures: true, wide: true },
              {
                head: 'Orders as a table',
                cell: ({ month }) => (
                  <Do act={keepingOrders(month)} className="small">
                    CSV <span className="visually-hidden">of {monthInWords(month)}</span>
                  </Do>
                ),
              },
            ]}
            rows={months}
            keyOf={({ month }) => month}
            empty="Nothing was sold yet."
          />
          <Listed
            caption="This month, by product"
            columns={[
              { head: 'Product', cell: ({ id }) => productById(id).name },
              { head: 'Price', cell: (product) => price(product.price), figures: true },
              { head: 'Sold', cell: ({ sold }) => sold.toLocaleString('en-GB'), figures: true },
            ]}
            rows={products}
            keyOf={({ id }) => id}
          />
          <Listed
            caption="This month, by who pays for codes"
            columns={[
              { head: 'Paid by', cell: ({ funder }) => funder },
              { head: 'Orders', cell: ({ orders }) => orders.toLocaleString('en-GB'), figures: true },
              { head: 'Taken off', cell: ({ takenOff }) => price(takenOff), figures: true },
            ]}
            rows={funders}
            keyOf={({ funder }) => funder}
            empty="No code was used this month."
          />
          <p className="hint">
            Months are those of England and Wales. An order counts in the month in which it was paid, money that went
            back in the month in which it went. The provider does not say when it sent back a part that was not one
            product: that counts in the month of the order. What was paid by customers who have deleted their account
            since stands apart, by the month of the order.
          </p>
        </>
      )}
    />
  )
}
