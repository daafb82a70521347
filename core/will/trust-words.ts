/** The answers about a trust in a few words, as the pages and the summary say them. */
import { heldRead as words } from '#words/en/answers.ts'
import { dayInWords } from '../text/calendar-day.ts'
import { listedOr } from '../text/names.ts'
import type { Class, Person, Trust } from './schema.ts'

/** "For life", "For life, or until a marriage", "Until their death or 31 December 2035". Undefined while it was not answered. */
export const endsInShort = (trust: Trust): string | undefined => {
  if (trust.endsSaid === undefined) return undefined
  const { endsIfMarries, endsIfCouple, endsIfLeaves, endDate, endYears } = trust
  const isSaid = (end: string | false | 0 | undefined): end is string => typeof end === 'string'
  const events = [
    endsIfMarries === 'Yes' && words.marriage,
    endsIfCouple === 'Yes' && words.couple,
    endsIfLeaves !== undefined && words.away(endsIfLeaves),
  ].filter(isSaid)
  const days = [endDate && endDate.month > 0 && dayInWords(endDate), endYears && words.years(endYears)].filter(isSaid)
  if (days.length > 0) return words.until(listedOr.format([words.theirDeath, ...events, ...days]))
  return events.length > 0 ? words.forLifeOr(listedOr.format(events)) : words.forLife
}

/** "21, if they reach it". Undefined where nothing else than 18 was said. */
export const ageInShort = ({ age, young }: Pick<Person | Class, 'age' | 'young'>): string | undefined => {
  if (young === 'Theirs at once') return words.atOnce
  return age === undefined ? undefined : words.ifReached(age)
}
