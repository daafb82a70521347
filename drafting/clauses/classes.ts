import type { ClassShare } from '#core/will/lists.ts'
import type { Class } from '#core/will/schema.ts'
import type { Party } from '../party.ts'
import { clauses, type DraftBlock, type DraftRun, nameOf, paragraph, parentOf, sentence } from '../wording.ts'
import { type Deemed, deadBeforeMe } from './deemed-dead.ts'
import { type Living, survivingMe } from './end-of-trust.ts'

/** A class of people who share the residue without being named. */
export const partyOfClass = ({ of }: Pick<Class, 'of'>): Party => ({
  key: of === 'My grandchildren' ? 'grandchildren:0' : 'later-children:0',
  kind: 'class',
  name: `m${of.slice(1)}`,
  before: '',
  after: '',
})

/** "my grandchildren together", where others have shares beside them. */
export const heirNamed = (party: Party): DraftRun[] => {
  if (party.kind === 'line') return sentence`the children of ${parentOf(party)} together`
  return party.kind === 'class' ? sentence`${nameOf(party)} together` : [nameOf(party)]
}

const leftOutOfClass = (leftOut: Deemed): DraftRun[] =>
  leftOut.isAnyLeftOut
    ? sentence` A person named in ${clauses('left-out')} does not take here, and is treated ${deadBeforeMe(leftOut)}.`
    : []

const dividedBetween: Readonly<Record<ClassShare, (living: Living) => string>> = {
  'By families': (living) =>
    `What is held for them is divided into equal parts, one for each child of mine, living or dead, in whose family anyone takes. Each part is shared equally between the children of that child who ${living.do}.`,
  'Each alike': (living) => `What is held for them is shared equally between those of them who ${living.do}.`,
}

// An unfinished will does not say yet how they divide it.
const divided = ({ share }: Class, living: Living): string => (share ? ` ${dividedBetween[share](living)}` : '')

/**
 * The class closes at the death, or at the end of a trust: who is living is fixed then, so no rule of convenience is needed
 * (Andrews v Partington).
 */
const membersOf = (group: Class, leftOut: Deemed, living: Living): DraftBlock =>
  group.of === 'My grandchildren'
    ? paragraph`My grandchildren are the children of my children, whenever they were born and whether or not this will names them. A stepchild counts here only if adopted: the children of a stepchild of mine, and the stepchildren of a child of mine, are not my grandchildren.${divided(group, living)}${leftOutOfClass(leftOut)}`
    : paragraph`What is held for my later children is for each later child of mine, in equal shares.`

/** Who the members are and how they share, a paragraph for each class. */
export const membersOfClasses = (
  classes: readonly Class[],
  leftOut: Deemed,
  living: Living = survivingMe,
): DraftBlock[] => classes.map((group) => membersOf(group, leftOut, living))

const whenGrandchildDies = ({ ifDie }: Class, living: Living): DraftBlock[] => {
  switch (ifDie) {
    case 'To their children':
      return [
        paragraph`If a grandchild of mine ${living.doesNot}, or cannot or does not take for any reason, but has children who ${living.do}, those children take equally what their own parent would have taken, and so on down the generations.`,
      ]
    case 'To the others':
      return [
        paragraph`If a grandchild of mine ${living.doesNot}, or cannot or does not take for any reason, that grandchild is not counted, and the children of that grandchild do not take in their place.`,
      ]
    case undefined:
      return []
  }
}

/**
 * Who takes in place of a member who died first, and when the share of a class fails.
 * @param sole Of a class that has the whole residue, the clause has said already when the gift fails.
 */
export const failuresInClasses = (
  classes: readonly Class[],
  sole: boolean,
  living: Living = survivingMe,
): DraftBlock[] =>
  classes.flatMap((group) => [
    ...(group.of === 'My grandchildren' ? whenGrandchildDies(group, living) : []),
    ...(sole ? [] : [paragraph`The share for ${nameOf(partyOfClass(group))} fails only if nobody takes any of it.`]),
  ])
