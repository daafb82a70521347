import type { Fraction } from '#core/estate/fraction.ts'
import type { Backups } from '#core/will/backups.ts'
import { charitiesOf, mayShare, personsOf } from '#core/will/questions.ts'
import type { Share, Shares, Will } from '#core/will/schema.ts'
import { isSaidAsFraction, partOfShare } from '#core/will/share-parts.ts'
import { type Party, partyOfCharity, partyOfPerson, unsaidParty } from '../party.ts'
import { orUnsaid } from '../wording.ts'

/** What the parts of a list are said as: shares, where some are fractions and some are not. */
export const saidAs = (portions: readonly Pick<Portion, 'part'>[]): 'percentages' | 'fractions' | 'shares' => {
  const typed = portions.filter(({ part }) => part && isSaidAsFraction(part)).length
  return typed === 0 ? 'percentages' : typed === portions.length ? 'fractions' : 'shares'
}

/** How those who share take the part of one who cannot, where shares are not equal. */
export const inProportion = (portions: readonly Pick<Portion, 'part'>[]): string =>
  `in the proportions that their ${saidAs(portions)} bear to each other`

/** A part of something that is shared out: undefined while it is not said. It is not used where the parts are equal. */
export type Portion = { readonly party: Party; readonly part: Fraction | undefined }

/** A part of a share that failed, and whether the children of its taker take it if that one fails too. */
export type BackupPortion = Portion & { readonly theirChildren: boolean }

const ofPerson = (will: Will, share: Share): Portion[] =>
  personsOf({ persons: mayShare(will) }, [share.id]).map((person) => ({
    party: partyOfPerson(will, person),
    part: partOfShare(share),
  }))

const ofCharity = (will: Will, share: Share): Portion[] =>
  charitiesOf(will, [share.id]).map((charity) => ({ party: partyOfCharity(charity), part: partOfShare(share) }))

/** Persons, then charities. A share is ignored if its id is not in the will or is of a person left out. */
export const portionsOf = (will: Will, { persons, charities }: Pick<Shares, 'persons' | 'charities'>): Portion[] => [
  ...persons.flatMap((share) => ofPerson(will, share)),
  ...charities.flatMap((share) => ofCharity(will, share)),
]

/** The portions as far as they are chosen, or a blank. */
export const portionsOrUnsaid = (portions: readonly Portion[]): readonly Portion[] =>
  portions.length === 0
    ? [{ party: unsaidParty, part: undefined }]
    : portions.map((portion) => ({ ...portion, part: orUnsaid(portion.part) }))

/** The parts of the backups of a share. */
export const backupPortionsOf = (will: Will, { persons, charities }: Backups): BackupPortion[] => [
  ...persons.flatMap((share) =>
    ofPerson(will, share).map((portion) => ({ ...portion, theirChildren: share.theirChildren })),
  ),
  ...charities.flatMap((share) => ofCharity(will, share).map((portion) => ({ ...portion, theirChildren: false }))),
]
