/** A few questions at the end of the reading, made from the will itself: whether the testator knows what it does. None has to be answered. */
import { readBack as words } from '#words/en/picture.ts'
import { type Picture, pictureOf } from '../picture/picture.ts'
import { whereSharesGo } from '../picture/words.ts'
import type { Day } from '../text/calendar-day.ts'
import { firstNameIn } from '../text/names.ts'
import { estateIfDieOptions } from '../will/lists.ts'
import { inheritors } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'

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
