/** What is said of a witness: while one is chosen, and once one has watched. */
import { kept } from '#words/en/forms.ts'
import { doubtWords as words } from '#words/en/signing.ts'
import { firstNameIn, listed, listedOr, withoutTitle } from '../text/names.ts'
import type { witnessTicks } from '../will/lists.ts'
import { personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Doubt, Signing } from '../will/signing-schema.ts'
import { lossesOf, partInSentence } from './people-of-will.ts'
import { doubtsOfCheck, gravestOf, gravityOf } from './verdict.ts'
import { TESTATOR, type WitnessCheck } from './witness-check.ts'

const namesOf = (will: Will, about: readonly number[]): string[] =>
  about.map((id) => (id === TESTATOR ? 'you' : (personById(will, id)?.fullname ?? 'a person in your will')))

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
      return [words.isNamed(name), words.askAnother(parts, gets ? words.losesAll : words.losesNone)]
    }
    case 'signs for the testator':
      return [words.signsForYou(called), words.twoOthers]
    case 'Same person':
      return [words.isPerson(called, listedOr.format(namesOf(will, check.about))), words.losesAllAsk]
    default:
      return words.stopped[check.why]
  }
}

/** Why a witness is asked about, and the question. */
export const questionWords = (will: Will, check: WitnessCheck & { is: 'asked' }): readonly [string, string] => {
  const names = namesOf(will, check.about)
  switch (check.question) {
    case 'Other witness':
    case 'Signs for you':
      return words.alike[check.question]
    case 'Same person':
      return check.because === 'first name'
        ? [words.firstNameAlike, words.isThisPerhaps(listedOr.format(names))]
        : [words.nameAlike, words.isThis(listedOr.format(names))]
    case 'Related': {
      const same = check.because === 'address' ? 'address' : 'last name'
      return [words.same[same](listed.format(names)), words.areTheyMarried]
    }
  }
}

/** What is said of a witness against whom nothing speaks. */
export const clearWords = ({ asked }: WitnessCheck & { is: 'clear' }): string =>
  asked ? words.clearAsSaid : words.clear

/** What is said of a name that is too short to be compared. */
export const HALF_A_NAME = words.halfAName

/** What only the testator can say of both witnesses. */
export const tickWords: Readonly<Record<(typeof witnessTicks)[number], string>> = words.ticks

/** "Ruth Hale would lose a fifth of the rest and the gold ring" */
const lossesInWords = (about: Doubt['about']): string =>
  about
    .flatMap(({ name, loses }) =>
      loses.length > 0 ? words.wouldLose(name, listed.format(loses.map((each) => kept.said(each)))) : [],
    )
    .join('; ')

const namedFollows = (about: Doubt['about']): string => {
  const lost = lossesInWords(about)
  return lost === '' ? words.noGift : `${words.byLaw} ${lost}.`
}

const openWords = ({ asks, about }: Doubt, name: string): string => {
  const names = listedOr.format(about.map((each) => (each.id === TESTATOR ? 'you' : each.name)))
  switch (asks) {
    case 'Same person':
      return words.openSamePerson(name, names)
    case 'Related':
      return words.openRelated(name, names)
    case 'Other witness':
      return words.openOtherWitness
    case 'Signs for you':
      return words.openSigner(name)
    case undefined:
      return words.openHalfAName(name)
    default:
      return words.untold[asks]
  }
}

const openFollows = ({ asks, about }: Doubt): string => {
  if (asks === 'Other witness') return words.needsTwo
  if (asks === 'Both are 18 or over' || asks === 'Neither is a partner' || asks === 'Both can see and understand')
    return words.untoldFollows[asks]
  const lost = lossesInWords(about)
  return lost === '' ? '' : words.openLoses(lost)
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
      return { says: words.ownName.says(name), follows: words.ownName.follows }
    case 'other witness':
      return words.onePerson
    case 'signs for the testator':
      return { says: words.signedForYou.says(name), follows: words.signedForYou.follows }
    case 'named':
      return { says: words.isNamed(name), follows: namedFollows(about) }
    case 'Same person':
      return about.length === 1 && about[0]?.id === TESTATOR
        ? doubtInWords({ ...doubt, why: 'testator' }, { witnesses })
        : {
            says: words.toldSamePerson(
              name,
              listedOr.format(about.map((each) => (each.id === TESTATOR ? 'you' : each.name))),
            ),
            follows: namedFollows(about),
          }
    case 'Related': {
      const lost = lossesInWords(about)
      return { says: words.toldRelated.says(name), follows: words.toldRelated.follows(lost === '' ? '' : `: ${lost}`) }
    }
    case 'not said':
      return { says: openWords(doubt, name), follows: openFollows(doubt) }
  }
}

/** The heading over a signing in doubt. */
export const doubtTitle = (doubts: readonly Doubt[]): string => words.titles[gravestOf(doubts) ?? 'open']

/** What ends the doubt. */
export const doubtEnds = (doubts: readonly Doubt[]): string => {
  const isOpen = doubts.some((doubt) => gravityOf(doubt) === 'open')
  const answer = isOpen ? words.answerOpen : ''
  const isMore = doubts.some((doubt) => gravityOf(doubt) !== 'open')
  return isMore ? words.endsMore(answer) : words.endsOpen(answer)
}
