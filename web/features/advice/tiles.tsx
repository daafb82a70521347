import { type Ref, useEffect, useRef, useState } from 'react'
import { adviceOn, statementsBehind } from '#core/advice/advice.ts'
import { isSaid, questionsOn, tilesOn } from '#core/advice/questions.ts'
import { DISABLED, withDisabled, withQuestionsAnswered } from '#core/advice/questions-answered.ts'
import type { Situation } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { candidatesOf, includes } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { tiles as words } from '#words/en/advice.ts'
import { kept } from '#words/en/forms.ts'
import { today } from '../../api/today.ts'
import { Button } from '../../ui/button.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import { type AdvisedStep, Notices } from './step-advice.tsx'
import css from './tiles.module.css'

const NONE = 'none'

type Shown = ReturnType<typeof tilesOn>[number]

export type AskedStep = AdvisedStep & {
  /** The will without what is typed. */
  readonly saved: Will
  /** Those opened by a press, before one of several statements is ticked. Undefined: none was pressed on this page. */
  readonly openTiles: readonly string[] | undefined
  readonly setOpenTiles: (open: readonly string[]) => void
  /** Answers, and saves the step. */
  readonly save: (answer: (will: Will) => Will) => Promise<void>
}

/** The people to whom something may be left, to tick of whom the statement is true. */
function WhoIsIt({ step }: { step: AdvisedStep }) {
  const people = candidatesOf(step.will).filter(({ type }) => includes(['partner', 'Child', 'Person'] as const, type))
  return (
    <Checkboxes
      name="disabled"
      label={words.whoIsIt}
      layout="pills"
      options={people.map((person) => ({
        value: `${person.id}`,
        label: fullNameApart(person, step.will),
        checked: person.disabled === true,
      }))}
      onChange={(key, on) => step.set(`disabled.${key}`, withDisabled(Number(key), on))}
    />
  )
}

/** What is under a tile that is pressed: its sentence, or a box for each of several, and what follows from it. */
function Panel({
  ref,
  step,
  shown,
  onTick,
}: {
  ref: Ref<HTMLDivElement>
  step: AdvisedStep
  shown: Shown
  onTick: (id: Situation, on: boolean) => void
}) {
  const { tile, asked } = shown
  const { situation = {} } = step.will
  const following = adviceOn(step.name, step.will, today()).filter((advice) =>
    statementsBehind(advice, step.will, today()).some(({ id }) => tile.of.includes(id)),
  )
  const [first, ...others] = asked
  return (
    <div className={css.panel} ref={ref}>
      {first && others.length === 0 ? (
        <p>“{kept.said(first.text)}”</p>
      ) : (
        <Checkboxes
          name="statements"
          label={words.tickWhatApplies}
          options={asked.map(({ id, text }) => ({
            value: id,
            label: kept.said(text),
            checked: isSaid(situation[id]),
            below: id === DISABLED && <WhoIsIt step={step} />,
          }))}
          onChange={(id, on) => onTick(id as Situation, on)}
        />
      )}
      <Notices step={step} advice={following} />
    </div>
  )
}

/**
 * The statements of a step, under tiles of a few words. A tile that is pressed opens what it stands for, and those that are not
 * pressed say No. One that has several statements is answered once one of them is ticked. While no tile is pressed, "None of these"
 * answers and goes on; after that it is a choice, which clears the others.
 */
export function Tiles({ step, title }: { step: AskedStep; title: string }) {
  const shown = tilesOn(step.name, step.will, today())
  const { situation = {} } = step.will
  const saidIn = ({ asked }: Shown) => asked.map(({ id }) => id).filter((id) => isSaid(situation[id]))
  const asked = questionsOn(step.name, step.will, today())
  const isKept = asked.some(({ id }) => situation[id] !== step.saved.situation?.[id])
  const wasOpened = (each: Shown) => each.asked.length > 1 && each.asked.every(({ id }) => situation[id] === undefined)
  const [atFirst] = useState(() => (isKept ? shown.filter(wasOpened).map(({ tile }) => tile.name) : []))
  const { openTiles: open = atFirst, setOpenTiles: setOpen } = step
  const isPressed = (each: Shown) => open.includes(each.tile.name) || saidIn(each).length > 0
  const [looked, setLooked] = useState(() => shown.find(isPressed)?.tile.name)
  const isAnyPressed = shown.some(isPressed)
  const isNone = !isAnyPressed && asked.every(({ id }) => situation[id] !== undefined)
  const saysNone = (on: boolean) => (will: Will) =>
    withQuestionsAnswered(will, step.name, asked, on ? [] : undefined, today())

  const panel = useRef<HTMLDivElement>(null)
  const justPressed = useRef(false)
  useEffect(() => {
    // What a press opens may be behind the foot of the page.
    if (justPressed.current) panel.current?.scrollIntoView({ block: 'nearest' })
    justPressed.current = false
  })

  const answer = (applying: readonly Situation[], opened: readonly string[]) => {
    justPressed.current = true
    setOpen(opened)
    const waiting = shown.filter(({ tile }) => opened.includes(tile.name)).flatMap(({ tile }) => tile.of)
    const isTakenBack = applying.length === 0 && opened.length === 0
    step.set('situation', (will) =>
      withQuestionsAnswered(will, step.name, asked, isTakenBack ? undefined : applying, today(), waiting),
    )
  }
  const pressed = (name: string, on: boolean) => {
    if (name === NONE) {
      setOpen([])
      return step.set('situation', saysNone(on))
    }
    setLooked(on ? name : shown.find((each) => each.tile.name !== name && isPressed(each))?.tile.name)
    const others = shown.filter(({ tile }) => tile.name !== name)
    const own = on ? (shown.find(({ tile }) => tile.name === name)?.asked ?? []) : []
    answer(
      [...others.flatMap(saidIn), ...(own.length === 1 ? own.map(({ id }) => id) : [])],
      [...open.filter((each) => each !== name), ...(own.length > 1 ? [name] : [])],
    )
  }
  const tick = ({ tile }: Shown, id: Situation, on: boolean) => {
    const said = [...shown.flatMap(saidIn).filter((each) => each !== id), ...(on ? [id] : [])]
    const isEmpty = !tile.of.some((each) => said.includes(each))
    answer(said, [...open.filter((each) => each !== tile.name), ...(isEmpty ? [tile.name] : [])])
  }
  const below = (each: Shown) =>
    each.tile.name === looked ? (
      <Panel ref={panel} step={step} shown={each} onTick={(id, on) => tick(each, id, on)} />
    ) : (
      <Button label={words.show(kept.said(each.tile.name))} look="link" onClick={() => setLooked(each.tile.name)} />
    )
  return (
    <div aria-live="polite">
      <Checkboxes
        name="situation"
        label={title}
        hideLegend
        layout="switches"
        error={step.errorOf('situation')}
        options={[
          ...shown.map((each) => ({
            value: each.tile.name,
            label: kept.said(each.tile.name),
            checked: isPressed(each),
            below: below(each),
          })),
          ...(isAnyPressed || isNone ? [{ value: NONE, label: words.none, checked: isNone, wide: true }] : []),
        ]}
        onChange={pressed}
      />
      {!isAnyPressed && !isNone && (
        <button type="button" className={css.none} onClick={() => void step.save(saysNone(true))}>
          {words.none}
        </button>
      )}
    </div>
  )
}
