import { homeOf } from '#core/rules/about-me.rules.ts'
import { poundsInWords } from '#core/text/money.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { repairsOptions, surplusOptions, yesNo } from '#core/will/lists.ts'
import type { Trust } from '#core/will/schema.ts'
import { withTrust } from '#core/will/trust-changes.ts'
import { endsInShort } from '#core/will/trust-words.ts'
import { youOwnProperty } from '#words/en/steps.ts'
import { shared, homeQuestions as words } from '#words/en/trusts.ts'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import type { SequenceQuestion } from '../steps/question-sequence.tsx'
import type { Step } from '../steps/use-step.ts'
import {
  type AskedOfHome as Asked,
  HowItIsOwned,
  howOwned,
  mortgageInShort,
  TheMortgage,
  WhichHome,
} from './home-owned.tsx'
import { executorsQuestion, isAboutOf, personQuestion, takersQuestion } from './questions-of-both.tsx'
import { trustField, trustFields } from './takers-step.ts'
import { lifeTenantIn, mustBeAlive, TrustCapital, TrustEnds, TrustFixed } from './trust-questions.tsx'

/** The questions about a home for life, in the order in which they are asked. */

const KIND = 'Home'

const surplusLabels = {
  'Stays in the trust': words.itStaysInTheTrust,
  'Passed on at once': words.itGoesOnAtOnce,
} as const

function WhatIsLeftOver({ name, field }: Asked) {
  return (
    <Radios
      {...field('surplus')}
      label={words.whatHappensToMoneyThatIs}
      hideLegend
      options={surplusOptions}
      labels={surplusLabels}
      notes={{
        'Stays in the trust': words.yourExecutorsKeepItAndHas(name),
        'Passed on at once': words.thoseWhoHaveTheHomeAfterwards(name),
      }}
    />
  )
}

function Repairs({ step, trust, name, field }: Asked) {
  return (
    <>
      <Radios
        {...field('repairs')}
        label={words.whoPaysForLargeRepairs}
        hideLegend
        hint={words.paysForEverydayRepairsBillsAnd(name)}
        options={repairsOptions}
        labels={{ 'The person': name, 'The trust': words.theTrust }}
        notes={{ 'The trust': words.itHasNoMoneyOfIts }}
        onChange={(repairs) =>
          step.set(trustField(KIND, 'repairs'), (will) =>
            withTrust(will, KIND, { repairs, ...(repairs === 'The person' && { amount: undefined }) }),
          )
        }
      />
      {trust.repairs === 'The trust' && <MoneyField {...field('amount')} {...words.amount} optional />}
    </>
  )
}

/** The questions about the home that a will holds for one person to live in. `isNew`: it was not in the will before. */
export const homeQuestions = (step: Step, trust: Trust, isNew: boolean): SequenceQuestion[] => {
  const { will } = step
  const home = will.accounts.find(({ id, assetType }) => id === trust.accountId && assetType === 'Property')
  const { name } = lifeTenantIn(will, trust)
  const field = trustFields(step, trust)
  const asked: Asked = { step, trust, home, name, field }
  const isAbout = isAboutOf(KIND)
  const isRealHome = home !== undefined && home === homeOf(will)
  return [
    {
      id: 'home',
      heading: shared.whichHome,
      short: words.theHome,
      called: words.theHome2,
      answer: home && nameOfProperty(will, home),
      preset: isNew,
      isAbout: isAbout('accountId'),
      content: <WhichHome {...asked} />,
    },
    {
      id: 'owned',
      heading: words.howDoYouOwnIt,
      short: youOwnProperty.howYouOwnIt,
      called: youOwnProperty.howYouOwnIt2,
      answer: home && howOwned(home),
      isAbout: isAbout('owner', 'ownershipType', 'ownershipPercent'),
      content: <HowItIsOwned {...asked} />,
    },
    {
      id: 'mortgage',
      heading: shared.isThereAMortgageOnIt,
      short: youOwnProperty.aMortgageOnIt,
      called: youOwnProperty.theMortgage,
      answer: mortgageInShort(home, trust),
      isAbout: isAbout('mortgage', 'freeOfMortgage'),
      content: <TheMortgage {...asked} />,
    },
    personQuestion(asked, {
      heading: words.whoMayLiveThere,
      short: words.whoMayLiveThere2,
      called: words.whoMayLiveThere3,
      hint: words.onePersonIfTwoShouldHave,
    }),
    {
      id: 'ends',
      heading: shared.howLongMayLiveThere(name),
      short: words.whenItEnds,
      called: words.whenItEnds2,
      answer: endsInShort(trust),
      isAbout: isAbout('ends', 'endsSaid', 'endDate', 'endYears', 'endsIfLeaves', 'endsIfMarries', 'endsIfCouple'),
      content: <TrustEnds step={step} kind={KIND} titled />,
    },
    {
      id: 'surplus',
      heading: words.ifMovesSomewhereCheaperWhat(name),
      short: words.moneyLeftOverAfterAMove,
      called: words.aMoveToACheaperHome,
      answer: trust.surplus && surplusLabels[trust.surplus],
      isAbout: isAbout('surplus'),
      content: <WhatIsLeftOver {...asked} />,
    },
    {
      id: 'repairs',
      heading: words.whoPaysForLargeRepairsSuch,
      short: words.largeRepairs,
      called: words.largeRepairs2,
      answer:
        trust.repairs &&
        (trust.repairs === 'The person'
          ? name
          : words.theTrust2(trust.amount ? words.with(poundsInWords(trust.amount)) : '')),
      isAbout: isAbout('repairs', 'amount'),
      content: <Repairs {...asked} />,
    },
    {
      id: 'capital',
      heading: words.mayBeGivenSomeOfIts(name),
      short: words.someOfTheCapital,
      called: shared.theCapital,
      answer: trust.capital,
      preset: isNew,
      isAbout: isAbout('capital'),
      content: <TrustCapital step={step} kind={KIND} titled />,
    },
    takersQuestion(asked, words.whoHasTheHomeWhenS(name)),
    {
      id: 'fixed',
      heading: mustBeAlive(will, trust),
      short: shared.mustTheyBeAliveThen,
      called: words.whetherTheyMustBeAliveThen,
      answer: trust.fixed && (trust.fixed === 'When the trust ends' ? shared.yes : words.noItIsTheirsOnceYou),
      isAbout: isAbout('fixed'),
      content: <TrustFixed step={step} kind={KIND} titled />,
    },
    ...(isRealHome
      ? [
          {
            id: 'replacement',
            heading: words.ifYourMainHomeIsAnother,
            short: words.anotherHomeByThen,
            called: words.anotherHomeByThen2,
            answer: trust.replacementHome,
            preset: isNew,
            isAbout: isAbout('replacementHome'),
            content: (
              <Radios
                {...field('replacementHome')}
                {...words.replacementHome}
                hideLegend
                layout="row"
                options={yesNo}
              />
            ),
          },
        ]
      : []),
    executorsQuestion(asked, isNew, {
      heading: words.whoActsBesides(name),
      short: words.besides(name),
      called: words.whoActsBesides2(name),
    }),
  ]
}
