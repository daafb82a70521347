import type { ReactNode } from 'react'
import { doubtTitle } from '#core/signing/doubt-words.ts'
import type { SigningState } from '#core/signing/signing-state.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { bothWitnesses, calledAtTable, placeInWords } from '#core/signing/table-words.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { capital, listed } from '#core/text/names.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import type { Signing, SigningPlan } from '#core/will/signing-schema.ts'
import { signingHero as table } from '#words/en/documents.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Doubts } from '../signing/witness-field.tsx'
import { TiedWill } from '../tied-will/tied-will.tsx'
import css from './signing-hero.module.css'
import { WhenWeWrite } from './when-we-write.tsx'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "Saturday 5 December" */
const weekdayOf = ({ year, month, day }: Day): string => weekday.format(Date.UTC(year, month - 1, day))

/** "Saturday 5 December, 11:00, with Mary and David" */
const planInWords = (will: Will, plan: SigningPlan): string => {
  const { day, time, witnesses } = plan
  const named = witnesses.length === 2 && witnesses.every(({ name }) => name !== '')
  return named
    ? table.with(weekdayOf(day), time, bothWitnesses(calledAtTable(will, plan)))
    : `${weekdayOf(day)}, ${time}`
}

/** Three at a table, the will in front of the one who signs. */
function Table() {
  return (
    <svg className={css.table} viewBox="0 0 360 270" aria-hidden="true">
      <ellipse className={css.wood} cx="180" cy="130" rx="150" ry="106" />
      <ellipse className={css.rim} cx="180" cy="130" rx="132" ry="90" />
      <path className={css.looks} d="M76 86 160 146M284 86 200 146" />
      <circle className={css.seat} cx="46" cy="66" r="38" />
      <circle className={css.seat} cx="314" cy="66" r="38" />
      <path className={css.sheet} d="M152 122h56v74h-56z" />
      <path className={css.mark} d="M160 122h6v15h-6z" />
      <path className={css.written} d="M166 148h34M166 156h34M166 164h24M162 184c6-10 10 6 16-2s10 8 22-4" />
      <circle className={css.halo} cx="180" cy="226" r="42" />
      <circle className={css.you} cx="180" cy="226" r="36" />
      <text x="46" y="72">
        {table.first}
      </text>
      <text x="314" y="72">
        {table.second}
      </text>
      <text x="180" y="232">
        {table.you}
      </text>
    </svg>
  )
}

function Dark({ title, words, children }: { title: string; words: ReactNode; children: ReactNode }) {
  return (
    <section className={css.dark} aria-labelledby="signing-hero">
      <div>
        <h2 id="signing-hero">{title}</h2>
        <p>{words}</p>
        <div className={css.actions}>{children}</div>
      </div>
      <Table />
    </section>
  )
}

const alreadySigned = (
  <a className={css.already} href="#signing">
    {table.iHaveSignedItAlready}
  </a>
)

/** The people of the will who may know where it is, as far as they are still in it. */
const whoKnows = ({ persons }: Will, { mayKnow = [] }: Signing): string[] =>
  persons.filter(({ id, fullname }) => mayKnow.includes(id) && fullname !== '').map(({ fullname }) => fullname)

function Signed({ will, signing }: { will: Will; signing: Signing }) {
  const known = whoKnows(will, signing)
  const facts = [
    { label: table.witnesses, value: listed.format(signing.witnesses) },
    { label: table.kept, value: will.storage ?? '' },
    ...(known.length > 0 ? [{ label: table.whoKnows, value: listed.format(known) }] : []),
  ]
  return (
    <section className={css.signed} aria-labelledby="signing-hero">
      <div className={css.tied}>
        <TiedWill name={fullNameOf(will.details)} signed />
      </div>
      <div className={css.facts}>
        <p className={css.state}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="12" />
            <path d="m6.5 12.5 3.5 3.5 7.5-8" />
          </svg>
          {table.signed}
        </p>
        <h2 id="signing-hero">{table.itHasBeenYourWillSince(dayInWords(signing.on))}</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="soft small">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a href="#signing">{table.changeWhatYouToldUsOf}</a>
      </div>
      <WhenWeWrite will={will} signedOn={signing.on} />
    </section>
  )
}

/** A signing of which something is in doubt: what that is, what may follow, and what ends it. Nothing here is celebrated. */
function InDoubt({ state }: { state: SigningState & { is: 'doubtful' } }) {
  const { signing, doubts, plan } = state
  return (
    <section className={css.doubtful} aria-labelledby="signing-hero">
      <h2 id="signing-hero">{doubtTitle(doubts)}</h2>
      <p>{table.youToldUsThatYouSigned(dayInWords(signing.on), listed.format(signing.witnesses))}</p>
      <Doubts signing={signing} doubts={doubts} />
      <div className={css.actions}>
        <ButtonLink to={SIGNING_DAY_PATH}>{plan ? table.openSigningDay : table.planToSignItAgain}</ButtonLink>
        <a href="#signing">{table.correctOrAnswerIt}</a>
      </div>
    </section>
  )
}

/** What is left to do, by where the will stands: plan the day, open it, start at the table; once it is signed, the facts. */
export function SigningHero({ will, state, onPaper }: { will: Will; state: SigningState; onPaper: boolean }) {
  // Without a paper nothing can have been signed already.
  const already = onPaper ? alreadySigned : null
  switch (state.is) {
    case 'unsigned':
      return (
        <Dark {...table.oneThingIsLeftSignIt}>
          <ButtonLink look="inverse" to={SIGNING_DAY_PATH}>
            {table.planSigningDay}
          </ButtonLink>
          {already}
        </Dark>
      )
    case 'today':
      return (
        <Dark
          title={table.todaySignYourWill(state.plan.time)}
          words={table.putThePrintedWillAPen(planInWords(will, state.plan))}
        >
          <ButtonLink look="inverse" to={SIGNING_DAY_PATH}>
            {table.startAtTheTable}
          </ButtonLink>
          {already}
        </Dark>
      )
    case 'planned':
      return (
        <Dark
          title={
            state.day === 'passed' ? table.didYouSignItOn(weekdayOf(state.plan.day)) : planInWords(will, state.plan)
          }
          words={
            state.day === 'passed'
              ? table.ifYouDidTellUsAnd
              : table.yourWillCountsOnceYouAnd(capital(placeInWords(state.plan.place)))
          }
        >
          <ButtonLink look="inverse" to={SIGNING_DAY_PATH}>
            {table.openSigningDay}
          </ButtonLink>
          {already}
        </Dark>
      )
    case 'changed':
      return (
        <Dark
          title={table.theseWordsChangedSignThe}
          words={table.theWillYouSignedOnCounts(dayInWords(state.signing.on))}
        >
          <ButtonLink look="inverse" to={SIGNING_DAY_PATH}>
            {state.plan ? table.openSigningDay : table.planSigningDay}
          </ButtonLink>
          {already}
        </Dark>
      )
    case 'revoked':
      return (
        <Dark title={table.theWillYouSignedCountsNo} words={table.youToldUsSoOfThe(dayInWords(state.signing.on))}>
          <ButtonLink look="inverse" to={SIGNING_DAY_PATH}>
            {state.plan ? table.openSigningDay : table.planSigningDay}
          </ButtonLink>
          {already}
        </Dark>
      )
    case 'doubtful':
      return <InDoubt state={state} />
    case 'signed':
      return <Signed will={will} signing={state.signing} />
  }
}
