import type { ReactNode } from 'react'
import { ownedAccounts } from '#core/rules/about-me.rules.ts'
import { mayPassToCoOwner } from '#core/rules/joint-property.ts'
import { withTrust } from '#core/will/change-trust.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { JOINT_OWNER, ownerOptions } from '#core/will/lists.ts'
import type { Account, Trust, Will } from '#core/will/schema.ts'
import { yesNo } from '#core/will/yes-no.ts'
import { JointOwners } from '../../features/people/account-list.tsx'
import { HowOwned } from '../../features/people/property-ownership.tsx'
import { Radios } from '../../ui/choices.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import type { Step } from '../steps/use-step.ts'
import { trustField } from './takers-step.ts'
import trusts from './trusts.module.css'

/** The questions about a home for life that are about the home itself: which it is, how it is owned, and its mortgage. */

const KIND = 'Home'
export const homeField = (name: string): string => trustField(KIND, name)

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
}

/** Changes an answer about the home that is held. */
export const changeHome = (
  { step }: Pick<AskedOfHome, 'step'>,
  name: string,
  to: Parameters<typeof withTrust>[2],
): void => step.set(homeField(name), (will) => withTrust(will, KIND, to))

const properties = (will: Will): Account[] => ownedAccounts(will).filter(({ assetType }) => assetType === 'Property')

export function WhichHome({ step, trust }: AskedOfHome) {
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
      name={homeField('accountId')}
      label="Which home?"
      hideLegend
      options={owned.map(({ id }) => String(id))}
      labels={Object.fromEntries(owned.map((each) => [String(each.id), nameOfProperty(will, each)]))}
      value={trust.accountId === undefined ? undefined : String(trust.accountId)}
      onChange={(id) => changeHome({ step }, 'accountId', { accountId: Number(id) })}
      error={step.errorOf(homeField('accountId'))}
    />
  )
}

const withHome =
  (id: number, to: Partial<Account>) =>
  (will: Will): Will => ({
    ...will,
    accounts: will.accounts.map((account) => (account.id === id ? { ...account, ...to } : account)),
  })

const setHome = ({ step, home }: Pick<AskedOfHome, 'step' | 'home'>, key: string, to: Partial<Account>): void => {
  if (home) step.set(`accounts.${home.id}.${key}`, withHome(home.id, to))
}

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

export function HowItIsOwned(asked: AskedOfHome) {
  const { step, home } = asked
  if (!home) return null
  const errorOf = (name: string) => step.errorOf(homeField(name))
  return (
    <>
      <Radios
        name="owner"
        label="Who owns it?"
        options={ownerOptions}
        value={home.owner}
        onChange={(owner) => setHome(asked, 'owner', { owner })}
        error={errorOf('owner')}
      />
      {home.owner === JOINT_OWNER && (
        <>
          <JointOwners
            will={step.will}
            owners={home.mortgageWithPersons}
            onChange={(mortgageWithPersons) => setHome(asked, 'owners', { mortgageWithPersons })}
            error={errorOf('mortgageWithPersons')}
          />
          <HowOwned
            shareNeeded
            value={home}
            set={(to) => setHome(asked, Object.keys(to).join(), to)}
            errorOf={errorOf}
          />
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

export function TheMortgage(asked: AskedOfHome) {
  const { step, trust, home } = asked
  if (!home) return null
  return (
    <>
      <Radios
        name={homeField('mortgage')}
        label="Is there a mortgage on it?"
        hideLegend
        layout="row"
        options={yesNo}
        value={home.mortgage}
        onChange={(mortgage) => setHome(asked, 'mortgage', { mortgage })}
        error={step.errorOf(homeField('mortgage'))}
      />
      {home.mortgage === 'Yes' && (
        <Radios
          name={homeField('freeOfMortgage')}
          label="Who pays your part of it when you die?"
          options={yesNo}
          labels={{ Yes: 'The rest of what I leave', No: 'The mortgage stays on the home' }}
          notes={{
            Yes: 'The home is then free of your part, and of no more. Those who share the rest get that much less.',
          }}
          value={trust.freeOfMortgage}
          onChange={(freeOfMortgage) => changeHome(asked, 'freeOfMortgage', { freeOfMortgage })}
          error={step.errorOf(homeField('freeOfMortgage'))}
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
