/** Histories and their outcomes in few words, for tests: "1/2 Cy", "1/4 held for Bea", "1/2 estate of Cy". */
import { heldUntilOf } from '#core/estate/distribution.ts'
import type { Child } from '#core/estate/failures.ts'
import type { Fund, History, Holding, OutcomeInStages } from '#core/estate/history.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { TrustKind } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'

/** "2026-03-01" as a day. */
export const dayOf = (iso: string): Day => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { day, month, year }
}

const first = (name: string): string => name.replace(/ (Hale|Poe)\b/g, '')

const inWords = (will: Will, holding: Holding): string => {
  switch (holding.how) {
    case 'held':
      return `held for ${first(holding.name)}`
    case 'taken':
      return [first(holding.to.name), heldUntilOf(holding.to)].filter(Boolean).join(' held until ')
    case 'estate':
      return `estate of ${first(holding.to.name)}`
    case 'moved':
      return `became ${holding.into}`
    case 'outside':
      return `owned by ${holding.owners.map((id) => first(will.persons.find((each) => each.id === id)?.fullname ?? '')).join(' and ')}`
  }
}

/** A child by dates, "2020-01-01" of birth and of death, with their own. */
export const aChild = (born: string, died?: string, children: readonly Child[] = []): Child => ({
  born: dayOf(born),
  ...(died !== undefined && { died: dayOf(died) }),
  ...(children.length > 0 && { children }),
})

export const saidOf = (will: Will, holdings: readonly Holding[], of: Fund): string[] =>
  holdings.filter((each) => each.of === of).map((holding) => `${holding.share} ${inWords(will, holding)}`)

type Given = Partial<Omit<History, 'deaths' | 'died'>> & {
  readonly died?: string
  /** Who dies when, with the number of children who are living later, or all the children by dates. */
  readonly deaths?: readonly (readonly [person: number, on: string, children?: number | readonly Child[]])[]
}

export const historyOf = ({ died = '2026-03-01', deaths = [], ...rest }: Given): History => ({
  died: dayOf(died),
  deaths: deaths.map(([person, on, children = 0]) => ({
    person,
    on: dayOf(on),
    ...(typeof children === 'number' ? { livingChildren: children } : { children }),
  })),
  ...rest,
})

/** What becomes of one thing in the end. */
export const inTheEnd = (will: Will, given: Given, of: Fund = 'Home'): string[] =>
  saidOf(will, outcomeInStages(will, historyOf(given)).later, of)

export const atDeath = (will: Will, given: Given, of: Fund = 'Home'): string[] =>
  saidOf(will, outcomeInStages(will, historyOf(given)).now, of)

export const endedOn = ({ ended }: OutcomeInStages, of: TrustKind = 'Home'): string =>
  ended
    .filter((each) => each.of === of)
    .map(({ on, why }) => `${on.year}-${String(on.month).padStart(2, '0')}-${String(on.day).padStart(2, '0')} ${why}`)
    .join()
