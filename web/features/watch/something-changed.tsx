import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { cardsOf } from '#core/picture/cards.ts'
import type { LifeEvent, LifeVerdict } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { clauseNumbers, type LifeAnswer, type LifeChoice } from '#drafting/life-events/life-answer.ts'
import { answerLifeEvent, lifeEventsOffered, lifeEventTable, wordsOfEvent } from '#drafting/life-events/life-events.ts'
import { somethingChanged as table } from '#words/en/account.ts'
import { today } from '../../api/today.ts'
import { reportEvent } from '../../api/watch.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { WhatIfChips } from '../picture/what-if-chips.tsx'
import css from './watch.module.css'

const verdicts: Readonly<Record<LifeVerdict, string>> = table.verdicts

function Points({ answer, numbers }: { answer: LifeAnswer; numbers: ReturnType<typeof clauseNumbers> }) {
  const { points, verdict } = answer
  return (
    <ul className={css.points}>
      {points.map(({ says, clause, gap }) => {
        const number = clause && numbers.get(clause)
        return (
          <li key={says} className="relative anywhere" data-gap={gap || verdict === 'solicitor' || undefined}>
            {says}
            {number !== undefined && <span className="one-line"> {table.clause(number)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The two ways on. Nothing changes before one of them is pressed, and the will that is signed not even then. */
function WaysOn({
  event,
  choice,
  answer,
  onKept,
}: {
  event: LifeEvent
  choice: LifeChoice | undefined
  answer: LifeAnswer
  onKept: () => void
}) {
  const navigate = useNavigate()
  const person = choice?.person
  const said = { event, verdict: answer.verdict, ...(person !== undefined && { person }) }
  const keep = useSubmitForm({ save: () => reportEvent(said), onDone: onKept })
  const renew = useSubmitForm({
    save: async () => {
      await reportEvent(said)
      await navigate(pathOf('will.summary'))
    },
  })
  const covered = answer.verdict === 'provides'
  const buttons = [
    <Button
      label={table.keepMyWillAsItIs}
      key="keep"
      look={covered ? 'primary' : 'secondary'}
      busy={keep.busy}
      onClick={() => void keep.submit()}
    />,
    <Button
      label={table.makeANewWill}
      key="new"
      look={covered ? 'secondary' : 'primary'}
      busy={renew.busy}
      onClick={() => void renew.submit()}
    />,
  ]
  return (
    <>
      <ErrorSummary errors={[...keep.errors, ...renew.errors]} />
      <div className="cluster above-32 off-paper">{covered ? buttons : buttons.toReversed()}</div>
      <p className="soft small above-16 tight">{table.makingANewWillOpensYour}</p>
    </>
  )
}

const useChoice = () => {
  const [event, setEvent] = useState<LifeEvent>()
  const [chosen, setChosen] = useState<string>()
  return {
    event,
    chosen,
    setChosen,
    choose: (next: LifeEvent | undefined) => {
      setEvent(next)
      setChosen(undefined)
    },
  }
}

/** Links lead to it by this. */
const ADDRESS = 'something-changed'

/** What the signed will does about something that has happened, answered from its words. */
export function SomethingChanged({ signedWill }: { signedWill: Will }) {
  const { event, chosen, choose, setChosen } = useChoice()
  const [kept, setKept] = useState('')
  const status: RefObject<HTMLParagraphElement | null> = useRef(null)
  const question = event && lifeEventTable[event].ask(signedWill, today())
  const choice = question?.choices.find(({ id }) => id === chosen)
  const answer = event && (!question || choice) ? answerLifeEvent(event, signedWill, today(), choice) : undefined
  const cards = cardsOf(signedWill, today())
  const labels = Object.fromEntries(lifeEventsOffered.map((each) => [each, wordsOfEvent(each, signedWill)])) as Record<
    LifeEvent,
    string
  >
  // It comes later than the page that the link led to.
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (window.location.hash === `#${ADDRESS}`) section.current?.scrollIntoView()
  }, [])
  return (
    <section className={page.panel} id={ADDRESS} ref={section}>
      <h2>{table.somethingChangedInYourLife}</h2>
      <p className="soft pretty">{table.tellUsAndWeShowWhat}</p>
      <div className="above-20">
        <Radios
          name="life-event"
          label={table.whatHasChanged}
          hideLegend
          layout="columns"
          options={lifeEventsOffered}
          labels={labels}
          value={event}
          onChange={(next) => {
            setKept('')
            choose(next)
          }}
        />
      </div>
      {question && (
        <div className={css.further}>
          <h3>{question.legend}</h3>
          <WhatIfChips
            legend={question.legend}
            choices={question.choices.map(({ id, words }) => ({
              key: id,
              words,
              card: cards.find(({ key }) => key === id),
            }))}
            chosen={chosen ?? ''}
            onChoose={setChosen}
          />
        </div>
      )}
      <div role="status">
        {answer && (
          <div className="above-24" data-verdict={answer.verdict}>
            <p className="large tight">
              {event === 'Death' && <b>{table.weAreSorry} </b>}
              {verdicts[answer.verdict]}
            </p>
            <Points answer={answer} numbers={clauseNumbers(signedWill, today())} />
            {answer.todo && <p>{answer.todo}</p>}
          </div>
        )}
      </div>
      {event && answer && (
        <WaysOn
          key={`${event} ${chosen}`}
          event={event}
          choice={choice}
          answer={answer}
          onKept={() => {
            choose(undefined)
            setKept(table.yourWillStaysAsItIs)
            // The pressed button is gone.
            requestAnimationFrame(() => status.current?.focus())
          }}
        />
      )}
      <p role="status" ref={status} tabIndex={-1} className="said">
        {kept}
      </p>
    </section>
  )
}
