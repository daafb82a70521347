import { price } from '#core/formats/amounts.ts'
import { governmentFees, PRICES_AS_OF, products, VAT_PERCENT } from '#core/products.ts'
import { ButtonLink } from '../ui/button.tsx'
import { dateOf } from './date-of.ts'
import { PlainPage } from './plain-page.tsx'
import css from './prices.module.css'
import pageCss from './simple-page.module.css'

type Row = { id: string; name: string; note: string; amount: number }

function PriceTable({ caption, rows, mainId }: { caption: string; rows: readonly Row[]; mainId?: string }) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ id, name, note, amount }) => (
          <tr key={id}>
            <th scope="row" className={id === mainId ? css.main : ''}>
              {name}
              <span className={css.note}>{note}</span>
            </th>
            <td className={id === mainId ? css.main : ''}>{amount === 0 ? 'Free' : price(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ours: readonly Row[] = products.map(({ id, name, for: note, price: amount }) => ({ id, name, note, amount }))
const theGovernments: readonly Row[] = governmentFees.map(({ id, name, note, amount }) => ({ id, name, note, amount }))

export function PricesPage() {
  return (
    <PlainPage
      title="Prices"
      lead="Writing your will and reading it is free. You pay once, when you want to download it. Nothing renews."
    >
      <div className={`${pageCss.columns} ${pageCss.wide}`}>
        <section className={pageCss.panel}>
          <h2>What you pay us</h2>
          <PriceTable
            caption={`${VAT_PERCENT > 0 ? `With VAT at ${VAT_PERCENT}%. ` : ''}You need only the first; the rest is up to you.`}
            rows={ours}
            mainId="will"
          />
          <p className={css.note}>Prices as of {dateOf(PRICES_AS_OF)}.</p>
        </section>
        <div className={pageCss.stack}>
          <section className={`${pageCss.panel} ${pageCss.dark}`}>
            <h2>Money back</h2>
            <p>You can have all your money back until you first download your documents.</p>
            <ButtonLink look="inverse" to="/">
              Start your will
            </ButtonLink>
          </section>
          <section className={pageCss.panel}>
            <h2>What the government charges</h2>
            <PriceTable
              caption="Only if you use these. You pay it to the government, and none of it comes to us."
              rows={theGovernments}
            />
          </section>
        </div>
      </div>
    </PlainPage>
  )
}
