/** What is said to the three at the table, a sentence at a time. */
import { days, tableWords as words } from '#words/en/signing.ts'
import { dayInWords } from '../text/calendar-day.ts'
import { firstNameIn, initialsOf, listed } from '../text/names.ts'
import { fullNameOf } from '../will/details-table.ts'
import type { lastChecks } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import type { Attestation, SigningPlan } from '../will/signing-schema.ts'
import { type Edition, earlierPages, lastPage, type Paper, paperWords } from './editions.ts'
import { type Mishap, mishaps, type SigningStep } from './table.ts'

/** Who sits where. */
export type Seat = 'testator' | 'first' | 'second'

/** The three by the names they are called at the table: first names, or whole names where two are the same. */
export type Called = Readonly<Record<Seat, string>>

export const calledAtTable = (
  { details }: Pick<Will, 'details'>,
  { witnesses }: Pick<SigningPlan, 'witnesses'>,
): Called => {
  const full = [fullNameOf(details), witnesses[0]?.name ?? '', witnesses[1]?.name ?? '']
  const [testator = words.you, first = words.firstWitness, second = words.secondWitness] = full.map((name, at) => {
    const short = firstNameIn(name)
    const isAlone = full.every((other, index) => index === at || firstNameIn(other) !== short)
    return (isAlone ? short : name) || undefined
  })
  return { testator, first, second }
}

/** What each writes at the foot of a page, in the order of the seats: "MH". */
export const initialsAtTable = (
  { details }: Pick<Will, 'details'>,
  { witnesses }: Pick<SigningPlan, 'witnesses'>,
): string[] =>
  [`${details.first_name ?? ''} ${details.last_name ?? ''}`, ...witnesses.map(({ name }) => name)].map(initialsOf)

export type TableWords = {
  /** Who acts. Absent: all three. */
  readonly to?: Seat
  readonly who: string
  readonly says: string
  readonly next: string
  readonly done: string
}

export type TableStep = Exclude<SigningStep, 'when' | 'who' | 'print' | 'check'>

const signs = (called: Called, page: string, { mark, signer, reader, interpreter }: Attestation): TableWords => {
  const { testator, first, second } = called
  const read =
    reader === undefined
      ? ''
      : words.firstReadsThe(reader, interpreter === undefined ? '' : words.andInterprets(interpreter), testator)
  const watch = words.watch(read, first, second, reader === undefined ? words.youNeedNot : words.listenToAll)
  if (signer !== undefined)
    return {
      to: 'testator',
      who: signer,
      says: words.whenAsksYou(testator, page),
      next: watch,
      done: words.hasSigned(signer),
    }
  return {
    to: 'testator',
    who: testator,
    says: mark ? words.haveTheDate(page) : words.writeTheDate(page),
    next: watch,
    done: mark ? words.iHaveMadeMyMark : words.iHaveSigned,
  }
}

/** @param paper The will on the table. */
export const tableWords = (
  step: TableStep,
  called: Called,
  paper: Paper,
  attestation: Attestation = {},
): TableWords => {
  const { testator, first, second } = called
  switch (step) {
    case 'sit-down':
      return { who: words.allThree, says: words.sitSoThat, next: words.stayInThis, done: words.weAreAllHere }
    case 'initials':
      return {
        who: words.allThree,
        says: paper.pages === 1 ? words.thereIsOne : words.writeYourInitials(earlierPages(paper)),
        next: words.firstThenThen(testator, first, second),
        done: words.done,
      }
    case 'sign':
      return signs(called, lastPage(paper), attestation)
    case 'first-witness':
      return {
        to: 'first',
        who: first,
        says: words.signUnderFirst,
        next: words.thenWriteYour(testator, second),
        done: words.hasSigned(first),
      }
    case 'second-witness':
      return {
        to: 'second',
        who: second,
        says: words.nowSignUnder,
        next: words.thenWriteYourFull(testator, first),
        done: words.hasSigned(second),
      }
  }
}

/** The six ticks of the last look. */
export const lastCheckWords = (
  check: (typeof lastChecks)[number],
  paper: Paper,
  { mark, signer }: Attestation = {},
): string => {
  switch (check) {
    case 'Date':
      return words.theDateIsOn(lastPage(paper))
    case 'Three signatures':
      return mark && signer === undefined ? words.oneMark : words.threeSignatures
    case 'Names, addresses and occupations':
      return words.twoNames
    case 'Initials':
      return paper.pages === 1 ? words.noInitials : words.initialsOn(earlierPages(paper))
    case 'Staple':
      return paperWords[paper.edition].untouched
    case 'No words crossed out':
      return words.noWordsCrossedOut
  }
}

/** What may go wrong at the table, and what is done about it. */
export const mishapWords = (mishap: Mishap, edition: Edition): { readonly what: string; readonly next: string } => {
  const next =
    mishap === 'says something wrong'
      ? words.changeItFirst
      : mishaps[mishap] === 'print'
        ? paperWords[edition].again
        : words.startAgain
  return { what: words.mishaps[mishap], next }
}

/** "at home" of "At home" and of "home", within a sentence. */
export const placeInWords = (place: string): string =>
  /^(?:at|in|on)\b/i.test(place.trim())
    ? place.trim().charAt(0).toLowerCase() + place.trim().slice(1)
    : words.at(place.trim())

/** What the customer sends to the two, from a phone's own share sheet. */
export const requestToWitnesses = (
  { day, time, place }: Pick<SigningPlan, 'day' | 'time' | 'place'>,
  weekday: string,
): string => {
  const on = days.long(weekday, dayInWords(day)).replace(/ \d{4}$/, '')
  return words.couldYouWatch(on, time, placeInWords(place))
}

/** "Mary and David" */
export const bothWitnesses = ({ first, second }: Called): string => listed.format([first, second])
