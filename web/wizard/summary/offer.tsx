import { Fragment, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { stopsCheckout } from '#core/advice/advice.ts'
import { type SummaryOffer, summaryOffers } from '#core/journey/modes.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { type StepName, stepNamed } from '#core/journey/steps.ts'
import { isComplete, problemsOf } from '#core/journey/walk.ts'
import { messages } from '#core/rules/messages.ts'
import type { Will } from '#core/will/schema.ts'
import { confirmWill } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { markVisited, mode } from '../../api/visits.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import pageCss from '../../ui/plain-page.module.css'
import css from '../../ui/summary.module.css'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** For a will that a partner paid for: only its testator can confirm it. */
function ConfirmPanel() {
  const navigate = useNavigate()
  const { busy, errors, submit } = useSubmitForm({
    initial: {},
    check: () => [],
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

function Missing({ will }: { will: Will }) {
  const problems = problemsOf(will, today())
  const steps = [...new Set(problems.map(({ step }) => step))]
  const sentences = (step: StepName): string[] => [
    ...new Set(problems.filter((problem) => problem.step === step).map(({ code }) => messages[code])),
  ]
  return (
    <section className={pageCss.panel}>
      <h2>Still to answer</h2>
      <ul className={css.missing}>
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
      </ul>
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
  pay: () => (
    <Panel title="Happy with it?" to="will.addons" action="Save and continue">
      Pay once, then download your will to print and sign. Changes are free for 12 months.
    </Panel>
  ),
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
export function Offer({ will }: { will: Will }) {
  const { sponsored } = mode()
  const complete = isComplete(will, today())
  // The advice on the same page says what has to be done first.
  const readFirst: readonly SummaryOffer[] =
    stopsCheckout(will, today()).length > 0 ? ['pay', 'confirm', ...(sponsored ? ['documents' as const] : [])] : []
  return summaryOffers(will, complete, { sponsored })
    .filter((offer) => !readFirst.includes(offer))
    .map((offer) => <Fragment key={offer}>{offers[offer](will, complete)}</Fragment>)
}
