import { readBack as words } from '#words/en/picture.ts'
import { type Picture, pictureOf } from '../picture/picture.ts'
import { whereSharesGo } from '../picture/words.ts'
import type { Day } from '../text/calendar-day.ts'
import { firstNameIn } from '../text/names.ts'
import { estateIfDieOptions } from '../will/lists.ts'
import { inheritors } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'

/** What a customer agreed to while reading their will: each part of it with the very words that were shown. */

/** The parts in which a will is read, in the order of the document. `standard` has the clauses that no answer changed. */
export const partIds = [
  'you',
  'earlier-wills',
  'executors',
  'guardians',
  'funeral',
  'gifts',
  'home-for-life',
  'disabled-person',
  'pets',
  'residue',
  'if-somebody-dies',
  'if-nobody-is-left',
  'young-people',
  'charities-and-tax',
  'left-out',
  'added-clause',
  'powers',
  'trustees',
  'online-accounts',
  'our-two-wills',
  'meanings',
  'signing',
  'standard',
] as const

export type PartId = (typeof partIds)[number]

/** A part whose clauses belong together by what they say. */
export type PartOfClauses = Exclude<PartId, 'standard'>

/** What stood on the screen beside the button: `partReadSchema` of `core/api/wills.ts` is the same. */
export type PartRead = { words: string[]; sentence: string; warnings: string[] }

/** An agreement to one part. It counts while the part says the same. */
export type Agreement = {
  readonly part: PartId
  readonly read: PartRead
  /** SHA-256 of `read` as JSON, in hexadecimal. */
  readonly wordsHash: string
  /** The version of the will that was read. */
  readonly version: number
  /** ISO date and time. */
  readonly at: string
}

/** In one order of its fields, so that equal words are equal text. */
export const asOneText = ({ words, sentence, warnings }: PartRead): string =>
  JSON.stringify({ words, sentence, warnings })

export const saysTheSame = (one: PartRead, other: PartRead): boolean => asOneText(one) === asOneText(other)

/** The newest agreement to each part. `agreements` has the oldest first. */
export const newestOf = <A extends { readonly part: PartId }>(agreements: readonly A[]): ReadonlyMap<PartId, A> =>
  new Map(agreements.map((agreement) => [agreement.part, agreement]))

type Read = { readonly part: PartId; readonly read: PartRead }

/** `lapsed`: the words have changed since the customer agreed to them. */
export type ReadingState = 'agreed' | 'lapsed' | 'not read'

/** How a part stands. `agreements` has the oldest first. */
export const readingState = ({ part, read }: Read, agreements: readonly Read[]): ReadingState => {
  const newest = newestOf(agreements).get(part)
  if (!newest) return 'not read'
  return saysTheSame(newest.read, read) ? 'agreed' : 'lapsed'
}

/** A few questions at the end of the reading, made from the will itself: whether the testator knows what it does. None has to be answered. */

/** More would be an examination. */
export const MOST_READ_BACK = 3

export type ReadBackQuestion = {
  readonly asks: string
  /** What may follow, one of which does. In the order of the alphabet, so that their order tells nothing. */
  readonly options: readonly string[]
  readonly right: string
}

const takers = ({ shares }: Picture): string =>
  JSON.stringify(shares.map(({ to, part }) => `${to.key} ${part.numerator}/${part.denominator}`).toSorted())

type Result = { readonly takers: string; readonly says: string }

/** Who takes what if this person alone has died. Undefined where the will does not say. */
const without = (will: Will, { id }: Person, today: Day): Result | undefined => {
  const picture = pictureOf(will, today, { died: [id] })
  const isSaid = picture.departed.every(({ goes }) => goes !== 'not said' && goes !== 'nowhere')
  const says = whereSharesGo(picture).join(' ')
  return isSaid && says !== '' ? { takers: takers(picture), says } : undefined
}

/** The same will with another answer to what happens if this person dies first. */
const otherWills = (will: Will, person: Person): Will[] => {
  const other = inheritors(will).find((heir) => heir.kind === 'person' && heir.person.id !== person.id)
  const instead = other?.kind === 'person' ? [{ id: other.person.id, percent: 100 }] : []
  const changed = (to: Partial<Person>): Will => ({
    ...will,
    persons: will.persons.map((each) => (each.id === person.id ? { ...each, ...to } : each)),
  })
  return estateIfDieOptions
    .filter((option) => option !== person.estateIfDie)
    .map((estateIfDie) => changed({ estateIfDie, estateBackup: { persons: instead, charities: [] } }))
}

const nameIn = ({ persons }: Will, { fullname }: Person): string => {
  const first = firstNameIn(fullname)
  return persons.filter((each) => firstNameIn(each.fullname) === first).length > 1 ? fullname : first
}

const questionAbout = (will: Will, person: Person, today: Day): ReadBackQuestion[] => {
  const right = without(will, person, today)
  if (!right) return []
  const wrong = otherWills(will, person).flatMap((other) => without(other, person, today) ?? [])
  // Another way to say the same would be right as well.
  const options = [...new Set(wrong.flatMap(({ takers, says }) => (takers === right.takers ? [] : [says])))]
  if (options.length === 0 || options.includes(right.says)) return []
  return [{ asks: words.ifDies(nameIn(will, person)), options: [right.says, ...options].toSorted(), right: right.says }]
}

/**
 * At most three questions, about the people who are left most. Empty where the will has nothing to ask about. Nothing is asked about
 * two people of one name, as the question would not say which.
 */
export const readBackQuestions = (will: Will, today: Day): ReadBackQuestion[] => {
  const questions = inheritors(will)
    .toSorted((one, other) => other.hundredths - one.hundredths)
    .flatMap((heir) => (heir.kind === 'person' ? questionAbout(will, heir.person, today) : []))
  return questions
    .filter(({ asks }) => questions.filter((each) => each.asks === asks).length === 1)
    .slice(0, MOST_READ_BACK)
}
