import { defineClause } from '../clause.ts'
import { residueMixesExempt } from '../parts/tax.ts'
import { paragraph } from '../wording.ts'

/** The reading of Re Ratcliffe: divide first, then tax each share on its own. */
export const taxOnResidue = defineClause({
  id: 'tax-on-residue',
  heading: 'Inheritance tax on shares',
  steps: [],
  when: 'Somebody exempt from inheritance tax may share what is left with somebody who is not.',
  appliesTo: residueMixesExempt,
  needs: [],
  from: ['persons', 'charities', 'status'],
  why: 'A spouse, civil partner or charity pays no inheritance tax, and this keeps the others’ tax away from their share.',
  source: 'Inheritance Tax Act 1984 s.41; Re Ratcliffe [1999] STC 262',
  reviewed: false,
  draft: () => [
    paragraph`My Residuary Estate is shared before inheritance tax is taken from any share. Each share then bears the tax that is due on it, and a share that is exempt from tax bears none.`,
  ],
})
