import { excludedPersons, isSpouse, type KeptOfLeftOut, keptOfLeftOut } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { Part } from '../clause.ts'
import { clauses, type DraftRun, sentence } from '../wording.ts'

const OF_MINE: Readonly<Record<KeptOfLeftOut, string>> = {
  children: 'children of mine',
  grandchildren: 'grandchildren of mine',
  'grandchildren by another child': 'grandchildren of mine by a child who is not left out',
}

/** How the clauses about the residue treat the people whom the will leaves out. */
export type Deemed = {
  readonly isAnyLeftOut: boolean
  readonly theirChildrenToo: boolean
  /** Those of their children who are the testator's own family, in words: they are not left out. Nobody where no children are. */
  readonly kept: string
  /** One of them is the testator's husband, wife or civil partner: nobody else is the one they are separated from. */
  readonly spouseLeftOut: boolean
}

/** What the answers about people left out say of them and of their children. */
export const deemedOf = (will: Will): Deemed => ({
  isAnyLeftOut: excludedPersons(will).length > 0,
  theirChildrenToo: will.excluded?.theirChildren === 'Yes',
  kept:
    will.excluded?.theirChildren === 'Yes'
      ? keptOfLeftOut(will)
          .map((who) => OF_MINE[who])
          .join(' and ')
      : '',
  spouseLeftOut: excludedPersons(will).some(isSpouse),
})

/** Never missing: a step of its own asks who is left out, and an unfinished will is read as it stands. */
export const leftOutPart: Part<Deemed> = { steps: [], of: deemedOf, outline: deemedOf }

/** "as having died before me, leaving no children". */
export const deadBeforeMe = ({ theirChildrenToo, kept }: Deemed): string => {
  if (!theirChildrenToo) return 'as having died before me'
  return `as having died before me, leaving no children${kept && ` except ${kept}`}`
}

/** How a person left out, and their children as answered, are treated where children take in place of their parent. */
export const leftOutAmongThem = (leftOut: Deemed, begins: ' A' | ' For a gift to somebody else, a'): DraftRun[] =>
  leftOut.isAnyLeftOut
    ? sentence`${begins} person named in ${clauses('left-out')} does not take in this way, and is treated ${deadBeforeMe(leftOut)}.`
    : []
