import { useDeferredValue, useMemo } from 'react'
import { needsAPerson } from '#core/estate/problems.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { changesInWords } from '#core/tax/change-words.ts'
import type { Estimate, EstimateRefusal } from '#core/tax/estimate.ts'
import {
  amountInWords,
  ESTIMATE,
  estimateNote,
  NOT_ANSWERED,
  notCountedInWords,
  openInWords,
  refusalWords,
} from '#core/tax/estimate-words.ts'
import { taxNotesOf } from '#core/tax/tax-notes.ts'
import { capital } from '#core/text/names.ts'
import { hasValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { planComparison as both, planInPounds as text } from '#words/en/summary.ts'
import { today } from '../../api/today.ts'
import { useFigures } from '../../api/use-figures.ts'
import { SideBySide } from '../../features/picture/side-by-side.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { Paragraph } from '../../ui/runs.tsx'

/** Names by the keys of takers, of everyone in either. */
const namesIn = (...wills: readonly Will[]): ReadonlyMap<string, string> =>
  new Map([
    ...wills.flatMap((will) => {
      const { cards, shares, gifts } = pictureOf(will, today())
      const takers = [...shares, ...gifts.flatMap(({ takings }) => takings)].map(({ to }) => to)
      return [...cards, ...takers].map(({ key, name }) => [key, name] as const)
    }),
    ['scheme decides', text.whoeverTheSchemeChooses] as const,
  ])

const totalIn = ({ people }: Estimate, taker: string) =>
  people.find((each) => each.taker === taker)?.total ?? { low: 0, high: 0 }

const amount = (of: Estimate['tax']): string => capital(amountInWords(of))

function NoFigures({ of, reasons }: { of: string; reasons: readonly EstimateRefusal[] }) {
  return (
    <div className={pageCss.notice}>
      <Paragraph of={text.weShowNoFiguresFor(needsAPerson(), of)} />
      {reasons.map((code) => (
        <p key={code}>{refusalWords[code]}</p>
      ))}
    </div>
  )
}

function Figures({ will, plan, now, planned }: { will: Will; plan: Will; now: Estimate; planned: Estimate }) {
  const names = namesIn(will, plan)
  const nameOf = (taker: string): string => capital(names.get(taker) ?? '')
  const difference = useFigures('differenceOf', will, plan, { day: today() })
  if (!difference) return null
  const sentences =
    difference.is === 'difference'
      ? changesInWords(
          difference.people.map(({ taker, total }) => ({ name: nameOf(taker), total })),
          difference.tax,
        )
      : []
  const takers = [...new Set([...planned.people, ...now.people].map(({ taker }) => taker))]
  const rows = takers.flatMap((taker) => {
    const [before, after] = [totalIn(now, taker), totalIn(planned, taker)]
    if (before.high === 0 && after.high === 0) return []
    return [{ key: taker, what: nameOf(taker), one: amount(before), other: amount(after) }]
  })
  const missing = notCountedInWords([...new Set([...now.notCounted, ...planned.notCounted])])
  const open = [
    ...new Set(
      [openInWords(will, now), openInWords(plan, planned)].flat().map(({ question, words }) => `${question} ${words}`),
    ),
  ]
  const assumed = [...new Set([...now.assumed, ...planned.assumed])]
  return (
    <>
      {difference.is === 'open' ? (
        <p>{text.whatEachWouldGetHangsOn}</p>
      ) : sentences.length === 0 ? (
        <p>{text.everyoneWouldGetAsMuchAs}</p>
      ) : (
        <ul className="stack gap-8 below-20 strong">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <SideBySide
        caption={text.whatEachWouldGetInPounds}
        heads={[both.what, both.yourWillNow, both.yourPlan]}
        marked
        rows={[...rows, { key: 'tax', what: text.inheritanceTax, one: amount(now.tax), other: amount(planned.tax) }]}
      />
      {JSON.stringify(will.values) !== JSON.stringify(plan.values) && <p>{text.inYourPlanThingsAreWorth}</p>}
      {open.length > 0 && (
        <>
          <p>
            <strong>{kept.said(NOT_ANSWERED)}.</strong>
          </p>
          <ul className="stack gap-8 below-20 strong">
            {open.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {missing && <p>{missing}</p>}
      {taxNotesOf(planned).map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
      <p className="soft">
        <strong>{kept.said(ESTIMATE)}.</strong> {estimateNote(assumed)}
      </p>
    </>
  )
}

/** What each would get by the will and by the plan. A side without values has those of the other. */
export function PlanInPounds({ will, plan }: { will: Will; plan: Will }) {
  const typed = useMemo(
    () => ({
      will: hasValues(will) || !plan.values ? will : { ...will, values: plan.values },
      plan: hasValues(plan) || !will.values ? plan : { ...plan, values: will.values },
    }),
    [will, plan],
  )
  const sides = useDeferredValue(typed)
  const now = useFigures('estimateOf', sides.will, { day: today() })
  const planned = useFigures('estimateOf', sides.plan, { day: today() })
  if (!now || !planned) return null
  if (now.is === 'nothing said' && planned.is === 'nothing said') return null
  return (
    <section className={pageCss.panel} aria-labelledby="plan-in-pounds">
      <h2 id="plan-in-pounds">{text.inPounds}</h2>
      {now.is === 'refused' && <NoFigures of={both.yourWillNow.toLowerCase()} reasons={now.reasons} />}
      {planned.is === 'refused' && <NoFigures of={both.yourPlan.toLowerCase()} reasons={planned.reasons} />}
      {planned.is === 'not shared' && <p>{text.sayInYourPlanWhoShares}</p>}
      {now.is === 'estimate' && planned.is === 'estimate' && <Figures {...sides} now={now} planned={planned} />}
    </section>
  )
}
