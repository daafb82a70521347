import { appointedFirm } from '#core/will/questions.ts'
import type { FirmConsent, Will } from '#core/will/schema.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { orUnsaidParty, type Party, partiesOf } from '../party.ts'
import { answer, clauses, type DraftRun, listOf, nameOf, paragraph, sentence, term } from '../wording.ts'

// With two, a receipt for land or for a child's money is good (Trustee Act 1925 s.14(2)).
const FEWEST_EXECUTORS = 'two'

const inOrder = (parties: readonly Party[]): DraftRun[] =>
  parties.flatMap((party, index) => sentence`${index === 0 ? '' : ', then '}${nameOf(party)}`)

/** When the first substitute steps in, and for whom. */
const vacancy = (executors: readonly Party[], withFirm: boolean, next: Party): DraftRun[] => {
  const [only, ...others] = executors
  const [them, instead] =
    withFirm && only ? ['those I have named', sentence`in the place of ${nameOf(only)}`] : ['them', 'instead']
  if (!only) return sentence`If none of them is able and willing to act, I appoint ${nameOf(next)} instead`
  return others.length === 0
    ? sentence`If ${nameOf(only)} is not alive, able and willing to act, I appoint ${nameOf(next)} ${instead}`
    : sentence`If fewer than ${FEWEST_EXECUTORS} of ${them} are alive, able and willing to act, I appoint ${nameOf(next)} in the place of one who is not`
}

/** For one executor, each substitute takes the place of the one before. For several, as many act as make two. */
const insteadOf = (executors: readonly Party[], withFirm: boolean, substitutes: readonly Party[]): DraftRun[] => {
  const [next, ...later] = substitutes
  if (!next) return []
  if (later.length > 0 && executors.length > 1) {
    return sentence` If fewer than ${FEWEST_EXECUTORS} of ${withFirm ? 'those I have named' : 'them'} are alive, able and willing to act, I appoint as many of the following as are needed for ${FEWEST_EXECUTORS} to act, in this order: ${inOrder(substitutes)}.`
  }
  const then = later.flatMap(
    (party, index) =>
      sentence`; and if ${nameOf(substitutes[index] ?? next)} is not alive, able and willing to act, ${nameOf(party)}`,
  )
  return sentence` ${vacancy(executors, withFirm, next)}${then}.`
}

const appointed = (executors: readonly Party[], withFirm: boolean): DraftRun[] => {
  if (!withFirm) return listOf(executors)
  const lawyers = sentence`the lawyers described in ${clauses('professional-firm')}`
  return executors.length === 0 ? lawyers : sentence`${listOf(executors)}, together with ${lawyers},`
}

export const executorsPart: Part<readonly Party[]> = {
  steps: ['will.executors.executors'],
  of: (will) => partiesOf(will, will.executor),
  outline: (will) => (appointedFirm(will) ? [] : orUnsaidParty(partiesOf(will, will.executor))),
}

const substitutesOf = (will: Will): Party[] =>
  partiesOf(
    will,
    will.executorBackup.filter((id) => !will.executor.includes(id)),
  )

export const substitutesPart: Part<readonly Party[]> = {
  steps: ['will.executors.my-executors'],
  of: substitutesOf,
  outline: substitutesOf,
}

/** The law firm whose lawyers are appointed, if any. */
export const firmPart: Part<FirmConsent | undefined> = {
  steps: ['will.executors.executors'],
  of: appointedFirm,
  outline: appointedFirm,
}

/** The 28 days do not apply to executors, who may have to act on the second day. */
export const executors = defineClause({
  id: 'executors',
  heading: 'Executors and trustees',
  steps: ['will.executors.executors', 'will.executors.my-executors'],
  when: 'Always.',
  appliesTo: always,
  needs: { executors: executorsPart, substitutes: substitutesPart, firm: firmPart },
  from: ['executor', 'executorBackup', 'persons', 'secureLegacyProbateAsExecutor', 'firmConsent'],
  why: 'Your executors collect what you own, pay what you owe and carry out this will.',
  source: 'Senior Courts Act 1981 ss.114(1) and 118; Trustee Act 1925 s.34',
  draft: ({ executors: named, substitutes, firm }) => {
    const office = named.length === 1 && !firm ? 'my executor and trustee' : 'my executors and trustees'
    const withFirm = firm !== undefined
    return [
      paragraph`I appoint ${appointed(named, withFirm)} as ${office}.${insteadOf(named, withFirm, substitutes)}`,
      paragraph`Nobody under 18 may act, and no more than four may act at once. ${term('My Executors')} means whoever holds these offices at the time: my executors while they deal with my estate and, of what is held on trust, its trustees.`,
    ]
  },
})

/**
 * An office is held by people and not by a firm, and a firm's name alone would be read as its partners of the day (Re
 * Rogers). Who may charge is put narrowly: "any profession or business" went to court in Re Townsend.
 */
export const professionalFirm = defineClause({
  id: 'professional-firm',
  heading: 'Lawyers as executors, and their fees',
  steps: ['will.executors.executors'],
  when: 'The testator chose to appoint the law firm, and agreed to what stood beside the choice.',
  appliesTo: (will) => appointedFirm(will) !== undefined,
  needs: { firm: firmPart, executors: executorsPart },
  from: ['secureLegacyProbateAsExecutor', 'firmConsent', 'executor', 'persons'],
  why: 'You chose a law firm. This says who in it acts, even if the firm changes, and that they can be paid.',
  source: 'Re Rogers [2006] EWHC 753 (Ch); Da Silva v Heselton [2021] EWHC 3079 (Ch); Trustee Act 2000 ss.28 and 29',
  draft: ({ firm, executors }) =>
    firm
      ? [
          paragraph`The lawyers I appoint are the people who, when I die, are partners in, members of or directors of ${{ kind: 'name', text: firm.name }} (Solicitors Regulation Authority number ${answer(firm.sraNumber)}), or of a business that has taken over its work, and who are authorised to practise law. I would like only two of them to act.${executors.length > 0 ? ' If more than four people could act, those I have named come first.' : ''}`,
          paragraph`An Executor who acts in the course of a business that includes dealing with estates or trusts may charge, and be paid from my estate, reasonable fees for what they or their firm do, whether or not somebody who is not a lawyer could have done it. Any other Executor may recover proper expenses only.`,
        ]
      : [],
})
