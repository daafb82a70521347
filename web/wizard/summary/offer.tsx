import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Advice, stopsCheckout } from '#core/advice/advice.ts'
import { productById } from '#core/catalogue/products.ts'
import { isUnpaid, type SummaryOffer, summaryOffers } from '#core/journey/modes.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { type StepName, stepNamed } from '#core/journey/steps.ts'
import { isComplete, problemsOf } from '#core/journey/walk.ts'
import { messages } from '#core/rules/messages.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listed } from '#core/text/names.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { partsInWords } from '#core/will/parts-used.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { shared, offer as table } from '#words/en/summary.ts'
import { usePartsNotOffered } from '../../api/offered-parts.ts'
import { confirmWill } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { markVisited, mode } from '../../api/visits.ts'
import { adviceId } from '../../features/advice/summary-advice.tsx'
import { CheckPaymentLink, usePaymentUnderWay } from '../../features/checkout/payment-under-way.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { useGoOn } from '../../ui/router-state.ts'
import { Paragraph } from '../../ui/runs.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import css from '../../ui/summary.module.css'

/** For a will that a partner paid for: only its testator can confirm it. */
function ConfirmPanel() {
  const goOn = useGoOn()
  const { busy, errors, submit } = useSubmitForm({
    save: confirmWill,
    onDone: () => void goOn(pathOf('will.my-downloads')),
  })
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>{table.isThisWhatYouWantToo}</h2>
      <p>{table.yourPartnerHasPaidForIt}</p>
      <Button label={table.confirmThatThisIsMyWill} look="inverse" busy={busy} onClick={() => void submit()} />
      <div role="alert">
        {errors.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}

/** The id of the summary's list of people, where names can be corrected. */
export const EVERYBODY = 'everybody'

function Panel({ title, to, action, children }: { title: string; to: RouteName; action: string; children: ReactNode }) {
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>{title}</h2>
      <p>{children}</p>
      <ButtonLink label={action} look="inverse" to={pathOf(to)} onClick={() => markVisited(to)} />
    </section>
  )
}

const PRICE = poundsInWords(productById('will').price)
const FREE_CHANGES = table.changesAreFree

/** What stays at the foot of a phone: the price where there is one, and what to do next. */
function PhoneBar({ price = false, children }: { price?: boolean; children: ReactNode }) {
  return (
    <div className={`${css.payBar} row spread gap-16 soft phone-bar narrow-only off-paper`}>
      {price && <Paragraph of={table.once(PRICE)} />}
      {children}
    </div>
  )
}

const STILL_TO_ANSWER = 'still-to-answer'

function Missing({ will }: { will: Will }) {
  const problems = problemsOf(will, today())
  const steps = [...new Set(problems.map(({ step }) => step))]
  const sentences = (step: StepName): string[] => [
    ...new Set(problems.filter((problem) => problem.step === step).map(({ code }) => messages[code])),
  ]
  const unpaid = isUnpaid(will)
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`} id={STILL_TO_ANSWER} tabIndex={-1}>
      <h2>{table.stillToAnswer}</h2>
      {unpaid && <p>{table.thenPayOnce(PRICE, FREE_CHANGES)}</p>}
      <ol className={css.todo}>
        {steps.map((step) => (
          <li key={step}>
            {step === 'will.summary' ? (
              <a href={`#${EVERYBODY}`}>{shared.everyoneYouNamed}</a>
            ) : (
              <EditLink step={step}>{stepNamed(step).title}</EditLink>
            )}
            <span className={css.note}>{sentences(step).join('. ')}</span>
          </li>
        ))}
      </ol>
      <PhoneBar price={unpaid}>
        <a className={css.barLink} href={`#${STILL_TO_ANSWER}`}>
          {steps.length === 1 ? table.n1QuestionToAnswer : table.questionsToAnswer(steps.length)}
        </a>
      </PhoneBar>
    </section>
  )
}

/** What comes once everything is read. */
const afterReading: Partial<Record<SummaryOffer, string>> = {
  pay: table.thenPayOnce(PRICE, FREE_CHANGES),
  confirm: table.thenConfirmThatThisIsYour,
  documents: table.thenWeCanMakeYourDocuments,
}

/** "2 things to read first", or what else the strictest advice among them asks for. */
const toDoFirst = (advice: readonly Advice[]): string => {
  const things = advice.length === 1 ? '1 thing' : table.things(advice.length)
  if (advice.some(({ level }) => level === 'block')) return table.toChangeFirst(things)
  return advice.some(({ level }) => level === 'refer') ? table.somethingHereNeedsASolicitor : table.toReadFirst(things)
}

/** What comes after the advice. A will that needs a solicitor cannot be paid for, however much of it is read. */
const whatThen = (offer: SummaryOffer, advice: readonly Advice[]): string | undefined =>
  offer === 'pay' && advice.some(({ level }) => level === 'refer') ? table.youCanPayOnceThatIs : afterReading[offer]

const firstSentence = (words: string): string => words.split('. ', 1)[0]?.replace(/\.$/, '') ?? words

const goToAdvice = (advice: Advice) => {
  const item = document.getElementById(adviceId(advice))
  item?.scrollIntoView({ block: 'center' })
  item?.focus({ preventScroll: true })
}

/** In the place of an offer, as long as advice has to be read or acted on before it. */
function ReadFirst({
  offer,
  advice,
  goTo,
}: {
  offer: SummaryOffer
  advice: readonly Advice[]
  goTo: (advice: Advice) => void
}) {
  const [first] = advice
  const title = toDoFirst(advice)
  const open = (label: string, each: Advice | undefined) => (
    <Button label={label} look="inverse" onClick={() => each && goTo(each)} />
  )
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>{title}</h2>
      <p>{whatThen(offer, advice)}</p>
      <ol className={css.todo}>
        {advice.map((each) => (
          <li key={each.id}>
            <a
              href={`#${adviceId(each)}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(each)
              }}
            >
              {firstSentence(kept.said(each.message))}
            </a>
          </li>
        ))}
      </ol>
      <div className={`${css.cardAction} wide-only`}>
        {open(advice.length === 1 ? table.readIt : table.readTheFirstOne, first)}
      </div>
      <PhoneBar price={offer === 'pay'}>{open(title, first)}</PhoneBar>
    </section>
  )
}

/** The step that asks for a part. */
const askedAt: Readonly<Record<OfferedPart, StepName>> = {
  'home-for-life': 'will.gifts',
  'life-interest': 'will.estate-splits.split-distribution',
  ages: 'will.estate-splits.split-distribution',
  'disabled-person': 'will.gifts',
  classes: 'will.gifts',
  belongings: 'will.gifts',
  'charity-by-rate': 'will.gifts',
  estimates: 'will.summary',
}

/** In the place of the payment, while the will has a part that the operator does not offer. */
function NotOffered({ parts }: { parts: readonly OfferedPart[] }) {
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>{table.notOfferedAtPresent}</h2>
      <p>{table.yourWillHasWeDoNot(listed.format(parts.map((part) => partsInWords[part])))}</p>
      <ul className={css.todo}>
        {parts.map((part) => (
          <li key={part}>
            <EditLink step={askedAt[part]}>{table.change(partsInWords[part])}</EditLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything is answered and read. */
function Pay() {
  const to = { to: pathOf('will.addons'), onClick: () => markVisited('will.addons') }
  const started = usePaymentUnderWay()
  const title =
    started === 'paid' ? table.nothingIsLeftToPay : started ? table.checkThatPaymentFirst : table.happyWithIt
  const action = started ? (
    <CheckPaymentLink look="inverse">{started === 'paid' ? table.carryOn : table.checkMyPayment}</CheckPaymentLink>
  ) : (
    <ButtonLink label={shared.continueToPayment(PRICE)} look="inverse" {...to} />
  )
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>{title}</h2>
      {!started && <p>{table.payOnceThenDownloadYourWill(PRICE, FREE_CHANGES)}</p>}
      {started === 'not known' && (
        <p>
          {table.seeFirstWhetherThatPaymentWent} <Link {...to}>{table.payNow}</Link>.
        </p>
      )}
      <div className={`${css.cardAction} wide-only`}>{action}</div>
      <PhoneBar>{action}</PhoneBar>
    </section>
  )
}

/** For a will without any answer: its summary has nothing to check. */
function Begin({ will }: { will: Will }) {
  const first = problemsOf(will, today())[0]?.step ?? 'will.about-me.full-name'
  return (
    <Panel {...table.writeYourWill} to={first}>
      {table.youHaveNotAnsweredAnythingYet}
    </Panel>
  )
}

/** For a customer of the existing-will check, whose report is in the account. */
function Report({ will }: { will: Will }) {
  if (will.paid === 1)
    return (
      <Panel {...table.whatWeFound} to="will.my-downloads">
        {table.weCheckedYourAnswersForGaps}
      </Panel>
    )
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>{table.whatWeFound.title}</h2>
      <p>{table.yourReportOnTheWillYou}</p>
      <ButtonLink label={table.whatWeFound.action} look="inverse" to="/account" />
    </section>
  )
}

const documentsPanel = (will: Will, complete: boolean): ReactNode => {
  const stopped = stopsCheckout(will, today()).length > 0
  const [title, words] =
    stopped && complete
      ? [table.yourDocuments, table.youCanStillGetWhatYou]
      : complete
        ? [table.yourDocumentsAreReady, table.ifYouChangeYourWillDownload]
        : [table.yourDocuments, table.youCanStillGetAnythingYou]
  return (
    <Panel title={title} to="will.my-downloads" action={table.goToYourDocuments}>
      {words}
    </Panel>
  )
}

const offers: Record<SummaryOffer, (will: Will, complete: boolean) => ReactNode> = {
  begin: (will) => <Begin will={will} />,
  missing: (will) => <Missing will={will} />,
  pay: () => <Pay />,
  confirm: () => <ConfirmPanel />,
  documents: documentsPanel,
  report: (will) => <Report will={will} />,
  'power-of-attorney': () => (
    <Panel {...table.yourPowerOfAttorney} to="will.lpa">
      {table.chooseWhoCanActForYou}
    </Panel>
  ),
}

/** What the summary offers: what was bought apart from the will, the missing answers, the payment or the documents. */
export function Offer({ will, goTo = goToAdvice }: { will: Will; goTo?: (advice: Advice) => void }) {
  const { sponsored } = mode()
  const complete = isComplete(will, today())
  const stopping = stopsCheckout(will, today())
  const notOffered = usePartsNotOffered(will)
  const waits: readonly SummaryOffer[] = ['pay', 'confirm', ...(sponsored ? ['documents' as const] : [])]
  return summaryOffers(will, complete, { sponsored }).map((offer) => (
    <Fragment key={offer}>
      {offer === 'pay' && notOffered.length > 0 ? (
        <NotOffered parts={notOffered} />
      ) : stopping.length > 0 && waits.includes(offer) ? (
        <ReadFirst offer={offer} advice={stopping} goTo={goTo} />
      ) : (
        offers[offer](will, complete)
      )}
    </Fragment>
  ))
}
