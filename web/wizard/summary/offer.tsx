import { Fragment, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
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
import { usePartsNotOffered } from '../../api/offered-parts.ts'
import { confirmWill } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { markVisited, mode } from '../../api/visits.ts'
import { adviceId } from '../../features/advice/summary-advice.tsx'
import { CheckPaymentLink, usePaymentUnderWay } from '../../features/checkout/payment-under-way.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import pageCss from '../../ui/plain-page.module.css'
import css from '../../ui/summary.module.css'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** For a will that a partner paid for: only its testator can confirm it. */
function ConfirmPanel() {
  const navigate = useNavigate()
  const { busy, errors, submit } = useSubmitForm({
    save: confirmWill,
    onDone: () => void navigate(pathOf('will.my-downloads')),
  })
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>Is this what you want too?</h2>
      <p>
        Your partner has paid for it, so there is nothing to pay. Read all of it, and change anything you do not want.
        Only you can confirm it.
      </p>
      <Button look="inverse" busy={busy} onClick={() => void submit()}>
        Confirm that this is my will
      </Button>
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
      <ButtonLink look="inverse" to={pathOf(to)} onClick={() => markVisited(to)}>
        {action}
      </ButtonLink>
    </section>
  )
}

const PRICE = poundsInWords(productById('will').price)
const FREE_CHANGES = 'Changes are free.'

/** What stays at the foot of a phone: the price where there is one, and what to do next. */
function PhoneBar({ price = false, children }: { price?: boolean; children: ReactNode }) {
  return (
    <div className={`${css.payBar} row spread gap-16 soft phone-bar narrow-only off-paper`}>
      {price && (
        <p>
          <strong>{PRICE}</strong> once
        </p>
      )}
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
      <h2>Still to answer</h2>
      {unpaid && <p>{`Then pay ${PRICE} once. ${FREE_CHANGES}`}</p>}
      <ol className={css.todo}>
        {steps.map((step) => (
          <li key={step}>
            {step === 'will.summary' ? (
              <a href={`#${EVERYBODY}`}>Everyone you named</a>
            ) : (
              <EditLink step={step}>{stepNamed(step).title}</EditLink>
            )}
            <span className={css.note}>{sentences(step).join('. ')}</span>
          </li>
        ))}
      </ol>
      <PhoneBar price={unpaid}>
        <a className={css.barLink} href={`#${STILL_TO_ANSWER}`}>
          {steps.length === 1 ? '1 question to answer' : `${steps.length} questions to answer`}
        </a>
      </PhoneBar>
    </section>
  )
}

/** What comes once everything is read. */
const afterReading: Partial<Record<SummaryOffer, string>> = {
  pay: `Then pay ${PRICE} once. ${FREE_CHANGES}`,
  confirm: 'Then confirm that this is your will.',
  documents: 'Then we can make your documents.',
}

/** "2 things to read first", or what else the strictest advice among them asks for. */
const toDoFirst = (advice: readonly Advice[]): string => {
  const things = advice.length === 1 ? '1 thing' : `${advice.length} things`
  if (advice.some(({ level }) => level === 'block')) return `${things} to change first`
  return advice.some(({ level }) => level === 'refer') ? 'Something here needs a solicitor' : `${things} to read first`
}

/** What comes after the advice. A will that needs a solicitor cannot be paid for, however much of it is read. */
const whatThen = (offer: SummaryOffer, advice: readonly Advice[]): string | undefined =>
  offer === 'pay' && advice.some(({ level }) => level === 'refer')
    ? 'You can pay once that is settled.'
    : afterReading[offer]

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
    <Button look="inverse" onClick={() => each && goTo(each)}>
      {label}
    </Button>
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
              {firstSentence(each.message)}
            </a>
          </li>
        ))}
      </ol>
      <div className={`${css.cardAction} wide-only`}>
        {open(advice.length === 1 ? 'Read it' : 'Read the first one', first)}
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
  estimates: 'will.summary',
}

/** In the place of the payment, while the will has a part that the operator does not offer. */
function NotOffered({ parts }: { parts: readonly OfferedPart[] }) {
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>Not offered at present</h2>
      <p>
        Your will has {listed.format(parts.map((part) => partsInWords[part]))}. We do not offer that at present, so you
        cannot pay for this will yet. Your answers are kept. You can take it out, or ask a solicitor to write it.
      </p>
      <ul className={css.todo}>
        {parts.map((part) => (
          <li key={part}>
            <EditLink step={askedAt[part]}>Change {partsInWords[part]}</EditLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything is answered and read. */
function Pay() {
  const to = 'will.addons'
  const started = usePaymentUnderWay()
  if (started !== undefined) {
    const check = (
      <CheckPaymentLink look="inverse">{started === 'paid' ? 'Carry on' : 'Check my payment'}</CheckPaymentLink>
    )
    return (
      <section className={`${pageCss.panel} ${pageCss.dark}`}>
        <h2>{started === 'paid' ? 'Nothing is left to pay' : 'Check that payment first'}</h2>
        {started === 'not known' && (
          <p>
            See first whether that payment went through. If you stopped before paying, you can{' '}
            <Link to={pathOf(to)} onClick={() => markVisited(to)}>
              pay now
            </Link>
            .
          </p>
        )}
        <div className={`${css.cardAction} wide-only`}>{check}</div>
        <PhoneBar>{check}</PhoneBar>
      </section>
    )
  }
  const link = (
    <ButtonLink look="inverse" to={pathOf(to)} onClick={() => markVisited(to)}>
      {`Continue to payment, ${PRICE}`}
    </ButtonLink>
  )
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>Happy with it?</h2>
      <p>{`Pay ${PRICE} once, then download your will to print and sign. ${FREE_CHANGES}`}</p>
      <div className={`${css.cardAction} wide-only`}>{link}</div>
      <PhoneBar>{link}</PhoneBar>
    </section>
  )
}

/** For a will without any answer: its summary has nothing to check. */
function Begin({ will }: { will: Will }) {
  const first = problemsOf(will, today())[0]?.step ?? 'will.about-me.full-name'
  return (
    <Panel title="Write your will" to={first} action="Start your will">
      You have not answered anything yet. Start with your name. You can stop and carry on at any time.
    </Panel>
  )
}

/** For a customer of the existing-will check, whose report is in the account. */
function Report({ will }: { will: Will }) {
  if (will.paid === 1)
    return (
      <Panel title="What we found" to="will.my-downloads" action="Go to your report">
        We checked your answers for gaps and mistakes. Change anything here, and the report changes too.
      </Panel>
    )
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>What we found</h2>
      <p>Your report on the will you already have is in your account.</p>
      <ButtonLink look="inverse" to="/account">
        Go to your report
      </ButtonLink>
    </section>
  )
}

const documentsPanel = (will: Will, complete: boolean): ReactNode => {
  const stopped = stopsCheckout(will, today()).length > 0
  const [title, words] =
    stopped && complete
      ? [
          'Your documents',
          'You can still get what you downloaded. Read the advice on this page first. Until then we cannot make new documents.',
        ]
      : complete
        ? ['Your documents are ready', 'If you change your will, download it again and sign the new one.']
        : [
            'Your documents',
            'You can still get anything you downloaded before. We will make new documents when you have answered everything.',
          ]
  return (
    <Panel title={title} to="will.my-downloads" action="Go to your documents">
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
    <Panel title="Your power of attorney" to="will.lpa" action="Go on">
      Choose who can act for you while you are alive. Your will stays here as you left it.
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
