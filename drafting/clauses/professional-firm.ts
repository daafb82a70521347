import { appointedFirm } from '#core/will/questions.ts'
import { defineClause } from '../clause.ts'
import { answer, paragraph } from '../wording.ts'
import { executorsPart, firmPart } from './executors.ts'

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
