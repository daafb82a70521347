import { useMemo, useState } from 'react'
import { ultimateDefaultIsSaid } from '#core/rules/estate.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { listedOr } from '#core/text/names.ts'
import { peopleWhoShare } from '#core/will/backup-rule.ts'
import { asksForChildrenAge } from '#core/will/children-age.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import {
  type SharePlanId,
  sharePlanOf,
  sharePlansFor,
  withNobodyChosen,
  withSharePlan,
} from '#core/will/share-plans.ts'
import { incomeFirst, trustOf } from '#core/will/trusts.ts'
import { sharePlans as words } from '#words/en/shares.ts'
import { today } from '../../api/today.ts'
import { situationInShort } from '../../features/advice/situation.tsx'
import { cardsOfWill } from '../../features/picture/cards-of-will.ts'
import { PlanPicture } from '../../features/picture/plan-picture.tsx'
import { cardsOfHeirs, drawn, each, inWords, MOST_NAMED, namesOf } from '../../features/picture/plan-words.ts'
import { Radios } from '../../ui/choices.tsx'
import { answerInShort } from './backup-words.ts'
import { AgeOfChildren } from './how-shared.tsx'
import { useInPlace } from './in-place.ts'
import type { SequenceQuestion } from './question-sequence.tsx'
import css from './share-plans.module.css'
import { lastResortInShort, UltimateDefault } from './ultimate-default.tsx'
import type { Step } from './use-step.ts'

/** Plans of shares as pictures to choose from. One press writes who shares and who takes instead; what a plan cannot know is asked. */

const OWN = 'own'
const PLAN = 'plan'

type Choice = SharePlanId | typeof OWN

/** Whether anything about shares was answered before, which a plan would replace. */
const isAnswered = ({ name, will }: Pick<Step, 'name' | 'will'>): boolean =>
  will.estateSplit !== undefined ||
  will.persons.some(({ estateIfDie }) => estateIfDie !== undefined) ||
  situationInShort({ name, will }) !== undefined

/**
 * Which of the plans is chosen on the page of who shares. `startsOwn`: the page begins with the list of people, as where it was
 * answered otherwise before, or no plan suits.
 */
export const useSharePlans = (step: Step, offered: readonly OfferedPart[]) => {
  const { will, saved } = step
  const plans = sharePlansFor(saved, offered)
  const written = sharePlanOf(will)
  const inPlace = useInPlace() !== undefined
  const [own, setOwn] = useState(() => written === undefined && (isAnswered(step) || step.restored))
  const [picked, setPicked] = useState(false)
  const plan = sharePlansFor(will, offered).find(({ id }) => id === written?.id)
  // A plan that is not offered any more is the testator's own way.
  const isOther = written !== undefined && plan === undefined
  const choice: Choice | undefined = picked ? OWN : plan?.id
  const nobody = useMemo(() => withNobodyChosen(will), [will])
  const startsOwn = own || inPlace || plans.length === 0 || isOther
  return {
    plans,
    choice,
    plan: startsOwn || picked ? undefined : plan,
    startsOwn,
    /** A plan takes the place of what was answered before. */
    replaces: plan !== undefined && isAnswered({ ...step, will: saved }) && sharePlanOf(saved)?.id !== plan.id,
    /** The picture is that of the choice, and of nobody's ticks before. */
    shown: startsOwn || picked || plan ? undefined : nobody,
    mayGoBack: (own || isOther) && !inPlace && plans.length > 0,
    choose: (chosen: Choice) => {
      setPicked(chosen === OWN)
      step.set(PLAN, chosen === OWN ? (whole) => whole : withSharePlan(chosen))
    },
    seePlans: () => setOwn(false),
  }
}

export type SharePlans = ReturnType<typeof useSharePlans>

function PlanCards({ step, control: { plans, choice, choose, replaces } }: { step: Step; control: SharePlans }) {
  const all = plans.map(({ id }) => {
    const will = withSharePlan(id)(step.saved)
    return { id, will, ...inWords(id, will) }
  })
  const by = <T,>(of: (row: (typeof all)[number]) => T, own: T): Record<Choice, T> =>
    Object.fromEntries([...all.map((row) => [row.id, of(row)]), [OWN, own]]) as Record<Choice, T>
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
      value={choice}
      onChange={choose}
      error={step.errorOf(PLAN)}
    >
      {replaces && <p className="below-20 soft">{words.replaces}</p>}
    </Radios>
  )
}

function Line({ what, answer }: { what: string; answer: string }) {
  return (
    <li className={css.line}>
      <span className="soft small block">{what}</span>
      {answer}
    </li>
  )
}

/** What the plan has written. */
function Written({ will }: { will: Will }) {
  const heirs = cardsOfHeirs(will)
  const { now, after, later } = drawn(will)
  const people = peopleWhoShare(will).flatMap((person) => {
    const card = cardsOfWill(will).find(({ key }) => key === `person ${person.id}`)
    return card ? { person, card } : []
  })
  const partner = people.filter(({ card }) => card.row === 'partner')
  const others = people.filter(({ card }) => card.row !== 'partner')
  return (
    <ul className={css.written}>
      {later && now[0] && (
        <Line
          what={trustOf(will, 'Home') ? words.theHome : words.whatYouLeave}
          answer={words.livesThen(now[0].name, namesOf(will, after))}
        />
      )}
      {!incomeFirst(will) && (
        <Line
          what={later ? words.theRestGoesTo : words.itGoesTo}
          answer={
            heirs.length === 1
              ? words.allOfIt(namesOf(will, heirs))
              : will.estateSplit === 'Equal shares'
                ? words.eachTo(each(heirs.length), namesOf(will, heirs))
                : words.halfAndHalf(now[0]?.name ?? '', namesOf(will, after))
          }
        />
      )}
      {partner.map(({ person, card: { name } }) => (
        <Line
          key={person.id}
          what={words.ifHasDiedBeforeYou(name)}
          answer={answerInShort({ will, person, name, today: today() })}
        />
      ))}
      {others.length > 0 && (
        <Line
          what={words.ifHasDiedBeforeYou(
            others.length <= MOST_NAMED ? listedOr.format(others.map(({ card }) => card.name)) : words.oneOfTheOthers,
          )}
          answer={others.length + partner.length > 1 ? words.theirChildrenThenOthers : words.theirChildrenThenLast}
        />
      )}
    </ul>
  )
}

/** The choice of a plan. */
const choiceOf = (step: Step, control: SharePlans): SequenceQuestion => {
  const { plan, choice } = control
  return {
    id: PLAN,
    short: words.yourPlan,
    called: words.thePlan,
    answer: plan ? inWords(plan.id, step.will).name : choice === OWN ? words.myOwnWay : undefined,
    ...(choice !== OWN && {
      press: words.useThisPlan,
      saves: ['persons', 'charities', 'classes', 'estateSplit', 'trusts'],
    }),
    needs: (draft) => unless(choice === OWN || sharePlanOf(draft) !== undefined, PLAN, 'SELECT_OPTION'),
    isAbout: (field) => field === PLAN,
    content: <PlanCards step={step} control={control} />,
  }
}

/** Beside the button: what the choice does is read out, and seen on its card. */
export function PlanNote({ step, control: { plan, choice } }: { step: Step; control: SharePlans }) {
  const { name, note } = plan ? inWords(plan.id, step.will) : { name: words.myOwnWay, note: words.chooseThePeople }
  return (
    <>
      <span className="visually-hidden">{choice ? `${name}. ${note}` : words.nothingChosen} </span>
      <span className="wide-only">{words.youCanChange}</span>
    </>
  )
}

/** The choice of a plan, and what a plan leaves open; or, of the testator's own way, the list of people. */
export const questionsOfPlans = (step: Step, control: SharePlans, ownWay: SequenceQuestion): SequenceQuestion[] => {
  const { will } = step
  const { plan } = control
  if (control.choice === OWN) return [choiceOf(step, control), { ...ownWay, preset: true }]
  const written = <Written will={will} />
  return [
    choiceOf(step, control),
    ...(plan && asksForChildrenAge(will, today())
      ? [
          {
            id: 'childrenAge',
            saves: ['childrenAge'] as const,
            short: words.atWhatAge,
            called: words.theAge,
            answer: will.childrenAge === undefined ? undefined : `${will.childrenAge}`,
            needs: (draft: Will) => unless(draft.childrenAge !== undefined, 'childrenAge', 'SELECT_OPTION'),
            isAbout: (field: string) => field === 'childrenAge',
            content: (
              <>
                {written}
                <AgeOfChildren step={step} said />
              </>
            ),
          },
        ]
      : []),
    {
      id: 'ultimateDefault',
      saves: ['ultimateDefault'],
      short: words.ifNobodyIsLeft,
      called: words.thoseWhoComeLast,
      answer: lastResortInShort(will),
      needs: (draft) => ultimateDefaultIsSaid(draft, today()),
      isAbout: (field) => field.startsWith('ultimateDefault'),
      content: (
        <>
          {written}
          <UltimateDefault step={step} />
        </>
      ),
    },
  ]
}
