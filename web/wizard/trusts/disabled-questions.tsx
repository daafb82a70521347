import { useState } from 'react'
import { mayHoldShare, trustField } from '#core/rules/trusts.rules.ts'
import { poundsInWords } from '#core/text/money.ts'
import { disabilityBenefits, yesNo, yesNoNotSure } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Trust } from '#core/will/schema.ts'
import { NOT_CHOSEN } from '#core/will/trust-changes.ts'
import { besideWhatIsHeld } from '#core/will/young-takers.ts'
import { disabledQuestions as words } from '#words/en/trusts.ts'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import { Paragraph } from '../../ui/runs.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { SequenceQuestion } from '../steps/question-sequence.tsx'
import type { Step } from '../steps/use-step.ts'
import { OnePerson } from './one-person.tsx'
import { executorsQuestion, isAboutOf, personQuestion, takersQuestion } from './questions-of-both.tsx'
import { trustFields } from './takers-step.ts'
import { lifeTenantIn } from './trust-questions.tsx'

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
      <Radios {...field('benefit')} {...words.benefit} hideLegend options={disabilityBenefits} />
      {trust.benefit === 'None of these' && (
        <div className="notice stack gap-10 small above-20 below-20 padded" role="status">
          <Paragraph of={words.weCannotWriteThisWhatIs(name)} />
        </div>
      )}
    </>
  )
}

const SUM = words.aSumOfMoney
const SHARE = words.theirShareOfTheRest

function HowMuch({ step, trust, name, field }: Asked) {
  const isShare = mayHoldShare(step.will, trust)
  const [isSum, setSum] = useState(trust.amount !== undefined || !isShare)
  return (
    <>
      {isShare && (
        <Radios
          name={trustField(KIND, 'fund')}
          label={words.whatIsHeld}
          hideLegend
          options={[SHARE, SUM]}
          labels={{ [SHARE]: words.theShareOfTheRestThat(name) }}
          value={isSum ? SUM : SHARE}
          onChange={(chosen) => {
            setSum(chosen === SUM)
            if (chosen === SHARE) field('amount').onChange(undefined)
          }}
        />
      )}
      {isSum && <MoneyField {...field('amount')} label={words.howMuchMoney} />}
    </>
  )
}

const HELD_TOO = words.heldToo

function EverythingElse({ name, field }: Asked) {
  return (
    <Radios
      {...field('everythingElse')}
      label={words.ifAnythingElseInYourWill(name)}
      hideLegend
      hint={words.aGiftAShareOrSomething(name)}
      options={yesNo}
      labels={HELD_TOO}
    />
  )
}

const NOBODY = words.nobodyElse
const SOMEONE = words.oneOtherPerson

function SmallSum({ step, trust, name, field }: Asked) {
  const [isWanted, setWanted] = useState(trust.smallSumFor !== undefined)
  return (
    <>
      <Radios
        name={trustField(KIND, 'smallSum')}
        label={words.mayASmallSumGoTo}
        hideLegend
        hint={words.aThankYouToSomeoneWho(name)}
        options={[NOBODY, SOMEONE]}
        value={isWanted ? SOMEONE : NOBODY}
        onChange={(chosen) => {
          setWanted(chosen === SOMEONE)
          if (chosen === NOBODY) field('smallSumFor').onChange(undefined)
        }}
      />
      {isWanted && (
        <OnePerson {...field('smallSumFor')} label={words.whoMayGetIt} will={step.will} except={[trust.for]} />
      )}
    </>
  )
}

/** What those who look after it should know. */
function Wishes({ name, field }: Asked) {
  return (
    <TextArea
      {...field('wishes')}
      label={words.yourNote}
      hint={words.whatEnjoysAndNeedsAndWhat(name)}
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
  return [
    personQuestion(asked, {
      heading: words.whoIsItFor,
      ...words.itIsFor,

      young: true,
    }),
    {
      id: 'benefit',
      heading: words.whichOfTheseDoesGetNow(trust.for === NOT_CHOSEN ? words.thePerson : name),
      ...words.theBenefit,

      answer: trust.benefit,
      isAbout: isAbout('benefit'),
      content: <WhichBenefit {...asked} />,
    },
    {
      id: 'lasts',
      heading: words.isItLikelyToLast,
      ...words.likelyToLast,

      answer: trust.benefitLasts,
      isAbout: isAbout('benefitLasts'),
      content: (
        <Radios
          {...field('benefitLasts')}
          label={words.isItLikelyToLast}
          hideLegend
          hint={words.whatCountsIsWhetherQualifies(name)}
          layout="row"
          options={yesNoNotSure}
        />
      ),
    },
    {
      id: 'fund',
      heading: words.whatIsHeldFor(name),
      ...words.whatIsHeld2,

      answer:
        trust.amount !== undefined
          ? poundsInWords(trust.amount)
          : mayHoldShare(will, trust)
            ? words.theShareOfTheRest
            : undefined,
      preset: isNew,
      isAbout: isAbout('amount'),
      content: <HowMuch {...asked} />,
    },
    {
      id: 'else',
      heading: words.ifAnythingElseComesToIs(trust.for === NOT_CHOSEN ? words.thePerson : name),
      ...words.anythingElse,

      answer: trust.everythingElse && HELD_TOO[trust.everythingElse],
      optional: besideWhatIsHeld(will) === 'nothing',
      isAbout: isAbout('everythingElse'),
      content: <EverythingElse {...asked} />,
    },
    {
      id: 'small',
      heading: words.mayASmallSumGoTo,
      ...words.aSmallSumEachYear,

      answer: trust.smallSumFor === undefined ? NOBODY : personsOf(will, [trust.smallSumFor])[0]?.fullname,
      preset: isNew,
      isAbout: isAbout('smallSumFor'),
      content: <SmallSum {...asked} />,
    },
    takersQuestion(asked, words.whoHasWhatIsLeftWhen(name)),
    executorsQuestion(asked, { heading: words.whoLooksAfterItBesides(name), ...words.theyLookAfterIt }),
    {
      id: 'wishes',
      heading: words.isThereAnythingTheyShouldKnow(name),
      ...words.aNote,

      answer: words.noted[trust.wishes === undefined ? 'No' : 'Yes'],
      preset: isNew,
      isAbout: isAbout('wishes'),
      content: <Wishes {...asked} />,
    },
  ]
}
