import { excludedPersons } from '#core/will/questions.ts'
import { referencesIn } from '#core/will/references.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { idsOfGift } from '#core/will/young-takers.ts'
import { defineClause, type Part } from '../clause.ts'
import { orUnsaidParty, type Party, partyOfPerson } from '../party.ts'
import { blank, clauses, type DraftBlock, type DraftRun, listOf, paragraph, sentence } from '../wording.ts'
import { type Deemed, deadBeforeMe, deemedOf } from './deemed-dead.ts'

/** People deliberately left out. Their names are printed and never the reasons, which would be public. */
export type Exclusion = {
  readonly fromEverything: readonly Party[]
  /** Left out of what is left, though the will gives them something else. */
  readonly fromTheRest: readonly Party[]
  readonly deemed: Deemed
  /** It has not been said yet whether their children are left out too. */
  readonly childrenUnsaid?: boolean
}

/** As a backup or last resort a person who is left out takes nothing, so only gifts and pets count. */
export const takesSomethingElse = (will: Will, { id }: Person): boolean =>
  will.gifts.some((gift) => idsOfGift(will, gift).includes(id)) ||
  referencesIn(will).some(({ place, ids, gives }) => place === 'petGuardian' && ids.includes(id) && gives())

export const exclusionOf = (will: Will): Exclusion => {
  const { some = [], none = [] } = Object.groupBy(excludedPersons(will), (person) =>
    takesSomethingElse(will, person) ? 'some' : 'none',
  )
  return {
    fromEverything: none.map((person) => partyOfPerson(will, person)),
    fromTheRest: some.map((person) => partyOfPerson(will, person)),
    deemed: deemedOf(will),
  }
}

const sentences = ({ fromEverything, fromTheRest }: Exclusion): DraftBlock[] => [
  ...(fromEverything.length > 0
    ? [paragraph`I have deliberately left nothing in this will to ${listOf(fromEverything)}.`]
    : []),
  ...(fromTheRest.length > 0
    ? [paragraph`I have deliberately left nothing more than this will expressly gives them to ${listOf(fromTheRest)}.`]
    : []),
]

const isAlone = ({ fromEverything, fromTheRest }: Exclusion): boolean =>
  fromEverything.length + fromTheRest.length === 1

const theirChildren = ({ deemed, childrenUnsaid }: Exclusion): DraftRun[] | string => {
  if (childrenUnsaid) return sentence`, and their own children ${blank}`
  return deemed.theirChildrenToo ? '' : ', and their own children may still take'
}

export const exclusionPart: Part<Exclusion> = {
  steps: ['will.estate-splits.exclude'],
  of: exclusionOf,
  outline: (will) => {
    const exclusion = { ...exclusionOf(will), childrenUnsaid: will.excluded?.theirChildren === undefined }
    return exclusion.fromTheRest.length > 0
      ? exclusion
      : { ...exclusion, fromEverything: orUnsaidParty(exclusion.fromEverything) }
  },
}

/** The names and never the reasons: those would be public, and may hurt or be wrong. */
export const leftOut = defineClause({
  id: 'left-out',
  heading: 'People I have left out',
  steps: ['will.estate-splits.exclude'],
  when: 'The testator leaves someone out.',
  appliesTo: (will) => will.excluded?.option === 'Yes',
  needs: { exclusion: exclusionPart },
  from: ['excluded', 'persons', 'gifts', 'pets', 'havePets'],
  why: 'Shows that you left someone out on purpose. It does not stop them making a claim.',
  source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1 and 3; Children Act 1989 s.3(3)',
  draft: ({ exclusion }) => [
    ...sentences(exclusion),
    paragraph`${isAlone(exclusion) ? 'That person takes' : 'They take'} nothing under ${clauses('home-for-life', 'disabled-person', 'residue', 'if-a-share-fails', 'ultimate-default')} either, whether in place of a parent or as next of kin. For those clauses ${isAlone(exclusion) ? 'that person is' : 'each of them is'} treated ${deadBeforeMe(exclusion.deemed)}${theirChildren(exclusion)}.`,
    // A parent with parental responsibility could otherwise give the receipt (Children Act 1989 s.3(3), Trustee Act 1925 s.31(1)).
    paragraph`Nobody named in this clause may, other than as one of my Executors, receive or give a receipt for what this will gives to somebody else under 18, whatever another clause or the law allows, unless this will appoints them guardian.`,
    // Each pack has a page for the reasons, and the testator may throw it away: the will must be true either way.
    paragraph`I may have recorded my reasons separately.`,
  ],
})
