/** Every clause, in the order of the document. */
import type { Clause } from './clause.ts'
import type { ClauseId } from './clause-ids.ts'
import { charities } from './clauses/charities.ts'
import { digital } from './clauses/digital.ts'
import { donations } from './clauses/donations.ts'
import { earlierWills } from './clauses/earlier-wills.ts'
import { estateOnTrust } from './clauses/estate-on-trust.ts'
import { executors } from './clauses/executors.ts'
import { expectedMarriage } from './clauses/expected-marriage.ts'
import { funeral } from './clauses/funeral.ts'
import { governingLaw } from './clauses/governing-law.ts'
import { guardians } from './clauses/guardians.ts'
import { ifAShareFails } from './clauses/if-a-share-fails.ts'
import { items } from './clauses/items.ts'
import { leftOut } from './clauses/left-out.ts'
import { meanings } from './clauses/meanings.ts'
import { money } from './clauses/money.ts'
import { pets } from './clauses/pets.ts'
import { executorsPowers } from './clauses/powers.ts'
import { professionalFirm } from './clauses/professional-firm.ts'
import { property } from './clauses/property.ts'
import { residue } from './clauses/residue.ts'
import { rulesForGifts } from './clauses/rules-for-gifts.ts'
import { sharesOfAssets } from './clauses/shares-of-assets.ts'
import { signing } from './clauses/signing.ts'
import { similarWills } from './clauses/similar-wills.ts'
import { taxOnResidue } from './clauses/tax-on-residue.ts'
import { testator } from './clauses/testator.ts'
import { ultimateDefault } from './clauses/ultimate-default.ts'
import { under18 } from './clauses/under-18.ts'

/** What every will opens with. It has no number. */
export const opening: Clause = testator

export const clauseTable: readonly Clause[] = [
  earlierWills,
  governingLaw,
  expectedMarriage,
  executors,
  professionalFirm,
  guardians,
  funeral,
  rulesForGifts,
  items,
  money,
  donations,
  sharesOfAssets,
  property,
  pets,
  estateOnTrust,
  residue,
  ifAShareFails,
  ultimateDefault,
  under18,
  charities,
  taxOnResidue,
  leftOut,
  executorsPowers,
  digital,
  similarWills,
  meanings,
  signing,
]

/** The clause with this id: its reason, its law and the answers it comes from. */
export const clauseById = (id: ClauseId): Clause => {
  const clause = [opening, ...clauseTable].find((each) => each.id === id)
  if (!clause) throw new Error(`There is no clause ${id}`)
  return clause
}

/** Why a will has this clause, in one sentence for its owner. */
export const whyOf = (id: ClauseId): string => clauseById(id).why
