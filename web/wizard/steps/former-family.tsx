import { useState } from 'react'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { listed, namesOf } from '#core/text/names.ts'
import {
  answersForFormerPartner,
  type FormerChildrenAnswer,
  type FormerPartnerAnswer,
  formerChildren,
  formerPartner,
  withFormerChildren,
  withFormerPartner,
} from '#core/will/former-family.ts'
import type { MaritalStatus } from '#core/will/lists.ts'
import { factsOf } from '#core/will/relationships.ts'
import type { Will } from '#core/will/schema.ts'
import { formerFamily as words } from '#words/en/steps.ts'
import { Radios } from '../../ui/choices.tsx'
import type { Step } from './use-step.ts'

/** What becomes of a spouse or of children when the answer that brought them into the will changes. */

const firstOf = (fullname: string): string => fullname.trim().split(/\s+/)[0] ?? fullname

const removed = words.youChooseAgainWhoGetsWhat

const isNow: Partial<Record<MaritalStatus, string>> = words.isNow

/** The answer about a former partner, outside the will. `check` is for `useStep`. */
export const useFormerPartner = (stored: Will) => {
  const [answer, setAnswer] = useState<{ status: MaritalStatus | undefined; is: FormerPartnerAnswer }>()
  const check = (draft: Will): Problem[] =>
    unless(
      formerPartner(stored, draft.status) === undefined || answer?.status === draft.status,
      'formerPartner',
      'SELECT_OPTION',
    )
  return { stored, answer, setAnswer, check }
}

export function FormerPartner({ step, former }: { step: Step; former: ReturnType<typeof useFormerPartner> }) {
  const { stored, answer, setAnswer } = former
  const { status } = step.will
  const person = formerPartner(stored, status)
  if (!person) return null
  const first = firstOf(person.fullname)
  const word = factsOf(person.relationship).words ?? 'partner'
  const widowed = status === 'Widowed'
  return (
    <Radios
      name="formerPartner"
      label={words.isInYourWillAsYour(
        person.fullname,
        word,
        widowed ? words.hasDied(first) : words.shouldStayInIt(first),
      )}
      options={answersForFormerPartner(status)}
      labels={{
        same: words.yes(first, (status && isNow[status]) ?? words.isMyPartner),
        keep: words.keepInMyWill(widowed ? 'No' : 'Yes', first),
        remove: words.takeOutOfMyWill(widowed ? 'Yes' : 'No', first),
      }}
      notes={{
        keep: status === 'Separated' ? words.whatYouLeaveThemDoesNot : words.yourWillNoLongerCallsThem,
        remove: removed,
      }}
      value={answer?.status === status ? answer?.is : undefined}
      onChange={(is) => {
        setAnswer({ status, is })
        step.set('formerPartner', (will) => (will.status === status ? withFormerPartner(will, person.id, is) : will))
      }}
      error={step.errorOf('formerPartner')}
    />
  )
}

/** The problems of a "No" while people are named as children. For `useStep`. */
export const formerChildrenAreDecided = (draft: Will): Problem[] =>
  unless(formerChildren(draft).length === 0, 'formerChildren', 'SELECT_OPTION')

export function FormerChildren({ step }: { step: Step }) {
  const [answer, setAnswer] = useState<FormerChildrenAnswer>()
  const named = formerChildren({ haveChildren: step.will.haveChildren, persons: step.saved.persons })
  if (named.length === 0) return null
  const one = named.length === 1
  const firsts = listed.format(named.map(({ fullname }) => firstOf(fullname)))
  return (
    <Radios
      name="formerChildren"
      label={words.inYourWillAsYourShould(namesOf(named), one ? 'is' : 'are', one ? 'child' : 'children', firsts)}
      hint={words.ifYouChoseNoByMistake}
      options={['keep', 'remove'] as const}
      labels={{
        keep: words.yesButNotAsMy(one ? 'child' : 'children'),
        remove: words.noTakeOutOfMyWill(one ? firsts : 'them'),
      }}
      notes={{ keep: words.whatYouLeaveThemDoesNot, remove: removed }}
      value={answer}
      onChange={(is) => {
        setAnswer(is)
        step.set('formerChildren', (will) => (will.haveChildren === 'No' ? withFormerChildren(will, is) : will))
      }}
      error={step.errorOf('formerChildren')}
    />
  )
}
