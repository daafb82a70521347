import { planOf } from '../estate/plan.ts'
import { ownChildrenOf } from '../will/backups.ts'
import { besideWhomLaterGetNothing, laterGetNothingBesideStepchildren } from '../will/later-children.ts'
import { inheritors, isDescendant, personsOf } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import { partInShort, partOfEstate } from '../will/share-parts.ts'
import { type Condition, peopleWhoseShareGoes, personKeys, type Trigger } from './trigger.ts'

// Where one person takes everything and the next of kin come after them, the grandchildren are the next of kin.
const nextOfKinFollow = (will: Will): boolean => inheritors(will).length === 1 && planOf(will).nextOfKinChosen

/** The descendants whose own children get nothing if they die first (Wills Act 1837 s.33 would give it to them). */
const cutOffBelow = (will: Will): Person[] =>
  nextOfKinFollow(will) ? [] : peopleWhoseShareGoes(will, 'to the other shares').filter(isDescendant)

/** A partner whose share passes to the partner's children, as wills saved before could say. */
const partnersFamilyFirst = (will: Will): Person[] =>
  peopleWhoseShareGoes(will, 'to their children').filter(({ type }) => type === 'partner')

const mayMissAChild: Condition = (will) =>
  partnersFamilyFirst(will).length > 0 &&
  ownChildrenOf(will).length > 0 &&
  will.situation?.['earlier-relationship'] !== 'No'

const besideThem = (will: Will): Person[] => personsOf(will, besideWhomLaterGetNothing(will))

export const sharesTriggers: readonly Trigger[] = [
  {
    id: 'T50',
    level: 'warn',
    step: 'will.estate-splits.split-distribution',
    when: (will) => besideThem(will).length > 0,
    about: (will) =>
      besideThem(will).map((person) => `person ${person.id} ${partInShort(partOfEstate(person)).replace('%', '')}`),
    message:
      'You said that a child you have or adopt later shares with those you name. That works only where all your children are named together, with equal parts. Somewhere in this will they are not, and a later child gets nothing there. Give them equal parts, or come back when the child is here.',
    source: 'Administration of Estates Act 1925 ss.46, 47 reach only what no will disposes of',
  },
  {
    id: 'T50',
    level: 'warn',
    onlyTold: true,
    step: 'will.beneficiaries.my-beneficiaries',
    when: laterGetNothingBesideStepchildren,
    message:
      'You said that a child you have or adopt later shares with those you name. A stepchild is not your child by law, so a later child gets nothing beside them. Tick “Any child I have or adopt later” here if they should share, or come back when the child is here.',
    source: 'Adoption and Children Act 2002 s.67',
  },
  {
    id: 'T34',
    level: 'warn',
    step: 'will.beneficiaries.backup-action',
    when: (will) => cutOffBelow(will).length > 0,
    about: (will) => personKeys(cutOffBelow(will)),
    message:
      'If a child or grandchild of yours dies before you, their share goes to the others, and their own children get none of it. Is that what you want? If not, choose “Their children”.',
    source: 'Wills Act 1837 s.33, which our wills replace with your own answer',
  },
  {
    id: 'T35',
    level: 'warn',
    step: 'will.beneficiaries.backup-action',
    when: mayMissAChild,
    about: (will) => personKeys([...partnersFamilyFirst(will), ...ownChildrenOf(will)]),
    message:
      'You chose that your partner’s share goes to your partner’s children. A child of yours who is not also your partner’s would get none of it. If you mean your own children, choose “My children, equally”.',
    source: 'A stepchild is not a child in a will unless it says so: Adoption and Children Act 2002 s.67',
  },
]
