import { addressLine } from '#core/will/address-lines.ts'
import { alsoKnownAs, fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { answer, blank, list, listInOneSentence, paragraph, sentence, term } from '../wording.ts'
import { laterChildrenPart } from './later-children.ts'
import { ageOfChildrenPart, laterChildrenWait } from './under-18.ts'

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

/** Section 33 may be shut out only because the will says, for every gift and share, what happens if it fails. */
export const meanings = defineClause({
  id: 'meanings',
  heading: 'What words mean',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: { laterChildren: laterChildrenPart, childrenAge: ageOfChildrenPart },
  from: [
    'childrenAge',
    'classes',
    'laterChildren',
    'haveChildren',
    'persons',
    'estateSplit',
    'trusts',
    'ultimateDefault',
  ],
  why: 'Fixes the meaning of words that people have argued about in court.',
  source:
    'Elliot v Joicey [1935] AC 209; Adoption and Children Act 2002 ss.67 and 69; Family Law Reform Act 1987 s.19; Law of Property Act 1925 s.184; Wills Act 1837 s.33',
  draft: ({ laterChildren, childrenAge }) => [
    list([
      sentence`A person ${term('survives me')} if they are living at the end of the 28th day after the day I die. A child conceived before I die and born alive later survives me; a child conceived later does not. The 28 days do not apply to charities and other organisations, to the appointment of executors or guardians, or to gifts of pets.`,
      sentence`The ${term('children')} of a person include adopted children, children whose parents are not married to each other, and children born after I sign this will. Stepchildren are included only where they are named.`,
      ...(laterChildren || laterChildrenWait(childrenAge)
        ? [
            sentence`A ${term('later child of mine')} is a child of mine whom this will does not name, who is born or adopted after I sign it or in the year before, and who survives me. If such a child does not survive me but leaves children who do, those children take equally what their parent would have taken, and so on down the generations.`,
          ]
        : []),
      sentence`Words for one gender include everyone, and words for one person or thing include several, and the other way round. Headings are only there to help the reader.`,
    ]),
    paragraph`Section 33 of the Wills Act 1837 does not apply to this will, because the will itself says what happens to every gift and share that fails.`,
  ],
})

export type Testator = { readonly name: string; readonly alsoKnownAs: string | undefined; readonly address: string }

export const testatorOf = ({ details }: Will): Testator => ({
  name: fullNameOf(details),
  alsoKnownAs: alsoKnownAs(details),
  address: details.address ? addressLine(details.address) : '',
})

export const testatorPart: Part<Testator> = {
  steps: ['will.about-me.full-name', 'will.about-me.full-address'],
  of: testatorOf,
  outline: testatorOf,
}

/** Anyone may read a will once it is proved, so no date of birth, phone or email stands in it. */
export const testator = defineClause({
  id: 'testator',
  heading: 'Whose will this is',
  steps: ['will.about-me.full-name', 'will.about-me.full-address'],
  when: 'Always.',
  appliesTo: always,
  needs: { testator: testatorPart },
  from: ['details'],
  why: 'Says whose will this is, with any other name your bank or the Land Registry knows you by.',
  source: 'Wills Act 1837 s.9: the will must be shown to be yours',
  draft: ({ testator: { name, alsoKnownAs, address } }) => [
    paragraph`This is the will of ${{ kind: 'name', text: name }}${alsoKnownAs ? sentence`, also known as ${answer(alsoKnownAs)},` : ''} of ${address ? answer(address) : blank}.`,
  ],
})

export const earlierWills = defineClause({
  id: 'earlier-wills',
  heading: 'Earlier wills',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Without it, parts of an old will could still count.',
  source: 'Wills Act 1837 s.20',
  draft: () => [paragraph`I cancel every will and every codicil that I made before this one.`],
})
