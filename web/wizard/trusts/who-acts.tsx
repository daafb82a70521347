import type { Problem } from '#core/rules/messages.ts'
import { trusteesOf } from '#core/rules/trusts.rules.ts'
import { listed } from '#core/text/names.ts'
import type { TrustKind } from '#core/will/lists.ts'
import { appointedFirm, personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { whoActs as words } from '#words/en/trusts.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { Runs } from '../../ui/runs.tsx'
import type { Step } from '../steps/use-step.ts'
import { trustField } from './takers-step.ts'

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
  return listed.format([...people.map(({ fullname }) => fullname), ...(appointedFirm(will) ? [words.theLawFirm] : [])])
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
      <p className="below-20 soft">{words.yourExecutorsLookAfterItFor(name)}</p>
      {names === undefined ? (
        <ChoosePeople
          will={will}
          field={trustField(trust.kind, 'trustees')}
          {...words.whoElseShouldBeAbleTo}
          to={{ list: 'executorBackup' }}
          except={trust.for}
          error={step.errorOf(trustField(trust.kind, 'trustees'))}
        />
      ) : (
        <p>
          <Runs of={words.youChoseToChangeThatGo(names)} />{' '}
          <EditLink step="will.executors.executors">{words.theQuestionAboutExecutors}</EditLink>.
        </p>
      )}
    </div>
  )
}
