import { figureOn } from '../law/figures-of-law.ts'
import { backupsAreNamed, estateIsSplit } from '../rules/estate.rules.ts'
import { noAssetIsOver100 } from '../rules/gifts.rules.ts'
import { isSameDay } from '../text/calendar-day.ts'
import { fullNameOf } from '../will/details-table.ts'
import { circularBackup, inheritors, moneyGiven } from '../will/questions.ts'
import { says } from './questions.ts'
import type { Condition, Trigger } from './trigger.ts'

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
