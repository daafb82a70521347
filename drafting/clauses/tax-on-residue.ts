import { backupsOf } from '#core/will/backups.ts'
import { laterChildrenTakeAlone } from '#core/will/later-children.ts'
import { charitiesOf, type Heir, inheritors, isExemptHeir, isExemptPerson, personsOf } from '#core/will/questions.ts'
import type { Share, Will } from '#core/will/schema.ts'
import { always, defineClause } from '../clause.ts'
import { paragraph, term } from '../wording.ts'

const idsOf = (shares: readonly Share[]): number[] => shares.map(({ id }) => id)

const backupsAreExempt = (will: Will, heir: Heir): boolean[] => {
  const backups = heir.kind === 'person' ? backupsOf(will, heir.person) : undefined
  if (!backups) return []
  return [
    ...personsOf(will, idsOf(backups.persons)).map((person) => isExemptPerson(will, person)),
    ...charitiesOf(will, idsOf(backups.charities)).map(() => true),
    ...(laterChildrenTakeAlone(will, backups) ? [false] : []),
  ]
}

const mixed = (exempt: readonly boolean[]): boolean => exempt.includes(true) && exempt.includes(false)

/**
 * Whether an heir who is exempt from inheritance tax (spouse, civil partner, charity) may share the residue with an heir
 * who is not. A sole heir and the backups who take instead never share.
 */
export const residueMixesExempt = (will: Will): boolean => {
  const heirs = inheritors(will)
  const backups = heirs.map((heir) => backupsAreExempt(will, heir))
  return (
    mixed(backups.flat()) ||
    (heirs.length > 1 && mixed([...heirs.map((heir) => isExemptHeir(will, heir)), ...backups.flat()]))
  )
}

/** The reading of Re Ratcliffe: divide first, then tax each share on its own. */
export const taxOnResidue = defineClause({
  id: 'tax-on-residue',
  heading: 'Inheritance tax on shares',
  steps: [],
  when: 'Someone exempt from inheritance tax may share what is left with someone who is not.',
  appliesTo: residueMixesExempt,
  needs: {},
  from: ['persons', 'charities', 'classes', 'status', 'haveChildren', 'laterChildren'],
  why: 'A spouse, civil partner or charity pays no inheritance tax, and this keeps the others’ tax away from their share.',
  source: 'Inheritance Tax Act 1984 s.41; Re Ratcliffe [1999] STC 262',
  draft: () => [
    paragraph`My Residuary Estate is shared before inheritance tax is taken from any share. Each share then bears the tax that is due on it, and a share that is exempt from tax bears none.`,
  ],
})

/** One fund pays everything, whatever the default order of assets for debts. */
export const estateOnTrust = defineClause({
  id: 'estate-on-trust',
  heading: 'Everything else',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Gives the rest to your executors to pay what you owe, so that they can then share it out.',
  source: 'Administration of Estates Act 1925 ss.34(3), 35 and Schedule 1',
  draft: () => [
    paragraph`I give everything that I own when I die, and have not given by another clause, to my Executors on trust. They may sell it or keep it. From this fund they must pay my debts, the cost of my funeral and of dealing with my estate, any gifts of money in this will, and the inheritance tax on any gift that this will makes free of tax. What is left is my ${term('Residuary Estate')}.`,
  ],
})
