import { governmentFees } from '#core/catalogue/products.ts'
import { pathOf } from '#core/journey/pages.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { price } from '#core/text/money.ts'
import { shared, aboutLpa as table } from '#words/en/lpa.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Runs } from '../../ui/runs.tsx'
import lpaCss from './lpa.module.css'

/** For a customer who has bought no power of attorney. */
export function AboutLpaPage() {
  return (
    <PlainPage white title={shared.lastingPowerOfAttorney} lead={table.lead}>
      <h2 className={lpaCss.question}>{table.whatYouGet}</h2>
      <p>
        <Runs of={table.plainQuestionsThatUseThePeople} />
      </p>
      <h2 className={lpaCss.question}>{table.howItWorks}</h2>
      <ol className={css.steps}>
        <li>{table.chooseTheType}</li>
        <li>{table.chooseYourAttorneys}</li>
        <li>{table.findACertificateProvider}</li>
        <li>
          <Runs of={table.getTheForm} />
        </li>
        <li>{table.signInThisOrder}</li>
        <li>{table.sendItToTheOffice(price(figureOn(governmentFees[0].figure, today())), governmentFees[0].note)}</li>
      </ol>
      <p className={css.notice}>
        <Runs of={table.youCanAlsoMakeOneWithoutUs} />
      </p>
      <div className="cluster above-32 off-paper">
        <ButtonLink to={pathOf('will.my-downloads')}>{table.goToYourDocuments}</ButtonLink>
        <ButtonLink look="secondary" to={pathOf('will.addons')} onClick={() => markVisited('will.addons')}>
          {shared.seeWhatItCosts}
        </ButtonLink>
      </div>
    </PlainPage>
  )
}
