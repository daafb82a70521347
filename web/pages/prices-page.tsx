import { Link } from 'react-router'
import { governmentFees, products, VAT_PERCENT } from '#core/catalogue/products.ts'
import { pathIn } from '#core/language.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { price } from '#core/text/money.ts'
import { today } from '../api/today.ts'
import { useLaterWords } from '../content/use-later-words.ts'
import { useLanguage } from '../content/use-words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { WelshNotice } from '../ui/language-links.tsx'
import pageCss from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'
import css from './prices.module.css'

type Row = { id: string; name: string; note: string; amount: number }

function PriceTable({ caption, rows, mainId }: { caption: string; rows: readonly Row[]; mainId?: string }) {
  const { free } = useLaterWords('prices')
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
            <td className={id === mainId ? css.main : ''}>{amount === 0 ? free : price(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PricesPage() {
  const words = useLaterWords('prices')
  const ours = products.map(({ id, price: amount }): Row => ({ id, ...words.products[id], amount }))
  const theGovernments = governmentFees.map(
    ({ id, figure }): Row => ({ id, ...words.fees[id], amount: figureOn(figure, today()) }),
  )
  const caption = [...(VAT_PERCENT > 0 ? [words.withVat(VAT_PERCENT)] : []), words.onlyFirst].join(' ')
  return (
    <PlainPage canvas title={words.title} lead={words.lead}>
      <div className={`${pageCss.columns} ${pageCss.wide}`}>
        <section className={pageCss.panel}>
          <h2>{words.ours}</h2>
          <PriceTable caption={caption} rows={ours} mainId="will" />
          <p>
            <Link to="/power-of-attorney">{words.sample}</Link>
          </p>
          <p className={css.note}>{words.asOf}</p>
        </section>
        <div className="stack shrink gap-24">
          <section className={`${pageCss.panel} ${pageCss.dark}`}>
            <h2>{words.moneyBack}</h2>
            <p>{words.moneyBackUntil}</p>
            <ButtonLink label={words.start} look="inverse" to={pathIn(useLanguage(), '/')} />
          </section>
          <section className={pageCss.panel}>
            <h2>{words.theGovernments}</h2>
            <PriceTable caption={words.notToUs} rows={theGovernments} />
          </section>
        </div>
      </div>
      <WelshNotice />
    </PlainPage>
  )
}
