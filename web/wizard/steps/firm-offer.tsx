import { dayInWords } from '#core/text/calendar-day.ts'
import { appointedFirm } from '#core/will/questions.ts'
import type { Firm, FirmConsent } from '#core/will/schema.ts'
import { firmOffer as words } from '#words/en/steps.ts'
import { useSettings } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { NewTabLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import css from './firm-offer.module.css'
import sectionCss from './sections.module.css'
import type { Step } from './use-step.ts'

const SOLICITORS_REGISTER = 'https://www.sra.org.uk/consumers/register/'

const saysTheSame = (one: Firm, other: Firm): boolean =>
  (['name', 'sraNumber', 'fees', 'commission', 'website'] as const).every((part) => one[part] === other[part])

/** The agreement made earlier, and whether it still holds. */
function Agreed({ consent, offered }: { consent: FirmConsent; offered: Firm | undefined }) {
  return (
    <div className={css.agreed}>
      <p>{words.youAgreedToThisOnYou(dayInWords(consent.on))}</p>
      {!offered && <p>{words.weNoLongerOfferThisFirm}</p>}
      {offered && !saysTheSame(consent, offered) && <p>{words.theFirmHasChangedTheseWords}</p>}
    </div>
  )
}

/** The offer of a law firm as executor, where the operator has an agreement with one. It says what the firm charges. */
export function FirmOffer({ step }: { step: Step }) {
  const offered = useSettings()?.firm
  const chosen = appointedFirm(step.will)
  const saved = appointedFirm(step.saved)
  const firm = chosen ?? offered ?? saved
  if (!firm) return null
  const consent = saved && saysTheSame(saved, firm) ? saved : { ...firm, on: today() }
  const choose = (take: boolean) =>
    step.set('firm', (will) => ({
      ...will,
      secureLegacyProbateAsExecutor: take,
      ...(take && { firmConsent: consent }),
    }))
  return (
    <section className={css.firm} aria-labelledby="firm">
      <h2 className={sectionCss.heading} id="firm">
        {words.orALawFirm}
      </h2>
      <p className="below-20 soft">{words.youDoNotNeedOneThe}</p>
      <dl className={css.facts}>
        <dt className="strong">{words.theFirm}</dt>
        <dd>
          {words.numberAtTheSolicitors(firm.name, firm.sraNumber)}{' '}
          <NewTabLink to={SOLICITORS_REGISTER}>{words.lookItUpInTheRegister}</NewTabLink>
        </dd>
        <dt className="strong">{words.whatItChargesFromYourEstate}</dt>
        <dd>
          {firm.fees} <NewTabLink to={firm.website}>{words.theFirmsOwnPageAboutIts}</NewTabLink>
        </dd>
        <dt className="strong">{words.whatItPaysUs}</dt>
        <dd>{firm.commission}</dd>
      </dl>
      <Checkbox
        {...step.field('secureLegacyProbateAsExecutor')}
        label={words.iHaveReadThisAndI(firm.name)}
        onChange={choose}
      />
      {chosen && saved && <Agreed consent={chosen} offered={offered} />}
    </section>
  )
}
