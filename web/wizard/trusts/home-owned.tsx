import type { ReactNode } from 'react'
import { ownedAccounts } from '#core/rules/about-me.rules.ts'
import { mayPassToCoOwner } from '#core/rules/joint-property.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { JOINT_OWNER, ownerOptions, yesNo } from '#core/will/lists.ts'
import type { Account, Trust, Will } from '#core/will/schema.ts'
import { JointOwners } from '../../features/people/account-list.tsx'
import { HowOwned } from '../../features/people/property-ownership.tsx'
import { Radios } from '../../ui/choices.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { bind } from '../../ui/use-answers.ts'
import type { Step } from '../steps/use-step.ts'
import type { trustFields } from './takers-step.ts'
import trusts from './trusts.module.css'

/** The questions about a home for life that are about the home itself: which it is, how it is owned, and its mortgage. */

/** Why the answer cannot be written, and what to do next. */
function Refusal({ children }: { children: ReactNode }) {
  return (
    <div className={trusts.refusal} role="status">
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
      <Refusal>
        <p>You have not told us about a home that you own.</p>
        <p>
          <EditLink step="will.about-me.you-own-property">Tell us about your home</EditLink> first. Then come back here.
        </p>
      </Refusal>
    )
  return (
    <Radios
      {...field('accountId')}
      label="Which home?"
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
          <strong>This cannot be written yet.</strong> When one joint tenant dies, the other owns all of the home,
          whatever a will says.
        </p>
      ) : (
        <p>
          <strong>This cannot be written until you know.</strong> Look at your title register at the Land Registry. If
          it says that no sole owner can sell alone, you probably own a share.
        </p>
      )}
      <p>
        To leave your half by will, end the joint tenancy first, while you are both alive. You give the other owner a
        notice in writing, and tell the Land Registry on its form SEV. Each of you then owns half. A solicitor can do
        it, and should where you want to own other shares than halves. Then come back and change this answer.
      </p>
    </Refusal>
  )
}

export function HowItIsOwned({ step, home }: AskedOfHome) {
  if (!home) return null
  const field = homeFields(step, home)
  return (
    <>
      <Radios {...field('owner')} label="Who owns it?" options={ownerOptions} />
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
  return home.ownershipPercent ? `${home.ownershipType}, ${home.ownershipPercent}% yours` : undefined
}

/** The answer about the mortgage in words. */
export const mortgageInShort = (home: Account | undefined, trust: Trust): string | undefined => {
  if (home?.mortgage !== 'Yes') return home?.mortgage
  if (trust.freeOfMortgage === undefined) return undefined
  return trust.freeOfMortgage === 'Yes' ? 'Yes, paid from the rest' : 'Yes, and it stays'
}

export function TheMortgage({ step, trust, home, field }: AskedOfHome) {
  if (!home) return null
  return (
    <>
      <Radios
        {...homeFields(step, home)('mortgage')}
        label="Is there a mortgage on it?"
        hideLegend
        layout="row"
        options={yesNo}
      />
      {home.mortgage === 'Yes' && (
        <Radios
          {...field('freeOfMortgage')}
          label="Who pays your part of it when you die?"
          options={yesNo}
          labels={{ Yes: 'The rest of what I leave', No: 'The mortgage stays on the home' }}
          notes={{
            Yes: 'The home is then free of your part, and of no more. Those who share the rest get that much less.',
          }}
        />
      )}
      {home.mortgage === 'Yes' && trust.freeOfMortgage === 'No' && (
        <Refusal>
          <p>
            <strong>We cannot write that.</strong> Someone would have to pay it for as long as the home is held, and the
            lender may want it back. Let the rest of what you leave pay your part, or ask a solicitor.
          </p>
        </Refusal>
      )}
    </>
  )
}
