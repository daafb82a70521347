import { useState } from 'react'
import {
  type Advice,
  adviceFor,
  clearedBy,
  isAcknowledged,
  withAcknowledged,
  withWhatValuesSay,
} from '#core/advice/advice.ts'
import type { Level } from '#core/advice/trigger.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import type { TriggerId } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, summaryAdvice as words } from '#words/en/advice.ts'
import { kept } from '#words/en/forms.ts'
import { expectFailedCall } from '../../api/http.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { laterPart } from '../../ui/lazy-page.tsx'
import pageCss from '../../ui/plain-page.module.css'
import css from './advice.module.css'
import { ChangeAnswer, levelWords } from './notice.tsx'
import { SolicitorBriefDialog } from './solicitor-brief.tsx'
import { WayIn } from './way-in.tsx'

const Referral = laterPart(async () => (await import('../referral/referral.tsx')).Referral)

/** The id of one piece of advice on the summary, to which the card above leads. */
export const adviceId = ({ id, level }: Advice): string => `advice-${level}-${id}`

function Why({ advice, will }: { advice: Advice; will: Will }) {
  return (
    <>
      <p>{kept.said(advice.message)}</p>
      <ChangeAnswer advice={advice} will={will} />
    </>
  )
}

function Blocks({ will, advice }: { will: Will; advice: readonly Advice[] }) {
  return (
    <section className={`${pageCss.panel} ${css.block}`}>
      <h2>{levelWords.block}</h2>
      <ul className={css.items}>
        {advice.map((each) => (
          <li key={each.id} id={adviceId(each)} tabIndex={-1}>
            <Why advice={each} will={will} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a firm has answered: its word stands in the place of ours. */
function Cleared({ will, advice }: { will: Will; advice: readonly Advice[] }) {
  const [answered] = advice.flatMap((each) => clearedBy(will, each) ?? [])
  if (!answered) return null
  return (
    <>
      <p>
        {words.ofSaidOnThatNotStand(
          answered.by,
          answered.firm,
          dayInWords(answered.on),
          advice.length === 1 ? words.thisDoes : words.theseDo,
        )}
      </p>
      <ul className={css.items}>
        {advice.map((each) => (
          <li key={each.id}>
            <Why advice={each} will={will} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Referrals({ will, advice }: { will: Will; advice: readonly Advice[] }) {
  const [briefOpen, setBriefOpen] = useState(false)
  const cleared = advice.filter((each) => clearedBy(will, each))
  const open = advice.filter((each) => !cleared.includes(each))
  if (open.length === 0)
    return (
      <section className={pageCss.panel}>
        <h2>{words.aLawFirmHasAnsweredThis}</h2>
        <Cleared will={will} advice={cleared} />
        <Referral offers={false} />
      </section>
    )
  return (
    <section className={pageCss.panel}>
      <h2>{levelWords.refer}</h2>
      <p className="soft">{will.paid ? words.somethingYouToldUsNeedsA : words.yourAnswersAreKeptSomethingIn}</p>
      <ul className={css.items}>
        {open.map((each) => (
          <li key={each.id} id={adviceId(each)} tabIndex={-1}>
            <Why advice={each} will={will} />
            <WayIn advice={each} will={will} />
          </li>
        ))}
      </ul>
      <p className="soft">{words.theLawSocietyAndStepThe}</p>
      <div className="cluster above-32 off-paper">
        <Button label={words.seeThePageForYourSolicitor} look="secondary" onClick={() => setBriefOpen(true)} />
      </div>
      <Referral offers />
      <Cleared will={will} advice={cleared} />
      {briefOpen && <SolicitorBriefDialog will={will} onClose={() => setBriefOpen(false)} />}
    </section>
  )
}

function Warnings({ will, advice }: { will: Will; advice: readonly Advice[] }) {
  const [failed, setFailed] = useState(false)
  // The box is ticked at once, and unticked when the save fails.
  const [saving, setSaving] = useState<ReadonlyMap<TriggerId, boolean>>(new Map())
  // What was ticked on an earlier visit makes room for the rest. What is ticked now stays where it is.
  const [readBefore, setReadBefore] = useState(
    () => new Set<TriggerId>(advice.filter((each) => isAcknowledged(will, each, today())).map(({ id }) => id)),
  )
  const note = async (each: Advice, understood: boolean) => {
    const { id } = each
    setFailed(false)
    setReadBefore((before) => new Set([...before].filter((other) => other !== id)))
    setSaving((before) => new Map(before).set(id, understood))
    try {
      await saveWhole((current) => withAcknowledged(current, each, understood, today()))
    } catch (error) {
      expectFailedCall(error)
      setFailed(true)
    } finally {
      setSaving((before) => new Map([...before].filter(([other, last]) => other !== id || last !== understood)))
    }
  }
  const items = (some: readonly Advice[]) => (
    <ul className={css.items}>
      {some.map((each) => (
        <li key={each.id} id={adviceId(each)} tabIndex={-1}>
          <Why advice={each} will={will} />
          <Checkbox
            name={`acknowledged.${each.id}`}
            label={shared.iUnderstand}
            value={saving.get(each.id) ?? isAcknowledged(will, each, today())}
            onChange={(understood) => void note(each, understood)}
          />
        </li>
      ))}
    </ul>
  )
  // An answer that has changed since makes an old tick count no more.
  const settled = advice.filter((each) => readBefore.has(each.id) && isAcknowledged(will, each, today()))
  const open = advice.filter((each) => !settled.includes(each))
  return (
    <section className={pageCss.panel}>
      <h2>{levelWords.warn}</h2>
      {!open.every((each) => isAcknowledged(will, each, today())) && (
        <p className="soft">{words.readTheseAndTickEachOne}</p>
      )}
      {open.length > 0 && items(open)}
      {settled.length > 0 && (
        <details>
          <summary>{settled.length === 1 ? words.n1ThingYouHaveRead : words.thingsYouHaveRead(settled.length)}</summary>
          {items(settled)}
        </details>
      )}
      <p className="failure" role="status">
        {failed && words.notSavedTryAgain}
      </p>
    </section>
  )
}

/** The advice that has to be acted on or acknowledged before the will can be paid for. */
export function SummaryAdvice({ will }: { will: Will }) {
  const all = adviceFor(withWhatValuesSay(will, today()), today())
  const of = (level: Level) => all.filter((advice) => advice.level === level)
  // Problems of a rule are in the list of missing answers.
  const blocks = of('block').filter((advice) => advice.level === 'block' && !advice.byRule && !advice.clauseOnly)
  const referrals = of('refer')
  const warnings = of('warn').filter((advice) => advice.level === 'warn' && !advice.onlyTold)
  return (
    <>
      {blocks.length > 0 && <Blocks will={will} advice={blocks} />}
      {referrals.length > 0 && <Referrals will={will} advice={referrals} />}
      {warnings.length > 0 && <Warnings will={will} advice={warnings} />}
    </>
  )
}
