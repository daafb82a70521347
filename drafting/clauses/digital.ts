import { includes } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { orUnsaidParty, type Party, partiesOf } from '../party.ts'
import { listOf, paragraph } from '../wording.ts'

/** Who deals with online accounts. Without keepers the executors do. */
export type Digital = { readonly keepers: readonly Party[] }

export const digitalOf = (will: Will): Digital => ({
  keepers: will.executorCareAssets?.option === 'Someone else' ? partiesOf(will, will.executorCareAssets.persons) : [],
})

const onlineTypes = ['Digital account', 'Cryptocurrency'] as const

export const ownsOnlineAssets = (will: Will): boolean =>
  will.accounts.some(({ assetType }) => includes(onlineTypes, assetType))

export const digitalPart: Part<Digital> = {
  steps: ['will.executors.digital-assets'],
  of: digitalOf,
  outline: (will) => ({ keepers: orUnsaidParty(digitalOf(will).keepers) }),
}

/** No password stands in a will, which is public once it is proved. */
export const digital = defineClause({
  id: 'digital',
  heading: 'Online accounts and digital files',
  steps: ['will.executors.digital-assets'],
  when: 'The testator has online accounts or cryptocurrency, or asks someone other than the executors to deal with them.',
  appliesTo: (will) =>
    will.executorCareAssets === undefined ||
    will.executorCareAssets.option === 'Someone else' ||
    ownsOnlineAssets(will),
  needs: { digital: digitalPart },
  from: ['executorCareAssets', 'accounts', 'persons'],
  why: 'Shows companies that someone has your permission to deal with your accounts.',
  source: 'Computer Misuse Act 1990 s.1; Property (Digital Assets etc) Act 2025',
  draft: ({ digital: { keepers } }) => [
    keepers.length === 0
      ? paragraph`My Executors may find, secure, transfer or close my online accounts and digital files. I authorise them to open these, so far as the law and each provider’s terms allow.`
      : paragraph`I ask my Executors to have ${listOf(keepers)} find, secure, transfer or close my online accounts and digital files. I authorise them and my Executors to open these, so far as the law and each provider’s terms allow.`,
    paragraph`Anything among them that is worth money is part of my estate.`,
  ],
})
