import { useState } from 'react'
import { afterMishap, checksLeft, type Mishap, mishaps } from '#core/signing/table.ts'
import {
  calledAtTable,
  initialsAtTable,
  lastCheckWords,
  mishapWords,
  type Seat,
  type TableStep as Step,
  tableWords,
} from '#core/signing/table-words.ts'
import { lastChecks } from '#core/will/lists.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { tableStep as words } from '#words/en/signing.ts'
import { PageTitle } from '../../ui/shell.tsx'
import { SentStatus, SigningFrame } from './signing-frame.tsx'
import css from './table.module.css'
import { InitialsDrawing, TableDrawing } from './table-drawing.tsx'
import tickCss from './ticks.module.css'
import type { SigningDay } from './use-signing-day.ts'

type Props = {
  signing: SigningDay
  plan: SigningPlan
  onDone: (plan: SigningPlan) => void
  /** The signing begins again at the step of the plan. */
  onAgain: (plan: SigningPlan, mishap: Mishap) => void
}

/** What to do when something went wrong. Each answer leads to where the signing begins again. */
function WentWrong({ plan, onClose, onAgain }: Pick<Props, 'plan' | 'onAgain'> & { onClose: () => void }) {
  return (
    <div className={css.dark}>
      <main id="main" className={`${css.words} column full grow shrink gap-16 in-middle`}>
        <PageTitle tab={words.somethingWentWrong}>{words.stopNothingIsLost}</PageTitle>
        <p className={css.lead}>{words.doNotCorrectAnythingByHand}</p>
        <ul className={`${css.mishaps} stack gap-12 above-8 below-16`}>
          {(Object.keys(mishaps) as Mishap[]).map((mishap) => (
            <li key={mishap}>
              <button
                type="button"
                className="row spread full gap-16 rounded white to-start"
                onClick={() => onAgain(afterMishap(plan, mishap), mishap)}
              >
                <span>
                  <strong>{mishapWords(mishap, plan.edition ?? 'normal').what}</strong>
                  <small className="block small">{mishapWords(mishap, plan.edition ?? 'normal').next}</small>
                </span>
                <span aria-hidden="true">›</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={css.lead}>{words.tearUpThePaperThatWent}</p>
        <div className={css.foot}>
          <button type="button" className={css.next} onClick={onClose}>
            {words.goBackWeAreFine}
          </button>
        </div>
      </main>
    </div>
  )
}

const sat: Readonly<Record<Step, readonly Seat[]>> = {
  'sit-down': [],
  initials: [],
  sign: [],
  'first-witness': ['testator'],
  'second-witness': ['testator', 'first'],
}

/** One act at the table, in one sentence that can be read from a metre away. */
export function TableStep({ step, signing, plan, onDone, onAgain }: Props & { step: Step }) {
  const { will, paper, sent } = signing
  const [wrong, setWrong] = useState(false)
  const called = calledAtTable(will, plan)
  const { to, who, says, next, done } = tableWords(step, called, paper, will.attestation)
  if (wrong) return <WentWrong plan={plan} onClose={() => setWrong(false)} onAgain={onAgain} />
  return (
    <SigningFrame
      step={step}
      to={who}
      title={says}
      tab={`${who}: ${says}`}
      lead={next}
      beside={
        step === 'initials' && paper.pages !== 1 ? (
          <InitialsDrawing pages={paper.pages ?? 5} letters={initialsAtTable(will, plan)} />
        ) : (
          <TableDrawing called={called} to={to} done={sat[step]} />
        )
      }
    >
      <div className={css.foot}>
        <button type="button" className={css.next} onClick={() => onDone(plan)}>
          {done}
        </button>
        <SentStatus sent={sent} />
        <button type="button" className={css.plainButton} onClick={() => setWrong(true)}>
          {words.somethingWentWrong}
        </button>
      </div>
    </SigningFrame>
  )
}

/** The last look, while what is missing can still be put right. */
export function CheckStep({ signing, plan, onDone, onAgain }: Props) {
  const { will, paper, sent, change } = signing
  const [wrong, setWrong] = useState(false)
  const left = checksLeft(plan)
  const called = calledAtTable(will, plan)
  if (wrong) return <WentWrong plan={plan} onClose={() => setWrong(false)} onAgain={onAgain} />
  const press = () => {
    if (left[0]) document.querySelector<HTMLElement>(`[name="${left[0]}"]`)?.focus()
    else onDone(plan)
  }
  return (
    <SigningFrame
      step="check"
      to={called.testator}
      title={words.beforeAnyoneLeavesLook}
      lead={words.missingPutItRightNow}
    >
      <div className={tickCss.ticks}>
        {lastChecks.map((check) => (
          <label key={check} className={tickCss.tick}>
            <input
              type="checkbox"
              name={check}
              checked={plan.checked.includes(check)}
              onChange={({ target }) =>
                void change({
                  ...plan,
                  checked: lastChecks.filter((each) => (each === check ? target.checked : plan.checked.includes(each))),
                })
              }
            />
            <span>{lastCheckWords(check, paper, will.attestation)}</span>
          </label>
        ))}
      </div>
      <div className={css.foot}>
        <button type="button" className={`${css.next} ${left.length > 0 ? css.hollow : ''}`} onClick={press}>
          {left.length === 0
            ? words.itIsAllThere
            : left.length === 1
              ? words.oneMoreToTick
              : words.moreToTick(left.length)}
        </button>
        <SentStatus sent={sent} />
        <button type="button" className={css.plainButton} onClick={() => setWrong(true)}>
          {words.somethingIsMissing}
        </button>
      </div>
    </SigningFrame>
  )
}
