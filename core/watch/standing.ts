/** The first line of the account: where a will stands, in words addressed to its customer. */

import type { StepName } from '../journey/steps.ts'
import { stepNamed } from '../journey/steps.ts'
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

const kept: Readonly<Record<NonNullable<Signing['keptWith']>, string>> = {
  Home: ' and kept at home',
  Solicitor: ' and kept by a solicitor',
  'Probate Service': ' and kept by the Probate Service',
  'Somewhere else': '',
}

const sentence = (words: string): string => (/[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`)

const whoKnows = (will: Will, { mayKnow = [] }: Signing): string => {
  const names = personsOf(will, mayKnow).map(({ fullname }) => firstNameIn(fullname))
  return names.length > 0 ? `${listed.format(names)} may know.` : ''
}

const signedWords = (will: Will, signing: Signing): string =>
  [
    `Signed on ${dayInWords(signing.on)}.`,
    will.storage ? `Where: ${sentence(will.storage)}` : '',
    whoKnows(will, signing),
  ]
    .filter(Boolean)
    .join(' ')

const questions = (left: number): string => (left === 1 ? '1 question left.' : `${left} questions left.`)

const unpaid = (will: Will, name: string, { at, left, complete }: Progress): Standing => {
  if (will.toConfirm === 1)
    return {
      is: 'to confirm',
      title: `${name}, your will is paid for.`,
      lead: 'Your partner has paid. Read it, and confirm that it says what you want.',
    }
  if (complete)
    return {
      is: 'complete',
      title: `${name}, your will is written.`,
      lead: 'It is not paid for yet. Read it once more, pay, and sign it.',
    }
  return { is: 'writing', title: `You were ${stepNamed(at).doing}.`, lead: questions(left) }
}

/** @param name The first name of the customer. */
export const standingOf = (will: Will, name: string, progress: Progress, today: Day): Standing => {
  if (will.paid !== 1) return unpaid(will, name, progress)
  const state = signingState(will, today)
  switch (state.is) {
    case 'unsigned':
      return {
        is: 'ready',
        title: `${name}, your will is ready to sign.`,
        lead: 'Your will counts only when it is printed, signed and witnessed.',
      }
    case 'today':
      return {
        is: 'today',
        title: 'Today you sign your will.',
        lead: `At ${state.plan.time}, ${sentence(placeInWords(state.plan.place))}`,
      }
    case 'planned':
      return state.day === 'passed'
        ? {
            is: 'passed',
            title: `${name}, did you sign your will?`,
            lead: `You planned it for ${dayInWords(state.plan.day)}. Tell us, or choose another day.`,
          }
        : {
            is: 'planned',
            title: `You sign your will on ${dayInWords(state.plan.day)}.`,
            lead: `At ${state.plan.time}, ${sentence(placeInWords(state.plan.place))}`,
          }
    case 'doubtful': {
      const [first] = state.doubts
      const { says, follows } = first ? doubtInWords(first, state.signing) : { says: '', follows: '' }
      return {
        is: 'doubtful',
        title: `${name}, the signing of your will is in doubt.`,
        lead: `You signed it on ${dayInWords(state.signing.on)}. ${says} ${follows}`.trim(),
      }
    }
    case 'signed':
    case 'changed': {
      const { signing } = state
      const where = signing.keptWith ? kept[signing.keptWith] : ''
      return { is: 'signed', title: `${name}, your will is signed${where}.`, lead: signedWords(will, signing) }
    }
    case 'revoked':
      return {
        is: 'revoked',
        title: `${name}, the will you signed counts no more.`,
        lead: 'Make a new will, and sign it.',
      }
  }
}
