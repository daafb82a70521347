import type { ReactNode } from 'react'
import { homeOf, ownedAccounts } from '#core/rules/about-me.rules.ts'
import { trustField } from '#core/rules/trusts.rules.ts'
import { poundsInWords } from '#core/text/money.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { JOINT_OWNER, ownerOptions, repairsOptions, surplusOptions, yesNo } from '#core/will/lists.ts'
import { mayPassToCoOwner } from '#core/will/questions.ts'
import type { Account, Trust, Will } from '#core/will/schema.ts'
import { withChangedTrust } from '#core/will/trust-changes.ts'
import { endsInShort } from '#core/will/trusts.ts'
import { youOwnProperty } from '#words/en/steps.ts'
import { homeOwned, shared, homeQuestions as words } from '#words/en/trusts.ts'
import { JointOwners } from '../../features/people/account-list.tsx'
import { HowOwned } from '../../features/people/property-ownership.tsx'
import { bind } from '../../ui/answers.ts'
import { Radios } from '../../ui/choices.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import { Paragraph } from '../../ui/runs.tsx'
import type { SequenceQuestion } from '../steps/question-sequence.tsx'
import type { Step } from '../steps/use-step.ts'
import { executorsQuestion, isAboutOf, personQuestion, takersQuestion } from './questions-of-both.tsx'
import { trustFields } from './takers-step.ts'
import { lifeTenantIn, mustBeAlive, TrustCapital, TrustEnds, TrustFixed } from './trust-questions.tsx'

/** The questions about a home for life that are about the home itself: which it is, how it is owned, and its mortgage. */

/** Why the answer cannot be written, and what to do next. */
function Refusal({ about, children }: { about?: string; children: ReactNode }) {
  return (
    <div className="notice stack gap-10 small above-20 below-20 padded" role="status" data-field={about}>
      {children}
    </div>
  )
}

type Asked = {
  readonly step: Step
  readonly trust: Trust
  /** The property that is chosen. */
  readonly home: Account | undefined
  /** "Bea", or what stands for a name until one is chosen. */
  readonly name: string
  readonly field: ReturnType<typeof trustFields>
}

const properties = (will: Will): Account[] => ownedAccounts(will).filter(({ assetType }) => assetType === 'Property')

function WhichHome({ step, trust, field }: Asked) {
  const { will } = step
  const owned = properties(will)
  if (owned.length === 0)
    return (
      <Refusal about={field('accountId').name}>
        <p>
          <EditLink step="will.about-me.you-own-property">{homeOwned.tellUsAboutYourHome}</EditLink>{' '}
          {homeOwned.firstThenComeBackHere}
        </p>
      </Refusal>
    )
  return (
    <Radios
      {...field('accountId')}
      label={shared.whichHome}
      hideLegend
      options={owned.map(({ id }) => String(id))}
      labels={Object.fromEntries(owned.map((each) => [String(each.id), nameOfProperty(will, each)]))}
      value={trust.accountId === undefined ? undefined : String(trust.accountId)}
      onChange={(id) => field('accountId').onChange(Number(id))}
    />
  )
}

const withHome =
  (id: number, to: Partial<Account>) =>
  (will: Will): Will => ({
    ...will,
    accounts: will.accounts.map((account) => (account.id === id ? { ...account, ...to } : account)),
  })

/** The fields of the property that is chosen. They stand on the pages of the trust, and so do their problems. */
const homeFields = (step: Step, home: Account) =>
  bind<Account, 'trusts.Home.'>(
    {
      value: home,
      set: (to, name) => step.set(`accounts.${home.id}.${name}`, withHome(home.id, to)),
      errorOf: step.errorOf,
    },
    'trusts.Home.',
  )

function JointlyOwned({ home }: { home: Account }) {
  if (!mayPassToCoOwner(home) || home.ownershipType === undefined) return null
  return (
    <Refusal>
      {home.ownershipType === 'Joint tenants' ? (
        <Paragraph of={homeOwned.thisCannotBeWrittenYetWhen} />
      ) : (
        <Paragraph of={homeOwned.thisCannotBeWrittenUntilYou} />
      )}
      <p>{homeOwned.toLeaveYourHalfByWill}</p>
    </Refusal>
  )
}

function HowItIsOwned({ step, home }: Asked) {
  if (!home) return null
  const field = homeFields(step, home)
  return (
    <>
      <Radios {...field('owner')} label={homeOwned.whoOwnsIt} options={ownerOptions} />
      {home.owner === JOINT_OWNER && (
        <>
          <JointOwners {...field('mortgageWithPersons')} will={step.will} />
          <HowOwned shareNeeded value={home} field={field} />
        </>
      )}
      <JointlyOwned home={home} />
    </>
  )
}

/** The answer in words, once it is one with which the home can be held. */
const howOwned = (home: Account): string | undefined => {
  if (mayPassToCoOwner(home)) return undefined
  if (home.owner !== JOINT_OWNER) return home.owner
  return home.ownershipPercent ? homeOwned.yours(home.ownershipType, home.ownershipPercent) : undefined
}

/** The answer about the mortgage in words. */
const mortgageInShort = (home: Account | undefined, trust: Trust): string | undefined => {
  if (home?.mortgage !== 'Yes') return home?.mortgage
  if (trust.freeOfMortgage === undefined) return undefined
  return trust.freeOfMortgage === 'Yes' ? homeOwned.yesPaidFromTheRest : homeOwned.yesAndItStays
}

function TheMortgage({ step, trust, home, field }: Asked) {
  if (!home) return null
  return (
    <>
      <Radios
        {...homeFields(step, home)('mortgage')}
        label={shared.isThereAMortgageOnIt}
        hideLegend
        layout="row"
        options={yesNo}
      />
      {home.mortgage === 'Yes' && (
        <Radios
          {...field('freeOfMortgage')}
          label={homeOwned.whoPaysYourPartOfIt}
          options={yesNo}
          labels={homeOwned.labels}
          notes={{ Yes: homeOwned.theHomeIsThenFreeOf }}
        />
      )}
      {home.mortgage === 'Yes' && trust.freeOfMortgage === 'No' && (
        <Refusal>
          <Paragraph of={homeOwned.weCannotWriteThatSomeoneWould} />
        </Refusal>
      )}
    </>
  )
}

/** The questions about a home for life, in the order in which they are asked. */

const KIND = 'Home'

const surplusLabels = words.surplusLabels

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
          step.set(
            trustField(KIND, 'repairs'),
            withChangedTrust(KIND, (before) => ({
              ...before,
              repairs,
              ...(repairs === 'The person' && { amount: undefined }),
            })),
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
    personQuestion(asked, { ...words.whoMayLiveThere }),
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
      ...words.moneyLeftOverAfterAMove,

      answer: trust.surplus && surplusLabels[trust.surplus],
      isAbout: isAbout('surplus'),
      content: <WhatIsLeftOver {...asked} />,
    },
    {
      id: 'repairs',
      ...words.whoPaysForLargeRepairsSuch,

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
      called: shared.ifTheyDieFirst,
      answer: trust.fixed && (trust.fixed === 'When the trust ends' ? shared.yes : words.noItIsTheirsOnceYou),
      isAbout: isAbout('fixed'),
      content: <TrustFixed step={step} kind={KIND} titled />,
    },
    ...(isRealHome
      ? [
          {
            id: 'replacement',
            ...words.ifYourMainHomeIsAnother,

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
    executorsQuestion(asked, {
      heading: words.whoActsBesides(name),
      short: words.besides(name),
      called: words.whoActsBesides2(name),
    }),
  ]
}
