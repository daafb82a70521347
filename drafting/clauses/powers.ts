import { always, defineClause } from '../clause.ts'
import { listInOneSentence, paragraph, sentence } from '../wording.ts'

const powers = [
  sentence`invest, and buy property (a home for somebody who takes under this will included), as freely as if everything were their own`,
  sentence`keep, insure, repair, improve, let, sell or borrow against anything in my estate`,
  sentence`hand over things as they are instead of money, at a fair value on the day, without needing anybody’s consent`,
  sentence`lend to anyone who takes under this will, on terms they think fit`,
  sentence`use nominees, advisers and agents, and pay them properly`,
  sentence`carry on a business of mine, but only for as long as an orderly sale or handing over needs`,
  sentence`act although they have an interest of their own, if another Executor who has none agrees`,
  sentence`treat income as arising on the day they receive it, without apportioning it`,
]

/** What the law already allows is not repeated: these are extensions of it. */
export const executorsPowers = defineClause({
  id: 'powers',
  heading: 'What my Executors may do',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Lets your executors deal with your estate sensibly, without asking a court or everyone involved.',
  source: 'Trustee Act 2000 ss.1 to 15; Administration of Estates Act 1925 s.41; Apportionment Act 1870',
  legalSignOff: 'awaited',
  draft: () => [
    paragraph`As well as the powers the law gives them, and keeping to their duty of care, my Executors may:`,
    listInOneSentence(powers),
    paragraph`An Executor who is not paid to act is not liable for a mistake made honestly. Nothing in this clause protects a paid Executor, or anyone who acts in bad faith.`,
  ],
})
