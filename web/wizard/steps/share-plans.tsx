import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { questionsAhead } from '#core/journey/walk.ts'
import { ownHome } from '#core/rules/about-me.rules.ts'
import { ultimateDefaultIsSaid } from '#core/rules/estate.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { trustsAmongGiftsAreDescribed } from '#core/rules/trusts.rules.ts'
import { choiceOfOthers, replacedBy, withSharePlanFor } from '#core/will/choosing.ts'
import { JOINT_OWNER, type OfferedPart } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import {
  type SharePlanId,
  sharePlanBeforeItEnds,
  sharePlanOf,
  sharePlansFor,
  withNobodyChosen,
  withSharePlan,
  withSharesOf,
} from '#core/will/share-plans.ts'
import { withoutOpenEnds } from '#core/will/trust-changes.ts'
import { trustOf } from '#core/will/trusts.ts'
import { asksForChildrenAge } from '#core/will/young-takers.ts'
import { answered } from '#words/en/forms.ts'
import { sharePlans as words } from '#words/en/shares.ts'
import { homeOwned } from '#words/en/trusts.ts'
import { saveAnswers } from '../../api/save-queue.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { markVisited, mode } from '../../api/visits.ts'
import { cardsOfWill } from '../../features/picture/cards-of-will.ts'
import { PlanPicture } from '../../features/picture/plan-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { Runs } from '../../ui/runs.tsx'
import { useAct } from '../../ui/use-act.ts'
import { disabledQuestions } from '../trusts/disabled-questions.tsx'
import { homeQuestions } from '../trusts/home-questions.tsx'
import { AgeOfChildren } from './how-shared.tsx'
import { useInPlace } from './in-place.ts'
import { drawn, inWords, linesOf } from './plan-words.ts'
import type { SequenceQuestion } from './question-sequence.tsx'
import css from './share-plans.module.css'
import { lastResortInShort, UltimateDefault } from './ultimate-default.tsx'
import type { Step } from './use-step.ts'

/** Plans of shares as pictures to choose from. One press writes who shares and who takes instead; what a plan cannot know is asked. */

const OWN = 'own'
const PLAN = 'plan'
const HOME = 'will.about-me.you-own-property'

type Choice = SharePlanId | typeof OWN

/** Whether anything about shares was answered before, which a plan would replace. */
export const sharesWereAnswered = ({ estateSplit, persons }: Will): boolean =>
  estateSplit !== undefined ||
  persons.some(({ estateIfDie }) => estateIfDie !== undefined) ||
  (storage.visited.get() ?? []).includes('will.beneficiaries.backup-action')

/**
 * Which of the plans is chosen on the page of who shares. `startsOwn`: the page begins with the list of people, as where it was
 * answered otherwise before, or no plan suits.
 */
export const useSharePlans = (step: Step, offered: readonly OfferedPart[]) => {
  const { will, saved } = step
  const plans = sharePlansFor(saved, offered)
  const inPlace = useInPlace() !== undefined
  const { state } = useLocation()
  // The plan for which something had to be known first, on another page.
  const wanted = plans.find(({ id }) => id === state?.plan)
  const [own, setOwn] = useState(
    () => !wanted && sharePlanOf(will) === undefined && (sharesWereAnswered(will) || step.restored),
  )
  // A plan that is asked here when its trust ends is the plan still, whatever is answered.
  const planOf = own ? sharePlanOf : sharePlanBeforeItEnds
  const written = planOf(will)
  const [picked, setPicked] = useState<Choice>()
  const [before, setBefore] = useState<Will>()
  const plan = sharePlansFor(will, offered).find(({ id }) => id === written?.id)
  // A plan that is not offered any more is the testator's own way.
  const isOther = written !== undefined && plan === undefined
  const choice = picked ?? plan?.id
  const nobody = useMemo(() => withNobodyChosen(will), [will])
  const startsOwn = own || inPlace || plans.length === 0 || isOther
  const choose = (chosen: Choice) => {
    const isWritten = chosen !== OWN && !plans.find(({ id }) => id === chosen)?.waits
    setPicked(isWritten ? undefined : chosen)
    if (isWritten) setBefore(saved)
    step.set(PLAN, isWritten ? withSharePlan(chosen) : withoutOpenEnds)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming back
  useEffect(() => {
    if (wanted) choose(wanted.id)
  }, [])
  return {
    plans,
    choice,
    planOf,
    plan: startsOwn || picked ? undefined : plan,
    startsOwn,
    /** How many answers the plan takes the place of, that were given otherwise than by a plan. */
    replaces: plan && sharesWereAnswered(saved) && !planOf(saved) ? replacedBy(will, saved) : 0,
    /** The picture is that of the choice, and of nobody's ticks before. */
    shown: startsOwn || picked === OWN || plan ? undefined : nobody,
    mayGoBack: (own || isOther) && !inPlace && plans.length > 0,
    choose,
    /** The plan that is chosen and cannot be written yet. */
    waiting: picked === OWN ? undefined : picked,
    /** From a question that a line of the plan has opened. */
    cameBack: state?.cameBack === true,
    /** The will before the plan was chosen here. */
    before,
    seePlans: () => setOwn(false),
    /** Back to the answers that were given before, with which the page begins. */
    keepMine: () => {
      setPicked(undefined)
      setBefore(undefined)
      setOwn(true)
      step.set(PLAN, withoutOpenEnds)
    },
  }
}

export type SharePlans = ReturnType<typeof useSharePlans>

/** Of a plan that may be for some of the others alone: a box for each of them. */
const whoIsInIt = (step: Step, id: SharePlanId): ReactNode => {
  const all = choiceOfOthers(step.will, id)
  const others = (key: string) => all.filter((each) => each.isIn && each.key !== key).map((each) => each.key)
  if (all.length === 0) return undefined
  return (
    <Checkboxes
      name="among"
      label={words.whoIsInIt}
      layout="columns"
      options={all.map(({ key, isIn }) => ({
        value: key,
        label: cardsOfWill(step.will).find((card) => card.key === key)?.name ?? '',
        checked: isIn,
      }))}
      onChange={(key, isIn) => step.set(PLAN, withSharePlanFor(id, [...others(key), ...(isIn ? [key] : [])]))}
    />
  )
}

function PlanCards({
  step,
  control: { plans, choice, choose, replaces, keepMine },
}: {
  step: Step
  control: SharePlans
}) {
  const all = plans.map(({ id, waits, write }) => {
    const will = id === choice && !waits ? step.will : waits ? write(step.saved) : withSharePlan(id)(step.saved)
    return { id, will, waits, ...inWords(id, will) }
  })
  const by = <T,>(of: (row: (typeof all)[number]) => T, own: T): Record<Choice, T> =>
    Object.fromEntries([...all.map((row) => [row.id, of(row)]), [OWN, own]]) as Record<Choice, T>
  const below = ({ id, waits, ifOneDies }: (typeof all)[number]): ReactNode =>
    waits ? (
      <FirstTheHome will={step.saved} />
    ) : (
      <>
        {replaces > 0 && (
          <p role="status">
            {replaces === 1 ? words.replacesOne : words.replaces(replaces)}{' '}
            <Button label={words.keepMine} look="link" onClick={keepMine} />
          </p>
        )}
        {ifOneDies.map(([ifDied, then]) => (
          <p key={ifDied} className="soft small">
            {ifDied}: <strong className="ink">{then}</strong>
          </p>
        ))}
        {whoIsInIt(step, id)}
      </>
    )
  return (
    <Radios<Choice>
      name={PLAN}
      label={words.whichPlan}
      hideLegend
      layout="plans"
      options={[...all.map(({ id }) => id), OWN]}
      labels={by(({ name }) => name, words.myOwnWay)}
      notes={by(({ note }) => note, words.chooseThePeople)}
      marks={by(
        ({ will }) => <PlanPicture {...drawn(will)} />,
        <PlanPicture from="all" now={[]} after={[]} later={false} />,
      )}
      below={by<ReactNode>((row) => row.id === choice && below(row), undefined)}
      value={choice}
      onChange={choose}
      error={step.errorOf(PLAN)}
    />
  )
}

/** What has to be known, or done, before a home can be held. */
function FirstTheHome({ will }: { will: Will }) {
  const isJoint = ownHome(will)?.ownershipType === 'Joint tenants'
  return (
    <div className="stack gap-8" role="status">
      <p>{isJoint ? <Runs of={homeOwned.thisCannotBeWrittenYetWhen} /> : words.ownerFirst}</p>
      {isJoint && <p className="soft">{homeOwned.toLeaveYourHalfByWill}</p>}
    </div>
  )
}

/** What the plan has written, each line with the way to the question that asks it. */
function Written({ step, control: { before, choose } }: { step: Step; control: SharePlans }) {
  const navigate = useNavigate()
  const { act, failure } = useAct()
  const held = trustOf(step.will, 'Home') ?? trustOf(step.will, 'Disabled person')
  const change = async (at: StepName) => {
    if (at === step.name) return choose(OWN)
    if (!(await step.saveSoFar(['childrenAge', 'ultimateDefault']))) return
    markVisited(at)
    await navigate(pathOf(at), { state: { backTo: step.name, ...(at === 'will.gifts' && { ask: held?.kind }) } })
  }
  const undo = () => act(() => saveAnswers(withSharesOf(before ?? step.saved)).then(step.discard), '')
  return (
    <>
      <p className="soft above-20">
        {words.eachIsYours} {before && <Button label={words.undo} look="link" onClick={() => void undo()} />}{' '}
        <span role="status">{failure}</span>
      </p>
      <ul className={`${css.written} below-24`}>
        {linesOf(step.will).map(([what, answer, at]) => (
          <li key={what} className={css.line}>
            <span className="grow shrink anywhere">
              <span className="soft small block">{what}</span>
              {answer}
            </span>
            <Button look="link" onClick={() => void change(at)}>
              {answered.change}
              <span className="visually-hidden"> {answered.theAnswerTo(what)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The choice of a plan. */
const choiceOf = (step: Step, control: SharePlans, leads: NonNullable<SequenceQuestion['leads']>): SequenceQuestion => {
  const { plan, choice, planOf, waiting } = control
  return {
    id: PLAN,
    short: words.yourPlan,
    called: words.thePlan,
    answer: plan ? inWords(plan.id, step.will).name : choice === OWN ? words.myOwnWay : undefined,
    ...(waiting && { press: words.firstHowOwned, leads }),
    ...(choice !== OWN &&
      !waiting && {
        press: control.replaces > 0 ? words.replaceMine : words.useThisPlan,
        saves: ['persons', 'charities', 'classes', 'estateSplit', 'trusts'],
      }),
    needs: (draft) => unless(choice === OWN || planOf(draft) !== undefined, PLAN, 'SELECT_OPTION'),
    isAbout: (field) => field === PLAN,
    content: <PlanCards step={step} control={control} />,
  }
}

const asks = { Home: homeQuestions, 'Disabled person': disabledQuestions } as const

/** The questions of each trust that a plan answers, and that about executors, whose step comes later. */
const ANSWERED_BY_PLAN = {
  Home: ['home', 'owned', 'who', 'takers', 'executors'],
  'Disabled person': ['who', 'fund', 'executors'],
} as const satisfies Record<keyof typeof asks, readonly string[]>

/** What a plan cannot know of what it holds. */
const heldQuestions = (step: Step): SequenceQuestion[] =>
  (['Home', 'Disabled person'] as const).flatMap((kind) => {
    const trust = trustOf(step.will, kind)
    if (!trust) return []
    return asks[kind](step, trust, false)
      .filter(({ id }) => !ANSWERED_BY_PLAN[kind].some((answered) => answered === id))
      .map(({ heading, content, ...question }) => ({
        ...question,
        saves: ['trusts', 'accounts'] as const,
        needs: (draft: Will) =>
          trustsAmongGiftsAreDescribed(draft, today()).filter(({ field }) => question.isAbout(field)),
        content: (
          <>
            <h2 className="title below-16">{heading}</h2>
            {content}
          </>
        ),
      }))
  })

/** How many questions about what it holds follow from the plan. Undefined: none. */
const whatFollows = (step: Step): string | undefined => {
  const open = heldQuestions(step).filter(({ answer, optional }) => answer === undefined && !optional).length
  if (open === 0) return undefined
  const about = trustOf(step.will, 'Home') ? words.aboutTheHome : words.aboutTheShare
  return open === 1 ? words.nextQuestion(about) : words.nextQuestions(open, about)
}

/** Beside the button: what the choice does is read out, and seen on its card. */
export function PlanNote({ step, control: { plans, plan, choice, waiting } }: { step: Step; control: SharePlans }) {
  const first = plans.find(({ id }) => id === waiting)
  const own = { name: words.myOwnWay, note: words.chooseThePeople, ifOneDies: [] }
  const { name, note, ifOneDies } = first
    ? inWords(first.id, first.write(step.saved))
    : plan
      ? inWords(plan.id, step.will)
      : own
  return (
    <>
      <span className="visually-hidden">
        {choice
          ? [`${name}. ${note}`, ...ifOneDies.map(([ifDied, then]) => `${ifDied}: ${then}.`)].join(' ')
          : words.nothingChosen}{' '}
      </span>
      <span className="wide-only">{(plan && whatFollows(step)) ?? words.youCanChange}</span>
    </>
  )
}

/** The choice of a plan, and what a plan leaves open; or, of the testator's own way, the list of people. */
export const useQuestionsOfPlans = (step: Step, control: SharePlans, ownWay: SequenceQuestion): SequenceQuestion[] => {
  const { will } = step
  const navigate = useNavigate()
  const choice = choiceOf(step, control, async () => {
    markVisited(HOME)
    const open = ownHome(will)?.owner === JOINT_OWNER ? 'ownershipType' : 'owner'
    await navigate(pathOf(HOME), { state: { backTo: step.name, plan: control.waiting, open } })
    return 'shown' as const
  })
  if (control.choice === OWN) return [choice, { ...ownWay, preset: true }]
  const written = <Written step={step} control={control} />
  const age: SequenceQuestion = {
    id: 'childrenAge',
    saves: ['childrenAge'],
    short: words.atWhatAge,
    called: words.theAge,
    answer: will.childrenAge === undefined ? undefined : `${will.childrenAge}`,
    needs: (draft) => unless(draft.childrenAge !== undefined, 'childrenAge', 'SELECT_OPTION'),
    isAbout: (field) => field === 'childrenAge',
    content: (
      <>
        <AgeOfChildren step={step} said />
        {written}
      </>
    ),
  }
  const last: SequenceQuestion = {
    id: 'ultimateDefault',
    saves: ['ultimateDefault'],
    short: words.ifNobodyIsLeft,
    called: words.thoseWhoComeLast,
    answer: lastResortInShort(will),
    preset: control.cameBack,
    needs: (draft) => ultimateDefaultIsSaid(draft, today()),
    isAbout: (field) => field.startsWith('ultimateDefault'),
    content: (
      <>
        <UltimateDefault step={step} />
        {written}
        {!step.editing && <p className="soft">{words.afterThis(questionsAhead(step.name, will, mode(), today()))}</p>}
      </>
    ),
  }
  if (!control.plan) return [choice, last]
  return [choice, ...(asksForChildrenAge(will, today()) ? [age] : []), ...heldQuestions(step), last]
}
