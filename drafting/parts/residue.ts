import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { type Party, partyOfCharity, partyOfPerson } from '../party.ts'

/** What is left after debts, costs and gifts, and who shares it. */
export type Residue = {
  /** Exactly equal, whatever the stored percentages had to be rounded to. */
  readonly equal: boolean
  /** Shares in hundredths of a percent. */
  readonly heirs: readonly { readonly party: Party; readonly hundredths: number }[]
}

export const residueOf = (will: Will): Residue => ({
  equal: will.estateSplit === 'Equal shares',
  heirs: inheritors(will).map((heir) => ({
    party: heir.kind === 'person' ? partyOfPerson(will, heir.person) : partyOfCharity(heir.charity),
    hundredths: heir.hundredths,
  })),
})
