import { always, defineClause } from '../clause.ts'
import type { Residue } from '../parts/residue.ts'
import type { Substitution } from '../parts/substitutions.ts'
import type { Party } from '../party.ts'
import {
  anyOf,
  clauses,
  type DraftBlock,
  type DraftRun,
  paragraph,
  paragraphOrList,
  sentence,
  term,
  the,
} from '../wording.ts'
import { backupsTake } from './backups-take.ts'

const PROPORTIONS = 'in the proportions that their percentages bear to each other'

const theShareOf = (parties: readonly Party[], sole: boolean): DraftRun[] =>
  sole ? sentence`the gift to ${anyOf(parties)}` : sentence`the share of ${anyOf(parties)}`

const rule = (substitution: Substitution, sole: boolean): DraftRun[] => {
  const failed = theShareOf([substitution.heir], sole)
  return substitution.goes === 'to backups'
    ? sentence`If ${failed} fails, ${backupsTake(substitution.backups)}`
    : sentence`If ${failed} fails, the children of ${the(substitution.heir)} take it in place of their parent.`
}

// People whose shares go to the others are named together. Where there are no others, there is no such rule.
const rules = (substitutions: readonly Substitution[], heirs: number): DraftRun[][] => {
  const sole = heirs === 1
  const toOthers = substitutions.filter(({ goes }) => goes === 'to the other shares')
  const own = substitutions.filter(({ goes }) => goes !== 'to the other shares').map((each) => rule(each, sole))
  if (toOthers.length === 0 || sole) return own
  const together = theShareOf(
    toOthers.map(({ heir }) => heir),
    sole,
  )
  const others = heirs === 2 ? 'the other share' : 'the other shares'
  return [...own, sentence`If ${together} fails, it is added to ${others}, as this clause says below.`]
}

const childrenTake = (substitutions: readonly Substitution[]): boolean =>
  substitutions.some(
    (each) =>
      each.goes === 'to their children' ||
      (each.goes === 'to backups' && each.backups.some(({ descendant }) => descendant)),
  )

const inTheEnd = ({ heirs, equal }: Residue, hasRules: boolean): DraftBlock => {
  const lastResort = clauses('ultimate-default')
  if (heirs.length === 1)
    return paragraph`${hasRules ? 'If nobody takes the gift under this clause' : 'If it fails'}, ${lastResort} applies.`
  const toOthers =
    heirs.length === 2
      ? sentence`the other share`
      : sentence`the other shares that somebody takes, ${equal ? 'equally' : PROPORTIONS}`
  return paragraph`A share that nobody takes under this clause is added to ${toOthers}, and goes to whoever takes ${heirs.length === 2 ? 'that share' : 'those shares'}, in the same way. If nobody takes any share, ${lastResort} applies.`
}

/**
 * A share of residue that fails is not shared among the others unless the will says so, and s.33 speaks only of the
 * testator's own issue: so who takes is written out for every share.
 */
export const ifAShareFails = defineClause({
  id: 'if-a-share-fails',
  heading: 'If somebody cannot take their share',
  steps: ['will.beneficiaries.backup-action'],
  when: 'Always.',
  appliesTo: always,
  needs: ['residue', 'substitutions'],
  from: ['persons', 'charities', 'estateSplit'],
  why: 'Says who takes a share if the person you chose dies before you or cannot take it.',
  source: 'Skrymsher v Northcote (1818) 1 Swans 566; Wills Act 1837 ss.33 and 33A',
  reviewed: false,
  draft: ({ residue, substitutions }) => {
    const sole = residue.heirs.length === 1
    const written = rules(substitutions, residue.heirs.length)
    return [
      paragraph`${sole ? sentence`The gift in ${clauses('residue')}` : sentence`A share in ${clauses('residue')}, or a part of one,`} ${term('fails')} if the person it is for does not survive me, or cannot or does not take it for any reason. That person is then treated as having died before me.`,
      ...(written.length > 0 ? [paragraphOrList(written)] : []),
      ...(childrenTake(substitutions)
        ? [
            paragraph`When children take in place of their parent, those of them who survive me take equally. If one of them has not survived me but leaves children who have, those children take equally what their own parent would have taken, and so on down the generations.`,
          ]
        : []),
      inTheEnd(residue, written.length > 0),
    ]
  },
})
