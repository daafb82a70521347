/**
 * People who came into the will by an answer that has changed since: a spouse after a divorce, the children after "I have no
 * children". They inherit and act as before, so the testator says what becomes of them.
 */
import { withoutPerson } from './changes.ts'
import type { MaritalStatus } from './lists.ts'
import { hasPartner, isChildPerson, isMarried, isMarriedInLaw, partnerOf } from './questions.ts'
import type { Person, Will } from './schema.ts'

/** `same`: they are the partner of the new status too. */
export const formerPartnerAnswers = ['same', 'keep', 'remove'] as const
export type FormerPartnerAnswer = (typeof formerPartnerAnswers)[number]
export type FormerChildrenAnswer = Exclude<FormerPartnerAnswer, 'same'>

type Named = Pick<Will, 'persons' | 'status'>

/** The partner of the stored will, if the new status has none or is likely to mean another person. */
export const formerPartner = (stored: Named, status: MaritalStatus | undefined): Person | undefined => {
  if (stored.status === undefined || status === undefined || stored.status === status) return undefined
  const another = hasPartner({ status }) && isMarriedInLaw(stored) && !isMarried({ status })
  return !hasPartner({ status }) || another ? partnerOf(stored) : undefined
}

/** The answers that suit the new status. */
export const answersForFormerPartner = (status: MaritalStatus | undefined): readonly FormerPartnerAnswer[] =>
  hasPartner({ status }) ? formerPartnerAnswers : ['keep', 'remove']

/**
 * Applies the answer. A partner who is kept becomes a former partner, and one who is the partner of the new status is called
 * a partner. A separation changes nothing, because the marriage lasts.
 */
export const withFormerPartner = (will: Will, id: number, answer: FormerPartnerAnswer): Will => {
  if (answer === 'remove') return withoutPerson(will, id)
  if (will.status === 'Separated') return will
  const changed = ({ relationship: _spouse, ...person }: Person): Person => {
    if (answer === 'same') return { ...person, relationship: 'Partner' }
    return { ...person, type: 'Person', ...(will.status !== 'Widowed' && { relationship: 'Ex Partner' }) }
  }
  return { ...will, persons: will.persons.map((person) => (person.id === id ? changed(person) : person)) }
}

/** The people who are named as children of a testator who says that there are none. */
export const formerChildren = ({ haveChildren, persons }: Pick<Will, 'haveChildren' | 'persons'>): Person[] =>
  haveChildren === 'No' ? persons.filter(isChildPerson) : []

/** Takes them out of the will, or keeps them as people who are no children of the testator. */
export const withFormerChildren = (will: Will, answer: FormerChildrenAnswer): Will => {
  if (answer === 'remove') return formerChildren(will).reduce((left, { id }) => withoutPerson(left, id), will)
  const kept = ({ relationship: _child, stepchildRole: _role, ...person }: Person): Person => ({
    ...person,
    type: 'Person',
    guardianId: [],
    backupGuardianId: [],
  })
  return { ...will, persons: will.persons.map((person) => (isChildPerson(person) ? kept(person) : person)) }
}
