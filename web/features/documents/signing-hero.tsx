import type { ReactNode } from 'react'
import type { ToDoRow } from '#core/account/yours-to-do.ts'
import type { DocumentsReply } from '#core/api/documents.ts'
import { doubtTitle } from '#core/signing/doubt-words.ts'
import type { SigningState } from '#core/signing/signing-state.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { bothWitnesses, calledAtTable, placeInWords } from '#core/signing/table-words.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { capital, listed } from '#core/text/names.ts'
import type { Will } from '#core/will/schema.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { signingHero as table } from '#words/en/documents.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { shortDay } from '../signing/days.ts'
import { Doubts } from '../signing/witness-field.tsx'
import { Fold } from '../yours-to-do/yours-to-do.tsx'
import css from './signing-hero.module.css'
import { canBeSigned, NoteSigning } from './signing-panel.tsx'

/** "Saturday 5 December, 11:00, with Mary and David" */
const planInWords = (will: Will, plan: SigningPlan): string => {
  const { day, time, witnesses } = plan
  const named = witnesses.length === 2 && witnesses.every(({ name }) => name !== '')
  return named ? table.with(shortDay(day), time, bothWitnesses(calledAtTable(will, plan))) : `${shortDay(day)}, ${time}`
}

/** Three at a table, the will in front of the one who signs. */
function Table() {
  return (
    <svg className={css.table} viewBox="0 0 360 150" aria-hidden="true">
      <circle className={css.seat} cx="60" cy="62" r="38" />
      <circle className={css.seat} cx="300" cy="62" r="38" />
      <circle className={css.sheet} cx="180" cy="44" r="40" />
      <path className={css.written} d="M24 128h312" />
      <path className={css.sheet} d="M150 92l56-4 4 44-56 4z" />
      <path className={css.written} d="M160 106l36-2M161 118l24-2" />
      <text x="60" y="69">
        {table.first}
      </text>
      <text x="300" y="69">
        {table.second}
      </text>
      <text className={css.you} x="180" y="51">
        {table.you}
      </text>
    </svg>
  )
}

/** A signing of which something is in doubt: what that is, what may follow, and what ends it. Nothing here is celebrated. */
function InDoubt({ state }: { state: SigningState & { is: 'doubtful' } }) {
  const { signing, doubts, plan } = state
  return (
    <section className={css.doubtful} aria-labelledby="signing-hero">
      <h2 id="signing-hero" tabIndex={-1}>
        {doubtTitle(doubts)}
      </h2>
      <p>{table.youToldUsThatYouSigned(dayInWords(signing.on), listed.format(signing.witnesses))}</p>
      <Doubts signing={signing} doubts={doubts} />
      <div className={css.actions}>
        <ButtonLink label={plan ? table.openSigningDay : table.planToSignItAgain} to={SIGNING_DAY_PATH} />
        <a href="#sign">{table.correctOrAnswerIt}</a>
      </div>
    </section>
  )
}

/** What the card says where it knows more than the row: the day, the place and the witnesses, and what counts until then. */
const moreOf = (will: Will, state: SigningState): { readonly title: string; readonly words: string } | undefined => {
  switch (state.is) {
    case 'today':
      return {
        title: table.todaySignYourWill(state.plan.time),
        words: table.putThePrintedWillAPen(planInWords(will, state.plan)),
      }
    case 'planned':
      return state.day === 'passed'
        ? { title: table.didYouSignItOn(shortDay(state.plan.day)), words: table.ifYouDidTellUsAnd }
        : {
            title: planInWords(will, state.plan),
            words: table.yourWillCountsOnceYouAnd(capital(placeInWords(state.plan.place))),
          }
    case 'changed':
      return {
        title: table.theseWordsChangedSignThe,
        words: table.theWillYouSignedOnCounts(dayInWords(state.signing.on)),
      }
    case 'revoked':
      return { title: table.theWillYouSignedCountsNo, words: table.youToldUsSoOfThe(dayInWords(state.signing.on)) }
    default:
      return undefined
  }
}

/** The one next thing, with its button. Nothing where nothing waits for the customer. What the documents add to it has its room before. */
export function NextThing({
  will,
  pack,
  waits,
  state,
  next,
  panel,
  onSaid,
}: {
  will: Will
  pack: DocumentsReply | undefined
  /** The documents are still to come. */
  waits: boolean
  state: SigningState
  next: ToDoRow | undefined
  /** What does it, where that is on this page. */
  panel?: ReactNode
  onSaid: (said: string) => void
}) {
  if (state.is === 'doubtful') return <InDoubt state={state} />
  if (!next) return null
  const { title, words } = (next.what === 'sign' && moreOf(will, state)) || { title: next.name, words: next.says }
  return (
    <section className={css.dark} aria-labelledby="next-thing">
      <div>
        <p className={css.eyebrow}>{table.theNextThing}</p>
        <h2 id="next-thing" tabIndex={-1}>
          {title}
        </h2>
        <p>{words}</p>
        <div className={css.actions}>
          {panel ? (
            <Fold id={next.what} head={<b className="brand">{next.action}</b>}>
              {panel}
            </Fold>
          ) : (
            <ButtonLink label={next.action} look="inverse" to={next.to} />
          )}
        </div>
        {next.what === 'sign' && (pack || waits) && (
          <div className={css.noted}>
            {pack && canBeSigned(pack) && (
              <NoteSigning will={will} pack={pack} look="link" onSaid={onSaid}>
                {table.iHaveSignedItAlready}
              </NoteSigning>
            )}
            {pack && !canBeSigned(pack) && !will.signing && <p>{table.downloadItAndPrintItFirst}</p>}
          </div>
        )}
      </div>
      {next.what === 'sign' && <Table />}
    </section>
  )
}
