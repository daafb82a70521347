import { includes } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { type Party, partiesOf } from '../party.ts'

/** Who deals with online accounts: nobody named means the executors. */
export type Digital = { readonly keepers: readonly Party[] }

export const digitalOf = (will: Will): Digital => ({
  keepers: will.executorCareAssets?.option === 'Someone else' ? partiesOf(will, will.executorCareAssets.persons) : [],
})

const onlineTypes = ['Digital account', 'Cryptocurrency'] as const

export const ownsOnlineAssets = (will: Will): boolean =>
  will.accounts.some(({ assetType }) => includes(onlineTypes, assetType))
