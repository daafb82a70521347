import type { ReactNode } from 'react'
import { ownedAccounts } from '#core/rules/about-me.rules.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { JOINT_OWNER, ownerOptions, yesNo } from '#core/will/lists.ts'
import { mayPassToCoOwner } from '#core/will/questions.ts'
import type { Account, Trust, Will } from '#core/will/schema.ts'
import { shared, homeOwned as words } from '#words/en/trusts.ts'
import { JointOwners } from '../../features/people/account-list.tsx'
import { HowOwned } from '../../features/people/property-ownership.tsx'
import { Radios } from '../../ui/choices.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { Runs } from '../../ui/runs.tsx'
import { bind } from '../../ui/use-answers.ts'
import type { Step } from '../steps/use-step.ts'
import type { trustFields } from './takers-step.ts'
import trusts from './trusts.module.css'

/** The questions about a home for life that are about the home itself: which it is, how it is owned, and its mortgage. */

/** Why the answer cannot be written, and what to do next. */
function Refusal({ about, children }: { about?: string; children: ReactNode }) {
  return (
    <div className={trusts.refusal} role="status" data-field={about}>
      {children}
    </div>
  )
}

export type AskedOfHome = {
  readonly step: Step
  readonly trust: Trust
  /** The property that is chosen. */
  readonly home: Account | undefined
  /** "Bea", or what stands for a name until one is chosen. */
  readonly name: string
  readonly field: ReturnType<typeof trustFields>
}

const properties = (will: Will): Account[] => ownedAccounts(will).filter(({ assetType }) => assetType === 'Property')

export function WhichHome({ step, trust, field }: AskedOfHome) {
  const { will } = step
  const owned = properties(will)
  if (owned.length === 0)
    return (
      <Refusal about={field('accountId').name}>
        <p>{words.youHaveNotToldUsAbout}</p>
        <p>
          <EditLink step="will.about-me.you-own-property">{words.tellUsAboutYourHome}</EditLink>{' '}
          {words.firstThenComeBackHere}
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
        <p>
          <Runs of={words.thisCannotBeWrittenYetWhen} />
        </p>
      ) : (
        <p>
          <Runs of={words.thisCannotBeWrittenUntilYou} />
        </p>
      )}
      <p>{words.toLeaveYourHalfByWill}</p>
    </Refusal>
  )
}

export function HowItIsOwned({ step, home }: AskedOfHome) {
  if (!home) return null
  const field = homeFields(step, home)
  return (
    <>
      <Radios {...field('owner')} label={words.whoOwnsIt} options={ownerOptions} />
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
export const howOwned = (home: Account): string | undefined => {
  if (mayPassToCoOwner(home)) return undefined
  if (home.owner !== JOINT_OWNER) return home.owner
  return home.ownershipPercent ? words.yours(home.ownershipType, home.ownershipPercent) : undefined
}

/** The answer about the mortgage in words. */
export const mortgageInShort = (home: Account | undefined, trust: Trust): string | undefined => {
  if (home?.mortgage !== 'Yes') return home?.mortgage
  if (trust.freeOfMortgage === undefined) return undefined
  return trust.freeOfMortgage === 'Yes' ? words.yesPaidFromTheRest : words.yesAndItStays
}

export function TheMortgage({ step, trust, home, field }: AskedOfHome) {
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
          label={words.whoPaysYourPartOfIt}
          options={yesNo}
          labels={{ Yes: words.theRestOfWhatILeave, No: words.theMortgageStaysOnTheHome }}
          notes={{ Yes: words.theHomeIsThenFreeOf }}
        />
      )}
      {home.mortgage === 'Yes' && trust.freeOfMortgage === 'No' && (
        <Refusal>
          <p>
            <Runs of={words.weCannotWriteThatSomeoneWould} />
          </p>
        </Refusal>
      )}
    </>
  )
}
