import { price } from '#core/formats/amounts.ts'
import { products } from '#core/products.ts'
import type { AccountReply } from '#core/wire/account.ts'
import pageCss from '../pages/simple-page.module.css'
import css from './account.module.css'
import { dayOf } from './when.ts'

const states = ['Not paid yet', 'Paid', 'The payment failed'] as const

const nameOf = (id: string): string => products.find((product) => product.id === id)?.name ?? id

export function OrdersSection({ orders }: Pick<AccountReply, 'orders'>) {
  return (
    <section className={pageCss.panel}>
      <h2>What you ordered</h2>
      <ul className={css.list}>
        {orders.map(({ reference, items, total, status, ordered }) => (
          <li key={reference}>
            <span className={css.what}>
              {items.map(nameOf).join(', ')}
              <small>
                {dayOf(ordered)}. {states[status]}
              </small>
            </span>
            <strong>{price(total)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
