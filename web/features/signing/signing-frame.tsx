import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { isAtTable, numberOf, pathOfSigning, type SigningStep, stepBefore } from '#core/signing/table.ts'
import { signingSteps } from '#core/will/lists.ts'
import { signingFrame as words } from '#words/en/signing.ts'
import { PageTitle, Shell } from '../../ui/shell.tsx'
import css from './signing.module.css'
import tableCss from './table.module.css'
import type { Sent } from './use-signing-day.ts'

const STEPS = signingSteps.length

/** The names of the steps, as a link back to them says. */
const stepNames: Readonly<Record<SigningStep, string>> = {
  when: words.when,
  who: words.who,
  print: words.print,
  'sit-down': words.sitDown,
  initials: words.initials,
  sign: words.youSign,
  'first-witness': words.firstWitness,
  'second-witness': words.secondWitness,
  check: words.check,
}

const said: Readonly<Record<Sent, string>> = {
  idle: '',
  saving: words.saving,
  saved: words.saved,
  kept: words.keptOnThisDevice,
  held: words.notSavedYet,
  elsewhere: words.thisSigningWentOnAtAnother,
  refused: words.notSavedTryAgain,
}

/** Beside the button: whether what was pressed is kept. `asks`: the page has fields, and what was saved is of the page before. */
export function SentStatus({ sent, asks = false }: { sent: Sent; asks?: boolean }) {
  return (
    <p role="status" className={css.sent}>
      {asks && sent === 'saved' ? '' : said[sent]}
    </p>
  )
}

/** Before the day, where the browser does not hold these pages. */
export function NeedsConnection() {
  return (
    <p className="caution snug" role="status">
      {words.keepThisPageOpen}
    </p>
  )
}

/** A full load: without a network the pages of a signing know the names of a will and not the rest of it. */
function Leave() {
  return (
    <a className="inline-row target no-line" href={pathOf('will.my-downloads')}>
      {words.leave}
    </a>
  )
}

/** A page of a signing. At the table it is dark, and nothing else is on it. */
export function SigningFrame({
  step,
  to,
  title,
  tab = title,
  lead,
  beside,
  children,
}: {
  step: SigningStep
  /** Who acts. */
  to?: string | undefined
  title: string
  /** Where the tab says more. */
  tab?: string
  lead?: ReactNode
  /** What stands right of the words, and on a phone above or below them. */
  beside?: ReactNode
  children: ReactNode
}) {
  const before = stepBefore(step)
  const number = numberOf(step)
  const dark = isAtTable(step)
  const top = (
    <nav className={css.top} aria-label={words.stepsOfSigningDay}>
      {before ? (
        <Link className="inline-row target no-line" to={pathOfSigning(before)}>
          <span aria-hidden="true">← </span>
          <span className={dark ? undefined : 'narrow-only'}>{words.back}</span>
          {!dark && <span className="wide-only">{stepNames[before]}</span>}
        </Link>
      ) : (
        <span />
      )}
      <span>{words.numberOf(number, STEPS)}</span>
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
          {beside && <div className={`${tableCss.picture} full`}>{beside}</div>}
          <div className={`${tableCss.words} column grow shrink gap-16`}>
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
