/** What the sentences of a reading are made of: names, shares, and what has not been said. */
import { passedOverAsKin } from '#core/estate/distribution.ts'
import { SURVIVAL_DAYS } from '#core/estate/history.ts'
import { cardsOf } from '#core/picture/cards.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { listed, listedOr } from '#core/text/names.ts'
import type { Shares, Will } from '#core/will/schema.ts'
import { partInShort, partOfShare } from '#core/will/share-parts.ts'
import { answersRead } from '#words/en/answers.ts'
import { sentences as words } from '#words/en/reading.ts'
import type { ClauseId } from '../document.ts'
import type { Party } from '../party.ts'

/**
 * What a child born later has beside those who share: one more equal part. Beside others who have parts of their own, the children's
 * parts are divided again.
 */
export const laterInWords = (
  sharing: readonly number[],
  { names, sharers, equal }: { readonly names: Named; readonly sharers: number; readonly equal: boolean },
): string => {
  if (sharing.length === 0) return ''
  if (equal || sharing.length === sharers) return words.withLater
  return words.laterDivides(listed.format(sharing.map(names.person)))
}

export type Named = {
  readonly person: (id: number) => string
  readonly charity: (id: number) => string
  readonly party: (party: Party) => string
}

const namesBy =
  (kind: 'name' | 'fullname') =>
  (will: Will, today: Day): Named => {
    const names = new Map<string, string>(cardsOf(will, today).map((card) => [card.key, card[kind]]))
    return {
      person: (id) => names.get(`person ${id}`) ?? '',
      charity: (id) => names.get(`charity ${id}`) ?? '',
      party: ({ key, name }) => names.get(key.replace(':', ' ')) ?? name,
    }
  }

/** First names, where they tell the people apart. */
export const shortNames = namesBy('name')

const fullNamesOfCards = namesBy('fullname')

/** As in a sentence: a card of the children of one who has died begins with a capital. */
export const fullNames = (will: Will, today: Day): Named => {
  const { person, charity, party } = fullNamesOfCards(will, today)
  return { person, charity, party: (each) => (each.kind === 'line' ? words.theChildrenOf(each.name) : party(each)) }
}

/** Who never takes as one of the next of kin. */
export const passedOverInWords = (will: Will): string =>
  listedOr.format([words.someoneWithin(SURVIVAL_DAYS), words.someoneFailed, ...passedOverAsKin(will)])

export const filled = (names: readonly string[]): string[] => names.filter((name) => name !== '')

/** "Ruth 70% and Daniel 30%", or "Ruth and Daniel, equally". */
export const among = ({ persons, charities }: Shares, names: Named, equal: boolean): string => {
  const shares = [
    ...persons.map((share) => ({ name: names.person(share.id), part: partOfShare(share) })),
    ...charities.map((share) => ({ name: names.charity(share.id), part: partOfShare(share) })),
  ].filter(({ name }) => name !== '')
  const alike = equal || shares.length === 1
  const each = shares.map(({ name, part }) => (alike ? name : `${name} ${partInShort(part)}`))
  return alike && each.length > 1 ? answersRead.equally(listed.format(each)) : listed.format(each)
}

export type Given = {
  readonly will: Will
  readonly today: Day
  readonly names: Named
  readonly clauses: readonly ClauseId[]
}

/** When those are asked who stand behind these. */
export const ifNoneCan = (first: readonly string[]): string => {
  const [only, ...others] = first
  if (only !== undefined && others.length === 0) return words.cannot(only)
  return first.length === 2 ? words.neitherCan : words.noneCan
}

/** Whose absence calls the backup executors: beside lawyers, of whom there are many, that of the people named. */
export const ifTheyCannot = (people: readonly string[], withFirm: boolean): string => {
  const [first] = people
  if (first === undefined) return words.theLawyersCannot
  if (people.length === 1) return words.cannot(first)
  if (people.length === 2) return withFirm ? words.oneOfNamedCannot(listedOr.format(people)) : words.oneOfThemCannot
  return withFirm ? words.fewerThanTwoOf(listed.format(people)) : words.fewerThanTwo
}
