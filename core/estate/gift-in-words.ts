/** Who gets a gift, and who has it instead, in words. */

import { answersRead, giftsRead as words } from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'
import { listed, listedOr } from '../text/names.ts'
import { withNamesApart } from '../will/names-apart.ts'
import type { Gift, Person, Will } from '../will/schema.ts'
import { type Recipient, type Recipients, recipientsOf } from './gift-takers.ts'

const nameOf = (to: Recipient): string => {
  if (to.kind === 'typed') return to.name
  return to.kind === 'person' ? to.person.fullname : to.charity.fullname
}

const namesOf = (all: readonly Recipient[]): string => listed.format(all.map(nameOf))

/** "or Ann if Ben cannot", "or Ann if none of them can" */
const orNext = (next: string, names: readonly string[]): string =>
  names.length === 1 ? words.orIfCannot(next, listed.format(names)) : words.orIfNoneCan(next)

/** Who has a gift, or a part of it, that its recipient cannot take. Undefined where it becomes part of the rest. */
const instead = ({ to, backups, followed, each }: Recipients): string | undefined => {
  if (followed.length > 0)
    return words.orIfCannot(words.theirChildren, listedOr.format(followed.map(({ fullname }: Person) => fullname)))
  if (backups.length === 0) return undefined
  const next = backups.length > 1 ? answersRead.equally(namesOf(backups)) : namesOf(backups)
  return each && to.length > 1 ? words.orIfCannot(next, words.oneOfThem) : orNext(next, to.map(nameOf))
}

/** Who chooses among belongings instead, if anybody does. */
export const orElse = (takers: readonly string[], backups: readonly string[]): string[] =>
  takers.length > 0 && backups.length > 0 ? [orNext(listed.format(backups), takers)] : []

/** What is said of a gift besides who gets it. */
export const termsOfGift = (will: Will, gift: Gift): string =>
  [
    instead(recipientsOf(withNamesApart(will), gift)),
    gift.mortgageTerms && kept.said(gift.mortgageTerms).toLowerCase(),
    gift.tax === 'Paid by whoever gets it' && words.taxByTaker,
  ]
    .filter(Boolean)
    .join(' · ')

export const describeGift = (will: Will, gift: Gift): string => {
  const takers = namesOf(recipientsOf(withNamesApart(will), gift).to) || gift.charityName || ''
  if (takers === '') return words.nobodyYet
  return [words.to(takers), termsOfGift(will, gift)].filter(Boolean).join(' · ')
}
