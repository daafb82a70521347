/** What has happened since a will was signed, with what follows from it, in words addressed to its customer. */

import { ADULT_FROM_AGE } from '../constants.ts'
import type { LawId } from '../law/dated-law.ts'
import { ageOn, byDay, type Day, isAfter, yearsLater } from '../text/calendar-day.ts'
import { capital, firstNameIn, listed } from '../text/names.ts'
import type { LifeEvent, LifeVerdict } from '../will/lists.ts'
import { pronounsOf } from '../will/pronouns.ts'
import { personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { youngTakers } from '../will/young-takers.ts'
import { type Change, changesOf, type SignedWill } from './changes.ts'

/** `look`: it means that the will is worth a look. `report`: the place of what the customer told us, from 0. */
export type Happened = {
  readonly on: Day
  readonly says: string
  readonly follows: string
  readonly look?: true
  readonly report?: number
}

const named = (will: Will, id: number): string => firstNameIn(personById(will, id)?.fullname ?? '')

/** "she" at the start of a sentence and "her" in one, where the relationship tells it; else the name. */
const called = (will: Will, id: number): { readonly They: string; readonly them: string } => {
  const person = personById(will, id)
  const name = named(will, id)
  if (!person) return { They: name, them: name }
  const { they, them } = pronounsOf(person, name)
  return { They: capital(they), them }
}

/** The rules whose change customers read about. The others decide nothing that a signed will does. */
const lawWords: Partial<Record<LawId, readonly [string, string]>> = {
  'pensions-are-taxed': [
    'Inheritance tax counts most pensions.',
    'What you leave may be taxed more than when you signed. Tax advice may save your family money.',
  ],
}

const ofBirthday = (will: Will, { on, ended }: Change): Happened[] => {
  const persons = [...new Set(ended.flatMap((fact) => ('person' in fact ? fact.person : [])))]
  return persons.map((id): Happened => {
    const person = personById(will, id)
    const { They, them } = called(will, id)
    const has = (kind: 'held' | 'guardian' | 'too young to act') =>
      ended.some((fact) => fact.kind === kind && 'person' in fact && fact.person === id)
    const follows = [
      has('held') ? `What you leave ${them} is no longer held.` : '',
      has('guardian') ? `${They} needs no guardian any more.` : '',
      has('too young to act') ? `${They} can act as an executor now.` : '',
    ]
    return {
      on,
      says: `${named(will, id)} turned ${person?.dob ? ageOn(on, person.dob) : ADULT_FROM_AGE}.`,
      follows: follows.filter(Boolean).join(' '),
      look: true,
    }
  })
}

const ofLaw = ({ on, causes, begun }: Change): Happened[] =>
  causes.flatMap((cause): Happened[] => {
    const words = cause.kind === 'law' && begun.some(({ kind }) => kind === 'advice') ? lawWords[cause.law] : undefined
    return words ? [{ on, says: words[0], follows: words[1], look: true }] : []
  })

const ofReview = ({ on, begun }: Change): Happened[] =>
  begun.flatMap((fact): Happened[] =>
    fact.kind === 'review'
      ? [
          {
            on,
            says: `You signed ${fact.years} years ago.`,
            follows: 'Read what your will does today, and whether it is still what you want.',
            look: true,
          },
        ]
      : [],
  )

const happenedOn = (will: Will, change: Change): Happened[] => {
  const known = [...ofBirthday(will, change), ...ofLaw(change), ...ofReview(change)]
  if (known.length > 0) return known
  return [{ on: change.on, says: 'Our advice on your will changed.', follows: 'Your answers show it.', look: true }]
}

/** The last birthday of each person who is still too young: nothing changes, and it is good to know. */
const birthdaysWithout = ({ will, signedOn }: SignedWill, today: Day): Happened[] =>
  youngTakers(will, today).flatMap(({ id, dob }): Happened[] => {
    if (!dob) return []
    const age = ageOn(today, dob)
    const on = yearsLater(dob, age)
    if (!isAfter(on, signedOn)) return []
    return [
      {
        on,
        says: `${named(will, id)} turned ${age}.`,
        follows: `What you leave ${called(will, id).them} is still held.`,
      },
    ]
  })

const told: Readonly<Record<LifeEvent, string>> = {
  Marriage: 'You told us of a marriage.',
  Separation: 'You told us of a separation.',
  Birth: 'You told us of a child.',
  Death: 'You told us of a death.',
  Home: 'You told us of another home.',
  Move: 'You told us that you are moving.',
  Inheritance: 'You told us that you came into money.',
  Business: 'You told us of a business.',
  'Marriage of another': 'You told us that someone in your will has married.',
  Executor: 'You told us that an executor does not act.',
  'Something else': 'You told us that something changed.',
}

const verdictWords: Readonly<Record<LifeVerdict, string>> = {
  provides: 'Your will provides for it.',
  'does not cover': 'Your will does not cover it yet.',
  solicitor: 'See a solicitor about it.',
}

const reported = (will: Will, signedOn: Day): Happened[] =>
  (will.watch?.reports ?? []).flatMap(({ event, person, on, verdict }, report): Happened[] => {
    if (isAfter(signedOn, on)) return []
    const name = person === undefined ? '' : named(will, person)
    const says = event === 'Death' && name !== '' ? `You told us that ${name} has died.` : told[event]
    return [
      { on, says, follows: verdictWords[verdict], report, ...(verdict !== 'provides' && { look: true as const }) },
    ]
  })

const executorsTold = (will: Will, signedOn: Day): Happened[] => {
  const byDay = Map.groupBy(will.executorsTold ?? [], ({ on }) => on)
  return [...byDay].flatMap(([iso, told]): Happened[] => {
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
    const on = { day, month, year }
    if (isAfter(signedOn, on)) return []
    const names = listed.format(told.map(({ id }) => named(will, id)))
    return [
      {
        on,
        says: `We wrote to ${names}.`,
        follows: `${told.length > 1 ? 'They know' : 'They know'} that you named them as ${told.length > 1 ? 'executors' : 'an executor'}.`,
      },
    ]
  })
}

/** @param signed The will as it was signed; `will` is it as it is now, with what was said since. The first comes first. */
export const sinceThen = (signed: SignedWill, will: Will, today: Day): Happened[] => {
  const { signedOn } = signed
  const witnesses = will.signing?.witnesses
  const signature: Happened[] = witnesses
    ? [{ on: signedOn, says: 'You signed it.', follows: `${listed.format(witnesses)} were there.` }]
    : []
  const later = [
    ...executorsTold(will, signedOn),
    ...changesOf(signed, today).flatMap((change) => happenedOn(signed.will, change)),
    ...birthdaysWithout(signed, today),
    ...reported(will, signedOn),
  ]
  return [...signature, ...byDay(later)]
}
