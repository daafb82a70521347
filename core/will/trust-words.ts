/** The answers about a trust in a few words, as the pages and the summary say them. */
import { dayInWords } from '../text/calendar-day.ts'
import { listedOr } from '../text/names.ts'
import type { Class, Person, Trust } from './schema.ts'

/** "For life", "For life, or until a marriage", "Until their death or 31 December 2035". Undefined while it was not answered. */
export const endsInShort = (trust: Trust): string | undefined => {
  if (trust.endsSaid === undefined) return undefined
  const { endsIfMarries, endsIfCouple, endsIfLeaves, endDate, endYears } = trust
  const isSaid = (end: string | false | 0 | undefined): end is string => typeof end === 'string'
  const events = [
    endsIfMarries === 'Yes' && 'a marriage',
    endsIfCouple === 'Yes' && 'living with someone as a couple',
    endsIfLeaves !== undefined && `${endsIfLeaves} months away`,
  ].filter(isSaid)
  const days = [
    endDate && endDate.month > 0 && dayInWords(endDate),
    endYears && `${endYears} ${endYears === 1 ? 'year' : 'years'} after my death`,
  ].filter(isSaid)
  if (days.length > 0) return `Until ${listedOr.format(['their death', ...events, ...days])}`
  return events.length > 0 ? `For life, or until ${listedOr.format(events)}` : 'For life'
}

/** "21, if they reach it". Undefined where nothing else than 18 was said. */
export const ageInShort = ({ age, young }: Pick<Person | Class, 'age' | 'young'>): string | undefined => {
  if (young === 'Theirs at once') return 'Theirs at once, looked after until 18'
  return age === undefined ? undefined : `${age}, if they reach it`
}
