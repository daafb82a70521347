import { backupsOf, childrenWouldTake } from '#core/will/backups.ts'
import { lastShares } from '#core/will/equal-shares.ts'
import { laterChildrenTakeAlone } from '#core/will/later-children.ts'
import {
  charitiesOf,
  type Heir,
  inheritors,
  isExemptHeir,
  isExemptPerson,
  mayShare,
  personsOf,
} from '#core/will/questions.ts'
import type { Shares, Will } from '#core/will/schema.ts'
import { always, defineClause } from '../clause.ts'
import { paragraph, term } from '../wording.ts'

/** Of one share: whether each person who may take it, the first and those after them, is exempt from inheritance tax. */
type Exempt = readonly boolean[]

const areExempt = (will: Will, { persons, charities }: Pick<Shares, 'persons' | 'charities'>): Exempt[] => [
  ...persons.flatMap(({ id, ...share }) =>
    personsOf({ persons: mayShare(will) }, [id]).map((person) => [
      isExemptPerson(will, person),
      ...('theirChildren' in share && share.theirChildren ? [false] : []),
    ]),
  ),
  ...charitiesOf(
    will,
    charities.map(({ id }) => id),
  ).map(() => [true]),
]

const backupsAreExempt = (will: Will, heir: Heir): Exempt[] => {
  const backups = heir.kind === 'person' ? backupsOf(will, heir.person) : undefined
  if (backups) return [...areExempt(will, backups), ...(laterChildrenTakeAlone(will, backups) ? [[false]] : [])]
  return heir.kind === 'person' && childrenWouldTake(heir.person) ? [[false]] : []
}

/** One alone never shares. */
const areMixed = (sharing: readonly Exempt[]): boolean =>
  sharing.length > 1 && sharing.flat().includes(true) && sharing.flat().includes(false)

/**
 * Whether an exempt taker (spouse, civil partner, charity) may share the residue with a taker who pays inheritance tax:
 * as heirs, as the backups of one heir, or as those who take in the end. Those who take in the place of one heir share with the others.
 */
export const residueMixesExempt = (will: Will): boolean => {
  const heirs = inheritors(will)
  const backups = heirs.map((heir) => backupsAreExempt(will, heir))
  // Of a charity no share fails, so nobody takes in the end.
  const lastly = heirs.some(({ kind }) => kind === 'charity') ? [] : areExempt(will, lastShares(will))
  return [heirs.map((heir, at) => [isExemptHeir(will, heir), ...(backups[at] ?? []).flat()]), ...backups, lastly].some(
    areMixed,
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
  from: ['persons', 'charities', 'classes', 'ultimateDefault', 'status', 'haveChildren', 'laterChildren'],
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
