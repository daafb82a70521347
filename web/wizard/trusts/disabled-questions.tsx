import { useState } from 'react'
import { poundsInWords } from '#core/text/money.ts'
import { disabilityBenefits, yesNo, yesNoNotSure } from '#core/will/lists.ts'
import { inheritors, personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { NOT_CHOSEN } from '#core/will/trust-changes.ts'
import { besideWhatIsHeld } from '#core/will/young-takers.ts'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { SequenceQuestion } from '../steps/question-sequence.tsx'
import type { Step } from '../steps/use-step.ts'
import { OnePerson } from './one-person.tsx'
import { executorsQuestion, personQuestion, takersQuestion } from './questions-of-both.tsx'
import { trustField, trustFields } from './takers-step.ts'
import { lifeTenantIn } from './trust-questions.tsx'
import css from './trusts.module.css'
import { isAboutOf } from './who-acts.tsx'

/** The questions about money that is held for a disabled person, in the order in which they are asked. */

const KIND = 'Disabled person'

type Asked = {
  readonly step: Step
  readonly trust: Trust
  readonly name: string
  readonly field: ReturnType<typeof trustFields>
}

function WhichBenefit({ trust, name, field }: Asked) {
  return (
    <>
      <Radios
        {...field('benefit')}
        label="Which of these do they get now?"
        hideLegend
        hint="One is enough. It also counts if they would get it, but for being abroad, in hospital or in a care home."
        options={disabilityBenefits}
      />
      {trust.benefit === 'None of these' && (
        <div className={css.refusal} role="status">
          <p>
            <strong>We cannot write this.</strong> What is held for {name} would then be taxed in another way. A
            solicitor can write it, and can say whether {name} counts as disabled for another reason.
          </p>
        </div>
      )}
    </>
  )
}

const takesAShare = (will: Will, trust: Trust): boolean =>
  inheritors(will).some((heir) => heir.kind === 'person' && heir.person.id === trust.for)

const SUM = 'A sum of money'
const SHARE = 'Their share of the rest'

function HowMuch({ step, trust, name, field }: Asked) {
  const inherits = takesAShare(step.will, trust)
  const [isSum, setSum] = useState(trust.amount !== undefined || !inherits)
  return (
    <>
      {inherits && (
        <Radios
          name={trustField(KIND, 'fund')}
          label="What is held?"
          hideLegend
          options={[SHARE, SUM]}
          labels={{ [SHARE]: `The share of the rest that you chose for ${name}` }}
          value={isSum ? SUM : SHARE}
          onChange={(chosen) => {
            setSum(chosen === SUM)
            if (chosen === SHARE) field('amount').onChange(undefined)
          }}
        />
      )}
      {isSum && <MoneyField {...field('amount')} label="How much money?" />}
    </>
  )
}

const HELD_TOO = { Yes: 'Yes, hold it too', No: 'No, give it to them' } as const

function EverythingElse({ name, field }: Asked) {
  return (
    <Radios
      {...field('everythingElse')}
      label={`If anything else in your will comes to ${name}, is it held too?`}
      hideLegend
      hint={`A gift, a share, or something that comes to ${name} when someone else has died. What ${name} gets outright can stop benefits, and nobody looks after it.`}
      options={yesNo}
      labels={HELD_TOO}
    />
  )
}

const NOBODY = 'Nobody else'
const SOMEONE = 'One other person'

function SmallSum({ step, trust, name, field }: Asked) {
  const [isWanted, setWanted] = useState(trust.smallSumFor !== undefined)
  return (
    <>
      <Radios
        name={trustField(KIND, 'smallSum')}
        label="May a small sum go to someone else each year?"
        hideLegend
        hint={`A thank you to someone who looks after ${name}, for example. The law sets a low limit for each year.`}
        options={[NOBODY, SOMEONE]}
        value={isWanted ? SOMEONE : NOBODY}
        onChange={(chosen) => {
          setWanted(chosen === SOMEONE)
          if (chosen === NOBODY) field('smallSumFor').onChange(undefined)
        }}
      />
      {isWanted && (
        <OnePerson {...field('smallSumFor')} label="Who may get it?" will={step.will} except={[trust.for]} />
      )}
    </>
  )
}

/** What those who look after it should know, asked where they are chosen. */
function Wishes({ name, field }: Asked) {
  return (
    <TextArea
      {...field('wishes')}
      label={`Is there anything they should know about ${name}?`}
      hint={`What ${name} enjoys and needs, and what you would pay for first. We put this in your letter of wishes, not in your will. It guides them, and does not bind them.`}
      optional
      onChange={(wishes) => field('wishes').onChange(wishes === '' ? undefined : wishes)}
    />
  )
}

/** The questions about money held for a disabled person. */
export const disabledQuestions = (step: Step, trust: Trust, isNew: boolean): SequenceQuestion[] => {
  const { will } = step
  const { name } = lifeTenantIn(will, trust)
  const field = trustFields(step, trust)
  const asked: Asked = { step, trust, name, field }
  const isAbout = isAboutOf(KIND)
  const lookedAfter = executorsQuestion(asked, isNew, {
    heading: `Who looks after it besides ${name}?`,
    short: 'They look after it:',
    called: 'who looks after it',
  })
  return [
    personQuestion(asked, {
      heading: 'Who is it for?',
      short: 'It is for:',
      called: 'who it is for',
      hint: 'One person. If there are two, a solicitor can write that.',
      young: true,
    }),
    {
      id: 'benefit',
      heading: `Which of these does ${trust.for === NOT_CHOSEN ? 'the person' : name} get now?`,
      short: 'The benefit:',
      called: 'the benefit',
      answer: trust.benefit,
      isAbout: isAbout('benefit'),
      content: <WhichBenefit {...asked} />,
    },
    {
      id: 'lasts',
      heading: 'Is it likely to last?',
      short: 'Likely to last?',
      called: 'whether it will last',
      answer: trust.benefitLasts,
      isAbout: isAbout('benefitLasts'),
      content: (
        <Radios
          {...field('benefitLasts')}
          label="Is it likely to last?"
          hideLegend
          hint={`What counts is whether ${name} qualifies when you die. If not, the money is still held, and taxed in another way.`}
          layout="row"
          options={yesNoNotSure}
        />
      ),
    },
    {
      id: 'fund',
      heading: `What is held for ${name}?`,
      short: 'What is held:',
      called: 'what is held',
      answer:
        trust.amount !== undefined
          ? poundsInWords(trust.amount)
          : takesAShare(will, trust)
            ? 'The share of the rest'
            : undefined,
      preset: isNew,
      isAbout: isAbout('amount'),
      content: <HowMuch {...asked} />,
    },
    {
      id: 'else',
      heading: `If anything else comes to ${trust.for === NOT_CHOSEN ? 'the person' : name}, is it held too?`,
      short: 'Anything else:',
      called: 'anything else',
      answer: trust.everythingElse && HELD_TOO[trust.everythingElse],
      optional: besideWhatIsHeld(will) === 'nothing',
      isAbout: isAbout('everythingElse'),
      content: <EverythingElse {...asked} />,
    },
    {
      id: 'small',
      heading: 'May a small sum go to someone else each year?',
      short: 'A small sum each year:',
      called: 'a small sum for someone else',
      answer: trust.smallSumFor === undefined ? NOBODY : personsOf(will, [trust.smallSumFor])[0]?.fullname,
      preset: isNew,
      isAbout: isAbout('smallSumFor'),
      content: <SmallSum {...asked} />,
    },
    takersQuestion(asked, `Who has what is left when ${name} dies?`),
    {
      ...lookedAfter,
      isAbout: (each) => lookedAfter.isAbout(each) || isAbout('wishes')(each),
      content: (
        <>
          {lookedAfter.content}
          <Wishes {...asked} />
        </>
      ),
    },
  ]
}
