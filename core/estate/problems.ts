import { notSure as words } from '#words/en/picture.ts'
import { backupField, backupsAreNamed, estateIsSplit, ultimateDefaultIsSaid } from '../rules/estate.rules.ts'
import type { Problem } from '../rules/messages.ts'
import { firstOf, unless } from '../rules/rule.ts'
import { takersOfTrustsShare, trustField } from '../rules/trusts.rules.ts'
import type { Day } from '../text/calendar-day.ts'
import { charityById, inheritors, personById } from '../will/questions.ts'
import type { Shares, Will } from '../will/schema.ts'
import { trustsOf } from '../will/trusts.ts'

const areInWill = (will: Will, field: string, { persons, charities }: Shares): Problem[] =>
  firstOf(
    unless(
      persons.every(({ id }) => personById(will, id)),
      `${field}.persons`,
      'UNKNOWN_ID',
    ),
    unless(
      charities.every(({ id }) => charityById(will, id)),
      `${field}.charities`,
      'UNKNOWN_ID',
    ),
  )

// Answers under another option are kept but do not count.
const ultimatelyInWill = (will: Will): Problem[] => {
  const { ultimateDefault } = will
  switch (ultimateDefault?.option) {
    case 'Charity':
      return areInWill(will, 'ultimateDefault', { ...ultimateDefault, persons: [] })
    case 'People':
      return areInWill(will, 'ultimateDefault', { ...ultimateDefault, charities: [] })
    case 'Next of kin':
    case undefined:
      return []
  }
}

const takersInWill = (will: Will): Problem[] =>
  trustsOf(will).flatMap(({ kind, takers }) =>
    takers
      ? [takers, ...takers.persons.map(({ backup }) => backup)].flatMap((named) =>
          areInWill(will, trustField(kind, 'takers'), named),
        )
      : [],
  )

const everybodyIsInWill = (will: Will): Problem[] => [
  ...takersInWill(will),
  ...inheritors(will).flatMap((heir) =>
    heir.kind === 'person' && heir.person.estateIfDie === 'Split between specific beneficiaries'
      ? areInWill(will, backupField(heir.person), heir.person.estateBackup)
      : [],
  ),
  ...ultimatelyInWill(will),
]

/**
 * The problems that prevent a distribution of the residue; the rest of the will may be incomplete. A missing ultimate
 * default is no problem, since the next of kin then take. `circularBackup` finds people who are their own backup.
 */
export const problemsOfShares = (will: Will, today: Day): Problem[] =>
  firstOf(everybodyIsInWill(will), [
    ...estateIsSplit(will, today),
    ...backupsAreNamed(will, today),
    ...(will.ultimateDefault ? ultimateDefaultIsSaid(will, today) : []),
    ...takersOfTrustsShare(will, today),
  ])

/** Said where nothing is worked out, because it would not be sure. */
export const needsAPerson = (): string => words.needsAPerson

/**
 * What to say beside every share of a will that has a clause in a firm's own words. These are not read here, so what they change in who
 * gets what is not known, and no share is sure. Undefined where every clause is ours.
 */
export const whyNotSure = ({ addedClause }: Pick<Will, 'addedClause'>): string | undefined =>
  addedClause && `${words.needsAPerson} ${words.aClauseOf(addedClause.firm)}`
