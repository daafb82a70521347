import { always, defineClause } from '../clause.ts'
import { paragraph } from '../wording.ts'

/** Anyone may read a will once it is proved, so no date of birth, phone or email stands in it. */
export const testator = defineClause({
  id: 'testator',
  heading: 'Whose will this is',
  steps: ['will.about-me.full-name', 'will.about-me.full-address'],
  when: 'Always.',
  appliesTo: always,
  needs: ['testator'],
  from: ['details'],
  why: 'Says whose will this is, with any other name your bank or the Land Registry knows you by.',
  source: 'Wills Act 1837 s.9: the will must be shown to be yours',
  reviewed: false,
  draft: ({ testator: { name, alsoKnownAs, address } }) => [
    paragraph`This is the will of ${{ kind: 'name', text: name }}${alsoKnownAs ? `, also known as ${alsoKnownAs},` : ''} of ${address}.`,
  ],
})
