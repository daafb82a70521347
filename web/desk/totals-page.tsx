/** What comes in: by month, by product, and by who pays for codes. */
import { useState } from 'react'
import type { DeskFundersReply } from '#core/api/desk-finance.ts'
import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { giveFile } from '../ui/give-file.ts'
import { Do, deskAct } from './acts.tsx'
import { deskFile, read, useMay } from './api.ts'
import { Refusal, useSending } from './forms.tsx'
import { DeskTable, Listed, RecordPage } from './pages.tsx'
import { monthInWords } from './words.ts'

const keepingOrders = (month: string) =>
  deskAct({
    title: `Keep the orders of ${monthInWords(month)}?`,
    may: 'download the orders',
    says: <p>The file holds numbers, products and sums. It names no customer.</p>,
    button: 'Keep the file',
    reasons: ['Bookkeeping', 'VAT return', 'What a funder owes'],
    send: async (typed) =>
      giveFile(await deskFile('POST /api/desk/totals/orders', { body: { month, ...typed } }), `orders-${month}.csv`),
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
              ['Month', ({ month }) => monthInWords(month)],
              ['Orders', ({ orders }) => orders.toLocaleString('en-GB'), 'figures'],
              ['Paid', ({ taken }) => price(taken), 'figures'],
              ['VAT in it', ({ vat }) => price(vat), 'figures wide'],
              ['Codes took off', ({ takenOff }) => price(takenOff), 'figures wide'],
              ['Went back', ({ returned }) => price(returned), 'figures'],
              ['Lost to banks', ({ lost }) => price(lost), 'figures wide'],
              ['Of deleted accounts', ({ closed }) => price(closed), 'figures wide'],
              [
                'Orders as a table',
                ({ month }) => (
                  <Do act={keepingOrders(month)} className="small">
                    CSV <span className="visually-hidden">of {monthInWords(month)}</span>
                  </Do>
                ),
              ],
            ]}
            rows={months}
            empty="Nothing was sold yet."
          />
          <Listed
            caption="This month, by product"
            columns={[
              ['Product', ({ id }) => productById(id).name],
              ['Price', (product) => price(product.price), 'figures'],
              ['Sold', ({ sold }) => sold.toLocaleString('en-GB'), 'figures'],
            ]}
            rows={products}
          />
          <Listed
            caption="This month, by who pays for codes"
            columns={[
              ['Paid by', ({ funder }) => funder],
              ['Orders', ({ orders }) => orders.toLocaleString('en-GB'), 'figures'],
              ['Taken off', ({ takenOff }) => price(takenOff), 'figures'],
            ]}
            rows={funders}
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

type Funder = DeskFundersReply['funders'][number]

const spanOf = ({ first, last }: { first: string; last: string }): string =>
  first === last ? monthInWords(first) : `${monthInWords(first)} to ${monthInWords(last)}`

function FunderCounts({ funder: { funder, periods, since } }: { funder: Funder }) {
  const may = useMay()
  const [kept, setKept] = useState(false)
  const { refusal, press } = useSending()
  const rows = [
    ...(since ? [{ when: spanOf(since), people: 'fewer than ten' }] : []),
    ...periods.toReversed().map((period) => ({ when: spanOf(period), people: period.people.toLocaleString('en-GB') })),
  ]
  const handOut = async () => {
    giveFile(await deskFile('POST /api/desk/funders/counts', { body: { funder } }), 'customers-by-period.csv')
    setKept(true)
  }
  return (
    <section>
      <div className="section-head row wrap gap-12 below-8">
        <h2>{funder}</h2>
        {may('hand out counts') && (
          <button className="push" {...press(handOut)}>
            Keep the file <span className="visually-hidden">for {funder}</span>
          </button>
        )}
      </div>
      <p role="status" className={kept ? 'hint' : 'visually-hidden'}>
        {kept && 'The file is with your downloads. It has these rows and nothing else.'}
      </p>
      <Refusal>{refusal}</Refusal>
      <DeskTable
        caption={`Customers of ${funder}`}
        columns={[
          ['Months', ({ when }) => when],
          ['Customers', ({ people }) => people, 'figures'],
        ]}
        rows={rows}
        empty="The month of its first code is not over yet."
      />
    </section>
  )
}

/** What charities, employers and others who pay for codes may know of the customers they sent. */
export function FundersPage() {
  return (
    <RecordPage
      title="Funders"
      read={read('GET /api/desk/funders')}
      blocks={({ funders }) => (
        <>
          <p className="lead">
            This is all that someone who pays for codes may know: how many customers first used one of its codes, in
            whole months that are over. Months are put together until there are ten customers, so that nobody can be
            found by taking one figure from another. A figure that was shown once stays, even if a customer leaves
            later.
          </p>
          {funders.length === 0 && <p className="empty">Nobody pays for codes yet.</p>}
          {funders.map((funder) => (
            <FunderCounts key={funder.funder} funder={funder} />
          ))}
        </>
      )}
    />
  )
}
