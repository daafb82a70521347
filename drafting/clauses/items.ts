import { defineClause } from '../clause.ts'
import { answer, type DraftRun, paragraph, paragraphOrList, sentence } from '../wording.ts'
import { afterGift, giftsOfType, giftsPart, shared, type Thing } from './gifts.ts'

// What was typed stands after the colon, whole: "my piano" and "Piano" both read as they were meant.
const item = (thing: Thing): DraftRun[] =>
  sentence`I give to ${shared(thing.to)}, if I own it when I die: ${answer(thing.what)}.${afterGift(thing)}`

export const items = defineClause({
  id: 'items',
  heading: 'Gifts of belongings',
  steps: ['will.gifts'],
  when: 'There is a gift of belongings.',
  appliesTo: (will) => giftsOfType(will, 'Item').length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts', 'persons', 'charities'],
  why: 'Gives particular things you own to the people you chose.',
  source: 'Common law of ademption; Wills Act 1837 s.24; Administration of Estates Act 1925 s.35',
  draft: ({ gifts }) => [
    paragraphOrList(gifts.items.map(item)),
    ...(gifts.items.some(({ to, backups, followed }) => to.length > 1 || backups.length > 1 || followed.length > 0)
      ? [
          paragraph`Those who take one thing together may agree which of them has it. If they have not agreed within six months of being asked, my Executors sell it and share the money ${gifts.items.some(({ followed }) => followed.length > 0) ? 'between them in the parts that they took' : 'equally between them'}.`,
        ]
      : []),
    paragraph`My Executors pay the reasonable cost of keeping, insuring and sending these things within the United Kingdom. A parent or guardian may receive one for a child.`,
  ],
})
