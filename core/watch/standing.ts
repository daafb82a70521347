/** The first line of the account: where a will stands, in words addressed to its customer. */

import { standing as words } from '#words/en/account.ts'
import { days } from '#words/en/signing.ts'
import { type StepName, stepNamed } from '../journey/steps.ts'
import { doubtInWords } from '../signing/doubt-words.ts'
import { signingState } from '../signing/signing-state.ts'
import { placeInWords } from '../signing/table-words.ts'
import { type Day, dayInWords } from '../text/calendar-day.ts'
import { firstNameIn, listed } from '../text/names.ts'
import { personsOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Signing } from '../will/signing-schema.ts'

export type Standing = {
  readonly is:
    | 'writing'
    | 'complete'
    | 'to confirm'
    | 'ready'
    | 'planned'
    | 'today'
    | 'passed'
    | 'signed'
    | 'doubtful'
    | 'revoked'
  readonly title: string
  readonly lead: string
}

/** Where a customer is in their answers. */
export type Progress = { readonly at: StepName; readonly left: number; readonly complete: boolean }

const sentence = (words: string): string => (/[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`)

const whoKnows = (will: Will, { mayKnow = [] }: Signing): string => {
  const names = personsOf(will, mayKnow).map(({ fullname }) => firstNameIn(fullname))
  return names.length > 0 ? words.mayKnow(listed.format(names)) : ''
}

const signedWords = (will: Will, signing: Signing): string =>
  [
    words.signedOn(dayInWords(signing.on)),
    will.storage ? `Where: ${sentence(will.storage)}` : '',
    whoKnows(will, signing),
  ]
    .filter(Boolean)
    .join(' ')

const questions = (left: number): string => (left === 1 ? '1 question left.' : words.questionsLeft(left))

const unpaid = (will: Will, name: string, { at, left, complete }: Progress): Standing => {
  if (will.toConfirm === 1)
    return { is: 'to confirm', title: words['to confirm'].title(name), lead: words['to confirm'].lead }
  if (complete) return { is: 'complete', title: words.complete.title(name), lead: words.complete.lead }
  return { is: 'writing', title: words.writing(stepNamed(at).doing), lead: questions(left) }
}

/** @param name The first name of the customer. */
export const standingOf = (will: Will, name: string, progress: Progress, today: Day): Standing => {
  if (will.paid !== 1) return unpaid(will, name, progress)
  const state = signingState(will, today)
  switch (state.is) {
    case 'unsigned':
      return { is: 'ready', title: words.ready.title(name), lead: words.ready.lead }
    case 'today':
      return {
        is: 'today',
        title: words.today,
        lead: days.at(state.plan.time, sentence(placeInWords(state.plan.place))),
      }
    case 'planned':
      return state.day === 'passed'
        ? { is: 'passed', title: words.passed.title(name), lead: words.passed.lead(dayInWords(state.plan.day)) }
        : {
            is: 'planned',
            title: words.planned(dayInWords(state.plan.day)),
            lead: days.at(state.plan.time, sentence(placeInWords(state.plan.place))),
          }
    case 'doubtful': {
      const [first] = state.doubts
      const { says, follows } = first ? doubtInWords(first, state.signing) : { says: '', follows: '' }
      return {
        is: 'doubtful',
        title: words.doubtful(name),
        lead: days.signed(dayInWords(state.signing.on), says, follows).trim(),
      }
    }
    case 'signed':
    case 'changed': {
      const { signing } = state
      const { keptWith = 'Somewhere else' } = signing
      const where = keptWith === 'Somewhere else' ? '' : words.kept[keptWith]
      return { is: 'signed', title: words.signed(name, where), lead: signedWords(will, signing) }
    }
    case 'revoked':
      return { is: 'revoked', title: words.revoked.title(name), lead: words.revoked.lead }
  }
}
