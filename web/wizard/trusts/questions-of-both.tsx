import type { Problem } from '#core/rules/messages.ts'
import { trusteesOf, trustField } from '#core/rules/trusts.rules.ts'
import { listed } from '#core/text/names.ts'
import type { TrustKind } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { appointedFirm, personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { questionsOfBoth as text, whoActs as words } from '#words/en/trusts.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { Runs } from '../../ui/runs.tsx'
import type { SequenceQuestion } from '../steps/question-sequence.tsx'
import type { Step } from '../steps/use-step.ts'
import { OneFirst } from './one-person.tsx'
import { TrustTakers } from './takers.tsx'
import { takersInShort, trustFields } from './takers-step.ts'
import { lifeTenantIn } from './trust-questions.tsx'

/** Whether a problem concerns one of these answers about a trust. */
export const isAboutOf =
  (kind: TrustKind) =>
  (...names: string[]) =>
  (problem: string): boolean =>
    names.some((name) => problem === trustField(kind, name) || problem.startsWith(trustField(kind, `${name}.`)))

/** Those who can act besides the person who lives in the home: those who begin, and those who step in. */
export const actingBesides = (will: Will, trust: Trust): string | undefined => {
  if (trusteesOf(will, trust, today()).length > 0) return undefined
  const people = personsOf(will, [...will.executor, ...will.executorBackup]).filter(({ id }) => id !== trust.for)
  const names = [
    ...people.map((person) => fullNameApart(person, will)),
    ...(appointedFirm(will) ? [words.theLawFirm] : []),
  ]
  return kept.names(listed.format(names))
}

/** Too few who can act besides the person. The step may be saved without them: it is the step of the substitutes that needs them. */
export const trusteesLacking =
  (kind: TrustKind) =>
  (will: Will): Problem[] => {
    const trust = will.trusts?.find((each) => each.kind === kind)
    return trust
      ? trusteesOf(will, trust, today()).map(({ field, code }) => ({ field: trustField(kind, field), code }))
      : []
  }

export function WhoActs({ step, trust, name }: { step: Step; trust: Trust; name: string }) {
  const { will } = step
  const names = actingBesides(will, trust)
  return (
    <div>
      {names === undefined ? (
        <>
          <ChoosePeople
            will={will}
            field={trustField(trust.kind, 'trustees')}
            {...words.whoElseShouldBeAbleTo}
            to={{ list: 'executorBackup' }}
            except={trust.for}
            error={step.errorOf(trustField(trust.kind, 'trustees'))}
          />
          <p className="above-20 soft">{words.yourExecutorsLookAfterItFor(name)}</p>
        </>
      ) : (
        <p>
          <Runs of={words.youChoseToChangeThatGo(names)} />{' '}
          <EditLink step="will.executors.executors">{words.theQuestionAboutExecutors}</EditLink>.
        </p>
      )}
    </div>
  )
}

/** The questions that are asked both of a home for life and of money held for a disabled person. */

type Asked = { readonly step: Step; readonly trust: Trust }
type Words = Pick<SequenceQuestion, 'short' | 'called'> & { readonly heading: string }

/** Who it is for. */
export const personQuestion = (
  { step, trust }: Asked,
  { hint, young = false, ...words }: Words & { readonly hint: string; readonly young?: boolean },
): SequenceQuestion => {
  return {
    ...words,
    id: 'who',
    answer: personsOf(step.will, [trust.for])[0]?.fullname,
    isAbout: isAboutOf(trust.kind)('for'),
    content: (
      <OneFirst {...trustFields(step, trust)('for')} label={words.heading} hint={hint} will={step.will} young={young} />
    ),
  }
}

/** Who has it afterwards. */
export const takersQuestion = ({ step, trust }: Asked, heading: string): SequenceQuestion => ({
  id: 'takers',
  heading,
  ...text.afterwardsItGoesTo,

  answer: takersInShort(step.will, trust),
  isAbout: isAboutOf(trust.kind)('takers'),
  content: <TrustTakers step={step} kind={trust.kind} label={heading} />,
})

/** Who can act besides the person it is for. It is passed over where the executors are enough. */
export const executorsQuestion = ({ step, trust }: Asked, words: Words): SequenceQuestion => ({
  ...words,
  id: 'executors',
  answer: actingBesides(step.will, trust),
  needs: trusteesLacking(trust.kind),
  isAbout: isAboutOf(trust.kind)('trustees'),
  content: <WhoActs step={step} trust={trust} name={lifeTenantIn(step.will, trust).name} />,
})
