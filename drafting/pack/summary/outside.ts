import { homeOf } from '#core/rules/about-me.rules.ts'
import { namesOf } from '#core/text/listed.ts'
import { nameOfAccount } from '#core/will/describe.ts'
import { JOINT_OWNER } from '#core/will/lists.ts'
import { includes, personsOf } from '#core/will/questions.ts'
import type { Account, Will } from '#core/will/schema.ts'
import { ownedAccounts } from '../owned-accounts.ts'
import type { Part } from '../pack-document.ts'
import { bullets, paragraph, section } from '../part.ts'

/** Paid to whoever was nominated or to the owner of the policy, mostly by the provider's own rules. */
const byNomination = ['Pension', 'Life insurance'] as const
/** Held by joint owners so that the last of them has the whole. */
const bySurvivorship = ['Property', 'Bank account', 'Savings or ISA', 'Investments or shares'] as const

const jointly = (will: Will, account: Account): string | undefined => {
  if (account.owner !== JOINT_OWNER || account.ownershipType === 'Tenants in common') return undefined
  if (!includes(bySurvivorship, account.assetType)) return undefined
  const what = account === homeOf(will) ? 'Your home' : nameOfAccount(account)
  const whom = namesOf(personsOf(will, account.mortgageWithPersons)) || 'the other owner'
  return account.assetType === 'Property' && account.ownershipType !== 'Joint tenants'
    ? `${what}: you were not sure how you and ${whom} own it. If you are joint tenants, it passes to ${whom} by itself.`
    : `${what}: owned with ${whom}. It normally passes to ${whom} by itself.`
}

/** What passes some other way, whatever the will says: only things the testator has told us of. */
export const outsideTheWill = (will: Will): Part[] => {
  const nominated = ownedAccounts(will).filter(({ assetType }) => includes(byNomination, assetType))
  const items = [
    ...ownedAccounts(will).flatMap((account) => jointly(will, account) ?? []),
    ...nominated.map(
      (account) => `${nameOfAccount(account)}: ask the provider who is named to receive it, and keep that up to date.`,
    ),
  ]
  return items.length === 0
    ? []
    : section(
        'What your will does not decide',
        paragraph('Some things pass by their own rules when you die. Of what you told us about:'),
        bullets(...items),
      )
}
