import { backupsOf, childrenWouldTake } from '#core/will/backups.ts'
import { backupsSharingWithLater, laterChildrenTakeAlone } from '#core/will/later-children.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { trustOfShare } from '#core/will/trusts.ts'
import { always, defineClause, type Part } from '../clause.ts'
import type { ClauseId } from '../document.ts'
import { type Party, partyOfPerson, unsaidParty } from '../party.ts'
import {
  anyOf,
  clauses,
  type DraftBlock,
  type DraftRun,
  inSeries,
  listOf,
  nameOf,
  orUnsaid,
  paragraph,
  paragraphOrList,
  parentOf,
  sentence,
  share,
  term,
} from '../wording.ts'
import { failuresInClasses } from './classes.ts'
import { type Deemed, leftOutAmongThem, leftOutPart } from './deemed-dead.ts'
import { asIfIHadDied, type Living, livingFor, survivingMe } from './end-of-trust.ts'
import { laterChildTakes, type WithLater, withEachLaterChild, withLater } from './later-children.ts'
import { type BackupPortion, backupPortionsOf, inProportion } from './portions.ts'
import { incomeForLifePart, type Residue, residuePart } from './residue.ts'

/** What happens to the share of a person who does not take it. A charity has a successor instead. */
export type Substitution = { readonly heir: Party } & (
  | { readonly goes: 'to the other shares' }
  | { readonly goes: 'to their children' }
  /** No child is named yet: the children who are born or adopted later take alone. */
  | { readonly goes: 'to later children' }
  /** It is held for a disabled person, and those take it who would when that trust ends. */
  | { readonly goes: 'as their trust says' }
  | {
      readonly goes: 'to backups'
      readonly backups: readonly BackupPortion[]
      readonly equal: boolean
      readonly later: WithLater
    }
)

const substitutionOf = (will: Will, person: Person): Substitution => {
  const heir = partyOfPerson(will, person)
  const backups = backupsOf(will, person)
  if (trustOfShare(will, person.id)) return { heir, goes: 'as their trust says' }
  if (backups) {
    if (laterChildrenTakeAlone(will, backups)) return { heir, goes: 'to later children' }
    const { equal } = backups
    const named = backupPortionsOf(will, backups)
    const later = withLater(will, backupsSharingWithLater(will, backups), equal || named.length === 1, named)
    return { heir, goes: 'to backups', backups: named, equal, later }
  }
  return { heir, goes: childrenWouldTake(person) ? 'to their children' : 'to the other shares' }
}

const forEachHeir = (will: Will, of: (will: Will, person: Person) => Substitution): Substitution[] =>
  inheritors(will)
    .flatMap((each) => (each.kind === 'person' ? of(will, each.person) : []))
    .filter(({ heir }) => heir.kind !== 'charity')

export const substitutionsOf = (will: Will): Substitution[] => forEachHeir(will, substitutionOf)

const unsaidBackup: BackupPortion = { party: unsaidParty, part: undefined, theirChildren: false }

/** Until it is said who takes a share, a blank does. */
const withBlanks = (will: Will, person: Person): Substitution => {
  const said = substitutionOf(will, person)
  if (said.goes === 'to backups') {
    const backups = said.backups.map((backup) => ({ ...backup, part: orUnsaid(backup.part) }))
    return { ...said, backups: backups.length > 0 ? backups : [unsaidBackup] }
  }
  if (person.died || person.estateIfDie !== undefined || said.goes === 'as their trust says') return said
  return { heir: said.heir, goes: 'to backups', backups: [unsaidBackup], equal: true, later: withLater(will, [], true) }
}

/** The same of an unfinished will, with blanks. */
export const substitutionsUnsaid = (will: Will): Substitution[] => forEachHeir(will, withBlanks)

const namedIn = (backups: readonly BackupPortion[], equal: boolean): DraftRun[] =>
  equal
    ? sentence`in equal shares to ${listOf(backups.map(({ party }) => party))}`
    : sentence`to ${inSeries(backups.map(({ party, part }) => sentence`${nameOf(party)} (${share(part)})`))}`

const addedTo = (backups: readonly BackupPortion[], equal: boolean, later: WithLater): DraftRun[] =>
  backups.length === 2 && later.children.length === 0
    ? sentence`added to the other part`
    : equal
      ? sentence`added equally to the other parts`
      : sentence`added to the other parts, ${inProportion(backups)}`

/**
 * "it passes to X (70%) and Y (30%)" or "it passes in equal shares to X and Y", and who takes the part of a backup who cannot.
 * The testator says of each backup whether their children follow them.
 */
const backupsTake = (backups: readonly BackupPortion[], equal: boolean, later: WithLater): DraftRun[] => {
  const latecomers = laterChildTakes('part', later)
  const [only, ...others] = backups
  const lines = backups.flatMap(({ party }) => (party.kind === 'line' ? sentence` ${lineTakes(party, 'part')}` : []))
  if (only && others.length === 0 && latecomers.length === 0)
    return only.party.kind === 'line'
      ? sentence`it passes to ${nameOf(only.party)}.${lines}`
      : sentence`it passes to ${nameOf(only.party)}.${only.theirChildren ? sentence` If ${nameOf(only.party)} does not take it either, the children of ${nameOf(only.party)} take it in place of their parent.` : ''}`
  const followed = backups
    .filter(({ theirChildren, party }) => theirChildren && party.kind !== 'line')
    .map(({ party }) => party)
  const [first, ...more] = followed
  const children = first
    ? sentence` If the part of ${anyOf(followed)} fails, the children of ${more.length > 0 ? 'that person' : nameOf(first)} take it in place of their parent.`
    : ''
  if (only && others.length === 0)
    return sentence`it passes in equal shares to ${withEachLaterChild(only.party)}.${children}${lines} A part that nobody takes is ${addedTo(backups, true, later)}.`
  return sentence`it passes ${namedIn(backups, equal)}.${children}${lines} A part that nobody takes is ${addedTo(backups, equal, later)}.${latecomers.length > 0 ? sentence` ${latecomers}` : ''}`
}

const theShareOf = (parties: readonly Party[], sole: boolean): DraftRun[] =>
  sole ? sentence`the gift to ${anyOf(parties)}` : sentence`the share of ${anyOf(parties)}`

/** It fails as a whole alone: those who do not survive are not counted. Awaits a lawyer. */
const lineTakes = (line: Party, what: 'share' | 'part' | 'gift'): DraftRun[] =>
  sentence`The children of ${parentOf(line)} take that ${what} in place of their parent, and it fails only if nobody takes any of it.`

const rule = (substitution: Substitution, sole: boolean): DraftRun[] => {
  if (substitution.heir.kind === 'line') return lineTakes(substitution.heir, sole ? 'gift' : 'share')
  const failed = theShareOf([substitution.heir], sole)
  if (substitution.goes === 'to later children')
    return sentence`If ${failed} fails, it passes in equal shares to each later child of mine.`
  if (substitution.goes === 'as their trust says')
    return sentence`If ${failed} fails, ${clauses('disabled-person')} says who takes it.`
  return substitution.goes === 'to backups'
    ? sentence`If ${failed} fails, ${backupsTake(substitution.backups, substitution.equal, substitution.later)}`
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

/** Whether anybody’s children may take in place of their parent. */
export const childrenTake = (substitutions: readonly Substitution[]): boolean =>
  substitutions.some(
    (each) =>
      each.goes === 'to their children' ||
      (each.goes === 'to backups' && each.backups.some(({ theirChildren }) => theirChildren)),
  )

// Later children, of whom there may be any number, make several shares of one or two.
const mostHeirs = ({ heirs, later }: Residue): number => (later.children.length > 0 ? Infinity : heirs.length)

/** Whether one alone takes all that is given: then there are no shares, but a gift. */
export const oneTakesAll = (residue: Residue): boolean => mostHeirs(residue) === 1

const inTheEnd = (residue: Residue, hasRules: boolean, asIf: readonly DraftRun[]): DraftBlock => {
  // One who is named shares equally with later children, so there are no percentages.
  const equal = residue.equal || residue.heirs.length === 1
  const most = mostHeirs(residue)
  const applies = sentence`${clauses('ultimate-default')} applies${asIf}.`
  if (most === 1)
    return paragraph`${hasRules ? 'If nobody takes the gift under this clause' : 'If it fails'}, ${applies}`
  const toOthers =
    most === 2
      ? sentence`the other share`
      : sentence`the other shares that somebody takes, ${equal ? 'equally' : inProportion(residue.heirs)}`
  return paragraph`A share that nobody takes under this clause is added to ${toOthers}, and goes to whoever takes ${most === 2 ? 'that share' : 'those shares'}, in the same way. If nobody takes any share, ${applies}`
}

/** The fields of that step that say who takes if nobody else can. They belong to another part. */
export const isUltimateDefault = (field: string): boolean => field.startsWith('ultimateDefault')

export const substitutionsPart: Part<readonly Substitution[]> = {
  steps: ['will.beneficiaries.backup-action'],
  concerns: (field) => !isUltimateDefault(field),
  of: substitutionsOf,
  outline: substitutionsUnsaid,
}

/** A charity does not survive anyone, nor does it die, and of a class nobody in particular has to take. */
const whyItFails = ({ heirs }: Residue, sole: boolean, living: Living): string => {
  const is = (kind: Party['kind']): boolean => heirs.some(({ party }) => party.kind === kind)
  if (!is('person'))
    return is('charity')
      ? 'the charity or other organisation it is for cannot or does not take it for any reason.'
      : 'nobody takes any of it.'
  return `the person it is for ${living.doesNot}, or ${is('charity') ? 'the person, charity or other organisation it is for ' : ''}cannot or does not take it for any reason. For that ${sole ? 'gift' : 'share or part'} only, that person is then treated ${living.asDead}. Nothing else that this will gives them, and no office to which it appoints them, is affected.`
}

/** Shares, and what happens to each that fails. */
export type FailingShares = {
  readonly residue: Residue
  readonly substitutions: readonly Substitution[]
  readonly leftOut: Deemed
  readonly living: Living
  /** The clause in which the shares are given. Absent: this one. */
  readonly givenIn?: ClauseId
  /** What is added to the words that send it to the ultimate default. */
  readonly asIf: readonly DraftRun[]
}

/** What happens to each share that fails, in the three ways that the testator chooses from. */
export const ifTheyFail = ({ residue, substitutions, leftOut, living, givenIn, asIf }: FailingShares): DraftBlock[] => {
  const sole = oneTakesAll(residue)
  const written = rules(substitutions, mostHeirs(residue))
  const where = givenIn ? sentence` in ${clauses(givenIn)}` : sentence` that takes effect when the trust ends`
  return [
    paragraph`${sole ? sentence`The gift${where}` : sentence`A share${where}, or a part of one,`} ${term('fails')} if ${whyItFails(residue, sole, living)}`,
    ...failuresInClasses(residue.classes, sole, living),
    ...(written.length > 0 ? [paragraphOrList(written)] : []),
    ...(childrenTake(substitutions)
      ? [
          paragraph`When children take in place of their parent, those of them who ${living.do} take equally. If one of them ${living.hasNot} but leaves children who ${living.have}, those children take equally what their own parent would have taken, and so on down the generations.${leftOutAmongThem(leftOut, ' A')}`,
        ]
      : []),
    inTheEnd(residue, written.length > 0, asIf),
  ]
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
  needs: {
    residue: residuePart,
    substitutions: substitutionsPart,
    incomeForLife: incomeForLifePart,
    leftOut: leftOutPart,
  },
  from: ['trusts', 'persons', 'charities', 'classes', 'estateSplit', 'excluded', 'haveChildren', 'laterChildren'],
  why: 'Says who takes a share if the person you chose dies before you or cannot take it.',
  source: 'Skrymsher v Northcote (1818) 1 Swans 566; Wills Act 1837 ss.33 and 33A',
  draft: ({ residue, substitutions, incomeForLife: income, leftOut }) => [
    ...ifTheyFail({
      residue,
      substitutions,
      leftOut,
      living: income ? livingFor(income.end) : survivingMe,
      givenIn: 'residue',
      asIf: income ? asIfIHadDied(income.end) : [],
    }),
    ...(income
      ? [paragraph`What this clause says of the trust, and of its end, is about the trust in ${clauses('residue')}.`]
      : []),
  ],
})
