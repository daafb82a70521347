import { Link } from 'react-router'
import { governmentFees } from '#core/catalogue/products.ts'
import { pathOf } from '#core/journey/pages.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { price } from '#core/text/money.ts'
import { lpaPages } from '#core/will/lpa-options.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import lpaCss from './lpa.module.css'

/** A link to where powers of attorney are bought. It marks the page as visited, which the guards require. */
export function BuyLpaLink({ words }: { words: string }) {
  return (
    <ButtonLink look="secondary" to={pathOf('will.addons')} onClick={() => markVisited('will.addons')}>
      {words}
    </ButtonLink>
  )
}

/** For a customer who has bought no power of attorney. */
export function AboutLpaPage() {
  return (
    <PlainPage
      white
      title="Lasting power of attorney"
      lead="A will takes effect when you die. A power of attorney lets people you trust act for you while you are alive, if you cannot."
    >
      <h2 className={lpaCss.question}>What you get</h2>
      <p>
        Plain questions that use the people in your will. Then a sheet with your answers, in the order of the official
        form, and a guide to signing. You copy the answers onto the form yourself.{' '}
        <Link to="/power-of-attorney">Read more, and see a sample</Link>.
      </p>
      <h2 className={lpaCss.question}>How it works</h2>
      <ol className={css.steps}>
        <li>Choose the type: money and property (form LP1F), health and care (form LP1H), or both.</li>
        <li>Choose your attorneys, and whether they decide together or can also decide alone.</li>
        <li>
          Find a certificate provider: someone who has known you well for two years, or a professional. They cannot be
          an attorney, or a relative of yours or of an attorney.
        </li>
        <li>
          Get the <a href={lpaPages.forms}>form from GOV.UK</a>. It is free. Copy your answers onto it.
        </li>
        <li>Sign in this order: you, the certificate provider, then each attorney.</li>
        <li>
          Send it to the Office of the Public Guardian. It charges {price(figureOn(governmentFees[0].figure, today()))}{' '}
          for each. {governmentFees[0].note}.
        </li>
      </ol>
      <p className={css.notice}>
        You can also make one without us, <a href={lpaPages.online}>online at GOV.UK</a>, and pay only that fee.
      </p>
      <div className="cluster above-32 off-paper">
        <ButtonLink to={pathOf('will.my-downloads')}>Go to your documents</ButtonLink>
        <BuyLpaLink words="See what it costs" />
      </div>
    </PlainPage>
  )
}
