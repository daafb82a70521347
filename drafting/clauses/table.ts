import type { Clause, Part } from '../clause.ts'
import { type ClauseId, clauseIds } from '../document.ts'
import { addedClause } from './added-clause.ts'
import { belongings } from './belongings.ts'
import { charities } from './charities.ts'
import { digital } from './digital.ts'
import { disabledPerson } from './disabled-person.ts'
import { earlierWills, executorsPowers, governingLaw, meanings, testator } from './every-will.ts'
import { executors, professionalFirm } from './executors.ts'
import { funeral } from './funeral.ts'
import { charityByRate, donations, items, money, rulesForGifts, sharesOfAssets } from './gift-clauses.ts'
import { guardians } from './guardians.ts'
import { homeForLife } from './home-for-life.ts'
import { ifAShareFails } from './if-a-share-fails.ts'
import { leftOut } from './left-out.ts'
import { expectedMarriage, similarWills } from './of-couples.ts'
import { pets } from './pets.ts'
import { property } from './property.ts'
import { residue } from './residue.ts'
import { signing } from './signing.ts'
import { estateOnTrust, taxOnResidue } from './tax-on-residue.ts'
import { trustees } from './trustees.ts'
import { ultimateDefault } from './ultimate-default.ts'
import { under18 } from './under-18.ts'

/** Every clause by its id. `clauseIds` has their order. */
export const clausesById = {
  'added-clause': addedClause,
  belongings,
  charities,
  'charity-by-rate': charityByRate,
  digital,
  'disabled-person': disabledPerson,
  donations,
  'earlier-wills': earlierWills,
  'estate-on-trust': estateOnTrust,
  executors,
  'expected-marriage': expectedMarriage,
  funeral,
  'governing-law': governingLaw,
  guardians,
  'home-for-life': homeForLife,
  'if-a-share-fails': ifAShareFails,
  items,
  'left-out': leftOut,
  meanings,
  money,
  pets,
  powers: executorsPowers,
  'professional-firm': professionalFirm,
  property,
  residue,
  'rules-for-gifts': rulesForGifts,
  'shares-of-assets': sharesOfAssets,
  signing,
  'similar-wills': similarWills,
  'tax-on-residue': taxOnResidue,
  testator,
  trustees,
  'ultimate-default': ultimateDefault,
  'under-18': under18,
} satisfies { readonly [Id in ClauseId]: Clause }

/** What every will opens with. It has no number. */
export const opening: Clause = testator

/** The numbered clauses, in the order of the document. */
export const clauseTable: readonly Clause[] = clauseIds
  .filter((id) => id !== 'testator')
  .map((id): Clause => clausesById[id])

type Needs = (typeof clausesById)[ClauseId]['needs']
type NameIn<N> = N extends unknown ? keyof N : never
type ValueIn<N, K> = N extends unknown ? (K extends keyof N ? (N[K] extends Part<infer T> ? T : never) : never) : never

type PartName = NameIn<Needs>

/** Everything the clauses print, by the names under which they ask for it. */
export type Parts = { readonly [K in PartName]: ValueIn<Needs, K> }

/** How each part is worked out, collected from the clauses that need it. */
export const partTable: { readonly [K in PartName]: Part<Parts[K]> } = Object.assign(
  {},
  ...Object.values(clausesById).map(({ needs }) => needs),
)
