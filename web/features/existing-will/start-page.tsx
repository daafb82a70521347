import { Link } from 'react-router'
import { productById } from '#core/catalogue/products.ts'
import { startQuestions, startStep } from '#core/existing-will/funnel.ts'
import { price } from '#core/text/amounts.ts'
import css from '../../ui/landing.module.css'
import { ChoicePage } from './choice-page.tsx'

function Elsewhere() {
  return (
    <section className={css.sorry} aria-labelledby="stopped">
      <h2 id="stopped" tabIndex={-1}>
        Sorry, we cannot look at your will yet
      </h2>
      <p>
        The law is different in Scotland, Northern Ireland and abroad. A solicitor where you live can help. You can{' '}
        <Link to="/contact-us">write to us</Link> if you have a question.
      </p>
    </section>
  )
}

export function StartPage() {
  return (
    <ChoicePage
      step={startStep}
      asked={startQuestions}
      title="Do you already have a will?"
      lead={`Answer some questions about it, without sending it to us. For ${price(productById('check').price)} we show what your answers call for, with the law behind each point. It is not legal advice, and does not say whether your will is valid.`}
      stop={(state) => state.england_or_wales?.value === 'No' && <Elsewhere />}
    />
  )
}
