import { hundredths } from '#core/text/money.ts'
import type { Backups } from '#core/will/backups.ts'
import { candidatesOf, charitiesOf, personsOf } from '#core/will/questions.ts'
import type { Share, Shares, Will } from '#core/will/schema.ts'
import { type Party, partyOfCharity, partyOfPerson, unsaidParty } from '../party.ts'
import { orUnsaid, UNSAID } from '../wording.ts'

/** How those who share take the part of one who cannot, where shares are not equal. */
export const IN_PROPORTION = 'in the proportions that their percentages bear to each other'

/** A part of something that is shared out, in hundredths of a percent. Those are not used where the parts are equal. */
export type Portion = {
  readonly party: Party
  readonly hundredths: number
}

/** A part of a share that failed, and whether the children of its taker take it if that one fails too. */
export type BackupPortion = Portion & { readonly theirChildren: boolean }

const ofPerson = (will: Will, { id, percent }: Share): Portion[] =>
  personsOf({ persons: candidatesOf(will) }, [id]).map((person) => ({
    party: partyOfPerson(will, person),
    hundredths: hundredths(percent),
  }))

const ofCharity = (will: Will, { id, percent }: Share): Portion[] =>
  charitiesOf(will, [id]).map((charity) => ({ party: partyOfCharity(charity), hundredths: hundredths(percent) }))

/** Persons, then charities. A share is ignored if its id is not in the will or is of a person left out. */
export const portionsOf = (will: Will, { persons, charities }: Pick<Shares, 'persons' | 'charities'>): Portion[] => [
  ...persons.flatMap((share) => ofPerson(will, share)),
  ...charities.flatMap((share) => ofCharity(will, share)),
]

/** The portions as far as they are chosen, or a blank. */
export const portionsOrUnsaid = (portions: readonly Portion[]): readonly Portion[] =>
  portions.length === 0
    ? [{ party: unsaidParty, hundredths: UNSAID }]
    : portions.map((portion) => ({ ...portion, hundredths: orUnsaid(portion.hundredths) }))

/** The parts of the backups of a share. */
export const backupPortionsOf = (will: Will, { persons, charities }: Backups): BackupPortion[] => [
  ...persons.flatMap((share) =>
    ofPerson(will, share).map((portion) => ({ ...portion, theirChildren: share.theirChildren })),
  ),
  ...charities.flatMap((share) => ofCharity(will, share).map((portion) => ({ ...portion, theirChildren: false }))),
]
