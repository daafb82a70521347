import { always, defineClause } from '../clause.ts'
import { listInOneSentence, paragraph, sentence } from '../wording.ts'

const powers = [
  sentence`invest as freely as if everything were their own`,
  sentence`keep, improve, let, sell or borrow against anything in my estate, insure it for its full value, and use what an insurer pays to repair or replace it`,
  sentence`hold what an insurer pays for a thing that was lost or damaged after my death as they held the thing, or pay it to the person who was to have it`,
  sentence`hand over things as they are instead of money, at a fair value on the day, without needing anybody’s consent`,
  sentence`lend money to a person for whom they hold something, or buy a home for that person, but only out of what they hold for that person`,
  sentence`pay what is for an adult who cannot manage it to that person’s attorney or deputy, or spend it for that person`,
  sentence`use nominees, advisers and agents, and pay them properly`,
  sentence`pay reasonable fees to somebody appointed after my death who acts as an Executor in the course of a business that includes dealing with estates or trusts, as those who appoint them agree in writing`,
  sentence`carry on a business of mine, but only for as long as an orderly sale or handing over needs`,
  sentence`buy from my estate, take things from it for a share of their own, or act in another way although they have an interest, if another Executor who has no interest agrees or, if there is none, at a price or value fixed by an independent qualified valuer`,
  sentence`treat income as arising on the day they receive it, and a cost on the day they pay it, without apportioning it, even if those who share it have changed`,
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
  source:
    'Trustee Act 2000 ss.1 to 15, 28, 29 and 34; Administration of Estates Act 1925 s.41; Kane v Radley-Kane [1999] Ch 274; Trusts (Capital and Income) Act 2013 s.1',
  draft: () => [
    paragraph`As well as the powers the law gives them, and keeping to their duty of care, my Executors may:`,
    listInOneSentence(powers),
    paragraph`An Executor who is not paid to act is not liable for a mistake made honestly. Nothing in this clause protects a paid Executor, or anyone who acts in bad faith.`,
  ],
})

export const governingLaw = defineClause({
  id: 'governing-law',
  heading: 'Law',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Says which country’s law decides what your words mean.',
  source: 'Common law; Wills Act 1837 ss.3 and 24',
  draft: () => [
    paragraph`The law of England and Wales governs this will and any trust in it. The will covers everything that I am free to leave by will when I die.`,
  ],
})
