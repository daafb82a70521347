import { homeOf } from '#core/rules/about-me.rules.ts'
import type { Account, Will } from '#core/will/schema.ts'

/** What the testator owns. A home described before they said that they own none is not among it. */
export const ownedAccounts = (will: Pick<Will, 'accounts' | 'ownProperty'>): Account[] => {
  const home = homeOf(will)
  return will.accounts.filter((account) => account !== home || will.ownProperty === 'Yes')
}
