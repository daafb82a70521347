/** What has happened since a will was signed, with what follows from it, in words addressed to its customer. */

import { happened as words } from '#words/en/account.ts'
import { ADULT_FROM_AGE } from '../constants.ts'
import type { LawId } from '../law/dated-law.ts'
import { ageOn, byDay, type Day, dayOfIso, isAfter, yearsLater } from '../text/calendar-day.ts'
import { capital, firstNameIn, listed } from '../text/names.ts'
import { pronounsOf } from '../will/describe.ts'
import { personById } from '../will/questions.ts'
import { requestsOf } from '../will/roles.ts'
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
const lawWords: Partial<Record<LawId, { readonly says: string; readonly follows: string }>> = words.laws

const ofBirthday = (will: Will, { on, ended }: Change): Happened[] => {
  const persons = [...new Set(ended.flatMap((fact) => ('person' in fact ? fact.person : [])))]
  return persons.map((id): Happened => {
    const person = personById(will, id)
    const { They, them } = called(will, id)
    const has = (kind: 'held' | 'guardian' | 'too young to act') =>
      ended.some((fact) => fact.kind === kind && 'person' in fact && fact.person === id)
    const follows = [
      has('held') ? words.noLongerHeld(them) : '',
      has('guardian') ? words.needsNoGuardian(They) : '',
      has('too young to act') ? words.canAct(They) : '',
    ]
    return {
      on,
      says: words.turned(named(will, id), person?.dob ? ageOn(on, person.dob) : ADULT_FROM_AGE),
      follows: follows.filter(Boolean).join(' '),
      look: true,
    }
  })
}

const ofLaw = ({ on, causes, begun }: Change): Happened[] =>
  causes.flatMap((cause): Happened[] => {
    const said = cause.kind === 'law' && begun.some(({ kind }) => kind === 'advice') ? lawWords[cause.law] : undefined
    return said ? [{ on, ...said, look: true }] : []
  })

const ofReview = ({ on, begun }: Change): Happened[] =>
  begun.flatMap((fact): Happened[] =>
    fact.kind === 'review'
      ? [{ on, says: words.review.says(fact.years), follows: words.review.follows, look: true }]
      : [],
  )

const happenedOn = (will: Will, change: Change): Happened[] => {
  const known = [...ofBirthday(will, change), ...ofLaw(change), ...ofReview(change)]
  if (known.length > 0) return known
  return [{ on: change.on, ...words.advice, look: true }]
}

/** The last birthday of each person who is still too young: nothing changes, and it is good to know. */
const birthdaysWithout = ({ will, signedOn }: SignedWill, today: Day): Happened[] =>
  youngTakers(will, today).flatMap(({ id, dob }): Happened[] => {
    if (!dob) return []
    const age = ageOn(today, dob)
    const on = yearsLater(dob, age)
    if (!isAfter(on, signedOn)) return []
    return [{ on, says: words.turned(named(will, id), age), follows: words.stillHeld(called(will, id).them) }]
  })

const reported = (will: Will, signedOn: Day): Happened[] =>
  (will.watch?.reports ?? []).flatMap(({ event, person, on, verdict }, report): Happened[] => {
    if (isAfter(signedOn, on)) return []
    const name = person === undefined ? '' : named(will, person)
    const says = event === 'Death' && name !== '' ? words.hasDied(name) : words.told[event]
    return [
      { on, says, follows: words.verdicts[verdict], report, ...(verdict !== 'provides' && { look: true as const }) },
    ]
  })

const peopleAsked = (will: Will, signedOn: Day): Happened[] => {
  const byDay = Map.groupBy(requestsOf(will), ({ asked }) => asked.slice(0, 10))
  return [...byDay].flatMap(([iso, asked]): Happened[] => {
    const on = dayOfIso(iso)
    if (isAfter(signedOn, on)) return []
    const names = listed.format(new Set(asked.map(({ name }) => firstNameIn(name))))
    return [{ on, says: words.weWrote(names), follows: words.whatTheyAnswer }]
  })
}

/** @param signed The will as it was signed; `will` is it as it is now, with what was said since. The first comes first. */
export const sinceThen = (signed: SignedWill, will: Will, today: Day): Happened[] => {
  const { signedOn } = signed
  const witnesses = will.signing?.witnesses
  const signature: Happened[] = witnesses
    ? [{ on: signedOn, says: words.youSigned, follows: words.wereThere(listed.format(witnesses)) }]
    : []
  const later = [
    ...peopleAsked(will, signedOn),
    ...changesOf(signed, today).flatMap((change) => happenedOn(signed.will, change)),
    ...birthdaysWithout(signed, today),
    ...reported(will, signedOn),
  ]
  return [...signature, ...byDay(later)]
}
