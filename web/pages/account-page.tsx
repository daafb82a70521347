import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { yoursToDo } from '#core/account/yours-to-do.ts'
import type { FormReply } from '#core/api/wills.ts'
import { isUnpaid } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { type GroupName, groupOf, groups } from '#core/journey/steps.ts'
import { continueAt, questionsLeft } from '#core/journey/visit.ts'
import { isComplete, problemsOfGroup } from '#core/journey/walk.ts'
import { type Standing, standingOf } from '#core/watch/standing.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, home as table, reminders as words } from '#words/en/account.ts'
import { reloadAccount, useAccount } from '../api/queries.ts'
import { logout } from '../api/session.ts'
import { today } from '../api/today.ts'
import { visitNow } from '../api/visits.ts'
import { setWatchMails, useWatch } from '../api/watch.ts'
import { forgetForm, useForm } from '../api/will.ts'
import account from '../features/account/account.module.css'
import { AccountOrders } from '../features/account/account-orders.tsx'
import { DataSection } from '../features/account/data-section.tsx'
import { LooksSection } from '../features/account/looks-section.tsx'
import { SecondStepSection } from '../features/account/second-step-section.tsx'
import { SessionsSection } from '../features/account/sessions-section.tsx'
import { YouSection } from '../features/account/you-section.tsx'
import { CoupleSection } from '../features/couple/couple-section.tsx'
import { ExpertReviewSection } from '../features/expert-review/expert-review-section.tsx'
import { TiedWill, UntiedWill } from '../features/tied-will/tied-will.tsx'
import { Together } from '../features/together/together.tsx'
import { LineToCome } from '../features/watch/line-to-come.tsx'
import home from '../features/watch/watch.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FoldingSection } from '../ui/folding-section.tsx'
import { laterPart } from '../ui/lazy-page.tsx'
import css from '../ui/plain-page.module.css'
import { PageTitle, Shell } from '../ui/shell.tsx'
import { useSubmitForm } from '../ui/submit-form.tsx'

/** Whether we mail the customer about their will, and the button that changes it. */
function RemindersSection() {
  const { data } = useWatch()
  const [said, setSaid] = useState('')
  const mails = data?.mails ?? true
  const form = useSubmitForm({
    save: () => setWatchMails(!mails),
    onDone: () => {
      form.again()
      setSaid(mails ? words.weWillNotEmailYouAbout : words.weWillEmailYouAgain)
    },
  })
  if (!data) return null
  return (
    <FoldingSection id="reminders" title={shared.reminders} state={mails ? shared.on : shared.off}>
      <p className="soft">{mails ? words.weEmailYouUntilYourWill : words.youAskedUsNotToEmail}</p>
      <ErrorSummary errors={form.errors} />
      <p role="status" className="said">
        {said}
      </p>
      <p className="above-20">
        <Button
          label={mails ? words.doNotEmailMeAboutMy : words.emailMeAboutMyWill}
          look="secondary"
          busy={form.busy}
          onClick={() => void form.submit()}
        />
      </p>
    </FoldingSection>
  )
}

const ToDoCard = laterPart(async () => (await import('../features/yours-to-do/yours-to-do.tsx')).ToDoCard)
const ReportsOfMe = laterPart(async () => (await import('../features/death/after-me-page.tsx')).ReportsOfMe)
const KeptAnswers = laterPart(async () => (await import('../features/roles/kept-answers.tsx')).KeptAnswers)
const signedHome = () => import('../features/watch/signed-home.tsx')
const Referral = laterPart(async () => (await import('../features/referral/referral.tsx')).Referral)
const SignedLine = laterPart(async () => (await signedHome()).SignedLine, <LineToCome />)
const SignedHome = laterPart(async () => (await signedHome()).SignedHome)

const stateOf = (will: Will): string => {
  if (will.toConfirm === 1) return table.paidForByYourPartnerYou
  return isComplete(will, today()) ? table.completeNotPaidForYet : table.notFinishedYet
}

/** Whether the will is signed, well or in doubt, and counts. */
const hasSignedHome = ({ paid, signing }: Will): boolean => paid === 1 && signing !== undefined && !signing.revoked

/** Who came for the check of another will, or to keep what was asked of them, and has answered no question of a new will. */
const hasNoWill = ({ will, keepsAnswers }: FormReply): boolean =>
  (will.checkMyWill === 1 || keepsAnswers === true) && will.version === 0 && isUnpaid(will)

/** The parts of an unfinished will: which are answered, and where the customer goes on. */
function Overview({ will }: { will: Will }) {
  const at = groupOf(continueAt({ ...visitNow(will, undefined), will }))
  const all = Object.keys(groups) as GroupName[]
  const names = all.filter((group) => group !== 'summary')
  const stateOfGroup = (group: GroupName): string => {
    if (group === at) return table.youAreHere
    if (all.indexOf(group) > all.indexOf(at)) return ''
    return problemsOfGroup(group, will, today()).length === 0 ? table.answered : table.somethingIsMissing
  }
  return (
    <ol className={account.overview}>
      {names.map((group) => (
        <li key={group} data-state={stateOfGroup(group)}>
          {groups[group]}
          <span className="soft">{stateOfGroup(group)}</span>
        </li>
      ))}
    </ol>
  )
}

function YourWill() {
  const form = useForm()
  const { will } = form
  if (hasNoWill(form))
    return (
      <section className={css.panel}>
        <h2>{table.aNewWill}</h2>
        <p className="soft">{table.youHaveNotStartedANew}</p>
        <div className="cluster above-32 off-paper">
          <ButtonLink label={table.writeANewWill} look="secondary" to={pathOf('will.about-me.full-name')} />
        </div>
      </section>
    )
  const at = continueAt({ ...visitNow(will, undefined), will })
  const unfinished = questionsLeft(at, will, today()) > 0
  return (
    <section className={css.panel}>
      <h2>{table.yourWill}</h2>
      <p className="soft">{stateOf(will)}</p>
      {unfinished && <Overview will={will} />}
      <div className="cluster above-32 off-paper">
        <ButtonLink label={table.yourEarlierAnswers} look="link" to="/account/history" />
      </div>
    </section>
  )
}

/** For a customer of the existing-will check: the expert review, and a link to the report. */
function Check() {
  const { will } = useForm()
  if (will.checkMyWill === 0) return null
  return (
    <ExpertReviewSection
      beside={({ external_id }) =>
        external_id !== undefined && (
          <div className="cluster above-32 off-paper">
            <ButtonLink label={table.yourWillCheckReport} to={`/check-my-will/result/${external_id}`} />
          </div>
        )
      }
    />
  )
}

function NotLoaded() {
  return (
    <section className={css.panel} role="alert">
      <h2>{table.weCouldNotLoadYourAccount}</h2>
      <p className="soft">{shared.weCouldNotReachTheServer}</p>
      <div className="cluster above-32 off-paper">
        <Button label={shared.tryAgain} look="secondary" onClick={() => void reloadAccount()} />
      </div>
    </section>
  )
}

/** The first card of a will that is paid for: the list of the page of the documents. */
function Paid() {
  const form = useForm()
  const at = continueAt({ ...visitNow(form.will, undefined), will: form.will })
  return (
    <ToDoCard className={css.panel} above={wayOn(form) && 'sign'}>
      <div className="cluster above-16 off-paper">
        <ButtonLink label={table.yourDocuments} look="secondary" to={pathOf('will.my-downloads')} />
        <ButtonLink label={table.changeYourWill} look="link" to={pathOf(at)} />
        <ButtonLink label={table.yourEarlierAnswers} look="link" to="/account/history" />
      </div>
    </ToDoCard>
  )
}

/** The one thing to do next, from where the will stands. */
const wayOn = (form: FormReply): { readonly words: string; readonly to: string } | undefined => {
  const { will } = form
  if (will.paid === 1) {
    const [row] = yoursToDo({ will, today: today(), date: String, pair: null, prints: [], letters: [] })
    return row?.what === 'sign' && row.is === 'open' ? { words: row.action, to: row.to } : undefined
  }
  if (hasNoWill(form)) return undefined
  return { words: shared.continueYourWill, to: pathOf(continueAt({ ...visitNow(will, undefined), will })) }
}

function useStanding(): Standing {
  const form = useForm()
  const { user, will } = form
  if (hasNoWill(form)) return { is: 'writing', title: shared.yourAccount, lead: '' }
  const at = continueAt({ ...visitNow(will, undefined), will })
  const progress = { at, left: questionsLeft(at, will, today()), complete: isComplete(will, today()) }
  return standingOf(will, user.name, progress, today())
}

/** `next`: whether the one thing to do next stands here. */
function Hero({ standing: { is, title, lead }, next }: { standing: Standing; next: boolean }) {
  const form = useForm()
  const { will } = form
  const name = fullNameOf(will.details)
  const on = next && wayOn(form)
  return (
    <header className={home.hero}>
      <div className={home.inner}>
        <div className={home.paper}>
          {is === 'signed' ? <TiedWill signed name={name} /> : <UntiedWill name={name} />}
        </div>
        <div>
          <PageTitle tab={shared.yourAccount} className={home.title}>
            {title}
          </PageTitle>
          {lead && <p className={home.lead}>{lead}</p>}
          {is === 'signed' && will.signing && <SignedLine will={will} signing={will.signing} />}
          {on && (
            <div className="above-24">
              <ButtonLink label={on.words} to={on.to} />
            </div>
          )}
        </div>
      </div>
    </header>
  )
}

/** Under the first line: for a signed will what it does and what has happened, and below it everything about the account. */
function Frame({ first, children }: { first: ReactNode; children: ReactNode }) {
  const standing = useStanding()
  const { will } = useForm()
  return (
    <Shell>
      <main id="main" className="column grow">
        <Hero standing={standing} next={!first} />
        <div className={home.home}>
          <Together className={home.content}>
            {first && <div className="above-28">{first}</div>}
            {hasSignedHome(will) && will.signing && <SignedHome will={will} signing={will.signing} first={<Paid />} />}
            {children}
          </Together>
        </div>
      </main>
    </Shell>
  )
}

/** What a link leads to stays in view as what stands above it comes, until its reader moves. */
const useKeptInView = () => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '') return
    const { style } = document.documentElement
    style.overflowAnchor = 'none'
    const arriving = new ResizeObserver(() => document.getElementById(hash.slice(1))?.scrollIntoView())
    for (const each of document.querySelectorAll('body, main section')) arriving.observe(each)
    const end = () => {
      arriving.disconnect()
      style.overflowAnchor = ''
    }
    for (const moved of ['wheel', 'pointerdown', 'keydown']) addEventListener(moved, end, { once: true })
    return end
  }, [hash])
}

export function AccountPage() {
  useKeptInView()
  const navigate = useNavigate()
  const { data: account, isError } = useAccount()
  const form = useForm()
  const { will } = form
  const checkFirst = hasNoWill(form)
  const { reportsOfDeath: reports = [] } = account ?? {}
  const leave = async () => {
    await logout()
    await navigate('/login')
    forgetForm()
  }
  return (
    <Frame first={reports.some(({ open }) => open) && <ReportsOfMe reports={reports} />}>
      <div className={css.columns}>
        <div className="stack shrink gap-24">
          <KeptAnswers />
          {checkFirst && <Check />}
          {will.paid === 0 ? <YourWill /> : !hasSignedHome(will) && <Paid />}
          <CoupleSection />
          {!checkFirst && <Check />}
          <Referral offers={false} title={table.yourCaseAtALawFirm} />
          {account && <YouSection account={account} />}
          {account && <SessionsSection sessions={account.sessions} />}
          {account && <SecondStepSection account={account} />}
          <LooksSection />
          {isError && !account && <NotLoaded />}
        </div>
        <div className="stack shrink gap-24">
          {will.paid === 1 && (
            <FoldingSection {...table.afterYou}>
              <p className="soft">{table.chooseWhoIsTold}</p>
              <div className="cluster above-16 off-paper">
                <ButtonLink label={table.chooseAndPrint} look="secondary" to="/account/after-me" />
                {will.signing && <ButtonLink label={table.signedPages} look="secondary" to="/account/signed-pages" />}
              </div>
            </FoldingSection>
          )}
          {will.paid === 1 && <RemindersSection />}
          <FoldingSection id="orders" {...table.orders}>
            <AccountOrders />
          </FoldingSection>
          {account && <DataSection factors={account} />}
        </div>
      </div>
      <div className="cluster above-32 off-paper">
        <Button label={shared.logOut} look="secondary" onClick={() => void leave()} />
      </div>
    </Frame>
  )
}
