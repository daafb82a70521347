import { hundredths } from '#core/text/money.ts'
import { candidatesOf, charitiesOf, isDescendant, personsOf } from '#core/will/questions.ts'
import type { Shares, Will } from '#core/will/schema.ts'
import { type Party, partyOfCharity, partyOfPerson } from '../party.ts'

/** How those who share take the part of one who cannot, where shares are not equal. */
export const IN_PROPORTION = 'in the proportions that their percentages bear to each other'

/** A part of something that is shared out, in hundredths of a percent. */
export type Portion = {
  readonly party: Party
  readonly hundredths: number
  /** Whether the taker is the testator's child or remoter issue, whose own children take in their place. */
  readonly descendant: boolean
}

/** Persons, then charities. A share is ignored if its id is not in the will or is of a person left out. */
export const portionsOf = (will: Will, { persons, charities }: Shares): Portion[] => [
  ...persons.flatMap(({ id, percent }) =>
    personsOf({ persons: candidatesOf(will) }, [id]).map((person) => ({
      party: partyOfPerson(will, person),
      hundredths: hundredths(percent),
      descendant: isDescendant(person),
    })),
  ),
  ...charities.flatMap(({ id, percent }) =>
    charitiesOf(will, [id]).map((charity) => ({
      party: partyOfCharity(charity),
      hundredths: hundredths(percent),
      descendant: false,
    })),
  ),
]
