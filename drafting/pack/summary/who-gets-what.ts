/** Who takes what is left, today and after each single death: a picture, and a table with the same facts. */
import { outcome } from '#core/estate/outcome.ts'
import { shareInWords } from '#core/estate/share-in-words.ts'
import { childrenWouldTake, diesFirst } from '#core/estate/single-death.ts'
import { SURVIVAL_DAYS } from '#core/estate/survival.ts'
import type { Taking } from '#core/estate/taking.ts'
import { takingInWords } from '#core/estate/taking-in-words.ts'
import type { Day } from '#core/formats/birthday.ts'
import { listed } from '#core/formats/listed.ts'
import { personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { relationInWords } from '../../party.ts'
import type { Part } from '../pack-document.ts'
import { paragraph, section, subheading } from '../part.ts'

const taken = (will: Will, taking: Taking): string =>
  `${takingInWords(will, taking).name} ${shareInWords(taking.share)}`

const flow = (will: Will, takings: readonly Taking[]): Part => ({
  kind: 'flow',
  slices: takings.map((taking) => ({ name: takingInWords(will, taking).name, share: taking.share })),
  alt: `What is left of your estate goes to: ${listed.format(takings.map((taking) => taken(will, taking)))}.`,
})

/** "Ruth Hale (daughter, held until 18)" */
const described = (will: Will, taking: Taking): string => {
  const { name, note } = takingInWords(will, taking)
  const person = taking.type === 'person' ? personById(will, taking.id) : undefined
  const about = [person && relationInWords(person, will.status), note].filter(Boolean).join(', ')
  return about ? `${name} (${about})` : name
}

const sameTaker = (one: Taking, other: Taking): boolean =>
  one.type === other.type && 'id' in one && 'id' in other && one.id === other.id

const sharesNow = (will: Will, takings: readonly Taking[]): Part => ({
  kind: 'table',
  caption: 'Shares if everybody outlives you',
  columns: [
    { title: 'Who', align: 'start' },
    { title: 'Share', align: 'end' },
  ],
  rows: takings.map((taking) => [described(will, taking), shareInWords(taking.share)]),
})

const sharesThen = (will: Will, caption: string, now: readonly Taking[], then: readonly Taking[]): Part => ({
  kind: 'table',
  caption,
  columns: [
    { title: 'Who', align: 'start' },
    { title: 'Today', align: 'end' },
    { title: 'Then', align: 'end' },
  ],
  rows: then.map((taking) => {
    const before = now.find((each) => sameTaker(each, taking))
    return [described(will, taking), before ? shareInWords(before.share) : 'nothing', shareInWords(taking.share)]
  }),
})

const afterTheDeathOf = (person: Person, will: Will, now: readonly Taking[], today: Day): Part[] => {
  const title = `If ${person.fullname} dies before you`
  const then = outcome(will, [diesFirst(person)], today)
  if (!childrenWouldTake(person))
    return [
      subheading(title),
      flow(will, then),
      sharesThen(will, `Shares if ${person.fullname} dies before you`, now, then),
    ]
  const childless = outcome(will, [{ person: person.id }], today)
  return [
    subheading(title),
    flow(will, then),
    sharesThen(will, `Shares if ${person.fullname} leaves children`, now, then),
    sharesThen(will, `Shares if ${person.fullname} leaves no children`, now, childless),
  ]
}

const peopleAmong = (will: Will, takings: readonly Taking[]): Person[] =>
  takings.flatMap((taking) => (taking.type === 'person' ? (personById(will, taking.id) ?? []) : []))

export const whoGetsWhatToday = (will: Will, today: Day): Part[] => {
  const now = outcome(will, [], today)
  return section(
    'Who gets what',
    paragraph('These are shares of what is left when your debts, your funeral, any tax and any gifts have been paid.'),
    flow(will, now),
    sharesNow(will, now),
  )
}

/** Nothing, where only charities take: they do not die. */
export const whoGetsWhatAfterADeath = (will: Will, today: Day): Part[] => {
  const now = outcome(will, [], today)
  const people = peopleAmong(will, now)
  if (people.length === 0) return []
  return section(
    'If somebody dies before you',
    paragraph(
      `Here is what happens if one person dies before you and everybody else outlives you. Somebody outlives you if they are alive at the end of the ${SURVIVAL_DAYS}th day after the day you die.`,
    ),
    ...people.flatMap((person) => afterTheDeathOf(person, will, now, today)),
  )
}
