import { dayInWords } from '#core/text/calendar-day.ts'
import { appointedFirm } from '#core/will/questions.ts'
import type { Firm, FirmConsent } from '#core/will/schema.ts'
import { useSettings } from '../../api/queries.ts'
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
      <p>You agreed to this on {dayInWords(consent.on)}. You can change it until you sign your will.</p>
      {!offered && <p>We no longer offer this firm. Ask it if it would still act, or untick it.</p>}
      {offered && !saysTheSame(consent, offered) && (
        <p>The firm has changed these words since. Untick it to read the new ones.</p>
      )}
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
        Or a law firm
      </h2>
      <p className="below-20 soft">
        You do not need one. The people you choose can ask any solicitor for help when the time comes, and pay for it
        from your estate.
      </p>
      <dl className={css.facts}>
        <dt className="strong">The firm</dt>
        <dd>
          {firm.name}, number {firm.sraNumber} at the Solicitors Regulation Authority.{' '}
          <NewTabLink to={SOLICITORS_REGISTER}>Look it up in the register</NewTabLink>
        </dd>
        <dt className="strong">What it charges, from your estate</dt>
        <dd>
          {firm.fees} <NewTabLink to={firm.website}>The firm’s own page about its prices</NewTabLink>
        </dd>
        <dt className="strong">What it pays us</dt>
        <dd>{firm.commission}</dd>
      </dl>
      <Checkbox
        {...step.field('secureLegacyProbateAsExecutor')}
        label={`I have read this, and I appoint lawyers at ${firm.name}`}
        onChange={choose}
      />
      {chosen && saved && <Agreed consent={chosen} offered={offered} />}
    </section>
  )
}
