import { defineClause } from '../clause.ts'
import { ownsOnlineAssets } from '../parts/digital.ts'
import { allOf, paragraph } from '../wording.ts'

/** Never a password: a will is public once proved. */
export const digital = defineClause({
  id: 'digital',
  heading: 'Online accounts and digital files',
  steps: ['will.executors.digital-assets'],
  when: 'The testator has online accounts or cryptocurrency, or asks somebody other than the executors to deal with them.',
  appliesTo: (will) =>
    will.executorCareAssets === undefined ||
    will.executorCareAssets.option === 'Someone else' ||
    ownsOnlineAssets(will),
  needs: ['digital'],
  from: ['executorCareAssets', 'accounts', 'persons'],
  why: 'Shows providers that somebody has your authority to deal with your accounts.',
  source: 'Computer Misuse Act 1990 s.1; Property (Digital Assets etc) Act 2025',
  reviewed: false,
  draft: ({ digital: { keepers } }) => [
    keepers.length === 0
      ? paragraph`My Executors may find, secure, transfer or close my online accounts and digital files. I authorise them to open these, so far as the law and each provider’s terms allow.`
      : paragraph`I ask my Executors to have ${allOf(keepers)} find, secure, transfer or close my online accounts and digital files. I authorise them and my Executors to open these, so far as the law and each provider’s terms allow.`,
    paragraph`Anything among them that is worth money is part of my estate.`,
  ],
})
