import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isSaid, questionsOn } from '#core/advice/questions.ts'
import type { Problem } from '#core/rules/messages.ts'
import type { Will } from '#core/will/schema.ts'
import { tiles } from '#words/en/advice.ts'
import { shared, questionSequence as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import type { AdvisedStep } from '../../features/advice/step-advice.tsx'
import type { AskedStep } from '../../features/advice/tiles.tsx'
import { Answered, AnsweredLine, OpenQuestion } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { useOncePressed } from '../../ui/error-summary.tsx'
import { lazyPage } from '../../ui/lazy-page.tsx'
import css from './question-sequence.module.css'
import type { NextQuestion } from './step-bar.tsx'
import type { Pressed, Step } from './use-step.ts'

/** The questions of a step that asks them one after the other within its page. */

export type SequenceQuestion = {
  readonly id: string
  /** The heading over its fields. Absent: the title of the page asks it. */
  readonly heading?: string
  /** The question in short, before the answer in its line: "How you own it:" */
  readonly short: string
  /** A second line, of a question that comes with the first: "Who owns it?" */
  readonly also?: { readonly short: string; readonly answer: string } | undefined
  /** Its name on the button that leads to it: "the mortgage". */
  readonly called: string
  /** The answer in words. Undefined: not answered. */
  readonly answer: string | undefined
  /** It can be left without an answer. */
  readonly optional?: boolean
  /** While it is open, its heading is the title of the page. */
  readonly titles?: boolean
  /** The answer came with the page: the customer has still to say that it is right. */
  readonly preset?: boolean
  /** Each time this grows, its last answer was given in a dialog, and the next question comes without a press. */
  readonly goesOn?: number
  /** What must hold before the next question besides the rules of the step. */
  readonly needs?: (will: Will) => Problem[]
  /** What the button says that goes on from it. Absent: the next question by its name. */
  readonly press?: string
  /** Where its button leads instead of going on: to what has to be known first. */
  readonly leads?: NextQuestion['go']
  /** The answers that are saved before the next question is asked. */
  readonly saves?: Parameters<Step['saveSoFar']>[0]
  /** Whether a field of the step, as its problems name it, belongs to this question. */
  readonly isAbout: (field: string) => boolean
  readonly content: ReactNode
}

export type QuestionSequence = {
  /** Absent while every other question is answered: the button saves. */
  readonly next: NextQuestion | undefined
  /** Opens the question that a field belongs to. */
  readonly reveal: (field: string) => void
  /** A later question than the first is open, so that the introduction to the step has been read. */
  readonly isUnderWay: boolean
  /** The open question, where it gives the page its title. */
  readonly title: string | undefined
  /** What the page is named after is answered but for the open question, so that its answers may be advised on. */
  readonly isAdvised: boolean
  readonly body: ReactNode
}

/** The tiles of a step. They come with each page that has some. */
export const tilesOfStep = lazyPage<'Tiles', { step: AskedStep; title: string }>(
  () => import('../../features/advice/tiles.tsx'),
  'Tiles',
)

/** What was answered to the statements of a step, in short. Undefined: some have no answer. */
const statementsInShort = ({ name, will }: Pick<AdvisedStep, 'name' | 'will'>): string | undefined => {
  const answers = questionsOn(name, will, today()).map(({ id }) => will.situation?.[id])
  if (answers.includes(undefined)) return undefined
  const applying = answers.filter(isSaid).length
  return applying === 0 ? tiles.none : applying === 1 ? tiles.oneMayApply : tiles.mayApply(applying)
}

/** Whether the customer has answered the statements of the step, and so been past them, before it was opened. */
export const wasPassed = ({ name, saved }: Pick<Step, 'name' | 'saved'>): boolean =>
  statementsInShort({ name, will: saved }) !== undefined

/** The statements of a step, as the last of its questions. Nothing where it asks none. */
export const statementsOf = (step: Step): SequenceQuestion[] => {
  if (questionsOn(step.name, step.will, today()).length === 0) return []
  const title =
    step.name === 'will.beneficiaries.other-beneficiaries' ? tiles.doesAnyApplyToThem : tiles.doesAnyOfThisApply
  return [
    {
      id: 'situation',
      heading: title,
      titles: true,
      ...words.doesAnythingElseApply,
      answer: statementsInShort(step),
      isAbout: (field) => field === 'situation',
      content: <TilesOf step={step} title={title} />,
    },
  ]
}

function TilesOf(asked: { step: Step; title: string }) {
  const [Tiles] = useState(tilesOfStep.component)
  return <Tiles {...asked} />
}

/** More answers than these before the open question are folded into one line, but for the last of them. */
const MOST_BEFORE = 5
const LAST_SHOWN = 1

function Earlier({ count, shown, onToggle }: { count: number; shown: boolean; onToggle: () => void }) {
  return (
    <AnsweredLine
      ticked
      press={
        <Button look="link" onClick={onToggle} aria-expanded={shown}>
          {shown ? words.hide : words.show}
          <span className="visually-hidden"> {words.theEarlierAnswers(count)}</span>
        </Button>
      }
    >
      {words.earlierAnswers(count)}
    </AnsweredLine>
  )
}

/**
 * One question is open. Those answered are lines with "Change", and the next one comes when the button is pressed and the open one has
 * no problem: one without an answer, or with an answer that cannot stay. A page that was answered before opens at its first question,
 * and its button saves; so does one with answers that were typed before.
 */
export const useQuestionSequence = (step: Step, questions: readonly SequenceQuestion[]): QuestionSequence => {
  const [passed, setPassed] = useState<readonly string[]>([])
  const isAnswered = ({ id, answer, preset }: SequenceQuestion) =>
    (answer !== undefined && !preset) || passed.includes(id)
  const problems = step.inTheWay(() => true)?.problems ?? []
  const isDone = (each: SequenceQuestion) =>
    isAnswered(each) && !problems.some(({ field }) => each.isAbout(field)) && !each.needs?.(step.will).length
  const { state } = useLocation()
  const [openId, setOpenId] = useState(() => {
    // A link to one answer of the step says which field it is about.
    const linked = questions.find(({ isAbout }) => typeof state?.open === 'string' && isAbout(state.open))
    if (linked) return linked.id
    const unanswered = step.restored ? undefined : questions.find((each) => !isDone(each))
    return (unanswered ?? questions[0])?.id
  })
  const open = questions.find(({ id }) => id === openId) ?? questions.find((each) => !isDone(each)) ?? questions[0]
  // Questions that take the place of others begin with one that stays open when it is answered.
  if (open && open.id !== openId) setOpenId(open.id)
  const next = questions.find((each) => each !== open && !isDone(each))

  const before = questions.slice(0, open && questions.indexOf(open)).filter(isAnswered)
  const earlier = before.length > MOST_BEFORE ? before.slice(0, -LAST_SHOWN) : []
  const [earlierShown, showEarlier] = useState(false)

  const moved = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const moveTo = (id: string | undefined) => {
    moved.current = true
    setOpenId(id)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the open question
  useEffect(() => {
    // A question that gives the page its title is read from there.
    const title = open?.titles && box.current?.closest('form')?.parentElement?.querySelector<HTMLElement>('h1, h2')
    if (moved.current) {
      if (title) window.scrollTo(0, 0)
      ;(title || box.current)?.focus({ preventScroll: Boolean(title) })
    }
    moved.current = false
  }, [open?.id])

  // What stops the save may belong to a question that is closed.
  const isShown = step.errors.some(({ field }) => open?.isAbout(field))
  const openAbout = (field: string) => {
    const about = questions.find(({ isAbout }) => isAbout(field))
    if (about) setOpenId(about.id)
  }
  // Once for each press: while the customer puts it right, the question stays open.
  useOncePressed(step.errors, () => {
    if (!isShown && step.errors[0]) openAbout(step.errors[0].field)
  })

  const changeTo = (id: string) => {
    if (open?.optional) setPassed([...passed, open.id])
    moveTo(id)
  }

  const goTo = async (to: SequenceQuestion): Promise<Pressed> => {
    const wrong = open && step.inTheWay(open.isAbout, open.needs)
    if (wrong) return wrong
    if (open?.saves && !(await step.saveSoFar(open.saves))) return 'shown'
    if (open) setPassed([...passed, open.id])
    moveTo(to.id)
    return 'shown'
  }

  const wentOn = useRef(0)
  useEffect(() => {
    const { goesOn = 0 } = open ?? {}
    if (goesOn <= wentOn.current) return
    wentOn.current = goesOn
    if (next) void goTo(next)
  })

  return {
    reveal: openAbout,
    isUnderWay: open !== questions[0],
    title: open?.titles ? open.heading : undefined,
    isAdvised: next === undefined || next.titles === true,
    next: open?.leads
      ? { label: open.press ?? open.called, go: open.leads }
      : next && { label: open?.press ?? shared.next(next.called), go: () => goTo(next) },
    body: questions.map((question) => {
      if (question !== open) {
        if (!isAnswered(question)) return null
        return (
          <Fragment key={question.id}>
            {question === earlier[0] && (
              <Earlier count={earlier.length} shown={earlierShown} onToggle={() => showEarlier(!earlierShown)} />
            )}
            {(earlierShown || !earlier.includes(question)) && (
              <>
                <Answered question={question} stays={isDone(question)} onChange={() => changeTo(question.id)} />
                {question.also && <Answered question={question.also} onChange={() => changeTo(question.id)} />}
              </>
            )}
          </Fragment>
        )
      }
      return (
        <OpenQuestion key={question.id} box={box}>
          {question.heading && !question.titles && <h2 className={`title below-16 ${css.head}`}>{question.heading}</h2>}
          {question.content}
        </OpenQuestion>
      )
    }),
  }
}
