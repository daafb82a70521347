import { ADULT_FROM_AGE } from '#core/constants.ts'
import { ownChildrenOf } from '#core/will/backups.ts'
import { ageOfChildren } from '#core/will/children-age.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import type { ChildrenAge } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { type Party, partiesOf } from '../party.ts'
import { type DraftBlock, inSeries, nameOf, paragraph, sentence, term } from '../wording.ts'

/** The testator's own children, and the age at which what they take becomes theirs. Never missing: the answer has a default. */
export type AgeOfChildren = {
  readonly age: ChildrenAge
  readonly children: readonly Party[]
  readonly laterChildren: boolean
}

const ageOfChildrenOf = (will: Will): AgeOfChildren => {
  const children = partiesOf(
    will,
    ownChildrenOf(will).map(({ id }) => id),
  )
  const laterChildren = will.laterChildren === 'Yes' && (will.haveChildren === 'Yes' || laterChildrenMayTake(will))
  return { age: children.length > 0 || laterChildren ? ageOfChildren(will) : ADULT_FROM_AGE, children, laterChildren }
}

export const ageOfChildrenPart: Part<AgeOfChildren> = { steps: [], of: ageOfChildrenOf, outline: ageOfChildrenOf }

/** Whether the clause names later children: those who have to wait longer than the law says. */
export const laterChildrenWait = ({ age, laterChildren }: AgeOfChildren): boolean =>
  laterChildren && age !== ADULT_FROM_AGE

const othersKeepTheirs = 'Nothing else in this will is affected: what others have taken stays theirs.'

const at18: DraftBlock[] = [
  paragraph`If somebody is under 18 when they are to take money, an account, a holding, property or any of my Residuary Estate, it becomes theirs if they reach 18. Until then my Executors hold it on trust. They may use the income, and any or all of the capital, for that person’s upkeep, education or benefit, and may pay it to a parent or guardian, whose receipt is enough.`,
  paragraph`If that person dies under 18, what has not been used or paid by then passes as if I had died on that day, so that children born since my death can take. ${othersKeepTheirs}`,
]

// The income belongs to the child from 18 and nothing may be used for anyone else: both are conditions of the tax relief.
const later = ({ age, children, laterChildren }: AgeOfChildren): DraftBlock[] => [
  paragraph`The ${term('Age')} of ${inSeries([
    ...children.map((child) => [nameOf(child)]),
    ...(laterChildren ? [sentence`each later child of mine`] : []),
  ])} is ${`${age}`}. The Age of anyone else is 18.`,
  paragraph`If somebody is under their Age when they are to take money, an account, a holding, property or any of my Residuary Estate, it becomes theirs if they reach their Age. Until then my Executors hold it on trust for that person and for nobody else.`,
  paragraph`Until that person is 18, my Executors may use the income for that person’s upkeep, education or benefit, and add what they do not use to the capital. From 18, the income is that person’s. At any time my Executors may use any or all of the capital for that person’s upkeep, education or benefit. What is for somebody under 18 may be paid to a parent or guardian, whose receipt is enough.`,
  paragraph`If that person dies under their Age, what has not been used or paid by then passes as if I had died on that day, so that children born since my death can take. ${othersKeepTheirs}`,
]

/** What the law gives anyway (Trustee Act 1925 ss.31 and 32) is relied on and not restated, except where a later age changes it. */
export const under18 = defineClause({
  id: 'under-18',
  heading: 'Young people',
  steps: ['will.estate-splits.split-distribution'],
  when: 'Always. The testator’s own children may have to wait until 21 or 25.',
  appliesTo: always,
  needs: { childrenAge: ageOfChildrenPart },
  from: ['childrenAge', 'classes', 'laterChildren', 'haveChildren', 'persons'],
  why: 'Says who holds what a young person is given until they are old enough, and what it may be used for.',
  source: 'Trustee Act 1925 ss.31 and 32; Inheritance Tax Act 1984 ss.71A, 71D',
  legalSignOff: 'awaited',
  draft: ({ childrenAge }) => (childrenAge.age === ADULT_FROM_AGE ? at18 : later(childrenAge)),
})
