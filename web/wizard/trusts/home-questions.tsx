import { homeOf } from '#core/rules/about-me.rules.ts'
import { poundsInWords } from '#core/text/money.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { repairsOptions, surplusOptions, yesNo } from '#core/will/lists.ts'
import type { Trust } from '#core/will/schema.ts'
import { withTrust } from '#core/will/trust-changes.ts'
import { endsInShort } from '#core/will/trust-words.ts'
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
import { executorsQuestion, personQuestion, takersQuestion } from './questions-of-both.tsx'
import { trustField, trustFields } from './takers-step.ts'
import { lifeTenantIn, mustBeAlive, TrustCapital, TrustEnds, TrustFixed } from './trust-questions.tsx'
import { isAboutOf } from './who-acts.tsx'

/** The questions about a home for life, in the order in which they are asked. */

const KIND = 'Home'

const surplusLabels = {
  'Stays in the trust': 'It stays in the trust',
  'Passed on at once': 'It goes on at once',
} as const

function WhatIsLeftOver({ name, field }: Asked) {
  return (
    <Radios
      {...field('surplus')}
      label="What happens to money that is left over?"
      hideLegend
      options={surplusOptions}
      labels={surplusLabels}
      notes={{
        'Stays in the trust': `Your executors keep it, and ${name} has the income from it.`,
        'Passed on at once': `Those who have the home afterwards get it then, while ${name} lives in the other home.`,
      }}
    />
  )
}

function Repairs({ step, trust, name, field }: Asked) {
  return (
    <>
      <Radios
        {...field('repairs')}
        label="Who pays for large repairs?"
        hideLegend
        hint={`${name} pays for everyday repairs, bills and insurance either way.`}
        options={repairsOptions}
        labels={{ 'The person': name, 'The trust': 'The trust' }}
        notes={{ 'The trust': 'It has no money of its own unless you give it some.' }}
        onChange={(repairs) =>
          step.set(trustField(KIND, 'repairs'), (will) =>
            withTrust(will, KIND, { repairs, ...(repairs === 'The person' && { amount: undefined }) }),
          )
        }
      />
      {trust.repairs === 'The trust' && (
        <MoneyField
          {...field('amount')}
          label="How much money should go with the home?"
          hint="For its repairs. Your executors hold it with the home, and what is left goes where the home goes."
          optional
        />
      )}
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
      heading: 'Which home?',
      short: 'The home:',
      called: 'the home',
      answer: home && nameOfProperty(will, home),
      preset: isNew,
      isAbout: isAbout('accountId'),
      content: <WhichHome {...asked} />,
    },
    {
      id: 'owned',
      heading: 'How do you own it?',
      short: 'How you own it:',
      called: 'how you own it',
      answer: home && howOwned(home),
      isAbout: isAbout('owner', 'ownershipType', 'ownershipPercent'),
      content: <HowItIsOwned {...asked} />,
    },
    {
      id: 'mortgage',
      heading: 'Is there a mortgage on it?',
      short: 'A mortgage on it?',
      called: 'the mortgage',
      answer: mortgageInShort(home, trust),
      isAbout: isAbout('mortgage', 'freeOfMortgage'),
      content: <TheMortgage {...asked} />,
    },
    personQuestion(asked, {
      heading: 'Who may live there?',
      short: 'Who may live there:',
      called: 'who may live there',
      hint: 'One person. If two should have the right, such as your partner and a child, a solicitor can write that.',
    }),
    {
      id: 'ends',
      heading: `How long may ${name} live there?`,
      short: 'When it ends:',
      called: 'when it ends',
      answer: endsInShort(trust),
      isAbout: isAbout('ends', 'endsSaid', 'endDate', 'endYears', 'endsIfLeaves', 'endsIfMarries', 'endsIfCouple'),
      content: <TrustEnds step={step} kind={KIND} titled />,
    },
    {
      id: 'surplus',
      heading: `If ${name} moves somewhere cheaper, what happens to the money left over?`,
      short: 'Money left over after a move:',
      called: 'a move to a cheaper home',
      answer: trust.surplus && surplusLabels[trust.surplus],
      isAbout: isAbout('surplus'),
      content: <WhatIsLeftOver {...asked} />,
    },
    {
      id: 'repairs',
      heading: 'Who pays for large repairs, such as a roof?',
      short: 'Large repairs:',
      called: 'large repairs',
      answer:
        trust.repairs &&
        (trust.repairs === 'The person'
          ? name
          : `The trust${trust.amount ? `, with ${poundsInWords(trust.amount)}` : ''}`),
      isAbout: isAbout('repairs', 'amount'),
      content: <Repairs {...asked} />,
    },
    {
      id: 'capital',
      heading: `May ${name} be given some of its value?`,
      short: 'Some of the capital:',
      called: 'the capital',
      answer: trust.capital,
      preset: isNew,
      isAbout: isAbout('capital'),
      content: <TrustCapital step={step} kind={KIND} titled />,
    },
    takersQuestion(asked, `Who has the home when ${name}’s time ends?`),
    {
      id: 'fixed',
      heading: mustBeAlive(will, trust),
      short: 'Must they be alive then?',
      called: 'whether they must be alive then',
      answer: trust.fixed && (trust.fixed === 'When the trust ends' ? 'Yes' : 'No, it is theirs once you have died'),
      isAbout: isAbout('fixed'),
      content: <TrustFixed step={step} kind={KIND} titled />,
    },
    ...(isRealHome
      ? [
          {
            id: 'replacement',
            heading: 'If your main home is another one when you die, that one instead?',
            short: 'Another home by then:',
            called: 'another home by then',
            answer: trust.replacementHome,
            preset: isNew,
            isAbout: isAbout('replacementHome'),
            content: (
              <Radios
                {...field('replacementHome')}
                label="That one instead?"
                hideLegend
                hint="If you sell it and have no home when you die, nothing is held."
                layout="row"
                options={yesNo}
              />
            ),
          },
        ]
      : []),
    executorsQuestion(asked, isNew, {
      heading: `Who acts besides ${name}?`,
      short: `Besides ${name}:`,
      called: `who acts besides ${name}`,
    }),
  ]
}
