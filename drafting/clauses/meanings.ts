import { always, defineClause } from '../clause.ts'
import { list, paragraph, sentence, term } from '../wording.ts'
import { laterChildrenPart } from './later-children.ts'
import { ageOfChildrenPart, laterChildrenWait } from './under-18.ts'

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
