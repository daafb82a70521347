/** What is said of a witness: while one is chosen, and once one has watched. */
import { firstNameIn, listed, listedOr, withoutTitle } from '../text/names.ts'
import type { witnessTicks } from '../will/lists.ts'
import { personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Doubt, Signing } from '../will/signing-schema.ts'
import { lossesOf, partInSentence } from './people-of-will.ts'
import { doubtsOfCheck, type Gravity, gravestOf, gravityOf } from './verdict.ts'
import { TESTATOR, type WitnessCheck } from './witness-check.ts'

const namesOf = (will: Will, about: readonly number[]): string[] =>
  about.map((id) => (id === TESTATOR ? 'you' : (personById(will, id)?.fullname ?? 'a person in your will')))

const LOSES = 'A witness loses anything the will leaves them.'
const NO_GIFT = 'No gift is lost by it, but it is safer not to.'

/**
 * Why a witness is stopped: in bold, and after it.
 * @param past They have watched already, and nobody can be asked in their place any more.
 */
export const stoppedWords = (
  will: Will,
  typed: string,
  check: WitnessCheck & { is: 'stopped' },
  past = false,
): readonly [string, string] => {
  const called = withoutTitle(typed.trim())
  if (past) {
    const [doubt] = doubtsOfCheck(will, 0, check)
    const { says, follows } = doubt ? doubtInWords(doubt, { witnesses: [typed, typed] }) : { says: '', follows: '' }
    return [says, follows]
  }
  switch (check.why) {
    case 'named': {
      const parts = check.people.map((part) => partInSentence(firstNameIn(part.person.fullname), part)).join(' ')
      const gets = check.people.some((part) => lossesOf(part).length > 0)
      const [only, ...more] = check.people
      const name = only && more.length === 0 ? only.person.fullname : called
      return [`${name} is in your will.`, `${parts} ${gets ? LOSES : NO_GIFT} Ask another person.`]
    }
    case 'testator':
      return ['This is your own name.', 'Ask two other people.']
    case 'other witness':
      return ['This is the other witness.', 'You need two different people.']
    case 'signs for the testator':
      return [`${called} signs for you.`, 'The two witnesses have to be other people.']
    case 'Same person':
      return [`${called} is ${listedOr.format(namesOf(will, check.about))}.`, `${LOSES} Ask another person.`]
    case 'Related':
      return [
        'Ask another person.',
        'What a will leaves to the husband, wife or civil partner of a witness is lost too.',
      ]
  }
}

/** Why a witness is asked about, and the question. */
export const questionWords = (will: Will, check: WitnessCheck & { is: 'asked' }): readonly [string, string] => {
  const names = namesOf(will, check.about)
  switch (check.question) {
    case 'Other witness':
      return ['The name is like that of the other witness.', 'Are they one person?']
    case 'Signs for you':
      return ['The name is like that of the one who signs for you.', 'Are they one person?']
    case 'Same person':
      return check.because === 'first name'
        ? ['The first name is one in your will.', `Is this ${listedOr.format(names)}, perhaps under another last name?`]
        : ['The name is like one in your will.', `Is this ${listedOr.format(names)}?`]
    case 'Related': {
      const same = check.because === 'address' ? 'address' : 'last name'
      return [
        `The same ${same} as ${listed.format(names)}.`,
        'Are they married to anyone in your will or to you, or living with them as a couple, or of your family?',
      ]
    }
  }
}

/** What is said of a witness against whom nothing speaks. */
export const clearWords = ({ asked }: WitnessCheck & { is: 'clear' }): string =>
  asked ? 'Not in your will, as you say.' : 'Not in your will, and no name like it.'

/** What is said of a name that is too short to be compared. */
export const HALF_A_NAME = 'Give the first name and the last name. One of them is not enough to compare.'

/** What only the testator can say of both witnesses. */
export const tickWords: Readonly<Record<(typeof witnessTicks)[number], string>> = {
  'Both are 18 or over': 'Both are 18 or over.',
  'Neither is a partner': 'Neither is the husband, wife or partner of anyone in your will.',
  'Both can see and understand': 'Both can see, and understand what they are watching.',
}

const untoldWords: Readonly<Record<(typeof witnessTicks)[number], string>> = {
  'Both are 18 or over': 'You have not said that both witnesses are 18 or over.',
  'Neither is a partner':
    'You have not said that neither witness is the husband, wife or partner of anyone in your will.',
  'Both can see and understand': 'You have not said that both witnesses can see, and understood what they watched.',
}

const untoldFollows: Readonly<Record<(typeof witnessTicks)[number], string>> = {
  'Both are 18 or over': 'A child may not have understood what they watched.',
  'Neither is a partner':
    'What a will leaves to the husband, wife or civil partner of a witness is lost. That is the law.',
  'Both can see and understand': 'A witness has to see the signature. Without that the will may not count.',
}

/** "Ruth Hale would lose a fifth of the rest and the gold ring" */
const lossesInWords = (about: Doubt['about']): string =>
  about.flatMap(({ name, loses }) => (loses.length > 0 ? `${name} would lose ${listed.format(loses)}` : [])).join('; ')

const BY_LAW = 'By law a witness loses what the will leaves them. The rest of the will stands.'

const namedFollows = (about: Doubt['about']): string => {
  const lost = lossesInWords(about)
  return lost === ''
    ? 'They have no gift in it, so no gift is lost. It is only caution: someone may ask about it one day.'
    : `${BY_LAW} ${lost}.`
}

const openWords = ({ asks, about }: Doubt, name: string): string => {
  const names = listedOr.format(about.map((each) => (each.id === TESTATOR ? 'you' : each.name)))
  switch (asks) {
    case 'Same person':
      return `The name ${name} is like one in your will. You have not said if this is ${names}.`
    case 'Related':
      return `${name} has the last name or the address of ${names}. You have not said if they are a couple or family.`
    case 'Other witness':
      return 'The two witnesses have names that are alike. You have not said if they are one person.'
    case 'Signs for you':
      return `The name ${name} is like that of the one who signed for you. You have not said if they are one person.`
    case undefined:
      return `${name} is not a full name, so we could not compare it.`
    default:
      return untoldWords[asks]
  }
}

const openFollows = ({ asks, about }: Doubt): string => {
  if (asks === 'Other witness') return 'A will needs two witnesses.'
  if (asks === 'Both are 18 or over' || asks === 'Neither is a partner' || asks === 'Both can see and understand')
    return untoldFollows[asks]
  const lost = lossesInWords(about)
  return lost === '' ? '' : `If so, a gift may be lost. ${lost}.`
}

/** A doubt about a signing: what is so, and what follows from it by law, or that it is caution alone. */
export const doubtInWords = (
  doubt: Doubt,
  { witnesses }: Pick<Signing, 'witnesses'>,
): { readonly says: string; readonly follows: string } => {
  const name = withoutTitle(witnesses[doubt.witness ?? 0])
  const { about } = doubt
  switch (doubt.why) {
    case 'testator':
      return {
        says: `${name} is your own name.`,
        follows: 'Nobody can witness their own will. With one other witness alone it does not count.',
      }
    case 'other witness':
      return { says: 'Both witnesses are one person.', follows: 'A will needs two. With one it does not count.' }
    case 'signs for the testator':
      return {
        says: `${name} signed in your place.`,
        follows: 'No gift is lost by it. It is safer when both witnesses are other people.',
      }
    case 'named':
      return { says: `${name} is in your will.`, follows: namedFollows(about) }
    case 'Same person':
      return about.length === 1 && about[0]?.id === TESTATOR
        ? doubtInWords({ ...doubt, why: 'testator' }, { witnesses })
        : {
            says: `You told us that ${name} is ${listedOr.format(about.map((each) => (each.id === TESTATOR ? 'you' : each.name)))}.`,
            follows: namedFollows(about),
          }
    case 'Related': {
      const lost = lossesInWords(about)
      return {
        says: `You told us that ${name} is married to, lives with or is of the family of someone in your will, or of yours.`,
        follows: `By law, what a will leaves to the husband, wife or civil partner of a witness is lost${lost === '' ? '' : `: ${lost}`}. In other families, and for a couple who are not married, no gift is lost: it is only caution.`,
      }
    }
    case 'not said':
      return { says: openWords(doubt, name), follows: openFollows(doubt) }
  }
}

/** The heading over a signing in doubt. */
export const doubtTitle = (doubts: readonly Doubt[]): string => {
  const titles: Readonly<Record<Gravity, string>> = {
    void: 'This signing is in doubt. Your will may not count.',
    loses: 'This signing is in doubt. A gift may be lost.',
    open: 'This signing is in doubt. An answer is missing.',
    caution: 'This signing is in doubt, as a caution.',
  }
  return titles[gravestOf(doubts) ?? 'open']
}

/** What ends the doubt. */
export const doubtEnds = (doubts: readonly Doubt[]): string => {
  const isOpen = doubts.some((doubt) => gravityOf(doubt) === 'open')
  const answer = isOpen ? 'Answer what is still open. ' : ''
  const isMore = doubts.some((doubt) => gravityOf(doubt) !== 'open')
  return isMore
    ? `${answer}If a name here is mistyped, correct it. If it is right, print your will again and sign it with two other witnesses.`
    : `${answer}If you cannot, print your will again and sign it with two other witnesses.`
}
