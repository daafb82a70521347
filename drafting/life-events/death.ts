/** The death of a person in the will. */
import { pictureOf } from '#core/picture/picture.ts'
import { whatComesBack, whereGiftsGo, whereSharesGo } from '#core/picture/words.ts'
import type { Day } from '#core/text/calendar-day.ts'
import {
  appointedFirm,
  candidatesOf,
  isBody,
  isMinor,
  mayAppointGuardian,
  personById,
  petsToLookAfter,
  youngChildren,
} from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { trustOf } from '#core/will/trusts.ts'
import { afterDeath as words } from '#words/en/reading.ts'
import { answerOf, clauseNumbers, type LifeAnswer, type LifeQuestion, namesIn, type Point } from './life-answer.ts'
import { holdersWithout, trustsWithout } from './trusts.ts'

const executors = (will: Will, today: Day, gone: number): Point[] => {
  if (!will.executor.includes(gone)) {
    if (!will.executorBackup.includes(gone)) return []
    return [{ says: words.oneBackupFewer, clause: 'executors' }]
  }
  const { all } = namesIn(will, today)
  const left = will.executor.filter((id) => id !== gone)
  const backups = will.executorBackup.filter(
    (id) => id !== gone && !will.executor.includes(id) && !isMinor(personById(will, id) ?? nobody, today),
  )
  const firm = appointedFirm(will)
  if (left.length > 1 || (left.length > 0 && (firm || backups.length === 0)))
    return [{ says: (left.length > 1 ? words.areStill : words.isStill)(all(left)), clause: 'executors' }]
  const [next] = backups
  if (next !== undefined) {
    const together = left.length > 0 ? words.areExecutors(all([...left, next])) : words.becomesExecutor(all([next]))
    return [{ says: together, clause: 'executors' }]
  }
  if (firm) return [{ says: words.lawyersStill(firm.name), clause: 'professional-firm' }]
  return [{ says: words.noExecutorLeft, clause: 'executors', gap: true }]
}

const nobody = { isChild: 'No' } as Person

const guardians = (will: Will, today: Day, gone: number): Point[] => {
  const { one, all } = namesIn(will, today)
  return youngChildren(will, today).flatMap((child): Point[] => {
    const { guardianId, backupGuardianId } = child
    // The will appoints none for a child for whom the testator may not.
    if (!mayAppointGuardian(child) || !guardianId.includes(gone)) return []
    const left = guardianId.filter((id) => id !== gone)
    const instead = left.length > 0 ? left : backupGuardianId.filter((id) => id !== gone)
    const name = one(child.id)
    if (instead.length === 0) return [{ says: words.noOtherGuardian(name), clause: 'guardians', gap: true }]
    const several = instead.length > 1
    const looks =
      left.length > 0
        ? words[several ? 'lookAfter' : 'looksAfter']
        : words[several ? 'lookAfterInstead' : 'looksAfterInstead']
    return [{ says: looks(all(instead), name), clause: 'guardians' }]
  })
}

const pets = (will: Will, today: Day, gone: number): Point[] => {
  const { one } = namesIn(will, today)
  return petsToLookAfter(will).flatMap(({ guardianId, fullname }): Point[] => {
    if (!guardianId.includes(gone)) return []
    const [next] = guardianId.filter((id) => id !== gone)
    return next === undefined
      ? [{ says: words.findAHome(fullname), clause: 'pets' }]
      : [{ says: words.isAsked(one(next), fullname), clause: 'pets' }]
  })
}

/** Where somebody has the income first, what the others share later is told of that trust. */
const residue = (will: Will, today: Day, gone: number, held: readonly Point[]): Point[] => {
  if (trustOf(will, 'Residue') && held.some(({ clause }) => clause === 'residue')) return []
  const picture = pictureOf(will, today, { died: [gone], laterChild: false })
  const shares = whereSharesGo(picture)
  const moved = picture.departed.filter(({ goes }) => goes !== 'nowhere')
  const clause = moved.some(({ goes }) => goes === 'to the last resort') ? 'ultimate-default' : 'if-a-share-fails'
  return shares.length > 0
    ? shares.map((says): Point => ({ says, clause }))
    : [{ says: words.sharesStay, clause: 'residue' }]
}

/** What the will does without this person: in their offices, with their gifts, and with their share. */
export const without = (will: Will, today: Day, gone: number): Point[] => {
  const picture = pictureOf(will, today, { died: [gone], laterChild: false })
  const held = trustsWithout(will, today, gone)
  const gifts = picture.gifts.filter(({ key }) => !key.startsWith('trust '))
  // Money that goes with a pet is given by the clause of the pets.
  const numbers = clauseNumbers(will, today)
  const ofGifts = (['rules-for-gifts', 'pets'] as const).find((id) => numbers.has(id))
  return [
    ...guardians(will, today, gone),
    ...executors(will, today, gone),
    ...pets(will, today, gone),
    ...whereGiftsGo({ ...picture, gifts }).map((says): Point => ({ says, ...(ofGifts && { clause: ofGifts }) })),
    ...residue(will, today, gone, held),
    ...held,
    ...whatComesBack(picture).map((says): Point => ({ says })),
  ]
}

export const whoDied = (will: Will, today: Day): LifeQuestion => {
  const { one } = namesIn(will, today)
  return {
    legend: words.whoHasDied,
    choices: candidatesOf(will)
      .filter((person) => !isBody(person) && person.fullname.trim() !== '')
      .map(({ id }) => ({ id: `person ${id}`, words: one(id), person: id })),
  }
}

export const afterDeath = (will: Will, today: Day, gone: number | undefined): LifeAnswer =>
  gone === undefined || !personById(will, gone)
    ? answerOf([{ says: words.notNamed }])
    : answerOf(without(will, today, gone), words.nameSomeoneNoHurry)

/** An executor or a substitute who is alive and does not act: their gifts and their share stay theirs. */
export const afterRefusal = (will: Will, today: Day, gone: number | undefined): LifeAnswer =>
  gone === undefined
    ? answerOf([{ says: words.notNamed }])
    : answerOf(
        [...executors(will, today, gone), ...holdersWithout(will, today, gone), { says: words.staysTheirs }],
        words.nameSomeone,
      )
