import { Link } from 'react-router'
import { mayBeOffered } from '#core/catalogue/order.ts'
import { hasWill, heldBy, isInsteadOf, type ProductId, productById, products } from '#core/catalogue/products.ts'
import { pathOf } from '#core/journey/pages.ts'
import { price } from '#core/text/money.ts'
import { firstNameIn } from '#core/text/names.ts'
import { partnerNow } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { onlyIfYouWantIt as words } from '#words/en/checkout.ts'
import { kept } from '#words/en/forms.ts'
import { Button } from '../../ui/button.tsx'
import css from './checkout.module.css'

/** What else a customer may add to a first order. Nothing is added in advance. */
export function OnlyIfYouWantIt({
  will,
  items,
  onAdd,
}: {
  will: Will
  items: readonly ProductId[]
  onAdd: (id: ProductId) => void
}) {
  const partner = partnerNow(will)
  const withWill = hasWill([...items, ...heldBy(will)])
  const offers = (id: ProductId) => withWill && !items.includes(id) && mayBeOffered(id, will)
  const offersPartner = offers('mirror')
  const others = products.filter(({ id, sold }) => (withWill ? sold === 'beside a will' && offers(id) : id === 'will'))
  if (!offersPartner && others.length === 0) return null
  const name = firstNameIn(partner?.fullname ?? '')
  return (
    <section className={css.extras} aria-labelledby="only-if-you-want-it">
      <h2 className="below-8 large" id="only-if-you-want-it">
        {words.onlyIfYouWantIt}
      </h2>
      <ul>
        {offersPartner && (
          <li>
            <p>{words.aMatchingWillFor(name)}</p>
            {/* What a second will adds to one's own. */}
            <p className={css.cost}>{price(productById('mirror-upgrade').price)}</p>
            <p className="block soft small plain">{words.checksAndConfirmsItAlone(name)}</p>
            {/* There the customer is asked first whether the partner could finish a will here. */}
            <Link
              className="off-paper"
              to={pathOf('will.addons')}
              state={{ items: ['mirror', ...items.filter((id) => !isInsteadOf(id, 'mirror'))] }}
            >
              {words.add}
              <span className="visually-hidden"> {words.matchingWill(name)}</span>
            </Link>
          </li>
        )}
        {others.map(({ id, name: product, price: pence, for: what }) => (
          <li key={id}>
            <p>{kept.said(product)}</p>
            <p className={css.cost}>{price(pence)}</p>
            <p className="block soft small plain">{kept.said(what)}</p>
            <Button look="link" onClick={() => onAdd(id)}>
              {words.add}
              <span className="visually-hidden"> {kept.said(product)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
