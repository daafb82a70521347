import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { isAtTable, numberOf, pathOfSigning, type SigningStep, stepBefore } from '#core/signing/table.ts'
import { signingSteps } from '#core/will/lists.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Shell } from '../../ui/shell.tsx'
import css from './signing.module.css'
import tableCss from './table.module.css'
import type { Sent } from './use-signing-day.ts'

const STEPS = signingSteps.length

/** The names of the steps, as a link back to them says. */
export const stepNames: Readonly<Record<SigningStep, string>> = {
  when: 'When',
  who: 'Who',
  print: 'Print',
  'sit-down': 'Sit down',
  initials: 'Initials',
  sign: 'You sign',
  'first-witness': 'First witness',
  'second-witness': 'Second witness',
  check: 'Check',
}

const said: Readonly<Record<Sent, string>> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved',
  kept: 'Kept on this device. We save it when there is a connection.',
  elsewhere: 'This signing went on at another device. You see it as it is now.',
  refused: 'Not saved. Try again.',
}

/** Beside the button: whether what was pressed is kept. */
export function SentStatus({ sent }: { sent: Sent }) {
  return (
    <p role="status" className={css.sent}>
      {said[sent]}
    </p>
  )
}

/** Before the day, where the browser does not hold these pages. */
export function NeedsConnection() {
  return (
    <p className="caution snug" role="status">
      Keep this page open: this browser cannot load it again without internet. The printed guide “How to sign your will”
      has the same steps.
    </p>
  )
}

/** A full load: without a network the pages of a signing know the names of a will and not the rest of it. */
function Leave() {
  return <a href={pathOf('will.my-downloads')}>Leave</a>
}

/** A page of a signing. At the table it is dark, and nothing else is on it. */
export function SigningFrame({
  step,
  to,
  title,
  tab,
  lead,
  beside,
  children,
}: {
  step: SigningStep
  /** Who acts. */
  to?: string | undefined
  title: ReactNode
  tab: string
  lead?: ReactNode
  /** What stands right of the words, and on a phone above or below them. */
  beside?: ReactNode
  children: ReactNode
}) {
  const before = stepBefore(step)
  const number = numberOf(step)
  const dark = isAtTable(step)
  const top = (
    <nav className={css.top} aria-label="Steps of signing day">
      {before ? (
        <Link to={pathOfSigning(before)}>
          <span aria-hidden="true">← </span>
          <span className={css.backWord}>Back</span>
          <span className={css.backName}>{stepNames[before]}</span>
        </Link>
      ) : (
        <span />
      )}
      <span>
        {number} of {STEPS}
      </span>
      <Leave />
    </nav>
  )
  const heading = (
    <>
      {to !== undefined && (
        <p className={tableCss.to} aria-hidden="true">
          {to}
        </p>
      )}
      <PageTitle tab={tab}>
        {to !== undefined && <span className="visually-hidden">{to}: </span>}
        {title}
      </PageTitle>
      {lead && <p className={dark ? tableCss.lead : 'soft pretty'}>{lead}</p>}
    </>
  )
  if (dark)
    return (
      <div className={tableCss.dark}>
        {top}
        <div className={tableCss.track} aria-hidden="true">
          <div style={{ inlineSize: `${(number / STEPS) * 100}%` }} />
        </div>
        <main id="main" className={tableCss.table}>
          {beside && <div className={tableCss.picture}>{beside}</div>}
          <div className={tableCss.words}>
            {heading}
            {children}
          </div>
        </main>
      </div>
    )
  return (
    <Shell progress={Math.round((number / STEPS) * 100)} statusAtButton>
      <main id="main" className={css.plan}>
        <div className={css.left}>
          {top}
          {heading}
          {children}
        </div>
        {beside && <div className={css.right}>{beside}</div>}
      </main>
    </Shell>
  )
}
