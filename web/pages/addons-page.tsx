import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { price } from '#core/formats/amounts.ts'
import { pathOf } from '#core/journey/pages.ts'
import { governmentFees, type ProductId, productById } from '#core/products.ts'
import { isKeptBasket } from '../client/kept-basket.ts'
import { markVisited } from '../client/visits.ts'
import { useForm } from '../client/will-client.ts'
import stepCss from '../steps/step-page.module.css'
import { Button } from '../ui/button.tsx'
import { Checkboxes } from '../ui/choices.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'
import { TotalLines } from './total-lines.tsx'

/** What is offered beside the will. Nothing of it is chosen for anybody. */
const offered = ['lpa', 'lpa-both', 'print'] as const satisfies readonly ProductId[]

/** One of the two powers of attorney products at most: both types cost less together. */
const without = (chosen: readonly ProductId[], id: ProductId): readonly ProductId[] =>
  chosen.filter((each) => each !== id && !(id.startsWith('lpa') && each.startsWith('lpa')))

export function AddonsPage() {
  const { will } = useForm()
  const { state } = useLocation()
  // What somebody chose before going on to the checkout and back.
  const before = isKeptBasket(state) ? offered.filter((id) => state.items.includes(id)) : []
  const [chosen, setChosen] = useState<readonly ProductId[]>(before)
  const navigate = useNavigate()
  const items: readonly ProductId[] = [...(will.paid === 1 ? [] : (['will'] as const)), ...chosen]
  const shown = offered.filter((id) => will.lastPowerOfAttorney === 0 || !id.startsWith('lpa'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (items.length === 0) return void navigate(pathOf('will.summary'))
    markVisited('will.my-checkout')
    void navigate(pathOf('will.my-checkout'), { state: { items } })
  }
  return (
    <PlainPage
      white
      title="Would you like anything else?"
      progress={99}
      lead={
        will.paid === 1
          ? 'Nothing is chosen for you. If you want nothing more, just continue.'
          : 'Nothing is chosen for you. If you want the will alone, just continue.'
      }
      above={
        <Link className={stepCss.back} to={pathOf('will.summary')}>
          <span aria-hidden="true">←</span> Back
        </Link>
      }
    >
      <form className={css.form} onSubmit={submit}>
        <Checkboxes
          name="items"
          label="Extras"
          hideLegend
          options={shown.map((id) => {
            const product = productById(id)
            return {
              value: id,
              label: `${product.name}, ${price(product.price)}`,
              note: product.for,
              checked: chosen.includes(id),
            }
          })}
          onChange={(value, on) => {
            const id = offered.find((each) => each === value)
            if (id) setChosen((before) => (on ? [...without(before, id), id] : without(before, id)))
          }}
        />
        <p className={css.soft}>
          {governmentFees[0].name} costs {price(governmentFees[0].amount)}, paid to them and not to us.{' '}
          {governmentFees[0].note}. You can also make one yourself on GOV.UK for that fee alone.
        </p>
        <TotalLines items={items} live />
        <div className={css.actions}>
          <Button type="submit">Continue</Button>
        </div>
      </form>
    </PlainPage>
  )
}
