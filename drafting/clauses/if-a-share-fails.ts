import { inheritors } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { type Party, partyOfPerson } from '../party.ts'
import {
  anyOf,
  clauses,
  type DraftBlock,
  type DraftRun,
  inSeries,
  nameOf,
  paragraph,
  paragraphOrList,
  percent,
  sentence,
  term,
} from '../wording.ts'
import { type Deemed, deadBeforeMe, leftOutPart } from './deemed-dead.ts'
import { IN_PROPORTION, type Portion, portionsOf } from './portions.ts'
import { type Residue, residuePart } from './residue.ts'

/** What happens to the share of a person who does not take it. A charity has a successor instead. */
export type Substitution = { readonly heir: Party } & (
  | { readonly goes: 'to the other shares' }
  | { readonly goes: 'to their children' }
  | { readonly goes: 'to backups'; readonly backups: readonly Portion[] }
)

const substitutionOf = (will: Will, person: Person): Substitution => {
  const heir = partyOfPerson(will, person)
  switch (person.estateIfDie) {
    case 'Split between remaining beneficiaries':
      return { heir, goes: 'to the other shares' }
    case 'Pass to their children':
      return { heir, goes: 'to their children' }
    case 'Split between specific beneficiaries':
      return { heir, goes: 'to backups', backups: portionsOf(will, person.estateBackup) }
  }
}

export const substitutionsOf = (will: Will): Substitution[] =>
  inheritors(will)
    .flatMap((each) => (each.kind === 'person' ? substitutionOf(will, each.person) : []))
    .filter(({ heir }) => heir.kind === 'person')

/**
 * "it passes to X (70%) and Y (30%)", and who takes the part of a backup who cannot. A backup of the testator's own issue
 * is followed by their children, as Wills Act 1837 s.33 would have it if it applied.
 */
export const backupsTake = (backups: readonly Portion[]): DraftRun[] => {
  const issue = backups.filter(({ descendant }) => descendant).map(({ party }) => party)
  const [only, ...others] = backups
  if (only && others.length === 0)
    return sentence`it passes to ${nameOf(only.party)}.${only.descendant ? sentence` If ${nameOf(only.party)} does not take it either, the children of ${nameOf(only.party)} take it in place of their parent.` : ''}`
  const named = inSeries(backups.map(({ party, hundredths }) => sentence`${nameOf(party)} (${percent(hundredths)})`))
  const [first, ...more] = issue
  const children = first
    ? sentence` If the part of ${anyOf(issue)} fails, the children of ${more.length > 0 ? 'that person' : nameOf(first)} take it in place of their parent.`
    : ''
  const rest = backups.length === 2 ? 'the other part' : `the other parts, ${IN_PROPORTION}`
  return sentence`it passes to ${named}.${children} A part that nobody takes is added to ${rest}.`
}

const theShareOf = (parties: readonly Party[], sole: boolean): DraftRun[] =>
  sole ? sentence`the gift to ${anyOf(parties)}` : sentence`the share of ${anyOf(parties)}`

const rule = (substitution: Substitution, sole: boolean): DraftRun[] => {
  const failed = theShareOf([substitution.heir], sole)
  return substitution.goes === 'to backups'
    ? sentence`If ${failed} fails, ${backupsTake(substitution.backups)}`
    : sentence`If ${failed} fails, the children of ${nameOf(substitution.heir)} take it in place of their parent.`
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

const leftOutAmongThem = (leftOut: Deemed): DraftRun[] =>
  leftOut.somebodyLeftOut
    ? sentence` A person named in ${clauses('left-out')} does not take in this way, and is treated ${deadBeforeMe(leftOut)}.`
    : []

const inTheEnd = ({ heirs, equal }: Residue, hasRules: boolean): DraftBlock => {
  const lastResort = clauses('ultimate-default')
  if (heirs.length === 1)
    return paragraph`${hasRules ? 'If nobody takes the gift under this clause' : 'If it fails'}, ${lastResort} applies.`
  const toOthers =
    heirs.length === 2
      ? sentence`the other share`
      : sentence`the other shares that somebody takes, ${equal ? 'equally' : IN_PROPORTION}`
  return paragraph`A share that nobody takes under this clause is added to ${toOthers}, and goes to whoever takes ${heirs.length === 2 ? 'that share' : 'those shares'}, in the same way. If nobody takes any share, ${lastResort} applies.`
}

/** The fields of that step that say who takes if nobody else can. They belong to another part. */
export const isUltimateDefault = (field: string): boolean => field.startsWith('ultimateDefault')

export const substitutionsPart: Part<readonly Substitution[]> = {
  steps: ['will.beneficiaries.backup-action'],
  concerns: (field) => !isUltimateDefault(field),
  of: substitutionsOf,
  missing: 'You have not finished saying what happens if somebody dies before you.',
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
  needs: { residue: residuePart, substitutions: substitutionsPart, leftOut: leftOutPart },
  from: ['persons', 'charities', 'estateSplit', 'excluded'],
  why: 'Says who takes a share if the person you chose dies before you or cannot take it.',
  source: 'Skrymsher v Northcote (1818) 1 Swans 566; Wills Act 1837 ss.33 and 33A',
  legalSignOff: 'awaited',
  draft: ({ residue, substitutions, leftOut }) => {
    const sole = residue.heirs.length === 1
    const written = rules(substitutions, residue.heirs.length)
    return [
      paragraph`${sole ? sentence`The gift in ${clauses('residue')}` : sentence`A share in ${clauses('residue')}, or a part of one,`} ${term('fails')} if the person it is for does not survive me, or cannot or does not take it for any reason. That person is then treated as having died before me.`,
      ...(written.length > 0 ? [paragraphOrList(written)] : []),
      ...(childrenTake(substitutions)
        ? [
            paragraph`When children take in place of their parent, those of them who survive me take equally. If one of them has not survived me but leaves children who have, those children take equally what their own parent would have taken, and so on down the generations.${leftOutAmongThem(leftOut)}`,
          ]
        : []),
      inTheEnd(residue, written.length > 0),
    ]
  },
})
