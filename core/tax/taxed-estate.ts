/** What inheritance tax is worked out from: an estate in one world, with one figure for each thing. All money is in pence. */
import type { Fraction } from '../estate/fraction.ts'
import type { Day } from '../text/calendar-day.ts'
import type { TaxLaw } from './tax-law.ts'

/** Whole pence, from 0. */
export type Pence = number

export type TaxTaker = {
  readonly key: string
  /** What passes to them is exempt (Inheritance Tax Act 1984 ss.18 and 23). Absent: it is not. */
  readonly exempt?: 'spouse' | 'charity'
  /** A home that they take outright is closely inherited (s.8K). */
  readonly closely?: true
}

/** Of a value, what qualifies for relief as a business or a farm: in full within the allowance, or by half at most. */
export type Relievable = { readonly full: Pence; readonly half: Pence }

export type TaxedGift = {
  readonly taker: string
  /** The gift of the will that it is, or the pet whose keeper has it: `gift 5`, `pet 2`. */
  readonly of?: string
  /** What the gift is called: "My ring". */
  readonly named?: string
  /** Net of a debt on it that its taker bears. */
  readonly value: Pence
  /** A sum of money; otherwise a thing, or a part of one. */
  readonly general: boolean
  /** How much of the value is the testator's home. */
  readonly home?: Pence
  readonly relief?: Relievable
  /** The testator's part of a debt on it that the rest of the estate is to pay, so far as it can. */
  readonly debtPaid?: Pence
  /** Its value is found: as much as brings the lower rate for charity. */
  readonly byRate?: true
  /** The taker pays the tax on it. Otherwise the rest of the estate does. */
  readonly taxByTaker?: true
}

/** One thing or debt that makes what the will deals with. */
export type FreePart = { readonly id: string; readonly label: string; readonly sign: '+' | '-'; readonly value: Pence }

export type TaxedEstate = {
  readonly on: Day
  readonly law: TaxLaw
  /** In the order of the will. */
  readonly takers: readonly TaxTaker[]
  /** What the will deals with, less all debts and the funeral. */
  readonly free: Pence
  /** What makes it. Absent: it is given as one figure. */
  readonly freeParts?: readonly FreePart[]
  readonly gifts: readonly TaxedGift[]
  /** Of what the will deals with, gifts among it. `allowance`: what is relieved in full at most. */
  readonly relief?: Relievable & { readonly allowance: Pence }
  /** They make the whole. Empty: nothing is left to share. */
  readonly residue: readonly { readonly taker: string; readonly share: Fraction }[]
  /** The net value of the home so far as no gift gives it. */
  readonly homeInResidue?: Pence
  /** What passes to a surviving co-owner by itself, net. */
  readonly ownership?: readonly { readonly taker: string; readonly value: Pence; readonly home?: Pence }[]
  /** What passes beside the will was held for the person who died, and is not a co-owner's. */
  readonly isHeld?: true
  readonly pension?: readonly { readonly taker: string; readonly value: Pence }[]
  /** What earlier spouses left unused, in millionths of the band on this day. */
  readonly unused?: { readonly nilRate: number; readonly home: number }
  /** What was given away in the last seven years and is not exempt. */
  readonly given?: readonly { readonly on: Day; readonly sum: Pence }[]
  /** What the testator inherited: of what was left, what they received after its tax, and all the tax on it. */
  readonly inherited?: readonly {
    readonly on: Day
    readonly received: Pence
    readonly of: Pence
    readonly tax: Pence
  }[]
  /**
   * The home that was sold or given away: its worth then, and what an earlier spouse had left unused by then, in millionths. Absent there:
   * anything from nothing to all that is left unused now.
   */
  readonly homeSold?: { readonly on: Day; readonly worth: Pence; readonly unusedThen?: number } | undefined
  /** Supposed where nobody said what was given away: it has used all of the nil-rate band. */
  readonly bandSpent?: true
}

const byKey = new WeakMap<TaxedEstate['takers'], ReadonlyMap<string, TaxTaker>>()

/** Those who take, by their keys. */
export const takersByKey = ({ takers }: Pick<TaxedEstate, 'takers'>): ReadonlyMap<string, TaxTaker> => {
  const found = byKey.get(takers) ?? new Map(takers.map((taker) => [taker.key, taker]))
  byKey.set(takers, found)
  return found
}

/** @throws Error where nobody of this key takes. */
export const takerOf = (estate: TaxedEstate, key: string): TaxTaker => {
  const found = takersByKey(estate).get(key)
  if (!found) throw new Error('A taker of the estate is not on its list')
  return found
}

/** Why there is no figure. */
export type TaxRefusal =
  | 'BUSINESS'
  | 'TRUST'
  | 'FIRM_CLAUSE'
  | 'CO_OWNER_UNSAID'
  | 'OWNED_BY_SEVERAL'
  | 'KEPT_USING'
  | 'ABROAD'
  | 'PARTNER_ABROAD'
  | 'TAXED_INHERITANCE'
  | 'DOWNSIZED'
  | 'CHARITY_UNSURE'
  | 'CHARITY_BY_RATE'
  | 'NEXT_OF_KIN'
  | 'INSOLVENT'
  | 'NEGATIVE_EQUITY'
  | 'TAX_EXCEEDS_RESIDUE'
  | 'HOME_AND_LEGACIES'
  | 'GROSSED_HOME'
  | 'LAW_UNKNOWN'
