/** Why there is no figure, for the customer. Each is followed by the way to an adviser. All await review by a tax adviser. */
import type { EstimateRefusal } from './estimate.ts'

export const refusalWords: Readonly<Record<EstimateRefusal, string>> = {
  BUSINESS: 'The relief for a business or a farm changed in April 2026. It depends on papers that we have not seen.',
  TRUST: 'Money in a trust counts in ways that only the papers of the trust show.',
  HELD_IN_WILL: 'Your will holds something for someone until a later day. How that is taxed hangs on more than we ask.',
  FIRM_CLAUSE:
    'Your will has a clause that a law firm wrote. It may change who gets what, and we do not work out how. Ask the firm.',
  CO_OWNER_UNSAID: 'You own something with someone whom you have not named. Say who it is where you list what you own.',
  KEPT_USING: 'Something that you gave away and still use may count as yours.',
  ABROAD: 'For things abroad, another country’s tax may count as well.',
  PARTNER_ABROAD: 'For a husband, wife or civil partner from abroad, the exemption may be smaller.',
  TAXED_INHERITANCE: 'You inherited something on which tax was paid not long ago. Some of that tax may be credited.',
  DOWNSIZED: 'You sold or gave away a home. You may keep a part of the allowance for it.',
  CHARITY_UNSURE: 'We cannot tell whether a gift to an organisation without a charity number is exempt.',
  NEXT_OF_KIN: 'What is left would go to your next of kin, and we do not know who they would be.',
  INSOLVENT: 'Your debts are more than what pays them. Those you owe come first.',
  NEGATIVE_EQUITY: 'One of your things has a debt on it that is more than it is worth.',
  TAX_EXCEEDS_RESIDUE: 'The tax on your gifts would be more than what is left to pay it.',
  HOME_AND_LEGACIES: 'Your home may have to be sold to pay your gifts.',
  GROSSED_HOME: 'The allowance for your home and the tax on your gifts depend on each other here.',
  LAW_UNKNOWN: 'Parliament has not set the allowances for that day.',
  TOO_MANY_ROUGH_FIGURES: 'There are too many rough figures. Give one figure for some of them.',
}
