import { type Day, daysLater, isAfter } from '../text/calendar-day.ts'
import type { TrustKind } from '../will/lists.ts'
import type { BeneficiaryShare } from './distribution.ts'
import type { Descendants, Failed, InClass } from './failures.ts'
import type { Fraction } from './fraction.ts'

/**
 * What happens from the death of the testator on, and what becomes of what the will leaves. The first stage is the death of the
 * testator; the second stage of each trust is the day on which it ends.
 */

/** One place in which a person takes of the residue: their own share, what they have as a backup of another, the last resort. */
export type Place = 'share' | 'last resort' | { readonly backupOf: number }

/** Those without an id who are living: the testator's children born after signing, and the grandchildren of the class. */
export type Unnamed = {
  readonly laterChildren?: Descendants
  /** One entry for each child of the testator. Absent: the class is one taker. */
  readonly grandchildren?: readonly Descendants[]
  readonly ofLeftOut?: readonly Descendants[]
}

/** What may end a trust before the person dies, or pass a part of it on. Without effect where the will does not provide for it. */
export type TrustEvent = { readonly trust: TrustKind; readonly on: Day } & (
  | { readonly what: 'marries' }
  | {
      /** The executors record that the person has lived with another adult as a couple since that day. */
      readonly what: 'couple recorded'
      readonly since: Day
      /** By the person alone: without effect. */
      readonly byThePersonAlone?: boolean
    }
  | {
      /** They record that the person has not lived in the home since that day and will not return. */
      readonly what: 'absence recorded'
      readonly since: Day
      readonly inHospital?: boolean
      readonly byThePersonAlone?: boolean
    }
  | {
      readonly what: 'given up'
      /** By an attorney or deputy whom the court has not allowed to: without effect. */
      readonly withoutLeave?: boolean
    }
  /** A cheaper home was bought: this part of what the trust held is left over. */
  | { readonly what: 'left over'; readonly part: Fraction }
  /** Another home was bought with money of the person: the trust owns this part of it. */
  | { readonly what: 'bought together'; readonly part: Fraction }
  /** The executors pay the person this part of what the trust holds. */
  | { readonly what: 'capital paid'; readonly part: Fraction }
)

/**
 * The home of a trust when the testator dies. `replaced`: sold, and another is the main home. `moved out`: still owned, and another
 * is the main home. `sold`: there is none. `sold by attorney`: while the testator could not decide. `lost to debts`: it has to be
 * sold to pay them.
 */
export type HomeAtDeath = 'kept' | 'replaced' | 'moved out' | 'sold' | 'sold by attorney' | 'lost to debts'

export type History = {
  readonly died: Day
  /** The day on which it is asked: a day that is still to come has ended no trust. Absent: each ends in its time. */
  readonly asked?: Day
  /** Of people in the will, before the testator's death and after it, with the issue they leave. In any order. */
  readonly deaths: readonly ({ readonly person: number; readonly on: Day } & Descendants)[]
  /** Who takes nothing whenever it is tested: a witness, a former spouse, one who forfeits, a charity without a successor. From that day, if one is given. */
  readonly failed?: readonly (Failed & { readonly from?: Day })[]
  /**
   * Who refuses what they have under one trust, and keeps the rest, with the issue who may take in their place. `Residue` is the
   * residue, held on trust or not: all of it, or what they have in one place.
   */
  readonly refusals?: readonly ({
    readonly person: number
    readonly of: TrustKind
    readonly place?: Place
  } & Descendants)[]
  /** The issue of a person for whom a trust was held and who is living when it ends: they count as dead, and their issue may stand in. */
  readonly issue?: readonly ({ readonly person: number } & Descendants)[]
  /** The last entry whose day has come counts. An entry without a day counts from the death of the testator. */
  readonly unnamed?: readonly ({ readonly from?: Day } & Unnamed)[]
  /**
   * Grandchildren who took as one of the class and died under their age. They have no ids: their place in the families is that of
   * the day on which they took, and `unnamed` says who is living when they die.
   */
  readonly youngInClass?: readonly (InClass & { readonly on: Day })[]
  /** Absent: kept. */
  readonly home?: HomeAtDeath
  readonly events?: readonly TrustEvent[]
}

/** What moves as one. `Home 2` is the first home that a trust bought together with another's money, `Home 3` the next. */
export type Fund = TrustKind | `Home ${number}`

/** A part of a fund, and who has it. */
export type Holding = {
  /** The shares of one fund make exactly 1 at each stage. `Residue` is the residue, held on trust or not. */
  readonly of: Fund
  readonly share: Fraction
  /** The day it was taken. Absent where no days are given, and of what is held. */
  readonly on?: Day
} & (
  | {
      /** The executors hold it; this person lives there, has the income or is looked after. */
      readonly how: 'held'
      readonly under: TrustKind
      readonly for: number
      readonly name: string
    }
  | {
      /** It is the taker's own. Where `heldUntil` tells an age, the executors look after it. */
      readonly how: 'taken'
      readonly to: BeneficiaryShare
    }
  | {
      /** It belongs to the estate of a taker who survived long enough for it to be theirs, and died before it reached them. */
      readonly how: 'estate'
      readonly to: BeneficiaryShare
    }
  | {
      /** It was sold, and its money bought a part of another home. */
      readonly how: 'moved'
      readonly into: Fund
    }
  | {
      /** The part of a co-owner, or a home that passed to one. It never was the testator's to give. */
      readonly how: 'outside'
      readonly owners: readonly number[]
    }
)

/** Why a trust ended. `never started`: the person did not take, or the end had come before the testator died. */
export type WhyEnded = 'never started' | 'death' | 'date' | 'marriage' | 'couple' | 'left' | 'given up'

export type Ended = { readonly of: TrustKind; readonly on: Day; readonly why: WhyEnded }

export type OutcomeInStages = {
  /** Who has what when the testator dies: one or more holdings for each trust that has something, and for the residue. */
  readonly now: readonly Holding[]
  /** Who has what when all of the history has happened. What a trust still holds is `held`. */
  readonly later: readonly Holding[]
  /** The trusts that have ended, with the day. */
  readonly ended: readonly Ended[]
}

/** Days. A beneficiary survives the testator if they are living at the end of this many days after the death. */
export const SURVIVAL_DAYS = 28

/** The 28th day after a death. A beneficiary who is living at its end has survived the testator. */
export const survivalDay = (death: Day): Day => daysLater(death, SURVIVAL_DAYS)

/** Whether a beneficiary who died on `theirs` survived a testator who died on `death`. The hour does not matter. */
export const survived = (death: Day, theirs: Day): boolean => isAfter(theirs, survivalDay(death))

/**
 * Whether somebody who died on `theirs` outlived a testator who died on `death`. An owner who did takes what they owned jointly: no days
 * of the will are counted (Law of Property Act 1925 s.36(2)). Who dies on the same day is taken to have died first.
 */
export const outlived = (death: Day, theirs: Day): boolean => isAfter(theirs, death)
