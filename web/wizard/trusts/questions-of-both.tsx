import { personsOf } from '#core/will/questions.ts'
import type { Trust } from '#core/will/schema.ts'
import { questionsOfBoth as text } from '#words/en/trusts.ts'
import type { SequenceQuestion } from '../steps/question-sequence.tsx'
import type { Step } from '../steps/use-step.ts'
import { OnePerson } from './one-person.tsx'
import { TrustTakers } from './takers.tsx'
import { trustFields } from './takers-step.ts'
import { lifeTenantIn } from './trust-questions.tsx'
import { takersInShort } from './trusts-in-short.ts'
import { actingBesides, isAboutOf, trusteesLacking, WhoActs } from './who-acts.tsx'

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
      <OnePerson
        {...trustFields(step, trust)('for')}
        label={words.heading}
        hint={hint}
        will={step.will}
        young={young}
      />
    ),
  }
}

/** Who has it afterwards. */
export const takersQuestion = ({ step, trust }: Asked, heading: string): SequenceQuestion => ({
  id: 'takers',
  heading,
  short: text.afterwardsItGoesTo,
  called: text.whoHasItAfterwards,
  answer: takersInShort(step.will, trust),
  isAbout: isAboutOf(trust.kind)('takers'),
  content: <TrustTakers step={step} kind={trust.kind} label={heading} titled />,
})

/** Who can act besides the person it is for. */
export const executorsQuestion = ({ step, trust }: Asked, isNew: boolean, words: Words): SequenceQuestion => ({
  ...words,
  id: 'executors',
  answer: actingBesides(step.will, trust),
  preset: isNew,
  needs: trusteesLacking(trust.kind),
  isAbout: isAboutOf(trust.kind)('trustees'),
  content: <WhoActs step={step} trust={trust} name={lifeTenantIn(step.will, trust).name} />,
})
