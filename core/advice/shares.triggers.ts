import { planOf } from '../estate/plan.ts'
import { figureOn } from '../law/figures-of-law.ts'
import { backupsAreNamed, estateIsSplit } from '../rules/estate.rules.ts'
import { noAssetIsOver100 } from '../rules/gifts.rules.ts'
import { isSameDay } from '../text/calendar-day.ts'
import { ownChildrenOf } from '../will/backups.ts'
import { fullNameOf } from '../will/details-table.ts'
import { besideWhomLaterGetNothing, laterGetNothingBesideStepchildren } from '../will/later-children.ts'
import { circularBackup, inheritors, isDescendant, moneyGiven, personsOf } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import { partInShort, partOfEstate } from '../will/share-parts.ts'
import { says } from './questions.ts'
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

const sameWords = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

// A father and son may share a name; the date of birth tells them apart.
const isTheTestator: Condition = ({ details, persons }) =>
  persons.some(
    ({ fullname, dob }) =>
      sameWords(fullname, fullNameOf(details)) &&
      dob !== undefined &&
      details.dob !== undefined &&
      isSameDay(dob, details.dob),
  )

const isOwnBackup: Condition = (will) => circularBackup(will).length > 0

// The wizard asks no value of the estate, only whether it may be above each of two thresholds.
const moneyIsOverWhatWasSaid: Condition = (will, today) => {
  const money = moneyGiven(will)
  const over = (id: 'estate-over-nil-rate-band' | 'estate-over-taper') => says(id)(will, today)
  if (over('estate-over-taper')) return false
  return money > figureOn(over('estate-over-nil-rate-band') ? 'taper-threshold' : 'nil-rate-band', today)
}

const abatement =
  'Administration of Estates Act 1925 s.34(3) and Sch.1 Part II: gifts of money are cut down in proportion'

const undisposed = 'Administration of Estates Act 1925 s.49: what a will does not give passes as if there were none'

export const figureTriggers: readonly Trigger[] = [
  {
    id: 'T24',
    level: 'block',
    step: 'will.estate-splits.split-distribution',
    byRule: true,
    when: (will, today) =>
      inheritors(will).some((heir) => heir.hundredths > 0) && estateIsSplit(will, today).length > 0,
    message: 'The shares do not add up to 100%. Share out the whole of it, so that nothing is left over.',
    source: undisposed,
  },
  {
    id: 'T24',
    level: 'block',
    step: 'will.beneficiaries.backup-action',
    byRule: true,
    when: (will, today) => backupsAreNamed(will, today).length > 0,
    message: 'The backup shares do not add up to 100%. Share out the whole of it, so that nothing is left over.',
    source: undisposed,
  },
  {
    id: 'T24',
    level: 'block',
    step: 'will.beneficiaries.backup-action',
    when: isOwnBackup,
    message:
      'You named someone as the backup for their own share. Choose someone else to get it if they die before you.',
    source: 'A gift fails when the person dies first; Wills Act 1837 s.33 saves it only for descendants',
  },
  {
    id: 'T24',
    level: 'block',
    step: 'will.beneficiaries.my-beneficiaries',
    when: isTheTestator,
    message:
      'One of the people you named has your name and birthday. You cannot inherit from yourself, so change or remove them.',
    source: 'A gift fails when the person dies first; Wills Act 1837 s.33 saves it only for descendants',
  },
  {
    id: 'T24',
    level: 'block',
    step: 'will.gifts',
    byRule: true,
    when: (will, today) => noAssetIsOver100(will, today).length > 0,
    message:
      'Your gifts from one account add up to more than 100%. Make them 100% or less. If they are separate accounts, add their numbers.',
    source: 'A gift needs a certain subject; Wills Act 1837 s.24',
  },
  {
    id: 'T24',
    level: 'warn',
    step: 'will.gifts',
    when: says('gifts-over-estate'),
    about: (will) => will.gifts.map(({ id, amount }) => `gift ${id} ${amount ?? ''}`.trim()),
    message:
      'Your gifts of money may add up to more than there is when your debts are paid. Then each one is cut in the same proportion, and nothing is left to share.',
    source: abatement,
  },
  {
    id: 'T24',
    level: 'block',
    step: 'will.gifts',
    when: moneyIsOverWhatWasSaid,
    message:
      'Your gifts of money add up to more than you told us you may own. Lower them, or check what you told us about your home and everything you own.',
    source: abatement,
  },
]
