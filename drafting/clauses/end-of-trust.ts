import { dayInWords } from '#core/text/calendar-day.ts'
import type { TrustFixed } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { mayBeAmongTakers } from '#core/will/young-takers.ts'
import { type Party, partyOfPerson, unsaidParty } from '../party.ts'
import {
  answer,
  blank,
  clauses,
  type DraftBlock,
  type DraftRun,
  listInOneSentence,
  nameOf,
  paragraph,
  sentence,
  term,
} from '../wording.ts'

/** The words in which a clause says who is living to take: when the testator dies, or when a trust ends. */
export type Living = {
  readonly does: string
  readonly do: string
  readonly doesNot: string
  readonly hasNot: string
  readonly have: string
  /** How somebody is treated for whom a share has failed. */
  readonly asDead: string
}

/** `meanings` says what it is to survive the testator. */
export const survivingMe: Living = {
  does: 'survives me',
  do: 'survive me',
  doesNot: 'does not survive me',
  hasNot: 'has not survived me',
  have: 'have',
  asDead: 'as having died before me',
}

/** The clause of the trust says what it is to be living at the end. */
export const livingAtTheEnd: Living = {
  does: 'is living at the end',
  do: 'are living at the end',
  doesNot: 'is not living at the end',
  hasNot: 'is not living at the end',
  have: 'are',
  asDead: 'as having died before the trust ended',
}

/** When a trust ends and who has to be living then: the same in every trust of a will. */
export type EndOfTrust = {
  /** Who benefits until then. */
  readonly person: Party
  readonly date: Trust['endDate']
  readonly years: Trust['endYears']
  readonly ifMarries: boolean
  readonly ifCouple: boolean
  readonly monthsAway: Trust['endsIfLeaves']
  /** Absent: not answered yet. */
  readonly fixed: TrustFixed | undefined
  /** Ends by nothing but the death: a disabled person gives nothing up, having no right to it. */
  readonly onlyByDeath: boolean
  /** The person may be among those who take at the end, and takes nothing then. */
  readonly passedOver: boolean
}

export const endOfTrust = (will: Will, trust: Trust): EndOfTrust => {
  const onlyByDeath = trust.kind === 'Disabled person'
  const [person = unsaidParty] = personsOf(will, [trust.for]).map((each) => partyOfPerson(will, each))
  return {
    person,
    date: onlyByDeath ? undefined : trust.endDate,
    years: onlyByDeath ? undefined : trust.endYears,
    ifMarries: !onlyByDeath && trust.endsIfMarries === 'Yes',
    ifCouple: !onlyByDeath && trust.endsIfCouple === 'Yes',
    monthsAway: trust.kind === 'Home' ? trust.endsIfLeaves : undefined,
    fixed: onlyByDeath ? 'When the trust ends' : trust.fixed,
    onlyByDeath,
    passedOver: mayBeAmongTakers(will, trust),
  }
}

/** How the will says that somebody is living to take at the end of this trust. */
export const livingFor = ({ fixed }: EndOfTrust): Living => (fixed === 'When I die' ? survivingMe : livingAtTheEnd)

const ordinal = (n: number): string => {
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }
  return `${n}${suffix[new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(n)]}`
}

// A test by the opinion of the executors holds if the event itself is clear (Re Coxen [1948] Ch 747).
const recorded = (person: Party): DraftRun[] =>
  sentence`the day my Executors other than ${nameOf(person)}, having asked ${nameOf(person)}, record in writing that`

const events = ({ person, date, years, ifMarries, ifCouple, monthsAway }: EndOfTrust): DraftRun[][] => [
  sentence`the death of ${nameOf(person)}`,
  ...(date ? [sentence`the end of ${answer(dayInWords(date))}`] : []),
  ...(years === undefined ? [] : [sentence`the ${answer(ordinal(years))} anniversary of my death`]),
  ...(ifMarries ? [sentence`the day ${nameOf(person)}, after my death, marries or forms a civil partnership`] : []),
  ...(ifCouple
    ? [
        sentence`${recorded(person)} for the last 12 months, all of them after my death, ${nameOf(person)} has lived in one household with another adult as a couple`,
      ]
    : []),
  ...(monthsAway === undefined
    ? []
    : [
        sentence`${recorded(person)} ${nameOf(person)} has not lived in the Home for the last ${answer(`${monthsAway}`)} months, all of them after my death, and, in their opinion, will not live there again; time in hospital does not count`,
      ]),
  sentence`the day my Executors receive a signed notice in which ${nameOf(person)} gives the trust up; an attorney or deputy may give it only if the court allows`,
]

const ifItNeverStarts = ({ person, date }: EndOfTrust): DraftRun[] =>
  sentence`If ${date ? 'that date has passed when I die, or ' : ''}${nameOf(person)} does not survive me, or cannot or does not take under this clause for any reason, the trust ends when I die.`

/** Each event with its whole definition, so that it is certain when it has happened. */
export const whenItEnds = (end: EndOfTrust): DraftBlock[] =>
  end.onlyByDeath
    ? [
        paragraph`${term('The trust ends')} on the death of ${nameOf(end.person)}. If ${nameOf(end.person)} does not survive me, or the trust cannot take effect for any reason, it ends when I die.`,
      ]
    : [
        paragraph`${term('The trust ends')} on the first of these:`,
        listInOneSentence(events(end)),
        paragraph`${ifItNeverStarts(end)}`,
      ]

/** What the law allows with the consent of the one who has the right meanwhile (Trustee Act 1925 s.32(1)(c)). */
export const paidEarly = ({ person }: EndOfTrust): DraftBlock =>
  paragraph`Section 32 of the Trustee Act 1925 lets my Executors pay capital early to somebody who may take when the trust ends, but only if ${nameOf(person)} agrees in writing.`

/**
 * Who has to be living when. After a death the 28 days are those of every gift; on any other day there is no gap, in which
 * nobody would be entitled.
 */
export const whoIsLiving = (end: EndOfTrust): DraftBlock => {
  const { fixed, person, onlyByDeath } = end
  const passedOver = end.passedOver
    ? sentence` In deciding who takes when the trust ends, ${nameOf(person)} is treated ${livingFor(end).asDead}.`
    : ''
  switch (fixed) {
    case undefined:
      return paragraph`A person takes only if living ${blank}.`
    case 'When I die':
      return paragraph`A person who survives me keeps their share even if they die before the trust ends: it then belongs to their estate.${passedOver}`
    case 'When the trust ends': {
      const days = sentence`at the end of the 28th day after the death of ${nameOf(person)}`
      return paragraph`Somebody is ${term('living at the end')} if they are living ${onlyByDeath ? days : sentence`when the trust ends or, if a death ends it, ${days}`}. If the trust ends when I die, somebody is living at the end if they survive me. A child conceived before the trust ends and born alive later is living at the end; a child conceived later is not.${passedOver}`
    }
  }
}

/** The meaning of a later child speaks of the testator's death. */
export const laterChildAtTheEnd = ({ fixed }: EndOfTrust, mayTake: boolean): DraftBlock[] =>
  mayTake && fixed !== 'When I die'
    ? [
        paragraph`Here the meaning of a later child of mine in ${clauses('meanings')} is read as if it spoke of being living at the end instead of surviving me.`,
      ]
    : []

/** What applies when nobody takes: never the Residuary Estate, which may be for the person whose trust it was. */
export const asIfIHadDied = (end: EndOfTrust): DraftRun[] =>
  sentence`, as if I had died when the trust ended and ${nameOf(end.person)} before me${end.fixed === 'When I die' ? '' : '. There, a person must be living at the end instead of surviving me'}`
