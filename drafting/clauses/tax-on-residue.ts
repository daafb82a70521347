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
import type { Person, Shares, Will } from '#core/will/schema.ts'
import { incomeFirst, trustOfShare, willOfTakers } from '#core/will/trusts.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { type Party, partyOfPerson } from '../party.ts'
import { nameOf, paragraph, term } from '../wording.ts'

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

/** Those who share, each with those after them, and the groups that share in the place of one of them. */
const groupsThatShare = (will: Will): Exempt[][] => {
  const groups = inheritors(will).map((heir) => {
    const trust = heir.kind === 'person' ? trustOfShare(will, heir.person.id) : undefined
    const behind = trust ? groupsThatShare(willOfTakers(will, trust)) : [backupsAreExempt(will, heir)]
    return { each: [isExemptHeir(will, heir), ...behind.flat(2)], behind }
  })
  return [groups.map(({ each }) => each), ...groups.flatMap(({ behind }) => behind)]
}

/** One alone never shares. */
const areMixed = (sharing: readonly Exempt[]): boolean =>
  sharing.length > 1 && sharing.flat().includes(true) && sharing.flat().includes(false)

/**
 * Whether an exempt taker (spouse, civil partner, charity) may share the residue with a taker who pays inheritance tax:
 * as heirs, as the backups of one heir, or as those who take in the end. Those who take in the place of one heir share with the others.
 */
export const residueMixesExempt = (will: Will): boolean => {
  // Of a charity no share fails, so nobody takes in the end.
  const lastly = inheritors(will).some(({ kind }) => kind === 'charity') ? [] : areExempt(will, lastShares(will))
  return [...groupsThatShare(will), lastly].some(areMixed)
}

/** Who has the income of the residue first and is not exempt: for tax its owner, so that nothing of it is exempt until that ends. */
export const taxedFirst = (will: Will): Person | undefined => {
  const first = incomeFirst(will)
  return first && !isExemptPerson(will, first) ? first : undefined
}

const taxedFirstOf = (will: Will): Party | undefined => {
  const first = taxedFirst(will)
  return first && partyOfPerson(will, first)
}

const taxedFirstPart: Part<Party | undefined> = { steps: [], of: taxedFirstOf, outline: taxedFirstOf }

/** The reading of Re Ratcliffe: divide first, then tax each share on its own. */
export const taxOnResidue = defineClause({
  id: 'tax-on-residue',
  heading: 'Inheritance tax on shares',
  steps: [],
  when: 'Someone exempt from inheritance tax may share what is left with someone who is not.',
  appliesTo: residueMixesExempt,
  needs: { taxedFirst: taxedFirstPart },
  from: ['trusts', 'persons', 'charities', 'classes', 'ultimateDefault', 'status', 'haveChildren', 'laterChildren'],
  why: 'A spouse, civil partner or charity pays no inheritance tax, and this keeps the others’ tax away from their share.',
  source: 'Inheritance Tax Act 1984 ss.23, 41 and 49; Re Ratcliffe [1999] STC 262',
  draft: ({ taxedFirst: first }) => [
    first
      ? paragraph`If my Residuary Estate is held for ${nameOf(first)}, the inheritance tax due on it because of my death is taken from the whole of it before it is shared. Apart from that, my Residuary Estate is shared before inheritance tax is taken from any share. Each share then bears the tax that is due on it, and a share that is exempt from that tax bears none.`
      : paragraph`My Residuary Estate is shared before inheritance tax is taken from any share. Each share then bears the tax that is due on it, and a share that is exempt from tax bears none.`,
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
